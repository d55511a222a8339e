#include "engines/adjacency/full/cold_parts.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace lawan::adjacency::full {
namespace {

constexpr std::size_t kSubsets = std::size_t{1} << kCellsOfColdParts;
constexpr int kFar = 100;

[[nodiscard]] std::size_t lowest_of(unsigned set) {
    return static_cast<std::size_t>(std::countr_zero(set)) % 8;
}

// k of each cell in each subset of a part, whose cells are numbered from 0.
using Settled = std::array<std::array<std::int8_t, 8>, kSubsets>;
static_assert(kCellsOfColdParts <= 8);

void count_settled(const Geometry& geometry, Bitboard part, unsigned subsets, Settled& settled) {
    for (unsigned set = 0; set < subsets; ++set) settled[set] = {};
    for (const Square v : squares((part | beside(part)) & geometry.board())) {
        unsigned near = 0;  // the cells of the part in N[v]
        unsigned number = 0;
        for (const Square cell : squares(part)) {
            if (geometry.closed(v).has(cell)) near |= 1U << number;
            ++number;
        }
        for (unsigned set = 1; set < subsets; ++set) {
            const unsigned left = near & set;
            if (std::has_single_bit(left)) ++settled[set][lowest_of(left)];
        }
    }
}

}  // namespace

std::optional<int> value_if_cold(const Geometry& geometry, Bitboard part) {
    Settled settled;
    std::array<int, kSubsets> value;
    std::array<int, kSubsets> answered;  // t, of the subsets with an even number of cells
    const auto cells = static_cast<unsigned>(part.count());
    const unsigned subsets = 1U << cells;
    count_settled(geometry, part, subsets, settled);
    value[0] = 0;
    answered[0] = 0;
    for (unsigned set = 1; set < subsets; ++set) {
        value[set] = -kFar;
        for (unsigned left = set; left != 0; left &= left - 1) {
            const auto cell = lowest_of(left);
            value[set] = std::max(value[set], settled[set][cell] - value[set ^ (1U << cell)]);
        }
        if (std::popcount(set) % 2 != 0) continue;
        answered[set] = value[set];
        for (unsigned left = set; left != 0; left &= left - 1) {
            const auto move = lowest_of(left);
            const unsigned after = set ^ (1U << move);
            int best = -kFar;
            for (unsigned others = after; others != 0; others &= others - 1) {
                const auto answer = lowest_of(others);
                best = std::max(best, settled[after][answer] - settled[set][move] +
                                          answered[after ^ (1U << answer)]);
            }
            answered[set] = std::min(answered[set], best);
        }
    }
    const unsigned all = subsets - 1;
    return answered[all] == value[all] ? std::optional{value[all]} : std::nullopt;
}

}  // namespace lawan::adjacency::full
