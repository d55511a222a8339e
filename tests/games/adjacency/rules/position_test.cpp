// The rules: what a move flips, who moves, when it is over; against the naive board everywhere.
#include "games/adjacency/rules/position.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "core/position.hpp"
#include "games/adjacency/rules/notation.hpp"
#include "tests/games/adjacency/rules/naive_board.hpp"

namespace lawan::adjacency {
namespace {

static_assert(sizeof(Position) <= 24);

struct Flip {
    std::string name;
    std::string before;
    Coordinate move;
    std::string after;
};

class AdjacencyFlips : public testing::TestWithParam<Flip> {};

TEST_P(AdjacencyFlips, AreThoseOfTheTable) {
    const Position before = parse_position(GetParam().before);
    EXPECT_EQ(to_text(before.after(square_at(GetParam().move))), GetParam().after);
}

INSTANTIATE_TEST_SUITE_P(
    Rules, AdjacencyFlips,
    testing::Values(
        Flip{"AllFourNeighbours", "1O1/O1O/1O1 X 1 1", {1, 1}, "1X1/XXX/1X1 O 0 1"},
        Flip{"NotTheDiagonals", "O1O/3/O1O X 1 1", {1, 1}, "O1O/1X1/O1O O 0 1"},
        Flip{"NoChains", "1OOO/4 X 1 1", {0, 0}, "XXOO/4 O 0 1"},
        Flip{"OwnMarksStay", "1X1/X1O/1O1 X 1 1", {1, 1}, "1X1/XXX/1X1 O 0 1"},
        Flip{"OFlipsToo", "1X1/X1X/1X1 O 1 1", {1, 1}, "1O1/OOO/1O1 X 1 0"},
        Flip{"TopLeftCorner", "1O6/O7/8/8/8/8/8/8 X 1 1", {0, 0}, "XX6/X7/8/8/8/8/8/8 O 0 1"},
        Flip{"TopRightCorner", "6O1/7O/O7/8/8/8/8/8 X 1 1", {7, 0}, "6XX/7X/O7/8/8/8/8/8 O 0 1"},
        Flip{"BottomLeftCorner", "8/8/8/8/8/7O/O7/1O6 X 1 1", {0, 7}, "8/8/8/8/8/7O/X7/XX6 O 0 1"},
        Flip{"BottomRightCorner", "8/8/8/8/8/8/7O/6O1 X 1 1", {7, 7}, "8/8/8/8/8/8/7X/6XX O 0 1"},
        Flip{"LeftEdgeDoesNotWrap", "7O/O7/1O6/O6O X 1 1", {0, 2}, "7O/X7/XX6/X6O O 0 1"},
        Flip{"RightEdgeDoesNotWrap", "7O/6O1/O6O/O7 X 1 1", {7, 1}, "7X/6XX/O6X/O7 O 0 1"},
        Flip{"RightEdgeOfASmallBoard", "2O/1O1/O1O/O2 X 1 1", {2, 1}, "2X/1XX/O1X/O2 O 0 1"},
        Flip{"BottomOfASmallBoard", "OOO/O1O X 1 0", {1, 1}, "OXO/XXX O 0 0"},
        Flip{"OneColumn", "O/1/O X 1 0", {0, 1}, "X/X/X O 0 0"},
        Flip{"OneCell", "1 O 0 1", {0, 0}, "O X 0 0"}),
    [](const auto& info) { return info.param.name; });

TEST(AdjacencyPosition, StartsInThePapersCorners) {
    EXPECT_EQ(to_text(Position::start({8, 8}, Side::X, 16)), "6OO/6OO/8/8/8/8/XX6/XX6 X 8 8");
    EXPECT_EQ(to_text(Position::start({5, 4}, Side::O, 3)), "3OO/3OO/XX3/XX3 O 1 2");
    EXPECT_EQ(to_text(Position::start({4, 4}, Side::X, 8)), "2OO/2OO/XX2/XX2 X 4 4");
}

TEST(AdjacencyPosition, OffersEveryEmptyCellFromTheTopLeft) {
    const Position position = parse_position("X1O/2X X 1 1");
    const auto moves = position.legal_moves();
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[0], square_at({1, 0}));
    EXPECT_EQ(moves[1], square_at({0, 1}));
    EXPECT_EQ(moves[2], square_at({1, 1}));
    EXPECT_TRUE(position.is_legal(square_at({1, 0})));
    EXPECT_FALSE(position.is_legal(square_at({0, 0})));  // marked
    EXPECT_FALSE(position.is_legal(square_at({3, 0})));  // off the board
    EXPECT_FALSE(position.is_legal(Square{64}));
}

TEST(AdjacencyPosition, IsOverWithoutMovesLeftThoughCellsAreEmpty) {
    const Position over = parse_position("XO1/3 O 0 0");
    EXPECT_TRUE(is_over(over));
    EXPECT_TRUE(over.legal_moves().empty());
    EXPECT_FALSE(over.is_legal(square_at({2, 0})));
}

TEST(AdjacencyPosition, ScoresTheMarksForTheSideToMove) {
    EXPECT_EQ(parse_position("XXO/X2 X 0 0").final_score(), Score{2});
    EXPECT_EQ(parse_position("XXO/X2 O 0 0").final_score(), Score{-2});
}

TEST(AdjacencyPosition, GivesTheSideToMoveTheOddMove) {
    const Position odd = Position::start({5, 5}, Side::O, 17);
    EXPECT_EQ(odd.moves_left(Side::O), 9);
    EXPECT_EQ(odd.moves_left(Side::X), 8);
    const Position even = odd.after(square_at({2, 2}));
    EXPECT_EQ(even.moves_left(Side::O), 8);
    EXPECT_EQ(even.moves_left(Side::X), 8);
}

class AdjacencyEverySize : public testing::TestWithParam<BoardSize> {};

TEST_P(AdjacencyEverySize, PlaysLikeTheNaiveBoardToTheEnd) {
    Random random{
        Seed{7}.derive(static_cast<std::uint64_t>(GetParam().columns * 10 + GetParam().rows))};
    for (int game = 0; game < 30; ++game) {
        Position position = random_position(GetParam(), random);
        NaiveBoard naive = NaiveBoard::of(position);
        for (;;) {
            const auto expected = naive.moves();
            const auto moves = position.legal_moves();
            ASSERT_EQ(moves.size(), expected.size());
            ASSERT_EQ(position.move_count(), static_cast<int>(moves.size()));
            for (std::size_t i = 0; i < moves.size(); ++i) {
                ASSERT_EQ(coordinate_of(moves[i]), expected[i]);
                ASSERT_TRUE(position.is_legal(moves[i]));
            }
            if (moves.empty()) break;
            const Square move = random.pick(moves);
            naive.play(coordinate_of(move));
            position = position.after(move);
            ASSERT_EQ(NaiveBoard::of(position), naive) << to_text(position);
            ASSERT_EQ(position.mark_difference().points(),
                      naive.count(naive.to_move) - naive.count(opponent_of(naive.to_move)));
        }
        EXPECT_EQ(naive.left.x + naive.left.o, 0);
        EXPECT_EQ(position.final_score(), position.mark_difference());
    }
}

TEST_P(AdjacencyEverySize, FillsTheBoardWhenAsManyMovesAreLeftAsCells) {
    const BoardSize size = GetParam();
    Random random{Seed{11}};
    Position position = Position::set_up(size, {}, Side::O, size.cells());
    EXPECT_EQ(position.moves_left(Side::O), (size.cells() + 1) / 2);
    int plies = 0;
    for (; !is_over(position); ++plies)
        position = position.after(random.pick(position.legal_moves()));
    EXPECT_EQ(plies, size.cells());
    EXPECT_TRUE(position.empty().empty());
    EXPECT_EQ(position.own() | position.enemy(), whole_board(size));
}

TEST_P(AdjacencyEverySize, KnowsItsCells) {
    int cells = 0;
    for (int i = 0; i < 64; ++i) {
        const Square square{i};
        EXPECT_EQ(square_at(coordinate_of(square)), square);
        const bool inside = GetParam().has(coordinate_of(square));
        EXPECT_EQ(whole_board(GetParam()).has(square), inside);
        cells += inside ? 1 : 0;
    }
    EXPECT_EQ(cells, GetParam().cells());
}

INSTANTIATE_TEST_SUITE_P(Boards, AdjacencyEverySize, testing::ValuesIn(every_size()),
                         [](const auto& info) { return to_text(info.param); });

// Positions that differ in anything that matters have different keys, as far as some ten thousand
// random ones can tell; a birthday clash of honest 64-bit keys has a chance of one in 10^11.
TEST(AdjacencyKey, TellsPositionsApart) {
    std::map<std::uint64_t, Position> seen;
    Random random{Seed{5}};
    for (int i = 0; i < 10'000; ++i) {
        const BoardSize size = random.pick(every_size());
        const Position position = random_position(size, random);
        const auto [found, is_new] = seen.emplace(position.key(), position);
        ASSERT_EQ(found->second, position);
    }
    EXPECT_GT(seen.size(), 8'000U);
}

TEST(AdjacencyKey, DependsOnEachPart) {
    const Position position = parse_position("XO2/4 X 2 2");
    for (const char* other : {"XO2/4 O 2 2", "XO2/4 X 2 1", "XO2/4 X 1 1", "OX2/4 X 2 2",
                              "X3/4 X 2 2", "XO2/4/4 X 2 2", "XO3/5 X 2 2"}) {
        EXPECT_NE(parse_position(other).key(), position.key()) << other;
        EXPECT_NE(parse_position(other), position) << other;
    }
}

TEST(AdjacencyKey, IsTheSameByAnyOrderOfQuietMoves) {
    const Position start = Position::start({8, 8}, Side::X, 16);
    const auto play = [&](const std::vector<Coordinate>& moves) {
        Position position = start;
        for (const Coordinate at : moves) position = position.after(square_at(at));
        return position;
    };
    const Position one = play({{0, 0}, {3, 3}, {5, 5}});
    const Position other = play({{5, 5}, {3, 3}, {0, 0}});
    EXPECT_EQ(one, other);
    EXPECT_EQ(one.key(), other.key());
}

}  // namespace
}  // namespace lawan::adjacency
