#include "games/adjacency/engine/full/set_components.hpp"

#include <algorithm>

#include "games/adjacency/engine/full/set_search.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr int kCellsOfComponents = 12;  // components up to here are solved for their bounds

}  // namespace

int SetComponents::even(Bitboard cells) {
    if (const auto known = known_.value(cells)) return *known;
    const int found = search_.value(cells);
    if (!search_.is_spent()) known_.put(cells, found, 0);
    return found;
}

OddGroup SetComponents::odd(Bitboard cells) {
    if (const auto known = known_.odd(cells)) return *known;
    const Bitboard ones = ClosedCounts{cells}.exactly_one() & geometry_.board();
    OddGroup found{search_.value(cells), -SetBounds::kUnknown};
    for (const Square cell : squares(cells)) {
        const int settles = (geometry_.closed(cell) & ones).count();
        found.twice = std::max(found.twice, settles + search_.value(cells ^ Bitboard::of(cell)));
        if (search_.is_spent()) return found;
    }
    known_.put(cells, found.value, found.twice);
    return found;
}

// An even number of empty cells: F is at most what the side to move gains when it is answered in
// the same component, or by opening another odd one. An odd number: it opens one and answers then.
// Components that are too large have to be known to the oracle, all of them together.
std::optional<bool> SetComponents::is_at_least(const CellSet& set, int bound) {
    OddGroups odd_groups;
    int even_sum = 0;
    Bitboard large;
    for (Bitboard left = set.cells; left.any();) {
        const Bitboard part = geometry_.component(set.cells, lowest(left));
        if (part == set.cells && set.coins == 0) return std::nullopt;
        left = left & ~part;
        const int size = part.count();
        if (size > kCellsOfComponents) {
            if (!search_.oracle) return std::nullopt;
            large = large | part;
        } else if (!is_odd(size)) {
            even_sum += even(part);
        } else if (!odd_groups.add(odd(part))) {
            return std::nullopt;
        }
        if (search_.is_spent()) return std::nullopt;
    }
    for (int degree = 1; degree <= kMostDegree; ++degree) {
        if ((set.coins >> degree & 1U) != 0 && !odd_groups.add({degree, degree}))
            return std::nullopt;
    }
    if (large == set.cells && set.coins == 0) return std::nullopt;
    int opened = 0;  // of the large ones, if they are odd
    if (large.any()) {
        const auto told = search_.oracle({large, 0});
        if (!told) return std::nullopt;
        if (is_odd(large.count())) {
            opened = told->lower;
        } else {
            even_sum += told->upper;
        }
    }
    if (is_odd(large.count())) {
        if (is_odd(static_cast<int>(odd_groups.count()))) return std::nullopt;
        return opened - odd_groups.upper() - even_sum >= bound ? std::optional{true} : std::nullopt;
    }
    if (is_odd(static_cast<int>(odd_groups.count()))) {
        return odd_groups.lower() - even_sum >= bound ? std::optional{true} : std::nullopt;
    }
    return odd_groups.upper() + even_sum < bound ? std::optional{false} : std::nullopt;
}

}  // namespace lawan::adjacency::full
