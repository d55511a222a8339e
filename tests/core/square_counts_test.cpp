// Counts of all squares at once, against counting one by one.
#include "core/square_counts.hpp"

#include <gtest/gtest.h>

#include <array>

#include "core/bitboard.hpp"
#include "core/random.hpp"
#include "core/wide_bitboard.hpp"

namespace lawan {
namespace {

template <class Board>
void expect_counts(Random& random, int squares_used, int sets) {
    std::array<int, 400> plain{};
    SquareCounts<Board> counts;
    for (int i = 0; i < sets; ++i) {
        Board set{};
        for (int square = 0; square < squares_used; ++square) {
            if (!random.chance(0.4)) continue;
            set.add(Square{square});
            ++plain[static_cast<std::size_t>(square)];
        }
        counts.add(set);
    }
    Board over{};
    int sum = 0;
    for (int square = 0; square < squares_used; ++square) {
        const int count = plain[static_cast<std::size_t>(square)];
        EXPECT_EQ(counts.any().has(Square{square}), count > 0);
        if (!random.chance(0.5)) continue;
        over.add(Square{square});
        sum += count * count;
    }
    EXPECT_EQ(counts.sum_of_squares(over), sum);
}

TEST(SquareCounts, AreThoseOfEachSquare) {
    Random random{Seed{7}};
    for (const int sets : {0, 1, 2, 3, 4, 10, 20, 31}) {
        expect_counts<Bitboard>(random, 64, sets);
        expect_counts<WideBitboard>(random, 400, sets);
    }
}

}  // namespace
}  // namespace lawan
