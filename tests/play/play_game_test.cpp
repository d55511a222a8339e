// The referee: who loses by what, and what the record says.
#include "play/play_game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/bot_failure.hpp"
#include "tests/play/support.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

std::vector<std::string> moves_of(const GameRecord& record) {
    std::vector<std::string> moves;
    for (const MoveRecord& move : record.moves) moves.push_back(move.move);
    return moves;
}

GameRecord play(Bot& x, Bot& o, const GameConditions& conditions = {},
                const AnyGame& game = three_in_a_row()) {
    return play_game(game, {{&x, "Ann"}, {&o, "Bob"}}, conditions);
}

TEST(Referee, LetsAGameRunToItsEnd) {
    FirstMove x;
    FirstMove o;
    const GameRecord record = play(x, o);
    EXPECT_EQ(record.game, "tictactoe");
    EXPECT_EQ(record.start, "3/3/3 X 3");
    EXPECT_EQ(record.players.x, "Ann");
    EXPECT_EQ(record.players.o, "Bob");
    EXPECT_EQ(moves_of(record),
              (std::vector<std::string>{"a1", "b1", "c1", "a2", "b2", "c2", "a3"}));
    ASSERT_TRUE(record.result);
    EXPECT_EQ(record.result->reason, EndReason::Finished);
    EXPECT_EQ(record.result->winner, Side::X);
    EXPECT_EQ(record.result->score, 1);
}

TEST(Referee, TellsBotsTheirSideSeedAndTheMovesPlayed) {
    SeededBot x;
    SeededBot o;
    GameConditions conditions;
    conditions.number = 7;
    conditions.seed = Seed{5};
    const GameRecord record = play(x, o, conditions);
    EXPECT_EQ(x.side, Side::X);
    EXPECT_EQ(o.side, Side::O);
    EXPECT_EQ(x.number, 7U);
    EXPECT_EQ(x.seed, seed_of(Side::X, Seed{5}));
    EXPECT_EQ(o.seed, seed_of(Side::O, Seed{5}));
    EXPECT_NE(x.seed, o.seed);
    EXPECT_EQ(std::max(x.played_before, o.played_before), record.moves.size() - 1);
}

TEST(Referee, AnIllegalMoveLoses) {
    FirstMove x;
    Cheat o;
    const GameRecord record = play(x, o);
    EXPECT_EQ(record.result->reason, EndReason::IllegalMove);
    EXPECT_EQ(record.result->winner, Side::X);
    EXPECT_THAT(record.result->detail.english(), HasSubstr("Bob played 'a1'"));
    EXPECT_THAT(record.result->detail.english(), HasSubstr("b1 c1"));
    EXPECT_EQ(moves_of(record), (std::vector<std::string>{"a1"}));
}

TEST(Referee, ACrashLoses) {
    Crasher x;
    FirstMove o;
    const GameRecord record = play(x, o);
    EXPECT_EQ(record.result->reason, EndReason::Crashed);
    EXPECT_EQ(record.result->winner, Side::O);
    EXPECT_THAT(record.result->detail.english(), HasSubstr("Ann failed: out of ideas"));
}

TEST(Referee, ACrashAtTheStartLosesBeforeTheOpening) {
    FirstMove x;
    CrasherAtTheStart o;
    GameConditions conditions;
    conditions.opening = {move_of(three_in_a_row().start(), "b2")};
    const GameRecord record = play(x, o, conditions);
    EXPECT_EQ(record.result->reason, EndReason::Crashed);
    EXPECT_EQ(record.result->winner, Side::X);
    EXPECT_TRUE(record.moves.empty());
}

TEST(Referee, BeingLateLoses) {
    FirstMove x;
    Sleeper o;
    GameConditions conditions;
    conditions.limits = Limits::of_time(Seconds{0.001});
    conditions.time_source = &o.time;
    const GameRecord record = play(x, o, conditions);
    EXPECT_EQ(record.result->reason, EndReason::TimeOut);
    EXPECT_EQ(record.result->winner, Side::X);
    EXPECT_THAT(record.result->detail.english(), HasSubstr("of the 0.001 s allowed"));
}

TEST(Referee, SlowIsFineWithoutALimit) {
    Sleeper x;
    FirstMove o;
    const AnyGame last_move{tictactoe::Game{tictactoe::Game::parse_position("XOX/OOX/XX1 O 3")}};
    GameConditions conditions;
    conditions.time_source = &x.time;
    EXPECT_EQ(play(x, o, conditions, last_move).result->reason, EndReason::Finished);
}

TEST(Referee, AStopEndsTheGameWithoutAResult) {
    StopSignal stop;
    stop.raise();
    FirstMove x;
    FirstMove o;
    GameConditions conditions;
    conditions.stop = &stop;
    const GameRecord record = play(x, o, conditions);
    EXPECT_EQ(record.result->reason, EndReason::Stopped);
    EXPECT_FALSE(record.result->winner);
    EXPECT_TRUE(record.moves.empty());
}

// A program that is still starting gives up when it is told to stop.
class StoppedAtTheStart : public FirstMove {
  public:
    explicit StoppedAtTheStart(StopSignal& stop) : stop_{stop} {}
    void new_game(const NewGame&) override {
        stop_.raise();
        throw BotFailure{EndReason::Stopped, as_it_is("was told to stop")};
    }

  private:
    StopSignal& stop_;
};

TEST(Referee, NobodyWinsAGameThatIsStoppedWhileAProgramStarts) {
    StopSignal stop;
    FirstMove x;
    StoppedAtTheStart o{stop};
    GameConditions conditions;
    conditions.stop = &stop;
    const GameRecord record = play(x, o, conditions);
    EXPECT_EQ(record.result->reason, EndReason::Stopped);
    EXPECT_FALSE(record.result->winner);
    EXPECT_TRUE(record.moves.empty());
}

TEST(Referee, TheOpeningIsPlayedFirstAndReported) {
    FirstMove x;
    FirstMove o;
    GameConditions conditions;
    conditions.opening = {move_of(three_in_a_row().start(), "c3")};
    std::vector<std::string> reported;
    conditions.on_move = [&](const MoveRecord& move, const AnyPosition& after) {
        reported.push_back(move.move + ' ' + letter(after.side_to_move()));
    };
    const GameRecord record = play(x, o, conditions);
    EXPECT_EQ(record.moves[0].move, "c3");
    EXPECT_EQ(record.moves[1].move, "a1");
    EXPECT_EQ(reported.size(), record.moves.size());
    EXPECT_EQ(reported[0], "c3 O");
}

TEST(Referee, AGameThatIsOverAtTheStartHasItsResult) {
    FirstMove x;
    FirstMove o;
    const AnyGame won{tictactoe::Game{tictactoe::Game::parse_position("XXX/OO1/3 O 3")}};
    const GameRecord record = play(x, o, {}, won);
    EXPECT_EQ(record.result->winner, Side::X);
    EXPECT_TRUE(record.moves.empty());
}

}  // namespace
}  // namespace lawan::test
