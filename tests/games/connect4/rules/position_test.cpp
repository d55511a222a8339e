// Positions against the plain implementation, and known numbers of them.
#include "games/connect4/rules/position.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <unordered_set>
#include <vector>

#include "naive.hpp"

namespace lawan::connect4 {
namespace {

void expect_equal(const Position& position, const Naive& naive) {
    std::vector<int> columns;
    for (const Square move : position.legal_moves()) {
        columns.push_back(column_of(move, position.size()));
        ASSERT_EQ(height_of(move, position.size()), naive.height(columns.back()));
    }
    ASSERT_EQ(columns, naive.legal());
    ASSERT_EQ(position.move_count(), static_cast<int>(columns.size()));
    ASSERT_EQ(position.side_to_move(), naive.side());
    const bool lost = naive.has_line(mark_of(opponent_of(naive.side())));
    ASSERT_EQ(position.winner().has_value(), lost);
    if (columns.empty()) {
        ASSERT_EQ(position.final_score(), Score{lost ? -1 : 0});
    }
    for (int cell = 0; cell < position.size().cells(); ++cell) {
        const Square square{cell};
        const Mark mark =
            naive.at(column_of(square, position.size()), height_of(square, position.size()));
        ASSERT_EQ(position.discs(Side::X).has(square), mark == Mark::X);
        ASSERT_EQ(position.discs(Side::O).has(square), mark == Mark::O);
    }
}

void expect_equal_playout(const Rules& rules, Random& random) {
    SCOPED_TRACE(to_text(rules.size) + " k=" + std::to_string(rules.in_a_row));
    const Side first = random.chance(0.5) ? Side::X : Side::O;
    Naive naive{rules, first};
    Position position{rules, first};
    for (;;) {
        ASSERT_NO_FATAL_FAILURE(expect_equal(position, naive));
        if (position.move_count() == 0) return;
        const Square move = random.pick(position.legal_moves());
        naive.drop(column_of(move, rules.size));
        position = position.after(move);
    }
}

TEST(Position, PlaysLikeThePlainOneOnEverySize) {
    Random random{Seed{1}};
    for (const BoardSize size : all_sizes()) {
        for (int k = kLeastInARow; k <= std::max(size.columns, size.rows); ++k) {
            for (int game = 0; game < 4; ++game) {
                ASSERT_NO_FATAL_FAILURE(expect_equal_playout({size, k}, random));
            }
        }
    }
}

TEST(Position, PlaysLikeThePlainOneOnTheUsualBoard) {
    Random random{Seed{2}};
    for (int game = 0; game < 300; ++game) {
        ASSERT_NO_FATAL_FAILURE(expect_equal_playout({}, random));
    }
}

// Distinct positions after 0, 1, 2, … plies; finished games have no successors.
std::vector<std::size_t> distinct_positions(int plies) {
    struct Hash {
        std::size_t operator()(const Position& position) const {
            return static_cast<std::size_t>(position.key());
        }
    };
    std::unordered_set<Position, Hash> at{Position{}};
    std::vector<std::size_t> counts{1};
    for (int ply = 1; ply <= plies; ++ply) {
        std::unordered_set<Position, Hash> next;
        for (const Position& position : at) {
            for (const Square move : position.legal_moves()) next.insert(position.after(move));
        }
        at = std::move(next);
        counts.push_back(at.size());
    }
    return counts;
}

const std::vector<std::size_t> kDistinct{1,     7,      49,     238,     1120,    4263,    16422,
                                         54859, 184275, 558186, 1662623, 4568683, 12236101};

TEST(Position, DistinctOnesAreAsManyAsIsKnown) {
    const auto counts = distinct_positions(8);
    EXPECT_EQ(counts, std::vector<std::size_t>(kDistinct.begin(), kDistinct.begin() + 9));
}

TEST(PositionSlow, DistinctOnesAreAsManyAsIsKnown) {
    EXPECT_EQ(distinct_positions(12), kDistinct);
}

TEST(Position, KeysTellRulesAndSidesApart) {
    std::set<std::uint64_t> keys;
    std::size_t count = 0;
    for (const BoardSize size : all_sizes()) {
        for (int k = kLeastInARow; k <= std::max(size.columns, size.rows); ++k) {
            for (const Side side : {Side::X, Side::O}) {
                keys.insert(Position{Rules{size, k}, side}.key());
                ++count;
            }
        }
    }
    EXPECT_EQ(keys.size(), count);
}

TEST(Position, TheMirrorIsTheOnlySymmetry) {
    EXPECT_EQ(symmetry_count(Position{}), 2);
    const Position left = Position{}.after(square_at(1, 0, {7, 6}));
    const Position right = Position{}.after(square_at(5, 0, {7, 6}));
    EXPECT_EQ(left.image(Symmetry{false, true, false}), right);
    EXPECT_EQ(left.canonical().position, right.canonical().position);
    EXPECT_NE(left.canonical().position, Position{}.after(Square{0}).canonical().position);
}

}  // namespace
}  // namespace lawan::connect4
