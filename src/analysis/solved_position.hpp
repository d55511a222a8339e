// What a game's solver proves of a position within a time: analyses and hints are exact where it
// can be had.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/memory.hpp"
#include "core/thought.hpp"
#include "core/time_source.hpp"
#include "module/catalog.hpp"
#include "play/bot.hpp"

namespace lawan {

struct SolvedPosition {
    Score value;                     // for the side to move
    std::vector<AnyMove> best = {};  // that keep it
    bool best_are_all = false;
    std::vector<AnyMove> line = {};  // best play for both
    std::uint64_t nodes = 0;

    [[nodiscard]] bool keeps_value(AnyMove move) const;
};

// None where it was not settled in time. The position must not be over. The clock is asked
// whenever the solver says how far it is, as one that attends to others has to be.
[[nodiscard]] std::optional<SolvedPosition> solved_within(const GameModule& entry,
                                                          const AnyPosition& position,
                                                          MebiBytes memory, Seconds time,
                                                          const StopSignal* stop,
                                                          const TimeSource& clock);

// The answer of a bot that has the time of the turn's limits; half of it belongs to the solver
// where that may settle the position and the bot has not.
[[nodiscard]] Thought<AnyMove> think_exactly(const GameModule& entry, Bot& bot, const Turn& turn,
                                             std::optional<MebiBytes> memory);

}  // namespace lawan
