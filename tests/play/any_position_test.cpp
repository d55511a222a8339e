// Positions and games whose type is forgotten behave as those of the game do.
#include "play/any_position.hpp"

#include <gtest/gtest.h>

#include "games/connect4/rules/game.hpp"
#include "games/othello/rules/game.hpp"
#include "tests/play/support.hpp"

namespace lawan::test {
namespace {

using tictactoe::Game;

TEST(AnyPosition, SaysWhatThePositionSays) {
    const Game game{tictactoe::Rules{BoardSize{3, 3}, 3}};
    AnyPosition any = AnyGame{game}.start();
    auto own = game.start();
    while (!any.is_over()) {
        const auto moves = any.legal_moves();
        ASSERT_EQ(moves.size(), own.legal_moves().size());
        EXPECT_EQ(any.side_to_move(), own.side_to_move());
        EXPECT_EQ(any.key(), own.key());
        EXPECT_EQ(any.text(), game.position_text(own));
        const auto move = moves[moves.size() / 2].as<Square>();
        EXPECT_EQ(move, own.legal_moves()[moves.size() / 2]);
        any = any.after(moves[moves.size() / 2]);
        own = own.after(move);
    }
    EXPECT_TRUE(is_over(own));
    EXPECT_EQ(any.final_score(), own.final_score());
    EXPECT_EQ(any.shown_score(), game.shown_score(own));
}

TEST(AnyPosition, KnowsItsOwnGameOnly) {
    const AnyPosition position = three_in_a_row().start();
    EXPECT_NE(position.get<Game>(), nullptr);
    EXPECT_EQ(position.get<tictactoe::WideGame>(), nullptr);
    EXPECT_EQ(position.get<adjacency::Game>(), nullptr);
    EXPECT_NE(three_in_a_row().get<Game>(), nullptr);
    EXPECT_EQ(three_in_a_row().get<adjacency::Game>(), nullptr);
}

TEST(AnyPosition, ReadsWhatOnlyThePositionExplains) {
    AnyPosition position = AnyGame{connect4::Game{connect4::Rules{}}}.start();
    for (const char* cell : {"d1", "d2", "d3"}) {
        const auto move = position.parse_move("d");
        ASSERT_TRUE(move);
        EXPECT_EQ(position.move_text(*move), cell);
        EXPECT_TRUE(position.is_legal(*move));
        position = position.after(*move);
    }
}

TEST(AnyPosition, ParsesWhatIsNamedAndJudgesItApart) {
    const AnyPosition start = three_in_a_row().start();
    const AnyPosition next = start.after(move_of(start, "b2"));
    const auto again = next.parse_move("B2");
    ASSERT_TRUE(again);
    EXPECT_FALSE(next.is_legal(*again));
    EXPECT_TRUE(next.is_legal(move_of(next, "1")));
    EXPECT_FALSE(next.parse_move("d4"));
    EXPECT_EQ(next.cell(*again), (Coordinate{1, 1}));
}

TEST(AnyPosition, NamesTheWinnerWhoeverIsToMove) {
    const auto winner = [](const char* text) {
        return AnyGame{Game{Game::parse_position(text)}}.start().winner();
    };
    EXPECT_EQ(winner("XXX/OO1/3 O 3"), Side::X);
    EXPECT_EQ(winner("OOO/XX1/X2 X 3"), Side::O);
    EXPECT_EQ(winner("XOX/XOO/OXX O 3"), std::nullopt);
}

TEST(AnyPosition, CountsLinesAndTheirScores) {
    const AnyPosition start = three_in_a_row().start();
    EXPECT_EQ(start.perft(9, LastPly::InBulk).leaves, 127'872U);
    EXPECT_EQ(start.perft(9, LastPly::Visited), start.perft(9, LastPly::InBulk));
    EXPECT_EQ(start.perft(9, LastPly::InBulk).nodes, 549'946U);
    const LeafScores scores = start.leaf_scores(9);
    EXPECT_EQ(scores.games_over, 255'168U);
    EXPECT_EQ(scores.least, 0);  // O never fills the last cell
    EXPECT_EQ(scores.greatest, 1);
    EXPECT_EQ(scores.sum, scores.squares);
    EXPECT_EQ(scores.sum, 127'872 - 46'080);  // all but the draws
}

// The first games that end early, after nine plies, go on with passes: 228 lines at depth 10.
TEST(AnyPosition, CountsFinishedGamesOfOthelloOn) {
    const AnyPosition start = AnyGame{othello::Game{othello::Position{}}}.start();
    EXPECT_EQ(start.perft(9, LastPly::InBulk).leaves, 3'005'288U);
    EXPECT_EQ(start.perft(10, LastPly::InBulk).leaves, 24'571'284U);

    using SmallGame = othello::BasicGame<4>;  // black has wiped white out
    const auto wiped_out = SmallGame::parse_position("XXXXXXXXXXXXXXXX O");
    const AnyPosition over = AnyGame{SmallGame{wiped_out}}.start();
    for (const LastPly last_ply : {LastPly::InBulk, LastPly::Visited}) {
        for (const int depth : {1, 2, 7}) EXPECT_EQ(over.perft(depth, last_ply).leaves, 1U);
    }
    EXPECT_EQ(over.leaf_scores(3).sum, 16);
    EXPECT_EQ(over.leaf_scores(3).games_over, 1U);
}

}  // namespace
}  // namespace lawan::test
