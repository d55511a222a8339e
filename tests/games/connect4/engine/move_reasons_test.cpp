// What is said of moves and positions.
#include "games/connect4/engine/player/move_reasons.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/connect4/rules/game.hpp"
#include "games/connect4/words.hpp"
#include "tests/games/connect4/rules/naive.hpp"

namespace lawan::connect4::player {
namespace {

Square move_in(const Position& position, std::string_view text) {
    return *Game{position}.parse_move(text, position);
}

std::vector<std::string> said(const std::vector<Reason>& reasons) {
    std::vector<std::string> texts;
    for (const Reason& reason : reasons) texts.push_back(reason.english());
    return texts;
}

std::vector<std::string> of_move(const char* text, std::string_view move) {
    const Position position = Game::parse_position(text);
    return said(reasons_for(position, move_in(position, move)));
}

std::vector<std::string> worse(const char* text, std::string_view played, std::string_view better) {
    const Position position = Game::parse_position(text);
    return said(why_worse(position, move_in(position, played), move_in(position, better)));
}

using Texts = std::vector<std::string>;

TEST(Sights, LinesCompletedAndStopped) {
    EXPECT_EQ(of_move("7/7/7/7/OOO4/XXX4 X 4", "d"), Texts{"completes a line"});
    EXPECT_EQ(of_move("7/7/7/7/OO5/XXX4 O 4", "d"),
              Texts{"blocks the line that the opponent would complete here"});
    EXPECT_EQ(of_move("7/7/7/7/7/7 X 4", "d"), Texts{"takes the middle"});
    EXPECT_EQ(of_move("7/7/7/7/7/7 X 4", "a"), Texts{});
}

TEST(Sights, Threats) {
    // b1 c1 d1 with a1 and e1 open.
    EXPECT_EQ(of_move("7/7/7/7/2OO3/2XX3 X 4", "b"), Texts{"makes two threats at once: a1 e1"});
    EXPECT_EQ(of_move("7/7/7/7/7/1OXX3 X 4", "e"), Texts{"threatens to complete a line at f1"});
    EXPECT_EQ(of_move("7/7/7/X6/X6/OO5 X 4", "a"), Texts{"threatens to complete a line at a5"});
}

TEST(Sights, ThreatsThatWait) {
    // c3, d3 and e3 of X: b3 and f3 lie in an odd row, and nothing stands below them.
    const auto texts = of_move("7/7/7/2XX3/2OOX2/2XOO2 X 4", "e");
    EXPECT_EQ(texts,
              (Texts{"makes a threat at b3, in an odd row, which favours the first player",
                     "makes a threat at f3, in an odd row, which favours the first player"}));
}

TEST(Sights, MistakesAreNamed) {
    EXPECT_EQ(worse("7/7/7/7/OOO4/XXX4 X 4", "g", "d"), Texts{"misses the line at d1"});
    EXPECT_EQ(worse("7/7/7/7/OO5/XXX4 O 4", "g", "d"),
              Texts{"leaves open the line that the opponent completes at d1"});
    // a2, b2, c2 of O: who plays d1 gives d2.
    EXPECT_EQ(worse("7/7/7/7/OOO4/XXO4 X 4", "d", "g"),
              Texts{"gives the opponent the cell above: d2 completes a line"});
    EXPECT_EQ(worse("7/7/7/7/OOO4/XXO4 O 4", "d", "g"),
              Texts{"spoils its own threat at d2: the opponent takes that cell"});
}

TEST(Sights, OfAPosition) {
    const Position position = Game::parse_position("7/7/7/2XXX2/2OOX2/2XOO2 O 4");
    const auto texts = said(reasons_for(position));
    ASSERT_FALSE(texts.empty());
    EXPECT_EQ(
        texts.front(),
        "black has a threat at b3, in an odd row: in the end its opponent must play below it");
}

// Whatever the position, nothing is said that cannot be: this walks through all branches.
TEST(Sights, SpeakBothLanguagesOfAnything) {
    Random random{Seed{77}};
    for (int i = 0; i < 400; ++i) {
        const Rules rules = random_rules(random);
        const Position position =
            after_random_moves(rules, static_cast<int>(random.below(60)), random);
        for (const Reason& reason : reasons_for(position)) {
            EXPECT_FALSE(reason.in(Language::Indonesian).empty());
        }
        const auto moves = position.legal_moves();
        for (const Square move : moves) {
            for (const Reason& reason : reasons_for(position, move)) {
                EXPECT_FALSE(reason.in(Language::Indonesian).empty());
            }
            (void)why_worse(position, move, moves[0]);
        }
    }
}

}  // namespace
}  // namespace lawan::connect4::player
