// The player of 6×6 and 4×4: exact where that is within reach, bounded by its level elsewhere.
#include "games/othello/engine/small_player.hpp"

#include <gtest/gtest.h>

#include "tests/games/othello/engine/plain.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::othello {
namespace {

template <int Size>
[[nodiscard]] Thought<Move> thought_of(const BasicPosition<Size>& position, int level,
                                       const Limits& limits, Seed seed = Seed{5}) {
    SmallPlayer<Size> player{1, MebiBytes{4}, strength_of(level)};
    const test::FakeClock clock;  // no time passes
    Budget budget{limits, nullptr, clock};
    Random random{seed};
    return player.think(position, budget, random);
}

TEST(OthelloSmallPlayer, KnowsTheValueOfFourByFour) {
    const auto thought = thought_of(BasicPosition<4>{}, 10, Limits::of_time(Seconds{60}));
    ASSERT_TRUE(thought.valuation);
    EXPECT_EQ(*thought.valuation, Valuation::proved(Score{-10}));
}

TEST(OthelloSmallPlayer, IsWeakWhereItsLevelIs) {
    const auto thought = thought_of(BasicPosition<4>{}, 1, Limits::none());
    ASSERT_TRUE(thought.valuation);
    EXPECT_FALSE(thought.valuation->is_proved());
    EXPECT_LE(thought.depth, strength_of(1).depth);
}

// As an analysis does, which asks for a ply more each time.
TEST(OthelloSmallPlayer, LooksAsFarAsItIsAsked) {
    for (const int depth : {6, 7, 8, 9}) {
        EXPECT_EQ(thought_of(BasicPosition<6>{}, 10, Limits::to_depth(depth)).depth, depth);
    }
}

// The start of 6×6 cannot be solved with so few nodes: they go into depth.
TEST(OthelloSmallPlayer, GoesDeeperWithMoreToSpend) {
    const BasicPosition<6> start;
    const int shallow = thought_of(start, 10, Limits::of_nodes(10'000)).depth;
    const int deep = thought_of(start, 10, Limits::of_nodes(1'000'000)).depth;
    EXPECT_GE(deep, shallow + 2);
}

TEST(OthelloSmallPlayer, SolvesTheEndAtTheHighestLevel) {
    Random random{Seed{3}};
    for (int i = 0; i < 10; ++i) {
        const auto position = plain::drawn<6>(10, random);
        const auto thought = thought_of(position, 10, Limits::none());
        ASSERT_TRUE(thought.valuation);
        EXPECT_EQ(*thought.valuation, Valuation::proved(Score{plain::value(position, -36, 36)}));
    }
}

TEST(OthelloSmallPlayer, IsQuickAndErrsAtTheLowestLevel) {
    Random random{Seed{4}};
    int errors = 0;
    for (std::uint64_t i = 0; i < 20; ++i) {
        const auto position = plain::drawn<6>(11, random);
        const auto thought = thought_of(position, 1, Limits::of_time(Seconds{60}), Seed{i});
        EXPECT_LT(thought.nodes, 5'000U);
        const int value = plain::value(position, -36, 36);
        errors += -plain::value(position.after(thought.best), -36, 36) < value ? 1 : 0;
    }
    EXPECT_GE(errors, 5);
}

TEST(OthelloSmallPlayer, SolvesWhatComesAfterAPass) {
    Random random{Seed{7}};
    int passes = 0;
    while (passes < 5) {
        BasicPosition<6> position;
        while (position.move_count() > 0) {
            if (position.move_squares().empty() && position.empty_squares().count() <= 12) {
                const auto thought = thought_of(position, kLevels, Limits::none());
                EXPECT_EQ(thought.valuation,
                          Valuation::proved(Score{plain::value(position, -36, 36)}));
                EXPECT_TRUE(thought.line.front().is_pass());
                ++passes;
                break;
            }
            position = position.after(random.pick(position.legal_moves()));
        }
    }
}

TEST(OthelloSmallPlayer, PassesAtEveryLevel) {
    Random random{Seed{6}};
    int passes = 0;
    while (passes < 3) {
        BasicPosition<6> position;
        while (position.move_count() > 0) {
            if (position.move_squares().empty()) {
                const auto thought = thought_of(position, 1 + passes * 4, Limits::to_depth(2));
                EXPECT_TRUE(thought.best.is_pass());
                EXPECT_TRUE(thought.valuation.has_value());
                ++passes;
                break;
            }
            position = position.after(random.pick(position.legal_moves()));
        }
    }
}

}  // namespace
}  // namespace lawan::othello
