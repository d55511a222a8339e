// What a game's solver proves of a position within a time: analyses and hints are exact where it
// can be had.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "catalog/catalog.hpp"
#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/spec.hpp"
#include "core/thought.hpp"
#include "play/bot.hpp"

namespace lawan::session {

struct Exact {
    Score value;                     // for the side to move
    std::vector<AnyMove> best = {};  // that keep it
    bool best_are_all = false;
    std::vector<AnyMove> line = {};  // best play for both
    std::uint64_t nodes = 0;

    [[nodiscard]] bool keeps_value(AnyMove move) const;
};

// How much memory the solver may take beside this bot; none where it is not asked: the game has
// none, or it is the word of another bot, or of this one at a lower strength, that is wanted.
[[nodiscard]] std::optional<MebiBytes> proof_memory(const GameEntry& entry, const Spec& bot);

// None where it was not settled in time. The position must not be over.
[[nodiscard]] std::optional<Exact> proved_within(const GameEntry& entry,
                                                 const AnyPosition& position, MebiBytes memory,
                                                 Seconds time, const StopSignal* stop);

// The answer of a bot that has the time of the turn's limits; half of it belongs to the solver
// where that may settle the position and the bot has not.
[[nodiscard]] Thought<AnyMove> think_exactly(const GameEntry& entry, Bot& bot, const Turn& turn,
                                             std::optional<MebiBytes> memory);

}  // namespace lawan::session
