// The table: turns, clocks, the way back, and who loses by what.
#include "play/table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/othello/rules/game.hpp"
#include "play/bot_failure.hpp"
#include "tests/play/support.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

TableSetup setup_of(PlayerKind x, PlayerKind o, const AnyGame& game = three_in_a_row()) {
    TableSetup setup{game, {}};
    setup.seats.x.kind = x;
    setup.seats.o.kind = o;
    setup.seats.x.name = "Ann";
    setup.seats.o.name = "Bob";
    return setup;
}

BotAnswer answer_of(AnyMove move) {
    return {thought_of(move), {}};
}

class Tables : public testing::Test {
  protected:
    static constexpr PlayerKind kHuman = PlayerKind::Human;
    static constexpr PlayerKind kBot = PlayerKind::Bot;

    [[nodiscard]] Table table(PlayerKind x, PlayerKind o) { return Table{setup_of(x, o), clock_}; }
    [[nodiscard]] Table timed(Seconds time, Seconds increment = Seconds{0}) {
        TableSetup setup = setup_of(kHuman, kBot);
        setup.time.game = GameClock{time, increment};
        return Table{setup, clock_};
    }
    static void play(Table& table, const char* text) {
        table.play(move_of(table.position(), text));
    }
    // Whoever's turn it is.
    static void make(Table& table, const char* text) {
        if (table.humans_turn()) return play(table, text);
        table.rule_on(answer_of(move_of(table.position(), text)));
    }

    FakeClock clock_;
};

TEST_F(Tables, KnowWhatAMoveIsWorthThatEndsTheGame) {
    Table table = this->table(kBot, kBot);
    const auto judged = [&](const char* move) {
        BotAnswer answer = answer_of(move_of(table.position(), move));
        answer.thought->valuation = Valuation::estimated(Score{3});
        table.rule_on(answer);
        return *table.history().steps().back().record.valuation;
    };
    for (const char* move : {"a1", "b1", "a2", "b2"}) {
        EXPECT_EQ(judged(move), Valuation::estimated(Score{3}));
    }
    EXPECT_EQ(judged("a3"), Valuation::proved(Score{1}));
    EXPECT_EQ(table.history().steps().back().thought->valuation, Valuation::proved(Score{1}));
}

TEST_F(Tables, PlayToTheEnd) {
    Table table = this->table(kHuman, kBot);
    for (const char* move : {"a1", "b1", "a2", "b2"}) make(table, move);
    EXPECT_FALSE(table.over());
    make(table, "a3");
    ASSERT_TRUE(table.over());
    EXPECT_EQ(table.result()->reason, EndReason::Finished);
    EXPECT_EQ(table.result()->winner, Side::X);
    const GameRecord record = table.record();
    EXPECT_EQ(record.game, "tictactoe");
    EXPECT_EQ(record.players.o, "Bob");
    EXPECT_EQ(record.moves.size(), 5U);
}

TEST_F(Tables, SayWhoAPlayerIs) {
    TableSetup setup{three_in_a_row(), {}};
    EXPECT_EQ(Table{setup}.player_name(Side::X), "X");
    setup.seats.x.bot = Spec{"minimax", {{"depth", "3"}}};
    EXPECT_EQ(Table{setup}.player_name(Side::X), "minimax(depth=3)");
    setup.seats.x.level = 4;
    EXPECT_EQ(Table{setup}.player_name(Side::X), "level 4");
    setup.seats.x.name = "Eve";
    EXPECT_EQ(Table{setup}.player_name(Side::X), "Eve");
}

// The reason is the one that the bot gives: who resigns has not crashed.
TEST_F(Tables, LoseByWhatABotSays) {
    for (const EndReason reason : {EndReason::Resigned, EndReason::BadProtocol,
                                   EndReason::OverLimit, EndReason::TimeOut, EndReason::Crashed}) {
        Table table = this->table(kHuman, kBot);
        play(table, "b2");
        table.rule_on({{}, BotFailure{reason, as_it_is("had enough")}});
        EXPECT_EQ(table.result()->reason, reason);
        EXPECT_EQ(table.result()->winner, Side::X);
        EXPECT_EQ(table.result()->detail.english(), "Bob had enough");
    }
    Table stopped = this->table(kBot, kBot);
    stopped.rule_on({{}, BotFailure{EndReason::Stopped, as_it_is("was told to stop")}});
    EXPECT_EQ(stopped.result()->reason, EndReason::Stopped);
    EXPECT_FALSE(stopped.result()->winner);
}

