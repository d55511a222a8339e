// What a round robin says of the bots that were in it.
#include "experiments/standings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lawan::experiments {
namespace {

using ::testing::EndsWith;

TEST(Standings, NameThoseThatNobodyFasterBeats) {
    const GameEntry& entry = find_game("tictactoe");
    RoundRobinPlan plan{entry, entry.make(Options{entry.name, entry.settings, {}}), {}};
    RoundRobinResult result{};
    Standings all{plan, result, {}};
    const auto add = [&](const char* name, double elo, double milliseconds) {
        plan.bots.push_back(Spec{name, {}});
        Effort effort;
        effort.milliseconds.add(milliseconds);
        result.efforts.push_back(effort);
        all.order.push_back(all.ratings.size());
        all.ratings.push_back({elo, 0});
    };
    add("deep", 200, 30);
    add("wise", 100, 5);
    add("slow", 50, 10);
    add("quick", 0, 1);
    add("lost", -100, 1);
    EXPECT_THAT(worth_their_time(all), EndsWith(": deep, wise, quick, lost."));
}

}  // namespace
}  // namespace lawan::experiments
