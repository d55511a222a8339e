// Games between bots of the catalog.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/game_summary.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "experiments/run.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/game_record.hpp"

namespace lawan::experiments {

struct GamePlan {
    const GameModule& entry;
    AnyGame game;
    PerSide<Spec> players;
    Seed seed;
    std::uint64_t number = 0;
    std::vector<AnyMove> opening = {};
};

struct PlayedGame {
    GameRecord record;
    AnyPosition end;
    std::size_t opening_moves = 0;
    PerSide<Effort> efforts = {};  // without the opening

    [[nodiscard]] PerSide<int> counts() const;  // of marks or discs
};

// A spec of this name stands for whoever sits before the screen: RunSettings::human.
inline constexpr const char* kHuman = "human";

// A record with what can be told from it. `opening_moves` were made before the bots began.
[[nodiscard]] PlayedGame played_game(const AnyGame& game, GameRecord record,
                                     std::size_t opening_moves);

// None when the run was stopped on the way. A game that did not end by the rules is a mistake of
// ours: throws std::logic_error.
[[nodiscard]] std::optional<PlayedGame> play(const GamePlan& plan, const Run& run);

// A game of the catalog with these settings: {{"rounds", "8"}}.
[[nodiscard]] AnyGame make_game(const GameModule& entry, const OptionTexts& settings);

// Adds the option where the bot has it and the spec does not set it.
[[nodiscard]] Spec with_option(const GameModule& entry, Spec spec, const std::string& option,
                               const std::string& value);

// "0.05": as an option's value.
[[nodiscard]] std::string seconds_text(Seconds time);

}  // namespace lawan::experiments
