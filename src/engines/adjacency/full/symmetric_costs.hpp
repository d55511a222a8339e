// What the table of symmetric sets costs: memory for the hard ones, and how far the work is.
#pragma once

#include "core/memory.hpp"
#include "engines/adjacency/full/symmetric_sets.hpp"
#include "engines/adjacency/solver.hpp"

namespace lawan::adjacency::full {

// What is set aside for tables of all subsets of sets that are hard to search; there are none on
// smaller boards.
[[nodiscard]] MebiBytes memory_for_tables(const Question& question);

// At most half of it for the tables that the threads make each for itself; they are gone when all
// threads make one together.
void share_out(MebiBytes memory, int threads, SymmetricSets::Work& work);

// The share of the work that is done with so many of all pairs.
[[nodiscard]] double share_of_work(double pairs, int all);

}  // namespace lawan::adjacency::full
