// The paper's costs with a guard against forks.
#include <gtest/gtest.h>

#include "games/tictactoe/engine/line_counts.hpp"
#include "games/tictactoe/papers/guarded.hpp"
#include "tests/support/cases.hpp"

namespace lawan::tictactoe {
namespace {

TEST(GuardedCosts, LoseNoLineOnThreeByThreeAndTwelveOnFourByFour) {
    const MoveRule rule = [](const Position& position) {
        return papers::move_by_guarded_costs(position);
    };
    Budget budget{Limits::none()};
    const auto small = count_lines(Position{}, rule, {Side::O, 0, {}}, budget);
    EXPECT_EQ(small->counts.lines, (AuditResults{790, 155, 0}));
    Budget for_large{test::kSanitized ? Limits::of_nodes(5'000) : Limits::none()};
    const auto large = count_lines(Position{Rules{{4, 4}, 4}}, rule, {Side::O, 0, {}}, for_large);
    ASSERT_EQ(large.has_value(), !test::kSanitized);
    if (large) {
        EXPECT_EQ(large->counts.lines, (AuditResults{3'123'989, 7'197'919, 12}));
    }
}

}  // namespace
}  // namespace lawan::tictactoe
