// A machine that stood still, and the games that were lost by it.
#include <gtest/gtest.h>

#include "tests/arena/support.hpp"
#include "tests/support/run_program.hpp"
#include "tournaments/game_player.hpp"
#include "tournaments/stall_watch.hpp"

namespace lawan {
namespace {

using test::ScratchFolder;

TEST(StallLog, KnowsTheLongestDelaySinceAMoment) {
    StallLog log;
    log.woke(Seconds{1}, Seconds{1.01});
    EXPECT_FALSE(log.longest_since(Seconds{0}, Seconds{0}));
    log.woke(Seconds{2}, Seconds{3});
    log.woke(Seconds{4}, Seconds{4.5});
    EXPECT_EQ(log.longest_since(Seconds{0}, Seconds{0.25}), Seconds{1});
    EXPECT_EQ(log.longest_since(Seconds{3.5}, Seconds{0.25}), Seconds{0.5});
    EXPECT_FALSE(log.longest_since(Seconds{3.5}, Seconds{0.75}));
    EXPECT_FALSE(log.longest_since(Seconds{5}, Seconds{0.25}));
}

// It hangs in its first game, and in its first only.
TEST(GamePlayer, PlaysAGameAgainThatWasLostOnTimeInAStall) {
    const ScratchFolder folder;
    const std::string flag = (folder.path() / "was-here").string();
    test::write_file(
        folder.path() / "bot.sh",
        "while read -r w r; do case $w in 'ready?') echo ready;; go) set -- $r; [ -e " + flag +
            " ] || { : > " + flag + "; sleep 100; }; echo $1;; esac; done\n");
    TournamentPlan plan = arena_test::plan_of(Format::RoundRobin);
    plan.bots[0].spec =
        "process(command=\"sh " + (folder.path() / "bot.sh").string() + "\",patience=0.1)";
    const GameJob job{1, 0, 0, 0, 1, 0};
    PlayerSettings settings;
    settings.isolation = Isolation::None;
    const auto reason = [&] {
        std::filesystem::remove(flag);
        return to_text(GamePlayer{plan, settings}.play(job, nullptr).summary.reason);
    };
    EXPECT_EQ(reason(), "time-out");
    StallLog stalls;
    settings.stalls = &stalls;
    int told = 0;
    settings.on_played_again = [&](std::int64_t number, Seconds stall) {
        EXPECT_EQ(number, 1);
        EXPECT_EQ(stall, Seconds{2});
        ++told;
    };
    EXPECT_EQ(reason(), "time-out");
    EXPECT_EQ(told, 0);
    constexpr Seconds kLater{1e15};
    stalls.woke(kLater - Seconds{2}, kLater);
    EXPECT_EQ(reason(), "finished");
    EXPECT_EQ(told, 1);
}

}  // namespace
}  // namespace lawan
