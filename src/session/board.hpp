// A game of a session: the table, the bots that sit at it, and how the page shows it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/side.hpp"
#include "module/catalog.hpp"
#include "play/bot.hpp"
#include "play/table.hpp"
#include "session/bot_means.hpp"

namespace lawan::session {

inline constexpr Seconds kUsualDelay{0.5};

// A game that is to be put on a board.
struct BoardSetup {
    const GameModule* entry;
    OptionTexts settings;  // of the game, as they were chosen
    TableSetup table;
    Seconds delay = kUsualDelay;  // between moves of two bots
};

// A bot belongs to one job at a time; a job that was cancelled keeps it and drops it.
struct SeatedBot {
    MemoryBudget::Share share;  // none of a program, which has limits of its own
    std::unique_ptr<Bot> bot;
    bool greeted = false;
    Spec spec = {};  // who sits there
};

// A bot at work on a move.
struct Thinking {
    StopSignal stop;
    Side side = Side::X;
    Seconds began{0};
    std::optional<Seconds> limit;
    bool program = false;  // it cannot be asked for the best it has: stopped, it has lost
};

struct Board {
    std::string name;
    const GameModule* entry;
    OptionTexts settings;
    Seconds delay;
    Table table;
    PerSide<std::shared_ptr<SeatedBot>> bots = {};
    std::shared_ptr<Thinking> thinking = {};
    std::uint64_t generation = 0;  // grows with every change
    Seconds changed_at{0};
    std::optional<Seconds> next_move_at = {};
};

// The rules of tables on the page: people see the clock, so nobody has more time than it shows, and
// it waits until somebody has moved.
[[nodiscard]] inline TableSetup page_table(const AnyGame& game) {
    TableSetup setup{game, {}};
    setup.allowance = Seconds{0};
    setup.first_move_is_free = true;
    return setup;
}

}  // namespace lawan::session
