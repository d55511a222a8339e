// Bots whose own limits are wider than those of the command: what they are called tells what holds.
#pragma once

#include "arena/plan.hpp"
#include "core/limits.hpp"
#include "core/spec.hpp"

namespace lawan {

// The spec with its own depth, nodes and time no wider than these.
[[nodiscard]] Spec tightened(Spec spec, const Limits& limits);

// The same for a bot with a name: one that somebody gave it stays.
[[nodiscard]] PlannedBot tightened(const PlannedBot& bot, const Limits& limits);

// The same for all bots of a plan, by its limits for a move.
[[nodiscard]] TournamentPlan tightened(TournamentPlan plan);

}  // namespace lawan
