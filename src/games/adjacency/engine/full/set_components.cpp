// What the components of a set say of it: a part of SetSearch.
#include <algorithm>

#include "games/adjacency/engine/full/set_search.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr int kCellsOfComponents = 12;  // components up to here are solved for their bounds

}  // namespace

int SetSearch::even_component(Bitboard cells) {
    if (const auto known = components_.value(cells)) return *known;
    const int found = value(cells);
    if (!budget_->spent()) components_.put(cells, found, 0);
    return found;
}

OddGroup SetSearch::odd_component(Bitboard cells) {
    if (const auto known = components_.odd(cells)) return *known;
    const Bitboard ones = ClosedCounts{cells}.exactly_one() & geometry_->board();
    OddGroup found{value(cells), -SetBounds::kUnknown};
    for (const Square cell : squares(cells)) {
        const int settles = (geometry_->closed(cell) & ones).count();
        found.twice = std::max(found.twice, settles + value(cells ^ Bitboard::of(cell)));
        if (budget_->spent()) return found;
    }
    components_.put(cells, found.value, found.twice);
    return found;
}

// An even number of empty cells: F is at most what the side to move gains when it is answered in
// the same component, or by opening another odd one. An odd number: it opens one and answers then.
// Components that are too large have to be known to the oracle, all of them together.
std::optional<bool> SetSearch::by_components(const CellSet& set, int bound) {
    OddGroups odd;
    int even_sum = 0;
    Bitboard large;
    for (Bitboard left = set.cells; left.any();) {
        const Bitboard part = geometry_->component(set.cells, lowest(left));
        if (part == set.cells && set.coins == 0) return std::nullopt;
        left = left & ~part;
        const int size = part.count();
        if (size > kCellsOfComponents) {
            if (!oracle) return std::nullopt;
            large = large | part;
        } else if (!is_odd(size)) {
            even_sum += even_component(part);
        } else if (!odd.add(odd_component(part))) {
            return std::nullopt;
        }
        if (budget_->spent()) return std::nullopt;
    }
    for (int degree = 1; degree <= kMostDegree; ++degree) {
        if ((set.coins >> degree & 1U) != 0 && !odd.add({degree, degree})) return std::nullopt;
    }
    if (large == set.cells && set.coins == 0) return std::nullopt;
    int opened = 0;  // of the large ones, if they are odd
    if (large.any()) {
        const auto told = oracle({large, 0});
        if (!told) return std::nullopt;
        if (is_odd(large.count())) {
            opened = told->lower;
        } else {
            even_sum += told->upper;
        }
    }
    if (is_odd(large.count())) {
        if (is_odd(static_cast<int>(odd.count()))) return std::nullopt;
        return opened - odd.upper() - even_sum >= bound ? std::optional{true} : std::nullopt;
    }
    if (is_odd(static_cast<int>(odd.count()))) {
        return odd.lower() - even_sum >= bound ? std::optional{true} : std::nullopt;
    }
    return odd.upper() + even_sum < bound ? std::optional{false} : std::nullopt;
}

}  // namespace lawan::adjacency::full
