// The search for four and five in a row: what it proves is true, and it answers threats.
#include "games/tictactoe/engine/five/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/random.hpp"
#include "games/tictactoe/engine/five/player.hpp"
#include "games/tictactoe/engine/player/force_search.hpp"
#include "games/tictactoe/engine/player/threat_search.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "tests/games/tictactoe/engine/brute_force.hpp"
#include "tests/support/cases.hpp"

namespace lawan::tictactoe::five {
namespace {

[[nodiscard]] Choice thought(const Board& board, Side side, std::uint64_t nodes) {
    Budget budget{Limits::of_nodes(nodes)};
    return Search{board, side, budget}.think({});
}

// Whether a line ends with a completed row, and no sooner.
void expect_to_end_in_a_row(WidePosition position, const Board& board, const Choice& choice) {
    ASSERT_FALSE(choice.line.empty());
    EXPECT_EQ(choice.line.front(), choice.moves.front().point);
    for (const Point point : choice.line) {
        ASSERT_FALSE(position.winner());
        ASSERT_TRUE(board.is_empty(point));
        position = position.after(board.square(point));
    }
    EXPECT_TRUE(position.winner());
}

TEST(FiveSearch, ProvesOnlyWhatBruteForceFinds) {
    Random random{Seed{21}};
    int won = 0;
    int lost = 0;
    for (int i = 0; i < test::cases(600); ++i) {
        const Position position = random_position(random, Rules{{5, 4}, 4}, 9);
        if (position.winner() || position.move_count() == 0) continue;
        const Choice choice = thought(Board::of(position), position.side_to_move(), 2'000);
        if (choice.moves.empty()) continue;
        const int score = choice.moves.front().score;
        if (!is_proved_win(score) && !is_proved_win(-score)) continue;
        ASSERT_EQ(brute_value(position), score > 0 ? 1 : -1) << i;
        ++(score > 0 ? won : lost);
    }
    EXPECT_GT(won, test::cases(60));
    EXPECT_GT(lost, test::cases(20));
}

TEST(FiveSearch, FindsTheSameWinsByFoursAsTheSearchOfLines) {
    Random random{Seed{5}};
    int won = 0;
    for (int i = 0; i < test::cases(300); ++i) {
        const Position position = random_position(random, Rules{{8, 8}, 5}, 34);
        if (position.winner() || position.move_count() == 0) continue;
        const Side side = position.side_to_move();
        Board board = Board::of(position);
        player::LineBoard lines = player::LineBoard::of(position);
        if (lines.can_complete(side) || lines.can_complete(opponent_of(side))) continue;
        Budget budget{Limits::none()};
        FourSearch fours{board, 1 << 12};
        const auto win = fours.win(side, 100'000, budget);
        const auto other = player::win_by_threats(lines, side, 100'000, budget);
        ASSERT_EQ(win.has_value(), other.has_value()) << i;
        won += win ? 1 : 0;
    }
    EXPECT_GT(won, test::cases(10));
}

TEST(FiveSearch, WinsByThreatsOnlyWhereBruteForceDoes) {
    Random random{Seed{8}};
    int won = 0;
    for (int i = 0; i < test::cases(600); ++i) {
        const Position position = random_position(random, Rules{{5, 4}, 4}, 8);
        if (position.winner() || position.move_count() == 0) continue;
        Board board = Board::of(position);
        FourSearch fours{board, 1 << 10};
        ThreatSearch threats{board, fours, 1 << 10};
        Budget budget{Limits::none()};
        if (!threats.wins(position.side_to_move(), budget)) continue;
        ASSERT_EQ(brute_value(position), 1) << i;
        ASSERT_FALSE(threats.line().empty()) << i;
        ++won;
    }
    EXPECT_GT(won, test::cases(60));
}

// The search by force of any board knows no shapes: what wins by fours and threes it must find too.
TEST(FiveSearch, WinsByThreatsWhereTheSearchByForceDoes) {
    Random random{Seed{12}};
    int won = 0;
    for (int i = 0; i < test::cases(40); ++i) {
        WidePosition position{Rules{{11, 11}, 5}};
        for (int mark = 0; mark < 10;) {
            const Square cell{static_cast<int>(33 + 11 * random.below(5) + 3 + random.below(5))};
            if (!position.empty_cells().has(cell)) continue;
            position = position.after(cell);
            if (position.winner()) break;
            ++mark;
        }
        const Side side = position.side_to_move();
        Board board = Board::of(position);
        FourSearch fours{board, 1 << 10};
        ThreatSearch threats{board, fours, 1 << 14};
        Budget budget{Limits::of_nodes(5'000)};
        if (position.winner() || fours.win(side, 10'000, budget) || !threats.wins(side, budget))
            continue;
        EXPECT_EQ(board.marks(), 10);
        player::LineBoard lines = player::LineBoard::of(position);
        solver::ProofTable table{MebiBytes{16}};
        player::ForceSearch force{lines, side, table};
        Budget for_force{Limits::of_nodes(500'000)};
        ASSERT_TRUE(force.wins(solver::ToMove::Attacker, for_force)) << i;
        ++won;
    }
    EXPECT_GE(won, test::cases(4));
}

TEST(FiveSearch, AnswersAnOpenThree) {
    const auto position =
        WideGame::parse_position("15/15/15/15/15/15/15/5XXX7/7O7/8O6/15/15/15/15/15 O 5");
    const Board board = Board::of(position);
    const Choice choice = thought(board, Side::O, 20'000);
    const int cell = board.square(choice.moves.front().point).index();
    const int row = 7 * 15;
    EXPECT_TRUE(cell == row + 3 || cell == row + 4 || cell == row + 8 || cell == row + 9) << cell;
}

// A sixth mark wins nothing, and the fifth does.
TEST(FiveSearch, KnowsOverlines) {
    const auto position = WideGame::parse_position(
        "15/15/15/15/15/15/15/4XXX1XX5/3OO1O8/5O9/15/3OXXXX1O5/15/4O10/15 X 5 exact");
    const Board board = Board::of(position);
    const Choice choice = thought(board, Side::X, 1'000);
    EXPECT_EQ(board.square(choice.moves.front().point).index(), 11 * 15 + 8);
    EXPECT_EQ(choice.moves.front().score, win_in(1));
    EXPECT_FALSE(board.cells(Side::X, Threat::Five).has(board.point(Square{7 * 15 + 7})));
}

TEST(FiveSearch, ProvesTheWinOfAnOpenThree) {
    const auto position =
        WideGame::parse_position("15/15/15/15/15/15/15/5XXX7/7O7/8O6/4O10/15/15/15/15 X 5");
    const Choice choice = thought(Board::of(position), Side::X, 1'000);
    EXPECT_EQ(choice.moves.front().score, win_in(3));
}

TEST(FiveSearch, IsTheSameForTheSameNodes) {
    const auto position =
        WideGame::parse_position("15/15/15/3O11/15/7O7/9XX4/7X7/8O6/7O2X4/6X8/15/15/15/15 O 5");
    const Board board = Board::of(position);
    const Choice first = thought(board, Side::O, 20'000);
    const Choice again = thought(board, Side::O, 20'000);
    EXPECT_EQ(first.line, again.line);
    EXPECT_EQ(first.moves.front().score, again.moves.front().score);
    EXPECT_EQ(first.depth, again.depth);
}

TEST(FiveSearch, PlaysWhereItMay) {
    const Board board = Board::of(
        WideGame::parse_position("15/15/15/15/15/15/15/5XXX7/7O7/8O6/4O10/15/15/15/15 X 5"));
    const Point corner = board.point(Square{0});
    Budget budget{Limits::of_nodes(1'000)};
    const Choice choice = Search{board, Side::X, budget}.think({corner});
    EXPECT_EQ(choice.moves.front().point, corner);
}

// A table that is kept must not change what is true, nor may threads that share it.
TEST(FiveSearch, ProvesOnSeveralThreadsOnlyWhatBruteForceFinds) {
    Random random{Seed{31}};
    Means means{3, MebiBytes{1}};
    int settled = 0;
    for (int i = 0; i < test::cases(150); ++i) {
        const Position position = random_position(random, Rules{{5, 4}, 4}, 9);
        if (position.winner() || position.move_count() == 0) continue;
        Budget budget{Limits::of_nodes(5'000)};
        const Side side = position.side_to_move();
        const auto estimate = five::estimate(Board::of(position), side, {}, budget, means);
        if (!estimate.proved) continue;
        ASSERT_EQ(brute_value(position), 1) << i;
        ++settled;
    }
    EXPECT_GT(settled, test::cases(15));
}

TEST(FiveSearch, KeepsItsTableUnderAClockAlone) {
    const Rules rules{{15, 15}, 5};
    Means means{1, MebiBytes{1}};
    EXPECT_EQ(means.table(rules, Limits::of_nodes(1'000)), nullptr);
    EXPECT_EQ(means.table(rules, Limits::to_depth(3)), nullptr);
    MemoryTable* kept = means.table(rules, Limits::of_time(Seconds{1}));
    ASSERT_NE(kept, nullptr);
    Memory memory;
    memory.key = 0x123456789ABCDEF0U;
    memory.score = -321;
    memory.move = 77;
    memory.depth = 12;
    memory.bound = Bound::AtLeast;
    memory.no_danger = true;
    memory.estimate = -45;
    kept->put(memory);
    ASSERT_EQ(means.table(rules, Limits::of_time(Seconds{1})), kept);
    const Memory found = kept->find(memory.key);
    EXPECT_EQ(found.score, -321);
    EXPECT_EQ(found.move, 77);
    EXPECT_EQ(found.depth, 12);
    EXPECT_EQ(found.bound, Bound::AtLeast);
    EXPECT_TRUE(found.no_danger);
    EXPECT_FALSE(found.no_fours_win);
    EXPECT_EQ(found.estimate, -45);
    EXPECT_EQ(kept->find(memory.key + 1).bound, Bound::None);
    // Another board has another table.
    const MemoryTable* other = means.table({{20, 20}, 5}, Limits::of_time(Seconds{1}));
    EXPECT_EQ(other->find(memory.key).bound, Bound::None);
}

// Of data/tictactoe.problems, wins of 13 plies and more.
TEST(FiveSearch, ProvesForcedWins) {
    for (const char* text :
         {"15/15/15/15/15/12X2/7X3O3/7XO1OO3/4X2X1OX4/7OOX5/5OXXX1O4/15/6O8/15/15 X 5",
          "15/15/15/9X5/8OO5/7O7/6O3X4/7XO2X3/15/8XX5/10X4/9O5/15/15/15 O 5",
          "15/15/15/15/6XO7/6O8/5XOXOOOX3/5XOXXXOO3/5XOX1OXX3/5OXO1O1X3/5X4O1X2/4O1X1OOXO1O1/"
          "10X1X2/15/15 X 5",
          "15/15/15/15/15/15/15/7X7/15/4X2OX6/15/3X1XO1XOO4/7OX6/9O5/15 O 5"}) {
        const auto position = WideGame::parse_position(text);
        const Choice choice = thought(Board::of(position), position.side_to_move(), 100'000);
        ASSERT_FALSE(choice.moves.empty());
        EXPECT_TRUE(is_proved_win(choice.moves.front().score)) << text;
        expect_to_end_in_a_row(position, Board::of(position), choice);
    }
}

// Of who makes an open four, and of who can only close one end of it.
TEST(FiveSearch, TellsAWinToItsRow) {
    for (const char* text : {"15/15/15/15/15/15/15/5XXX7/7O7/8O6/4O10/15/15/15/15 X 5",
                             "15/15/15/15/15/15/15/5XXXX6/7O7/8O6/4O10/15/15/15/15 O 5"}) {
        const auto position = WideGame::parse_position(text);
        const Board board = Board::of(position);
        expect_to_end_in_a_row(position, board, thought(board, position.side_to_move(), 1'000));
    }
}

// A four, and with the next move an open one: X may make a four and a three at once.
TEST(FiveSearch, ProvesWinsByFoursInRenju) {
    const auto position = WideGame::parse_position(
        "15/15/15/15/15/15/15/2OXXX9/6X8/6X8/15/15/3O11/9O5/12O2 X 5 renju");
    const Board board = Board::of(position);
    Budget budget{Limits::of_nodes(1'000)};
    Means means{1, MebiBytes{16}};
    const player::Estimate estimate = five::estimate(board, Side::X, {}, budget, means);
    EXPECT_TRUE(estimate.proved);
    EXPECT_EQ(estimate.line.size(), 5U);
}

}  // namespace
}  // namespace lawan::tictactoe::five
