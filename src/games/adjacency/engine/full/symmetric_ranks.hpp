// The table of symmetric sets over several processes: rank 0 hands out chunks of sets with as many
// pairs, tells the others what came out before those with a pair more, and keeps the checkpoint.
#pragma once

#include "games/adjacency/engine/full/symmetric_sets.hpp"
#include "games/adjacency/engine/full/symmetric_work.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "work/ranks.hpp"

namespace lawan::adjacency::full {

// Rank 0: fills the table as advance() does for all numbers of pairs, or until the budget is spent.
void lead_symmetric_sets(Ranks& ranks, const Geometry& geometry, Bitboard cells,
                         SymmetricSets& sets, const SymmetricWork& work, const StopSignal* stop);

// The others: until rank 0 needs no more help. Takes the memory and the signal of the question.
void help_with_symmetric_sets(const Question& question);

}  // namespace lawan::adjacency::full
