// A machine that stood still, and the games that were lost by it.
#include <gtest/gtest.h>

#include "tests/arena/support.hpp"
#include "tests/support/run_program.hpp"
#include "tournaments/game_player.hpp"
#include "tournaments/run_ranks.hpp"
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

// The command of a program that hangs in its first game, and in its first only.
std::string hangs_once(const ScratchFolder& folder, const std::string& flag) {
    const auto script = folder.path() / "bot.sh";
    test::write_file(script,
                     "while read -r w r; do case $w in 'ready?') echo ready;; go) set -- "
                     "$r; [ -e " +
                         flag + " ] || { : > " + flag + "; sleep 100; }; echo $1;; esac; done\n");
    return "process(command=\"sh " + script.string() + "\",patience=0.1)";
}

constexpr Seconds kLater{1e15};

TEST(GamePlayer, PlaysAGameAgainThatWasLostOnTimeInAStall) {
    const ScratchFolder folder;
    const std::string flag = (folder.path() / "was-here").string();
    TournamentPlan plan = arena_test::plan_of(Format::RoundRobin);
    plan.bots[0].spec = hangs_once(folder, flag);
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
    stalls.woke(kLater - Seconds{2}, kLater);
    EXPECT_EQ(reason(), "finished");
    EXPECT_EQ(told, 1);
}

// Two ranks in one process: one hands out what the other one plays.
class TwoRanks final : public Ranks {
  public:
    explicit TwoRanks(const StallLog& stalls) : stalls_{stalls} {}

    [[nodiscard]] int rank() const override { return 0; }
    void lead(const RankedJobs& jobs, const StopSignal* /*stop*/) override {
        jobs_ = &jobs;
        follow_tournament(*this, stalls_);
    }
    void follow(const std::function<void(const std::string&)>& begin,
                const std::function<std::string(const std::string&)>& work,
                const std::function<void(const std::string&)>& /*hear*/) override {
        begin(jobs_->greeting);
        while (const auto job = jobs_->source()) jobs_->sink(work(*job));
    }

  private:
    const StallLog& stalls_;
    const RankedJobs* jobs_ = nullptr;
};

TEST(Ranks, PlayAGameAgainThatWasLostOnTimeInAStall) {
    const ScratchFolder folder;
    TournamentPlan plan = arena_test::plan_of(Format::RoundRobin);
    plan.bots.resize(2);
    plan.games = 1;
    plan.bots[0].spec = hangs_once(folder, (folder.path() / "was-here").string());
    TournamentStore store = TournamentStore::open(folder.path() / "t.db", plan);
    Tournament tournament{plan, {}};
    StallLog stalls;
    stalls.woke(kLater - Seconds{2}, kLater);
    RunSettings settings;
    settings.players.isolation = Isolation::None;
    int told = 0;
    settings.players.on_played_again = [&](std::int64_t number, Seconds stall) {
        EXPECT_EQ(number, 1);
        EXPECT_EQ(stall, Seconds{2});
        ++told;
    };
    TwoRanks ranks{stalls};
    EXPECT_TRUE(lead_tournament(ranks, tournament, store, settings));
    EXPECT_EQ(told, 1);
    EXPECT_EQ(store.summaries().front().reason, EndReason::Finished);
}

}  // namespace
}  // namespace lawan
