// What the tables need of a game, and what the store keeps of it besides.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "core/limits.hpp"
#include "core/side.hpp"
#include "play/game_record.hpp"

namespace lawan {

// What a side spent on its moves; those of the opening are nobody's.
struct Effort {
    int moves = 0;
    Seconds time{0};
    Seconds longest{0};
    std::uint64_t nodes = 0;
};

struct GameSummary {
    std::int64_t number = 0;  // in the order of the schedule, from 1
    std::size_t pairing = 0;
    int round = 0;
    PerSide<std::size_t> bots;  // by their places in the plan
    Side first = Side::X;       // who moved first
    int opening_plies = 0;
    EndReason reason = EndReason::Finished;
    std::optional<Side> winner;
    int score = 0;  // X − O
    PerSide<Effort> efforts;

    // Points of the bot that plays this side.
    [[nodiscard]] double points(Side side) const {
        if (!winner) return 0.5;
        return *winner == side ? 1 : 0;
    }
    // Did somebody lose by a failure rather than by the rules?
    [[nodiscard]] bool forfeited() const {
        return reason != EndReason::Finished && reason != EndReason::Resigned &&
               reason != EndReason::Adjudicated && reason != EndReason::Stopped;
    }
};

struct StoredGame {
    GameSummary summary;
    GameRecord record;
    std::string ended = {};  // when, as 2003-12-15T18:30:00Z; the store knows
};

// The summary of a record; number, pairing, round, bots and first are the caller's.
void summarise(const GameRecord& record, GameSummary& summary);

}  // namespace lawan
