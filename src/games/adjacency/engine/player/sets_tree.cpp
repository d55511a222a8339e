#include "games/adjacency/engine/player/sets_tree.hpp"

#include <algorithm>
#include <limits>

namespace lawan::adjacency::player {

// What a move settles counts for it; each neighbourhood of which it leaves one cell is settled by
// the answer. Slot exchange (docs/adjacency-theory.md) leaves out many moves.
SetsTree::Moves::Moves(const SetsTree& tree, Node cells, std::optional<Square> first)
    : cells_{cells} {
    const full::Geometry& geometry = tree.geometry_;
    const full::ClosedCounts counts{cells};
    const full::ClosedCounts settled{counts.exactly_one() & geometry.board()};
    const full::ClosedCounts given{counts.exactly_two() & geometry.board()};
    Bitboard no_better;
    for (int settles = full::kMostDegree; settles >= 0; --settles) {
        for (const Square cell : squares(cells & settled.exactly(settles))) {
            if (no_better.has(cell)) continue;
            no_better |= geometry.no_better(cell, settles);
            const bool is_first = first && *first == cell;
            const int order =
                is_first ? std::numeric_limits<int>::max() : 2 * settles - given.at(cell);
            all_[count_++] = {cell, settles, order};
        }
    }
    std::stable_sort(all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(count_),
                     [](const Move& a, const Move& b) { return a.order > b.order; });
}

}  // namespace lawan::adjacency::player
