// The game as a catalog meets it: its settings, its texts, its counters.
#include "games/adjacency/rules/game.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "core/position.hpp"
#include "core/random.hpp"
#include "games/adjacency/rules/notation.hpp"
#include "games/adjacency/rules/settings.hpp"
#include "games/adjacency/rules/words.hpp"
#include "tests/support/complaint.hpp"

namespace lawan::adjacency {
namespace {

Game chosen(const OptionTexts& given) {
    return game_from(Options{as_it_is("game adjacency"), settings(), given});
}

std::string start_of(const OptionTexts& given) {
    return to_text(chosen(given).start());
}

std::string refusal_of(const OptionTexts& given) {
    return test::complaint_of([&] { (void)chosen(given); });
}

TEST(AdjacencySettings, StartWithThePapersGame) {
    EXPECT_EQ(start_of({}), "6OO/6OO/8/8/8/8/XX6/XX6 X 8 8");
}

TEST(AdjacencySettings, ChooseRoundsSizeAndSide) {
    EXPECT_EQ(start_of({{"rounds", "28"}}), "6OO/6OO/8/8/8/8/XX6/XX6 X 28 28");
    EXPECT_EQ(start_of({{"rounds", "1"}, {"first", "o"}}), "6OO/6OO/8/8/8/8/XX6/XX6 O 1 1");
    EXPECT_EQ(start_of({{"size", "7x5"}}), "5OO/5OO/7/XX5/XX5 X 8 8");
    EXPECT_EQ(start_of({{"size", "5x7"}, {"rounds", "13"}}), "3OO/3OO/5/5/5/XX3/XX3 X 13 13");
    EXPECT_EQ(start_of({{"full", "no"}, {"rounds", "3"}}), "6OO/6OO/8/8/8/8/XX6/XX6 X 3 3");
}

TEST(AdjacencySettings, PlayAsManyRoundsAsFitOnASmallBoard) {
    EXPECT_EQ(start_of({{"size", "4"}}), "2OO/2OO/XX2/XX2 X 4 4");
    EXPECT_EQ(start_of({{"size", "5x4"}}), "3OO/3OO/XX3/XX3 X 6 6");
    EXPECT_EQ(start_of({{"size", "5"}}), "3OO/3OO/5/XX3/XX3 X 8 8");
}

TEST(AdjacencySettings, GiveTheStarterTheOddMoveOfAFullBoard) {
    EXPECT_EQ(start_of({{"full", ""}}), "6OO/6OO/8/8/8/8/XX6/XX6 X 28 28");
    EXPECT_EQ(start_of({{"full", ""}, {"size", "5"}}), "3OO/3OO/5/XX3/XX3 X 9 8");
    EXPECT_EQ(start_of({{"full", ""}, {"size", "5x7"}, {"first", "O"}}),
              "3OO/3OO/5/5/5/XX3/XX3 O 13 14");
}

TEST(AdjacencySettings, RefuseWhatDoesNotGoTogether) {
    EXPECT_EQ(refusal_of({{"full", ""}, {"rounds", "8"}}),
              "--full and --rounds cannot be combined: choose one");
    EXPECT_EQ(refusal_of({{"size", "4"}, {"rounds", "5"}}),
              "option '--rounds' is at most 4 on a board of 4x4, not 5");
    EXPECT_EQ(refusal_of({{"size", "5"}, {"rounds", "9"}}),
              "option '--rounds' is at most 8 on a board of 5x5, not 9");
    EXPECT_EQ(refusal_of({{"rounds", "29"}}),
              "option 'rounds' of game adjacency takes a whole number from 1 to 28, not '29'");
    EXPECT_EQ(refusal_of({{"rounds", "0"}}),
              "option 'rounds' of game adjacency takes a whole number from 1 to 28, not '0'");
    for (const char* size : {"3", "9", "3x8", "8x3", "9x4", "4x9"}) {
        EXPECT_NE(refusal_of({{"size", size}}).find("from 4x4 to 8x8"), std::string::npos) << size;
    }
}

TEST(AdjacencySettings, LetEveryRoundsThatFitThrough) {
    for (int columns = 4; columns <= 8; ++columns) {
        for (int rows = 4; rows <= 8; ++rows) {
            const std::string size = std::to_string(columns) + 'x' + std::to_string(rows);
            const int most = (columns * rows - 8) / 2;
            for (int rounds = 1; rounds <= most; ++rounds) {
                const Game game = chosen({{"size", size}, {"rounds", std::to_string(rounds)}});
                EXPECT_EQ(game.longest_game(), 2 * rounds);
            }
            EXPECT_NE(refusal_of({{"size", size}, {"rounds", std::to_string(most + 1)}}),
                      test::kNoComplaint);
            EXPECT_EQ(chosen({{"size", size}, {"full", ""}}).longest_game(), columns * rows - 8);
        }
    }
}

TEST(AdjacencyGame, NamesCellsFromTheTopLeft) {
    const Game game = chosen({{"size", "6x5"}});
    EXPECT_EQ(game.parse_move("a1"), square_at({0, 0}));
    EXPECT_EQ(game.parse_move("F5"), square_at({5, 4}));
    for (const char* text : {"", "a", "g1", "a6", "a0", "1a", "a1 ", "pass"}) {
        EXPECT_EQ(game.parse_move(text), std::nullopt) << text;
    }
    EXPECT_EQ(game.move_text(square_at({1, 0})), "b1");
    EXPECT_EQ(game.cell(square_at({1, 3})), (Coordinate{1, 3}));
    EXPECT_EQ(game.pass(), std::nullopt);
    for (Square move : game.start().legal_moves()) {
        EXPECT_EQ(game.parse_move(game.move_text(move)), move);
    }
}

TEST(AdjacencyGame, ShowsBoardCountsAndScore) {
    const Game game{parse_position("XX1/O1X O 1 1")};
    const BoardView view = game.board(game.start());
    EXPECT_EQ(view.size, (BoardSize{3, 2}));
    EXPECT_EQ(view.marks,
              (std::vector<Mark>{Mark::X, Mark::X, Mark::None, Mark::O, Mark::None, Mark::X}));
    const Standing standing = game.standing(game.start());
    EXPECT_EQ(standing.count, (PerSide<int>{3, 1}));
    EXPECT_EQ(standing.facts, (std::vector{Phrase{words::kRoundsLeft, {1}}}));
    EXPECT_EQ(game.shown_score(game.start()), 2);  // X − O, whoever is to move
    EXPECT_EQ(game.position_text(game.start()), "XX1/O1X O 1 1");
    EXPECT_EQ(Game::parse_position("XX1/O1X O 1 1"), game.start());
}

int rounds_told(const Standing& standing) {
    return static_cast<int>(standing.facts.at(0).arguments().at(0).number().value());
}

// The rounds left before each ply of a random game, and after the last.
std::vector<int> rounds_left(const Game& game) {
    Random random{Seed{2}};
    std::vector<int> result;
    Position position = game.start();
    for (;; position = position.after(random.pick(position.legal_moves()))) {
        result.push_back(rounds_told(game.standing(position)));
        if (is_over(position)) return result;
    }
}

TEST(AdjacencyRounds, CountARoundThatHasBegun) {
    EXPECT_EQ(rounds_left(chosen({{"rounds", "3"}})), (std::vector<int>{3, 3, 2, 2, 1, 1, 0}));
    EXPECT_EQ(rounds_left(chosen({{"rounds", "2"}, {"first", "O"}})),
              (std::vector<int>{2, 2, 1, 1, 0}));
}

TEST(AdjacencyRounds, EndWithHalfARoundOnAnOddBoard) {
    EXPECT_EQ(rounds_left(chosen({{"size", "5"}, {"full", ""}})),
              (std::vector<int>{9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 0}));
}

TEST(AdjacencyRounds, GoOnInTheMiddleOfASetUpRound) {
    EXPECT_EQ(rounds_left(Game{parse_position("X4 O 1 2")}), (std::vector<int>{2, 1, 1, 0}));
    EXPECT_EQ(rounds_left(Game{parse_position("X4 O 1 1")}), (std::vector<int>{1, 1, 0}));
}

TEST(AdjacencyGame, BoundsTheScoreByTheMarksOfTheEnd) {
    EXPECT_EQ(chosen({}).score_range(), (ScoreRange{Score{-24}, Score{24}}));
    EXPECT_EQ(chosen({{"size", "5"}, {"full", ""}}).score_range(),
              (ScoreRange{Score{-25}, Score{25}}));
    // A bound that is reached: the last move takes everything.
    const Game game{parse_position("O1O X 1 0")};
    EXPECT_EQ(game.shown_score(game.start().after(square_at({1, 0}))),
              game.score_range().greatest.points());
}

}  // namespace
}  // namespace lawan::adjacency
