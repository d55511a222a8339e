// The evaluator open-lines against counting window by window.
#include "games/tictactoe/evaluators/open_lines.hpp"
#include "games/tictactoe/evaluators/evaluators.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/evaluator.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "tests/games/tictactoe/rules/naive.hpp"

namespace lawan::tictactoe {
namespace {

static_assert(Evaluator<OpenLines<Bitboard>, Position>);
static_assert(Evaluator<OpenLines<WideBitboard>, WidePosition>);

// Own minus enemy, cell by cell and step by step.
template <class P>
int counted(const P& position) {
    const BoardSize size = position.size();
    int sum = 0;
    for (int cell = 0; cell < size.cells(); ++cell) {
        for (const auto& [right, down] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
            int own = 0;
            int enemy = 0;
            bool inside = true;
            for (int i = 0; i < position.in_a_row() && inside; ++i) {
                const Coordinate at{cell % size.columns + i * right,
                                    cell / size.columns + i * down};
                inside = size.has(at);
                if (!inside) break;
                const Square square{at.row * size.columns + at.column};
                own += position.own().has(square) ? 1 : 0;
                enemy += position.enemy().has(square) ? 1 : 0;
            }
            if (!inside) continue;
            if (enemy == 0) sum += own * own;
            if (own == 0) sum -= enemy * enemy;
        }
    }
    return sum;
}

TEST(OpenLines, CountsLikeWindowByWindow) {
    Random random{Seed{1}};
    for (int i = 0; i < 1500; ++i) {
        const auto plies = static_cast<int>(random.below(60));
        const auto small = random_position<Position>(random_rules(random, 20, 64), plies, random);
        ASSERT_EQ(OpenLines<Bitboard>{}.evaluate(small).points(), counted(small));
        const auto wide =
            random_position<WidePosition>(random_rules(random, 20, 400), plies, random);
        ASSERT_EQ(OpenLines<WideBitboard>{}.evaluate(wide).points(), counted(wide));
    }
}

TEST(OpenLines, Examples) {
    const OpenLines<Bitboard> evaluator;
    const auto value = [&](const char* text) {
        return evaluator.evaluate(Game::parse_position(text)).points();
    };
    EXPECT_EQ(value("3/3/3 X 3"), 0);
    EXPECT_EQ(value("3/1X1/3 X 3"), 4);
    EXPECT_EQ(value("3/1X1/3 O 3"), -4);
    EXPECT_EQ(value("X2/3/3 X 3"), 3);
    EXPECT_EQ(value("XX1/3/3 X 3"), 4 + 1 + 1 + 1);      // a row of two, two columns, a diagonal
    EXPECT_EQ(value("XXO/3/3 X 3"), 1 + 1 + 1 - 1 - 1);  // the row is blocked
}

TEST(OpenLines, IsTheNegationForTheOtherSide) {
    Random random{Seed{2}};
    for (int i = 0; i < 200; ++i) {
        const auto p = random_position<Position>(random_rules(random, 8, 64), 20, random);
        if (p.winner()) continue;
        const PerSide<Bitboard> marks{p.marks(Side::X), p.marks(Side::O)};
        const auto other = Position::set_up(p.rules(), marks, opponent_of(p.side_to_move()));
        ASSERT_EQ(OpenLines<Bitboard>{}.evaluate(other), -OpenLines<Bitboard>{}.evaluate(p));
    }
}

TEST(OpenLines, StaysFarBelowWins) {
    int most = 0;
    for (int k = 1; k <= kMostPerSide; ++k) {
        int count = 0;
        for (const Direction direction : kDirections) {
            count += windows<WideBitboard>({{20, 20}, k}, direction).count();
        }
        most = std::max(most, count * (k - 1) * (k - 1));
    }
    EXPECT_EQ(most, 64'512);
    EXPECT_GT(decisive(Score{1}), Score{10 * most});
}

TEST(OpenLines, OutcomeIsDecisive) {
    const OpenLines<Bitboard> evaluator;
    EXPECT_EQ(evaluator.outcome(Game::parse_position("XXX/OO1/3 O 3")), decisive(Score{-1}));
    EXPECT_EQ(evaluator.outcome(Game::parse_position("XOX/XOO/OXX O 3")), Score{0});
}

TEST(OpenLines, IsTheDefaultEvaluator) {
    const auto evaluators = EvaluatorsOf<Game>::list();
    ASSERT_FALSE(evaluators.empty());
    EXPECT_EQ(evaluators.front().name, "open-lines");
    const auto made =
        evaluators.front().make(Options{as_it_is("open-lines"), evaluators.front().options, {}});
    EXPECT_EQ(made.evaluate(Game::parse_position("3/1X1/3 X 3")), Score{4});
    const auto wide = EvaluatorsOf<WideGame>::list().front().make(Options{});
    EXPECT_EQ(wide.evaluate(WideGame::parse_position("3/1X1/3 X 3")), Score{4});
}

}  // namespace
}  // namespace lawan::tictactoe
