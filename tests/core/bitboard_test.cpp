// Sets of squares of either width, against std::bitset.
#include "core/bitboard.hpp"

#include <gtest/gtest.h>

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.hpp"
#include "core/wide_bitboard.hpp"

namespace lawan {
namespace {

template <class Board>
class Bitboards : public testing::Test {
  public:
    static constexpr std::size_t kSize = static_cast<std::size_t>(Board::kCapacity);
    using Bits = std::bitset<kSize>;

    static Board board_of(const Bits& bits) {
        Board board;
        for (std::size_t i = 0; i < kSize; ++i) {
            if (bits[i]) board.add(Square{static_cast<int>(i)});
        }
        return board;
    }

    static Bits bits_of(const Board& board) {
        Bits bits;
        for (std::size_t i = 0; i < kSize; ++i) bits[i] = board.has(Square{static_cast<int>(i)});
        return bits;
    }

    // Sets of every density, the empty and the full one included.
    static std::vector<Bits> samples() {
        std::vector<Bits> result{Bits{}, ~Bits{}};
        Random random{Seed{5}};
        for (int i = 0; i < 60; ++i) {
            const double density = random.unit();
            Bits bits;
            for (std::size_t j = 0; j < kSize; ++j) bits[j] = random.chance(density);
            result.push_back(bits);
        }
        for (std::size_t i = 0; i < kSize; i += 21) result.push_back(Bits{}.set(i));
        result.push_back(Bits{}.set(kSize - 1));
        return result;
    }
};

using Widths = testing::Types<Bitboard, WideBitboard>;
TYPED_TEST_SUITE(Bitboards, Widths, );

TYPED_TEST(Bitboards, HoldWhatWasPutIn) {
    for (const auto& bits : this->samples()) {
        const TypeParam board = this->board_of(bits);
        EXPECT_EQ(this->bits_of(board), bits);
        EXPECT_EQ(board.count(), static_cast<int>(bits.count()));
        EXPECT_EQ(board.empty(), bits.none());
        EXPECT_EQ(board.any(), bits.any());
    }
}

TYPED_TEST(Bitboards, ASingleSquare) {
    for (int i = 0; i < TypeParam::kCapacity; ++i) {
        const TypeParam board = TypeParam::of(Square{i});
        EXPECT_EQ(board.count(), 1);
        EXPECT_EQ(board.first(), Square{i});
        EXPECT_TRUE(board.has(Square{i}));
        TypeParam added;
        added.add(Square{i});
        EXPECT_EQ(added, board);
    }
}

TYPED_TEST(Bitboards, FirstSquares) {
    for (int count = 0; count <= TypeParam::kCapacity; ++count) {
        const TypeParam board = TypeParam::first_squares(count);
        EXPECT_EQ(board.count(), count);
        for (int i = 0; i < TypeParam::kCapacity; ++i) EXPECT_EQ(board.has(Square{i}), i < count);
    }
    EXPECT_EQ(TypeParam::first_squares(TypeParam::kCapacity + 100), ~TypeParam{});
}

TYPED_TEST(Bitboards, CombineLikeSets) {
    const auto samples = this->samples();
    for (const auto& a : samples) {
        EXPECT_EQ(this->bits_of(~this->board_of(a)), ~a);
        for (const auto& b : samples) {
            const TypeParam left = this->board_of(a);
            const TypeParam right = this->board_of(b);
            EXPECT_EQ(left & right, this->board_of(a & b));
            EXPECT_EQ(left | right, this->board_of(a | b));
            EXPECT_EQ(left ^ right, this->board_of(a ^ b));
            EXPECT_EQ(left == right, a == b);
            TypeParam changed = left;
            EXPECT_EQ(changed &= right, left & right);
            EXPECT_EQ((changed = left) |= right, left | right);
            EXPECT_EQ((changed = left) ^= right, left ^ right);
        }
    }
}

TYPED_TEST(Bitboards, ShiftByAnyDistance) {
    for (const auto& bits : this->samples()) {
        const TypeParam board = this->board_of(bits);
        for (int by = 0; by <= TypeParam::kCapacity + 70; ++by) {
            const auto distance = static_cast<std::size_t>(by);
            ASSERT_EQ(board << by, this->board_of(bits << distance)) << by;
            ASSERT_EQ(board >> by, this->board_of(bits >> distance)) << by;
        }
    }
}

TYPED_TEST(Bitboards, WalkTheirSquaresInOrder) {
    for (const auto& bits : this->samples()) {
        std::vector<int> expected;
        for (std::size_t i = 0; i < bits.size(); ++i) {
            if (bits[i]) expected.push_back(static_cast<int>(i));
        }
        std::vector<int> walked;
        for (const Square square : squares(this->board_of(bits))) walked.push_back(square.index());
        EXPECT_EQ(walked, expected);

        std::vector<int> dropped;
        for (TypeParam left = this->board_of(bits); left.any(); left.drop_first()) {
            dropped.push_back(left.first().index());
        }
        EXPECT_EQ(dropped, expected);
    }
}

TYPED_TEST(Bitboards, AreInATotalOrder) {
    std::vector<TypeParam> boards;
    for (const auto& sample : this->samples()) boards.push_back(this->board_of(sample));
    for (const TypeParam& left : boards) {
        for (const TypeParam& right : boards) {
            EXPECT_EQ((left < right) + (right < left) + (left == right), 1);
            const bool smaller = left < right;
            for (const TypeParam& third : boards) {
                if (!(left < third) && smaller && right < third) FAIL();
            }
        }
    }
}

TEST(Bitboard, BitsAreSquares) {
    EXPECT_EQ(Bitboard{0b101}.count(), 2);
    EXPECT_EQ(Bitboard::of(Square{63}).bits(), 0x8000000000000000U);
    static_assert(Bitboard::first_squares(3).bits() == 7);
    static_assert((Bitboard{1} << 64).empty() && (~Bitboard{} >> 64).empty());
}

TEST(WideBitboard, WordsAreSquaresInSixtyFours) {
    EXPECT_EQ(WideBitboard::of(Square{64}).words()[1], 1U);
    EXPECT_EQ(WideBitboard::of(Square{447}).words()[6], 0x8000000000000000U);
    static_assert((WideBitboard::of(Square{0}) << 447).has(Square{447}));
}

}  // namespace
}  // namespace lawan
