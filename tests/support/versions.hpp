// Whatever processor a game is compiled for, it is the same game.
#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "module/game_version.hpp"

namespace lawan::test {

// Counts of lines, and what the solver proves, by the versions that run here.
inline void expect_the_same(const std::vector<GameVersion>& versions, std::string_view position,
                            int depth) {
    ASSERT_FALSE(versions.empty());
    const GameVersion& first = versions.front();
    const AnyPosition start = first.set_up(position).start();
    for (const GameVersion& version : versions) {
        const AnyPosition same = version.set_up(position).start();
        EXPECT_EQ(same.text(), start.text());
        EXPECT_EQ(same.key(), start.key());
        EXPECT_EQ(same.perft(depth, LastPly::Visited), start.perft(depth, LastPly::Visited));
        EXPECT_EQ(same.perft(depth, LastPly::InBulk), start.perft(depth, LastPly::InBulk));
        if (!version.solve) continue;
        // Asked of positions that another version made: the module mixes them too.
        const SolveAnswer expected = first.solve({same, {}, {}});
        const SolveAnswer answer = version.solve({start, {}, {}});
        EXPECT_TRUE(answer.bounds.settled());
        EXPECT_EQ(answer.bounds.lower, expected.bounds.lower);
        EXPECT_EQ(answer.bounds.upper, expected.bounds.upper);
        if (answer.best_are_all && expected.best_are_all) {
            EXPECT_EQ(answer.best, expected.best);
        }
    }
}

}  // namespace lawan::test
