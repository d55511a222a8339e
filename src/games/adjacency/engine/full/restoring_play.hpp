// A lower bound of F for symmetric sets: the side to move keeps the set within one cell of
// symmetry.
//
// Let S be its own image under rotation by 180°. If the first player moves to c, the set S∖c lacks
// one cell of symmetry. Wherever the other side moves then, the first player can bring that back:
// where it plays c′ the set is symmetric again; where it plays d, an answer at d′ or at c′ leaves a
// symmetric set without one cell. So only such sets arise, a table of which gives what the first
// player is sure of: theorem 8 of docs/adjacency-theory.md. Up to ten cells the values are exact.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/adjacency/engine/full/geometry.hpp"

namespace lawan::adjacency::full {

struct RestoringWork {
    Budget& budget;
    int threads = 1;
    std::function<void(int pairs, double share)> progress = {};  // of the work that is done
};

// What the table takes for this many pairs.
[[nodiscard]] MebiBytes memory_for_restoring(int pairs);

// F(cells) is at least the result, for a set to which SymmetricSets applies. Nothing
// when the budget is spent.
[[nodiscard]] std::optional<int> least_by_restoring(const Geometry& geometry, Bitboard cells,
                                                    const RestoringWork& work);

}  // namespace lawan::adjacency::full
