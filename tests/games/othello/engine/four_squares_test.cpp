// The order of the last four empty squares: each comes once, with the other three behind it, and
// whoever is alone in a quadrant comes first.
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>

#include <gtest/gtest.h>

#include "games/othello/engine/kernel/four_squares.hpp"

namespace lawan::othello {
namespace {

TEST(OthelloFourSquares, ArePermutations) {
    for (const FourOrders& orders : kFourOrders) {
        std::set<int> played;
        for (const auto& row : orders.rows) {
            played.insert(row[0]);
            EXPECT_EQ(std::set<int>(row.begin(), row.end()), (std::set<int>{0, 1, 2, 3}));
        }
        EXPECT_EQ(played.size(), 4U);
    }
}

TEST(OthelloFourSquares, TriesWhatIsAloneFirst) {
    for (std::size_t all = 0; all < 256; ++all) {
        const auto quadrant = [&](int place) { return all >> (2 * place) & 3U; };
        for (const auto& row : kFourOrders[all].rows) {
            // Of the three that are left, a pair in one quadrant is never before the third.
            const std::array<std::size_t, 3> left{quadrant(row[1]), quadrant(row[2]),
                                                  quadrant(row[3])};
            const bool pair_first = left[2] != left[0] && left[0] == left[1];
            const bool pair_around = left[1] != left[0] && left[0] == left[2];
            EXPECT_FALSE(pair_first || pair_around) << all;
        }
    }
}

TEST(OthelloFourSquares, NamesSquaresOfTheBoard) {
    // a1 and b1 share a quadrant; h1 and h8 are alone: they come first, and after each the other.
    const std::uint64_t empty = (std::uint64_t{1} << 0) | (std::uint64_t{1} << 1) |
                                (std::uint64_t{1} << 7) | (std::uint64_t{1} << 63);
    const auto order = LAWAN_KERNEL::four_squares(empty).order;
    EXPECT_EQ(order[0], 0x01003F07U);
    EXPECT_EQ(order[1], 0x0100073FU);
    EXPECT_EQ(order[2] & 0xFFU, 0U);
    EXPECT_EQ(order[3] & 0xFFU, 1U);
}

}  // namespace
}  // namespace lawan::othello