TEST_F(Tables, LoseByAnIllegalMove) {
    Table table = this->table(kHuman, kBot);
    const AnyMove taken = move_of(table.position(), "b2");
    table.play(taken);
    table.rule_on(answer_of(taken));
    EXPECT_EQ(table.result()->reason, EndReason::IllegalMove);
    EXPECT_THAT(table.result()->detail.english(), HasSubstr("Bob played 'b2'"));
}

TEST_F(Tables, GoBackToWhereAHumanDecides) {
    Table table = this->table(kHuman, kBot);
    EXPECT_FALSE(table.can_undo());
    EXPECT_FALSE(table.undo());
    for (const char* move : {"b2", "a1", "c3"}) make(table, move);
    EXPECT_TRUE(table.undo());  // while the bot would think
    EXPECT_EQ(table.ply(), 2U);
    EXPECT_TRUE(table.undo());
    EXPECT_EQ(table.ply(), 0U);
    EXPECT_FALSE(table.undo());
    EXPECT_TRUE(table.redo());
    EXPECT_EQ(table.ply(), 2U);
    EXPECT_TRUE(table.redo());
    EXPECT_EQ(table.ply(), 3U);
    EXPECT_FALSE(table.redo());
}

TEST_F(Tables, GoBackMoveByMoveBetweenTwoOfAKind) {
    for (const PlayerKind kind : {kHuman, kBot}) {
        Table table = this->table(kind, kind);
        make(table, "b2");
        make(table, "a1");
        EXPECT_TRUE(table.undo());
        EXPECT_EQ(table.ply(), 1U);
    }
}

TEST_F(Tables, DoNotStopWhereAHumanHasToPass) {
    // After g1 white has to pass.
    const AnyGame game{othello::Game{othello::Game::parse_position(
        "XOOOOO-XXOXXXXXXXOXXXXXXXXOOXXXXXOXOOXXXXOXXOOXXXOXOXO-XXXXXXX-- X")}};
    Table table{setup_of(kHuman, kHuman, game), clock_};
    play(table, "g1");
    ASSERT_TRUE(forced_pass(table.position()));
    table.play(*forced_pass(table.position()));
    EXPECT_TRUE(table.undo());
    EXPECT_EQ(table.ply(), 0U);
    EXPECT_TRUE(table.redo());
    EXPECT_EQ(table.ply(), 2U);
}

TEST_F(Tables, GoOnAfterAResignationThatIsTakenBack) {
    Table table = this->table(kHuman, kBot);
    make(table, "b2");
    make(table, "a1");
    table.resign(Side::X);
    EXPECT_EQ(table.result()->winner, Side::O);
    EXPECT_TRUE(table.undo());
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.ply(), 2U);
    // A game that is over by the rules is not.
    for (const char* move : {"b1", "a2", "b3"}) make(table, move);
    ASSERT_TRUE(table.over());
    EXPECT_TRUE(table.undo());
    EXPECT_EQ(table.ply(), 4U);
}

TEST_F(Tables, TakeTimeOffTheClockOfTheSideToMove) {
    Table table = timed(Seconds{60}, Seconds{2});
    clock_.work(Seconds{20});
    EXPECT_EQ(table.clocks()->x, Seconds{40});
    EXPECT_EQ(table.clocks()->o, Seconds{60});
    play(table, "b2");
    EXPECT_EQ(table.clocks()->x, Seconds{42});
    EXPECT_EQ(table.history().steps()[0].record.time, Seconds{20});
    table.pause(true);
    clock_.work(Seconds{1000});
    EXPECT_FALSE(table.clock_runs());
    table.pause(false);
    EXPECT_EQ(table.clocks()->o, Seconds{60});
    clock_.work(Seconds{1});
    table.undo();  // gives no time back
    EXPECT_EQ(table.clocks()->x, Seconds{42});
    EXPECT_EQ(table.clocks()->o, Seconds{59});
}

TEST_F(Tables, LetTheFirstMoveTakeItsTimeWhereTheyShall) {
    TableSetup setup = setup_of(kHuman, kHuman);
    setup.time.game = GameClock{Seconds{60}, Seconds{0}};
    setup.first_move_is_free = true;
    Table table{setup, clock_};
    clock_.work(Seconds{1000});
    play(table, "b2");
    EXPECT_EQ(table.clocks()->x, Seconds{60});
    EXPECT_TRUE(table.clock_runs());
}

TEST_F(Tables, CallTheTime) {
    Table table = timed(Seconds{60});
    clock_.work(Seconds{60});
    table.check_flag();
    EXPECT_FALSE(table.over());  // there is an allowance
    clock_.work(Seconds{1});
    table.check_flag();
    ASSERT_TRUE(table.over());
    EXPECT_EQ(table.result()->reason, EndReason::TimeOut);
    EXPECT_EQ(table.result()->winner, Side::O);

    Table late = timed(Seconds{60});
    clock_.work(Seconds{61});
    play(late, "b2");
    EXPECT_EQ(late.result()->reason, EndReason::TimeOut);
    EXPECT_EQ(late.ply(), 0U);
}

