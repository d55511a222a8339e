// Sets of pairs of cells, one bit each, in the order of those with as many pairs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lawan::adjacency::full {

inline constexpr int kMostPairs = 28;

namespace detail {

using Binomials = std::array<std::array<std::uint64_t, kMostPairs + 2>, kMostPairs + 1>;

[[nodiscard]] constexpr Binomials make_binomials() {
    Binomials table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}
inline constexpr Binomials kBinomials = make_binomials();

}  // namespace detail

// How many sets of k there are among n.
[[nodiscard]] constexpr std::uint64_t choose(int n, int k) {
    return detail::kBinomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

// The set in this place, from 0, among those with as many `pairs`. (The combinatorial number
// system: Knuth, TAOCP 4A, 7.2.1.3.)
[[nodiscard]] constexpr std::uint64_t set_at(std::uint64_t place, int pairs) {
    std::uint64_t set = 0;
    for (int left = pairs; left > 0; --left) {
        int pair = left - 1;
        while (pair + 1 < kMostPairs && choose(pair + 1, left) <= place) ++pair;
        set |= std::uint64_t{1} << pair;
        place -= choose(pair, left);
    }
    return set;
}

// The next greater number with as many bits set (Gosper; Beeler, Gosper, Schroeppel: HAKMEM, item
// 175).
[[nodiscard]] constexpr std::uint64_t next_with_as_many_bits(std::uint64_t set) {
    const std::uint64_t lowest = set & (~set + 1);
    const std::uint64_t carried = set + lowest;
    return carried | (((set ^ carried) / lowest) >> 2);
}

}  // namespace lawan::adjacency::full
