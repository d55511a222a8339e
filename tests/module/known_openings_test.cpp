// Openings by their names, and what is known of continuations.
#include "module/known_openings.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/text.hpp"
#include "module/catalog.hpp"

namespace lawan {
namespace {

AnyPosition after_line(const GameModule& game, const std::string& line) {
    AnyPosition position = game.make(Options{as_it_is(game.name), game.settings, {}}).start();
    for (const auto text : split_words(line)) {
        const auto move = position.parse_move(text);
        EXPECT_TRUE(move && position.is_legal(*move)) << line << ": " << text;
        if (!move || !position.is_legal(*move)) break;
        position = position.after(*move);
    }
    return position;
}

std::string name_after(const std::string& line) {
    const Phrase* name = opening_name(after_line(find_game("othello"), line));
    return name != nullptr ? name->in(Language::English) : "";
}

TEST(OpeningNames, StandForLegalLinesThatDiffer) {
    for (const GameModule& game : catalog()) {
        std::set<std::string> seen;
        for (const NamedLine& line : game.openings.names) {
            const Phrase* name = opening_name(after_line(game, line.moves));
            ASSERT_NE(name, nullptr) << line.moves;
            EXPECT_EQ(name->in(Language::English), line.name.in(Language::English)) << line.moves;
            EXPECT_TRUE(seen.insert(name->in(Language::English)).second) << line.moves;
            EXPECT_FALSE(name->in(Language::Indonesian).empty());
        }
    }
}

TEST(OpeningNames, AreKnownInEveryOrientationAndOrder) {
    EXPECT_EQ(name_after("f5 d6 c3 d3 c4"), "Tiger");
    EXPECT_EQ(name_after("c4 e3 f6 e6 f5"), "Tiger");
    EXPECT_EQ(name_after("d3 c5 f6 f5 e6"), "Tiger");
    EXPECT_EQ(name_after("f5 d6 c4 d3 c3"), "Tiger");  // the third move last
    EXPECT_EQ(name_after("f5 d6 c3 d3"), "");
    EXPECT_EQ(name_after(""), "");
}

std::vector<std::string> moves_of(const AnyPosition& position, const Explored& explored) {
    std::vector<std::string> moves;
    for (const Continuation& each : explored.moves) moves.push_back(position.move_text(each.move));
    return moves;
}

TEST(Exploring, TellsWhatContinuationsAreCalled) {
    const AnyPosition position = after_line(find_game("othello"), "f5");
    std::set<std::string> names;
    for (const Continuation& each : explore(position, {}).moves) {
        if (each.name != nullptr) names.insert(each.name->in(Language::English));
    }
    EXPECT_EQ(names, (std::set<std::string>{"Diagonal Opening", "Parallel Opening",
                                            "Perpendicular Opening"}));
}

TEST(Exploring, BringsLinesOfOtherGamesToThePosition) {
    const AnyPosition position = after_line(find_game("othello"), "f5 d6 c3");
    const Explored explored =
        explore(position, {"f5 d6 c3 d3", "c4 e3 f6 e6", "c4 e3 f6 b4", "f5 d6 c4 d3", "f5 d6 c3",
                           "a1 a2 a3 a4", "f5 d6 c3 f5", "f5 d6 c3 d3 c4"});
    const auto moves = moves_of(position, explored);
    ASSERT_TRUE(explored.lines[0] && explored.lines[1] && explored.lines[2]);
    EXPECT_EQ(moves[*explored.lines[0]], "d3");
    EXPECT_EQ(explored.lines[1], explored.lines[0]);  // turned by 180 degrees
    EXPECT_EQ(moves[*explored.lines[2]], "g5");
    for (std::size_t i = 3; i < explored.lines.size(); ++i) EXPECT_FALSE(explored.lines[i]) << i;
}

TEST(Exploring, CountsMovesThatComeToTheSameOnce) {
    const AnyPosition start = after_line(find_game("othello"), "");
    const Explored explored = explore(start, {"f5", "d3", "c4", "e6"});
    EXPECT_EQ(moves_of(start, explored), std::vector<std::string>{"f5"});
    for (const auto& line : explored.lines) EXPECT_EQ(line, std::size_t{0});
}

TEST(Exploring, PutsInPassesThatAreLeftOut) {
    // Black passes after the eighth move.
    const std::string line = "f5 f6 d3 g5 h5 h4 g7 h6";
    const GameModule& othello = find_game("othello");
    AnyPosition position = after_line(othello, line);
    while (position.legal_moves().size() == 1 && !position.cell(position.legal_moves().front())) {
        position = position.after(position.legal_moves().front());
    }
    const auto move = position.legal_moves().front();
    const Explored explored = explore(position, {line + ' ' + position.move_text(move)});
    ASSERT_TRUE(explored.lines[0]);
    EXPECT_EQ(explored.moves[*explored.lines[0]].move, move);
}

TEST(Exploring, KnowsNothingOfGamesWithoutOpenings) {
    const AnyPosition start = after_line(find_game("tictactoe"), "");
    EXPECT_TRUE(explore(start, {}).moves.empty());
    EXPECT_EQ(opening_name(start), nullptr);
}

}  // namespace
}  // namespace lawan
