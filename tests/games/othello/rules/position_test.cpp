// The rules of Othello, by hand and against a plain second implementation.
#include "games/othello/rules/position.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/position.hpp"
#include "core/random.hpp"
#include "games/othello/rules/game.hpp"
#include "tests/games/othello/rules/naive_board.hpp"
#include "tests/games/othello/rules/random_positions.hpp"

namespace lawan::othello {
namespace {

using testing::NaiveBoard;
using testing::position_from_chance;

template <int Size>
std::vector<std::string> move_names(const BasicPosition<Size>& position) {
    std::vector<std::string> names;
    for (const Move move : position.legal_moves()) {
        names.push_back(BasicGame<Size>{}.move_text(move));
    }
    return names;
}

template <int Size>
BasicPosition<Size> played(BasicPosition<Size> position, const std::vector<std::string>& moves) {
    for (const std::string& move : moves) {
        position = position.after(BasicGame<Size>{}.parse_move(move).value());
    }
    return position;
}

using Names = std::vector<std::string>;

TEST(OthelloPosition, StartsWithFourDiscsAndBlackToMove) {
    EXPECT_EQ(Game{}.position_text(Position{}), kUsualStartText);
    EXPECT_EQ(Game{}.position_text(Position{}),
              "---------------------------OX------XO--------------------------- X");
    EXPECT_EQ(BasicGame<6>{}.position_text({}), "--------------OX----XO-------------- X");
    EXPECT_EQ(BasicGame<4>{}.position_text({}), "-----OX--XO----- X");
    EXPECT_EQ(move_names(Position{}), (Names{"d3", "c4", "f5", "e6"}));
}

TEST(OthelloPosition, FlipsEveryLineThatIsOutflanked) {
    const Position position = played(Position{}, {"f5", "f6", "e6", "f4"});
    EXPECT_EQ(Game{}.position_text(position),
              "---------------------------OOO-----XXO------XO------------------ X");
    EXPECT_EQ(move_names(position), (Names{"c3", "d3", "e3", "f3", "g3", "g4", "g5", "g6", "g7"}));
}

TEST(OthelloPosition, AForcedPassIsTheOnlyMove) {
    const auto position = BasicGame<4>::parse_position("-OXX------------ O");
    EXPECT_EQ(move_names(position), Names{"pass"});
    EXPECT_EQ(position.move_count(), 1);
    const auto passed = position.after(Move::pass());
    EXPECT_EQ(BasicGame<4>{}.position_text(passed), "-OXX------------ X");
    EXPECT_EQ(move_names(passed), Names{"a1"});
}

TEST(OthelloPosition, IsOverWhenASideIsWipedOut) {
    // One of the shortest games: white, to move, has no disc left after nine moves.
    const Position end = played(Position{}, {"e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"});
    EXPECT_EQ(end.discs(Side::O).count(), 0);
    EXPECT_EQ(end.discs(Side::X).count(), 13);
    EXPECT_TRUE(is_over(end));
    EXPECT_TRUE(end.legal_moves().empty());
    EXPECT_EQ(end.side_to_move(), Side::O);
    EXPECT_EQ(end.final_score(), Score{-64});
    EXPECT_EQ(Game{}.shown_score(end), 13);
}

TEST(OthelloPosition, IsOverWhenNeitherSideCanMoveThoughSquaresAreEmpty) {
    const auto end = BasicGame<4>::parse_position("XX--XX----OO--OO X");
    EXPECT_TRUE(is_over(end));
    EXPECT_EQ(end.final_score(), Score{0}) << "nobody wins the empty squares of a draw";
    const auto won = BasicGame<4>::parse_position("XXX-XX----OO--OO O");
    EXPECT_TRUE(is_over(won));
    EXPECT_EQ(won.final_score(), Score{-(1 + 7)});
    EXPECT_EQ(BasicGame<4>{}.shown_score(won), 1);
    const auto bare = BasicGame<4>::parse_position("---------------- X");
    EXPECT_TRUE(is_over(bare));
    EXPECT_EQ(bare.final_score(), Score{0});
}

template <int Size>
void agrees_with_plain_rules_in_random_games(int games) {
    Random random{Seed{Size}};
    const BasicGame<Size> game;
    int passes = 0;
    int ended_early = 0;
    for (int i = 0; i < games; ++i) {
        BasicPosition<Size> position;
        NaiveBoard naive = NaiveBoard::start(Size);
        for (;;) {
            ASSERT_EQ(game.position_text(position), naive.text());
            ASSERT_EQ(move_names(position), naive.moves()) << naive.text();
            const auto moves = position.legal_moves();
            ASSERT_EQ(position.move_count(), static_cast<int>(moves.size()));
            if (moves.empty()) break;
            const Move move = random.pick(moves);
            passes += move.is_pass() ? 1 : 0;
            position = position.after(move);
            naive = naive.after(game.move_text(move));
        }
        const int lead = naive.count('X') - naive.count('O');
        const int empty = naive.count('-');
        ended_early += empty > 0 ? 1 : 0;
        const int exact = lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0;
        ASSERT_EQ(game.shown_score(position), lead);
        const Score for_black =
            position.side_to_move() == Side::X ? position.final_score() : -position.final_score();
        ASSERT_EQ(for_black, Score{exact});
    }
    EXPECT_GT(passes, 0) << "the games should have met passes";
    EXPECT_GT(ended_early, 0) << "and ends with empty squares";
}

TEST(OthelloPosition, AgreesWithPlainRulesInRandomGamesOn8x8) {
    agrees_with_plain_rules_in_random_games<8>(300);
}
TEST(OthelloPosition, AgreesWithPlainRulesInRandomGamesOn6x6) {
    agrees_with_plain_rules_in_random_games<6>(500);
}
TEST(OthelloPosition, AgreesWithPlainRulesInRandomGamesOn4x4) {
    agrees_with_plain_rules_in_random_games<4>(1000);
}

template <int Size>
void agrees_with_plain_rules_on_any_board(int boards) {
    Random random{Seed{Size + 100}};
    const BasicGame<Size> game;
    for (int i = 0; i < boards; ++i) {
        const auto position = position_from_chance<Size>(random);
        const NaiveBoard naive{Size, game.position_text(position)};
        ASSERT_EQ(move_names(position), naive.moves()) << naive.text();
        for (const Move move : position.legal_moves()) {
            const std::string name = game.move_text(move);
            ASSERT_EQ(game.position_text(position.after(move)), naive.after(name).text())
                << naive.text() << ' ' << name;
        }
    }
}

TEST(OthelloPosition, AgreesWithPlainRulesOnAnyBoard) {
    agrees_with_plain_rules_on_any_board<8>(2000);
    agrees_with_plain_rules_on_any_board<6>(2000);
    agrees_with_plain_rules_on_any_board<4>(2000);
}

template <int Size>
void collect_keys(const BasicPosition<Size>& position, int depth,
                  std::set<BasicPosition<Size>>& seen, std::unordered_set<std::uint64_t>& keys) {
    if (!seen.insert(position).second) return;
    keys.insert(position.key());
    if (depth == 0) return;
    for (const Move move : position.legal_moves()) {
        collect_keys(position.after(move), depth - 1, seen, keys);
    }
}

TEST(OthelloPosition, KeysOfDifferentPositionsDiffer) {
    std::unordered_set<std::uint64_t> keys;
    std::set<BasicPosition<8>> seen8;
    std::set<BasicPosition<6>> seen6;
    std::set<BasicPosition<4>> seen4;
    collect_keys({}, 7, seen8, keys);
    collect_keys({}, 7, seen6, keys);
    collect_keys({}, 12, seen4, keys);
    EXPECT_GT(seen8.size(), 10'000U);
    EXPECT_EQ(keys.size(), seen8.size() + seen6.size() + seen4.size());
}

TEST(OthelloPosition, EverySquareAndTheSideMoveAboutHalfOfTheKey) {
    Random random{Seed{5}};
    std::int64_t moved = 0;
    std::int64_t tried = 0;
    for (int i = 0; i < 200; ++i) {
        const auto position = position_from_chance<8>(random);
        const PerSide<Bitboard> discs{position.discs(Side::X), position.discs(Side::O)};
        const auto compare = [&](const Position& other) {
            const int bits = std::popcount(position.key() ^ other.key());
            EXPECT_GE(bits, 8);
            moved += bits;
            ++tried;
        };
        compare(Position{discs, opponent_of(position.side_to_move())});
        for (const Square square : squares(position.empty_squares())) {
            compare(Position{{discs.x | Bitboard::of(square), discs.o}, position.side_to_move()});
            compare(Position{{discs.x, discs.o | Bitboard::of(square)}, position.side_to_move()});
        }
    }
    const double mean = static_cast<double>(moved) / static_cast<double>(tried);
    EXPECT_NEAR(mean, 32.0, 0.5);
}

}  // namespace
}  // namespace lawan::othello
