// Following up against a search of all games.
#include "games/connect4/rules/follow_up.hpp"

#include <gtest/gtest.h>

#include "games/connect4/rules/game.hpp"
#include "naive.hpp"

namespace lawan::connect4 {
namespace {

// Best play where every line is looked at, for the side to move.
int value_of(const Position& position) {
    if (position.move_count() == 0) return position.final_score().points();
    int best = -1;
    for (const Square move : position.legal_moves()) {
        best = std::max(best, -value_of(position.after(move)));
        if (best == 1) break;
    }
    return best;
}

TEST(FollowUp, SaysNoMoreThanIsTrue) {
    Random random{Seed{11}};
    int held = 0;
    int won = 0;
    for (int i = 0; i < 40'000 && (held < 200 || won < 60); ++i) {
        const Rules rules{random.pick(std::vector<BoardSize>{{4, 4}, {5, 4}, {4, 6}, {4, 5}}),
                          3 + static_cast<int>(random.below(2))};
        const int left = 2 * static_cast<int>(random.below(6)) + 2;
        const Position position = after_random_moves(rules, rules.size.cells() - left, random);
        const FollowUp worth = follow_up(position);
        if (worth == FollowUp::Nothing) continue;
        const int value = value_of(position);
        if (worth == FollowUp::Wins) {
            ASSERT_EQ(value, -1) << Game{position}.position_text(position);
            ++won;
        } else {
            ASSERT_LE(value, 0) << Game{position}.position_text(position);
            ++held;
        }
    }
    EXPECT_GE(held, 200);
    EXPECT_GE(won, 60);
}

TEST(FollowUp, TakesColumnsThatAreAllEven) {
    EXPECT_TRUE(can_follow_up(Position{}));
    EXPECT_FALSE(can_follow_up(Position{}.after(Square{0})));
    EXPECT_TRUE(can_follow_up(Position{}.after(Square{0}).after(Square{1})));
    // On five rows the first cell of each column is nobody's answer.
    EXPECT_FALSE(can_follow_up(Position{Rules{{5, 5}, 4}}));
    // The first player may win on the whole board.
    EXPECT_EQ(follow_up(Position{}), FollowUp::Nothing);
}

}  // namespace
}  // namespace lawan::connect4