// What it stood in line for is told with its answer: no flag falls before that can be known.
TEST_F(Tables, CallABotsTimeOnlyAfterALongSilence) {
    Table table = timed(Seconds{60});
    play(table, "b2");
    clock_.work(Seconds{50});
    clock_.wait(Seconds{10.1});  // more than the allowance of those whose waits are known
    table.check_flag();
    ASSERT_FALSE(table.over());
    BotAnswer answer = answer_of(move_of(table.position(), "a1"));
    answer.cost = {Seconds{50}, Seconds{10.1}};
    table.rule_on(answer);
    EXPECT_EQ(table.ply(), 2U);
    EXPECT_EQ(table.clocks()->o, Seconds{10});

    play(table, "c3");
    clock_.wait(Seconds{10} + kBlindAllowance + kTimeAllowance + Seconds{0.1});
    table.check_flag();
    ASSERT_TRUE(table.over());
    EXPECT_EQ(table.result()->reason, EndReason::TimeOut);
    EXPECT_EQ(table.result()->winner, Side::X);
}

// Between its answer and our ruling we may have stood in line.
TEST_F(Tables, ChargeABotWhatPassedUntilItsAnswerWhereThatIsKnown) {
    TableSetup setup = setup_of(kBot, kHuman);
    setup.time.move = Limits::of_time(Seconds{1});
    for (const double passed : {0.9, 1.1}) {
        Table table{setup, clock_};
        clock_.wait(Seconds{5});
        BotAnswer answer = answer_of(move_of(table.position(), "b2"));
        answer.cost = {Seconds{0.5}, Seconds{0}, Seconds{passed}};
        table.rule_on(answer);
        EXPECT_EQ(table.over(), passed > 1) << passed;
    }
}

TEST_F(Tables, LimitTheMovesOfBotsAlone) {
    TableSetup setup = setup_of(kHuman, kBot);
    setup.time.move = Limits::of_time(Seconds{1});
    Table table{setup, clock_};
    clock_.work(Seconds{100});
    play(table, "b2");
    EXPECT_FALSE(table.over());
    clock_.work(Seconds{2});
    make(table, "a1");
    EXPECT_EQ(table.result()->reason, EndReason::TimeOut);
    EXPECT_EQ(table.result()->detail.english(), "Bob took 2.000 s of the 1.000 s allowed");
}

TEST_F(Tables, TellBotsWhatTheyMayUse) {
    TableSetup setup = setup_of(kBot, kBot);
    setup.time.game = GameClock{Seconds{60}, Seconds{0}};
    setup.seats.x.move_time = Seconds{0.5};
    setup.seed = Seed{5};
    Table table{setup, clock_};
    EXPECT_EQ(table.bot_turn().share.time, Seconds{0.5});
    make(table, "b2");
    clock_.work(Seconds{10});
    const BotTurn turn = table.bot_turn();
    EXPECT_EQ(turn.limits.time, Seconds{50});
    EXPECT_LT(*turn.share.time, Seconds{50});
    EXPECT_EQ(turn.clocks->o, Seconds{50});
    EXPECT_EQ(turn.played.size(), 1U);
    // A bot that sits down later draws other numbers.
    EXPECT_NE(table.greeting(Side::O).seed, seed_of(Side::O, Seed{5}));
}

TEST_F(Tables, AreSetUpAgainForTheNextGame) {
    Table table = this->table(kHuman, kBot);
    make(table, "b2");
    const TableSetup next = table.rematch(true);
    EXPECT_EQ(next.seats.o.name, "Ann");
    EXPECT_EQ(next.seats.x.kind, kBot);
    EXPECT_NE(next.seed.value, table.setup().seed.value);
    EXPECT_EQ(Table{next}.ply(), 0U);
}

TEST_F(Tables, LetTheOtherOneLayTheMarksInASwappedRematch) {
    const AnyGame game{tictactoe::Game{tictactoe::Rules{BoardSize{8, 8}, 5}}};
    for (const swap2::Choice choice : {swap2::Choice::First, swap2::Choice::Second}) {
        TableSetup setup = setup_of(kHuman, kHuman, game);
        setup.swap2.emplace();
        Table table{setup, clock_};
        for (const char* mark : {"d4", "e5", "d5"}) play(table, mark);  // by Ann
        table.choose(choice);
        EXPECT_EQ(table.rematch(true).seats.x.name, "Bob");
        EXPECT_EQ(table.rematch(false).seats.x.name, "Ann");
    }
}

}  // namespace
}  // namespace lawan::test
