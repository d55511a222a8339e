// A tournament over several processes and machines.
#pragma once

#include "tournaments/run.hpp"
#include "work/ranks.hpp"

namespace lawan {

// Rank 0: hands out the games and keeps them. False when it was stopped before the end.
bool lead_tournament(Ranks& ranks, Tournament& tournament, TournamentStore& store,
                     const RunSettings& settings);

// The others: play what rank 0 hands out, until it has no more. `stalls` are those of the machine
// that such a rank runs on.
void follow_tournament(Ranks& ranks, const StallLog& stalls);

}  // namespace lawan
