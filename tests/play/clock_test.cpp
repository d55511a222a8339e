#include "play/clock.hpp"

#include <memory>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/tictactoe/rules/game.hpp"
#include "play/blundering_bot.hpp"
#include "play/bot_answer.hpp"
#include "play/bot_failure.hpp"
#include "play/play_game.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan {
namespace {

// Plays the first legal move and notes how long it might have thought.
class Noting : public Bot {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        allowed.push_back(turn.limits.time.value_or(Seconds{0}));
        return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
    }
    std::vector<Seconds> allowed;
};

class Watching final : public Noting, public WatchesTheClock {
  public:
    void told_of_control(const TimeControl& control) override { told = control; }
    void told_of_time_left(const PerSide<Seconds>& now) override { left.push_back(now); }
    TimeControl told;
    std::vector<PerSide<Seconds>> left;
};

TEST(GameClocks, GiveBotsAPartAndWatchersTheWhole) {
    Noting plain;
    Watching watcher;
    GameConditions conditions;
    conditions.clock = GameClock{Seconds{100}, Seconds{1}};
    const test::FakeClock time;
    conditions.time_source = &time;
    const AnyGame game{tictactoe::Game{tictactoe::Game::parse_position("3/3/3 X 3")}};
    const GameRecord record = play_game(game, {{&plain, "a"}, {&watcher, "b"}}, conditions);
    EXPECT_EQ(record.result->reason, EndReason::Finished);
    for (const Seconds part : plain.allowed) {
        EXPECT_GT(part, Seconds{10});
        EXPECT_LE(part, Seconds{50});
    }
    EXPECT_EQ(watcher.told.game, conditions.clock);
    ASSERT_GE(watcher.left.size(), 2U);
    EXPECT_EQ(watcher.left[0].o, Seconds{100});
    EXPECT_EQ(watcher.left[1].o, Seconds{101});  // it took no time
    EXPECT_EQ(watcher.allowed[0], watcher.left[0].o);
}

TEST(GameClocks, AreLeftToAWatcherThatBlundersNowAndThen) {
    auto within = std::make_unique<Watching>();
    const Watching& watcher = *within;
    BlunderingBot blundering{std::move(within), 0, {}};
    Noting plain;
    GameConditions conditions;
    conditions.clock = GameClock{Seconds{100}, Seconds{1}};
    const test::FakeClock time;
    conditions.time_source = &time;
    const AnyGame game{tictactoe::Game{tictactoe::Game::parse_position("3/3/3 X 3")}};
    (void)play_game(game, {{&blundering, "a"}, {&plain, "b"}}, conditions);
    EXPECT_EQ(watcher.told.game, conditions.clock);
    ASSERT_FALSE(watcher.left.empty());
    EXPECT_EQ(watcher.left[0].x, Seconds{100});
    EXPECT_EQ(watcher.allowed[0], Seconds{100});
}

class Dawdling final : public Noting {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        time.work(Seconds{0.012});
        return Noting::think(turn);
    }
    test::FakeClock time;
};

// Each of its moves stays within the allowance for one, all of them together do not.
TEST(GameClocks, RunOutThoughEachMoveIsOnlyALittleLate) {
    Dawdling slow;
    Noting quick;
    GameConditions conditions;
    conditions.clock = GameClock{Seconds{0.01}, Seconds{0.001}};
    conditions.time_source = &slow.time;
    const AnyGame game{tictactoe::Game{tictactoe::Game::parse_position("5/5/5/5/5 X 5")}};
    const GameRecord record = play_game(game, {{&slow, "slow"}, {&quick, "quick"}}, conditions);
    EXPECT_EQ(record.result->reason, EndReason::TimeOut);
    EXPECT_EQ(record.result->winner, Side::O);
}

TEST(Charged, IsNotWhatTheMachineKeptFromABot) {
    const auto time = [](double passed, double worked, double waited) {
        return charged(Seconds{passed}, {Seconds{worked}, Seconds{waited}}).count();
    };
    EXPECT_DOUBLE_EQ(time(1, 0, 0), 1);           // asleep
    EXPECT_DOUBLE_EQ(time(1, 0.25, 0.75), 0.25);  // in line for a processor
    EXPECT_DOUBLE_EQ(time(1, 0.25, 0.5), 0.5);    // both
    EXPECT_DOUBLE_EQ(time(1, 2, 0), 1);           // on two processors
    EXPECT_DOUBLE_EQ(time(1, 0.9, 0.9), 0.9);     // one of its threads works, another waits
    EXPECT_DOUBLE_EQ(time(1, 0, 2), 0);
}

// Works and waits for so long.
class Busy final : public Noting {
  public:
    Busy(Seconds works, Seconds waits) : works_{works}, waits_{waits} {}
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        time.work(works_);
        time.wait(waits_);
        return Noting::think(turn);
    }
    test::FakeClock time;

  private:
    Seconds works_;
    Seconds waits_;
};

EndReason reason_of(Busy& bot, const TimeControl& control) {
    Noting other;
    GameConditions conditions;
    conditions.limits = control.move;
    conditions.clock = control.game;
    conditions.time_source = &bot.time;
    const AnyGame game{tictactoe::Game{tictactoe::Game::parse_position("3/3/3 X 3")}};
    return play_game(game, {{&bot, "it"}, {&other, "other"}}, conditions).result->reason;
}

TEST(BuiltInBots, AnswerForTheirWorkAndNotForABusyMachine) {
    const TimeControl move{Limits::of_time(Seconds{0.1})};
    const TimeControl game{{}, GameClock{Seconds{1}, Seconds{0}}};
    for (const TimeControl& control : {move, game}) {
        Busy starved{Seconds{0.09}, Seconds{3}};
        EXPECT_EQ(reason_of(starved, control), EndReason::Finished);
    }
    Busy slow{Seconds{0.15}, Seconds{0}};
    EXPECT_EQ(reason_of(slow, move), EndReason::TimeOut);
    Busy slow_and_starved{Seconds{0.4}, Seconds{3}};
    EXPECT_EQ(reason_of(slow_and_starved, game), EndReason::TimeOut);
}

class GivingUp final : public Bot {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn&) override {
        throw BotFailure{EndReason::Resigned, as_it_is("resigned")};
    }
};

TEST(BotFailures, EndTheGameWithTheirReason) {
    GivingUp a;
    Noting b;
    const AnyGame game{tictactoe::Game{tictactoe::Game::parse_position("3/3/3 X 3")}};
    const GameRecord record = play_game(game, {{&a, "a"}, {&b, "b"}}, {});
    EXPECT_EQ(record.result->reason, EndReason::Resigned);
    EXPECT_EQ(record.result->winner, Side::O);
    EXPECT_EQ(record.result->detail.english(), "a resigned");
}

}  // namespace
}  // namespace lawan
