// What the moves of a position are worth, and why.
#include "analysis/analysis.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/othello/words.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

// One move ends the game; a bot without values says nothing of the others.
TEST(AnAnalysis, ProvesNoPositionWhileAMoveIsOpen) {
    const GameModule& othello = find_game("othello");
    const auto ends = [](const AnyPosition& position, AnyMove move) {
        return position.after(move).is_over();
    };
    Random random{Seed{3}};
    int seen = 0;
    while (seen < 5) {
        const AnyGame game =
            othello.make(Options{as_it_is("game othello"), othello.settings, {{"size", "4"}}});
        AnyPosition position = game.start();
        while (!position.is_over()) {
            const auto moves = position.legal_moves();
            const auto last = std::count_if(moves.begin(), moves.end(),
                                            [&](AnyMove move) { return ends(position, move); });
            if (last > 0 && static_cast<std::size_t>(last) < moves.size()) {
                Analysis analysis{
                    othello, game, position, {}, {parse_spec("random"), {}, Seconds{0.01}}};
                while (analysis.go_on(Seconds{1}, nullptr)) {
                }
                ASSERT_TRUE(analysis.moves().front().value->is_proved());
                if (analysis.moves().front().value->score < Score{16}) {
                    EXPECT_FALSE(analysis.value()->is_proved());
                    ++seen;
                }
            }
            position = position.after(random.pick(moves));
        }
    }
}

TEST(AnAnalysis, GivesTheReasonsOfTheDeepestRound) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game = entry.set_up("6OO/6OO/8/8/3X4/8/XX6/XX6 O 7 8");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), 3, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    ASSERT_EQ(analysis.depth(), 3);
    for (const AnalysedMove& move : analysis.moves()) {
        ASSERT_GE(move.reasons.size(), 2U);
        EXPECT_EQ(move.reasons[0].code(), "search-says");
        EXPECT_EQ(move.reasons[0].argument_texts(), std::vector<std::string>{"3"});
    }
}

// Black takes a1 at once or lets white take it: what is said of a move is of that move, not of the
// answer, which takes corners too.
TEST(AnAnalysis, SpeaksOfTheMoveAndNotOfTheAnswer) {
    const GameModule& entry = find_game("othello");
    const AnyGame game = entry.set_up(
        "-OX-----"
        "-OO-----"
        "-XOO----"
        "--OXO---"
        "---OX---"
        "--------"
        "--------"
        "-------- X");
    for (const char* bot : {"lawan", "negascout"}) {
        Analysis analysis{entry, game, game.start(), {}, {parse_spec(bot), 4, {}}};
        while (analysis.go_on(Seconds{1}, nullptr)) {
        }
        for (const AnalysedMove& move : analysis.moves()) {
            const std::string text = game.start().move_text(move.move);
            for (const Reason& reason : move.reasons) {
                if (reason.says(othello::words::kTakesCorner)) {
                    EXPECT_EQ(text, reason.argument_texts()[0]);
                }
                if (reason.says(words::kSearchedSelectively)) {
                    EXPECT_EQ(reason.argument_texts()[0], "4");
                }
            }
            const bool takes = std::any_of(
                move.reasons.begin(), move.reasons.end(),
                [](const Reason& reason) { return reason.says(othello::words::kTakesCorner); });
            EXPECT_EQ(takes, text == "a1") << bot << ' ' << text;
        }
    }
}

// The second player answers from here by the image of each move, and still every move gets its
// value.
TEST(AnAnalysis, LooksDeepWhereTheOpponentCanMirror) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game = entry.set_up("2OO/2OO/XX2/XX2 X 2 2");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), {}, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    EXPECT_EQ(analysis.depth(), 4);
    int best = -100;
    for (const AnalysedMove& move : analysis.moves()) {
        ASSERT_TRUE(move.value && move.value->is_proved());
        EXPECT_LE(move.value->score.points(), 0);
        best = std::max(best, move.value->score.points());
    }
    const SolveRequest request{game.start(), {}, {}};
    EXPECT_EQ(best, entry.solve(request).bounds.lower.points());
}

// Small boards of Othello are within reach of the solver: all moves are known, in discs.
TEST(AnAnalysis, SolvesFourByFourOthello) {
    const GameModule& entry = find_game("othello");
    const AnyGame game = entry.set_up("-----OX--XO----- X");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), {}, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    for (const AnalysedMove& move : analysis.moves()) {
        EXPECT_EQ(move.value, (Value{Score{-10}, ValueKind::Proved, ScoreUnit::Discs}));
    }
}

TEST(AnAnalysis, SaysWhatAMoveCostsForCertain) {
    const GameModule& entry = find_game("adjacency");
    // One move each: X flips two O marks at b1, one beside c1 or a1, none elsewhere.
    const AnyGame game = entry.set_up("O1O1/4/4/3X X 1 1");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), {}, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    const auto moves = analysis.moves();
    const int best = moves.front().value->score.points();
    for (const AnalysedMove& move : moves) {
        ASSERT_TRUE(move.value && move.value->is_proved());
        const int score = move.value->score.points();
        const auto says = [&](const Reason& reason) {
            return std::count(move.reasons.begin(), move.reasons.end(), reason) == 1;
        };
        EXPECT_EQ(says({words::kCosts, {best - score}}), score < best);
        EXPECT_EQ(says({words::kWinsBy, {score}}), score > 0);
        EXPECT_EQ(says({words::kLosesBy, {-score}}), score < 0);
        EXPECT_EQ(says(words::kDraws), score == 0);
        EXPECT_EQ(says(words::kGivesWinAway), best > 0 && score <= 0);
        EXPECT_EQ(says(words::kGivesDrawAway), best == 0 && score < 0);
    }
}

}  // namespace
}  // namespace lawan
