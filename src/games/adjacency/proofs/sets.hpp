// The kind `symmetric-sets`: the second player of a full-board game of Adjacency wins by 2 or more.
//
//   by symmetric-sets
//   except PAIRS : SET MORE MORE …
//
// The empty cells are their own image under rotation by 180°. They fall into pairs, numbered from 0
// in the order in which their first cells come (a1, b1, …), and a set of pairs is a number with a
// bit for each. A line names sets of so many pairs, in hexadecimal: the first, and how much greater
// each further one is than the one before. Their images under symmetries that keep the empty cells
// are named with them. The claim is that the second player wins 2 in every set that is not named;
// docs/adjacency-theory.md says why it then wins 2 from a set of all pairs, and what is checked for
// each of them.
#pragma once

#include <string>

#include "proofs/kind.hpp"

namespace lawan::proofs {

[[nodiscard]] Verdict check_symmetric_sets(const std::string& position, const Claim& claim,
                                           Body& body, const Means& means);

}  // namespace lawan::proofs
