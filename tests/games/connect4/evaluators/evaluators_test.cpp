// Estimates against counting line by line.
#include "games/connect4/evaluators/evaluators.hpp"

#include <gtest/gtest.h>

#include "games/connect4/evaluators/open_lines.hpp"
#include "games/connect4/evaluators/threats.hpp"
#include "tests/games/connect4/rules/naive.hpp"

namespace lawan::connect4 {
namespace {

int plain_open_lines(const Position& position) {
    int sum = 0;
    for (const Bitboard line : all_lines(position.rules())) {
        const int own = (line & position.own()).count();
        const int enemy = (line & position.enemy()).count();
        if (enemy == 0) sum += own * own;
        if (own == 0) sum -= enemy * enemy;
    }
    return sum;
}

TEST(OpenLines, AreCountedLineByLine) {
    Random random{Seed{9}};
    for (int i = 0; i < 500; ++i) {
        const Position position =
            after_random_moves(random_rules(random), static_cast<int>(random.below(40)), random);
        ASSERT_EQ(OpenLines{}.evaluate(position).points(), plain_open_lines(position));
    }
}

TEST(Evaluators, AreTheSameForBothSidesAndMirrored) {
    Random random{Seed{10}};
    for (const auto& named : EvaluatorsOf<Game>::list()) {
        const auto evaluator = named.make(Options{as_it_is(named.name), named.options, {}});
        for (int i = 0; i < 200; ++i) {
            const Position position = after_random_moves(
                random_rules(random), static_cast<int>(random.below(40)), random);
            const Score score = evaluator.evaluate(position);
            EXPECT_EQ(evaluator.evaluate(position.image(Symmetry{false, true, false})), score);
            if (position.winner()) continue;
            const PerSide<Bitboard> swapped{position.discs(Side::O), position.discs(Side::X)};
            const Position other =
                Position::set_up(position.rules(), swapped, opponent_of(position.side_to_move()));
            EXPECT_EQ(evaluator.evaluate(other), score);
        }
    }
}

TEST(Threats, BelongToTheRowsThatASideGets) {
    const Position first = Game::parse_position("7/7/7/2XXX2/2OOX2/2XOO2 O 4");
    EXPECT_TRUE(threats_of(first, Side::X).has(square_at(1, 2, {7, 6})));
    EXPECT_TRUE(favourable_rows(first, Side::X).has(square_at(1, 2, {7, 6})));
    EXPECT_FALSE(favourable_rows(first, Side::O).has(square_at(1, 2, {7, 6})));
    EXPECT_TRUE(favourable_rows(first, Side::O).has(square_at(1, 3, {7, 6})));
    // With an odd number of rows nobody gets a row.
    EXPECT_TRUE(favourable_rows(Position{Rules{{7, 5}, 4}}, Side::X).empty());
}

}  // namespace
}  // namespace lawan::connect4
