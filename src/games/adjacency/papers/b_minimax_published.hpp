// The search of adjacency-b's published program, with its slips.
#pragma once

#include "core/budget.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"

namespace lawan::adjacency::papers {

// The first depth: as many plies, counted from the root, as keep a full tree within the leaves.
[[nodiscard]] int b_first_depth(int empty_cells, int leaves);

// The program's tree puts O for the bot whichever side it plays, so that as X it plays O's best
// move. After its own move the bot moves again; the tree ignores the round limit; where the board
// is full, +1, 0 and −1 stand beside volatilities. In the last rounds of a short game the program
// has no depth to search and fails; then, and when time is up too early, this answers with the
// program's fallback: greedily, by volatile and immutable marks.
[[nodiscard]] Thought<Move> b_minimax_published(const Position& position, int leaves,
                                                Budget& budget);

}  // namespace lawan::adjacency::papers
