// Programs that play, and programs that misbehave in every way we could think of.
#include "protocol/process_bot.hpp"
#include "protocol/held.hpp"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "core/input_error.hpp"
#include "play/bot_failure.hpp"
#include "protocol/command_words.hpp"
#include "protocol/programs.hpp"
#include "tests/protocol/shell_bots.hpp"
#include "tests/support/complaint.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(CommandWords, AreSplitAsInAShell) {
    EXPECT_THAT(command_words("python3 bot.py"), ElementsAre("python3", "bot.py"));
    EXPECT_THAT(command_words(R"( sh -c 'a "b"; c'  "x\"y" \ z )"),
                ElementsAre("sh", "-c", "a \"b\"; c", "x\"y", " z"));
    EXPECT_THROW((void)command_words("  "), InputError);
    EXPECT_THROW((void)command_words("a 'b"), InputError);
    EXPECT_THROW((void)command_words("a\\"), InputError);
}

TEST(ProcessBot, PlaysWholeGamesOneAfterTheOther) {
    ProcessBot bot{shell_bot(well_behaved()), tic_tac_toe()};
    for (int game = 0; game < 3; ++game) {
        const GameRecord record = play_against(bot);
        EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
        EXPECT_EQ(record.moves.front().move, "a1");
    }
}

// Opening a pipe that nobody reads waits for ever, before the game has a clock.
TEST(ProcessBot, RefusesALogThatIsAPipe) {
    const ScratchFolder folder;
    const std::string pipe = folder.path() / "log";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(complaint_of([&] {
                  (void)make_program(tic_tac_toe(),
                                     {"process", {{"command", "/bin/cat"}, {"log", pipe}}}, {}, {});
              }),
              "cannot write '" + pipe + "': it is not a regular file");
}

TEST(ProcessBot, PlaysOnWhereItsLogHasBecomeAPipe) {
    const ScratchFolder folder;
    const std::string pipe = folder.path() / "log";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    ProcessBotSettings settings = shell_bot(well_behaved());
    settings.process.errors_to = pipe;
    EXPECT_EQ(play_against(settings).result->reason, EndReason::Finished);
}

TEST(ProcessBot, HearsTheWholeGame) {
    std::string heard;
    ProcessBotSettings settings = shell_bot(well_behaved());
    settings.listener = [&](Speaker speaker, const std::string& line) {
        heard += (speaker == Speaker::Arena ? "> " : "< ") + line + '\n';
    };
    GameConditions conditions;
    conditions.limits = Limits::of_nodes(100);
    (void)play_against(settings, conditions);
    EXPECT_THAT(heard, HasSubstr("> lawan 1\n> game tictactoe\n> size 3 3\n> in-a-row 3\n"
                                 "> side X\n> clock nodes 100\n> seed "));
    EXPECT_THAT(heard, HasSubstr("> position 3/3/3 X 3\n> ready?\n< ready\n"
                                 "> position 3/3/3 X 3\n> go a1 b1 c1 a2 b2 c2 a3 b3 c3\n< a1\n"
                                 "> played a1\n> played b1\n"
                                 "> position XO1/3/3 X 3\n> go c1 a2 b2 c2 a3 b3 c3\n< c1\n"));
}

TEST(ProcessBot, HearsOfTheClockOfTheWholeGame) {
    std::string heard;
    ProcessBotSettings settings = shell_bot(well_behaved());
    settings.listener = [&](Speaker, const std::string& line) { heard += line + '\n'; };
    GameConditions conditions;
    conditions.clock = GameClock{Seconds{60}, Seconds{0.5}};
    (void)play_against(settings, conditions);
    EXPECT_THAT(heard, HasSubstr("clock game 60 0.5\n"));
    EXPECT_THAT(heard, HasSubstr("time 60.000 60.000\n"));
}

TEST(ProcessBot, MayCommentAndResign) {
    expect_loss(play_against(shell_bot(well_behaved("echo '# I give up'; echo resign"))),
                EndReason::Resigned, "resigned");
}

TEST(ProcessBot, ThatIsNotThereLoses) {
    ProcessBotSettings settings;
    settings.process.words = {"/no/such/program"};
    expect_loss(play_against(settings), EndReason::Crashed,
                "could not be started: No such file or directory");
}

TEST(ProcessBot, ThatCrashesLoses) {
    expect_loss(play_against(shell_bot(well_behaved("kill -SEGV $$"))), EndReason::Crashed,
                "signal 11 (Segmentation fault)");
    expect_loss(play_against(shell_bot(well_behaved("exit 3"))), EndReason::Crashed,
                "exited (status 3)");
    expect_loss(play_against(shell_bot("exit 0")), EndReason::Crashed, "exited (status 0)");
}

TEST(ProcessBot, ThatHangsLosesEvenWhenItIgnoresSignals) {
    expect_loss(
        play_against(shell_bot("trap '' TERM INT HUP;" + well_behaved("sleep 100")), quick()),
        EndReason::TimeOut, "did not give a move within 0.200 s");
    ProcessBotSettings silent = shell_bot("sleep 100");
    silent.startup = Seconds{0.1};
    expect_loss(play_against(silent), EndReason::TimeOut, "'ready'");
}

TEST(ProcessBot, ThatFloodsLoses) {
    expect_loss(play_against(shell_bot(well_behaved("yes '# la la la'"))), EndReason::BadProtocol,
                "more than 1024 KiB");
    expect_loss(play_against(shell_bot(well_behaved("tr '\\0' x < /dev/zero"))),
                EndReason::BadProtocol, "a line of more than 64 KiB");
}

TEST(ProcessBot, ThatWritesRubbishLoses) {
    expect_loss(play_against(shell_bot(well_behaved("echo hello world"))), EndReason::BadProtocol,
                "'hello world', which is not a move; the legal moves were a1");
    expect_loss(play_against(shell_bot(well_behaved("echo $1", "echo yes"))),
                EndReason::BadProtocol, "'yes' to 'ready?'");
    expect_loss(play_against(shell_bot(well_behaved("printf '\\001\\377\\n'"))),
                EndReason::BadProtocol, "is not a move");
}

TEST(ProcessBot, ThatWritesHalfALineLoses) {
    expect_loss(play_against(shell_bot(well_behaved("printf a; sleep 100")), quick()),
                EndReason::TimeOut, "'a' without an end of line");
    expect_loss(play_against(shell_bot(well_behaved("printf a; exit 0"))), EndReason::Crashed,
                "exited (status 0)");
}

TEST(ProcessBot, ThatPlaysAnIllegalMoveLosesAndIsToldTheLegalOnes) {
    const GameRecord record = play_against(shell_bot(well_behaved("echo a1")));
    expect_loss(record, EndReason::IllegalMove, "'a1'; the legal moves are c1 a2");
    EXPECT_EQ(record.moves.size(), 2U);
}

TEST(ProcessBot, ThatAnswersOutOfTurnLoses) {
    // The second line is there before the next question: the opponent waits for it.
    class Waits final : public Bot {
      public:
        [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
            while (!std::filesystem::exists(flag)) {
            }
            return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
        }
        std::filesystem::path flag;
    };
    const ScratchFolder folder;
    Waits other;
    other.flag = folder.path() / "written";
    ProcessBotSettings settings =
        shell_bot(well_behaved("echo $1; echo $2; : > " + other.flag.string()));
    settings.process.isolation = Isolation::None;
    settings.ponders = true;
    ProcessBot bot{settings, tic_tac_toe()};
    const GameRecord record = play_game(tic_tac_toe(), {{&bot, "it"}, {&other, "other"}}, {});
    expect_loss(record, EndReason::BadProtocol, "'b1' when it was not its turn");
}

TEST(ProcessBot, ThatClosesItsPipeLoses) {
    expect_loss(play_against(shell_bot(well_behaved("exec 1>&-; sleep 100"))), EndReason::Crashed,
                "closed its output");
}

TEST(ProcessBot, ThatDoesNotReadLosesWhenThePipeIsFull) {
    ProcessBotSettings deaf = shell_bot("sleep 100");
    Child child{deaf.process};
    Deadline soon{Child::Clock::now() + std::chrono::milliseconds{50}};
    try {
        child.write(std::string(1U << 20U, 'x'), soon, nullptr);
        FAIL() << "a pipe took a mebibyte";
    } catch (const BotFailure& failure) {
        EXPECT_EQ(failure.reason(), EndReason::TimeOut);
        EXPECT_THAT(failure.what(), HasSubstr("does not read"));
    }
}

// Two lines, the second of which lies in the pipe when we come to read it.
TEST(ProcessBot, IsHeardWhenItsAnswerIsReadAndNotWhenALineCameBefore) {
    const ScratchFolder folder;
    const auto written = folder.path() / "written";
    ProcessBotSettings settings = shell_bot("read -r x; echo first; read -r x; echo second; : > " +
                                            written.string() + "; read -r x");
    settings.process.isolation = Isolation::None;
    Child child{settings.process};
    Deadline late{Child::Clock::now() + std::chrono::minutes{1}};
    child.begin_turn();
    EXPECT_LT(child.heard_at(), child.turn_began()) << "nothing was said in this turn";
    child.write("go\n", late, nullptr);
    EXPECT_EQ(child.read_line(late, nullptr), "first");
    child.write("go\n", late, nullptr);
    while (!std::filesystem::exists(written) && Child::Clock::now() < late.at()) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
    }
    const auto before = Child::Clock::now();
    EXPECT_EQ(child.read_line(late, nullptr), "second");
    EXPECT_GE(child.heard_at(), before);
}

// It works for a while after its answer, without starting another process.
TEST(ProcessBot, IsNotChargedForTheProcessorAfterItsAnswer) {
    ProcessBotSettings settings = shell_bot("");
    settings.process.words = {"/bin/bash", "-c",
                              "echo ready; read -r x; echo answer; read -rt 1 y; i=0; "
                              "while ((i < 300000)); do ((++i)); done; read -r z"};
    settings.process.isolation = Isolation::None;
    Child child{settings.process};
    Deadline late{Child::Clock::now() + std::chrono::minutes{1}};
    ASSERT_EQ(child.read_line(late, nullptr), "ready");
    child.begin_turn();
    child.write("go\n", late, nullptr);
    ASSERT_EQ(child.read_line(late, nullptr), "answer");
    std::optional<TurnUse> use;
    do {
        use = child.use_of_turn();
    } while (use && use->worked_ns < 200'000'000 && Child::Clock::now() < late.at());
    ASSERT_TRUE(use && use->worked_ns >= 200'000'000) << "it worked after its answer";
    EXPECT_LT(child.worked_in_turn().count(), 0.1);
}

TEST(ProcessBot, IsStartedAnewAfterAFailure) {
    const ScratchFolder folder;
    const std::string flag = (folder.path() / "was-here").string();
    ProcessBotSettings settings =
        shell_bot(well_behaved("[ -e " + flag + " ] || { : > " + flag + "; exit 1; }; echo $1"));
    settings.process.isolation = Isolation::None;
    ProcessBot bot{settings, tic_tac_toe()};
    EXPECT_EQ(play_against(bot).result->reason, EndReason::Crashed);
    EXPECT_EQ(play_against(bot).result->reason, EndReason::Finished);
}

TEST(ProcessBot, HearsTheGameAgainAfterMovesWereTakenBack) {
    std::string heard;
    ProcessBotSettings settings = shell_bot(well_behaved());
    settings.listener = [&](Speaker, const std::string& line) { heard += line + '\n'; };
    const AnyGame game = tic_tac_toe();
    ProcessBot bot{settings, game};
    const AnyPosition start = game.start();
    bot.new_game({start, Side::O, 0, Seed{1}});
    const auto ask = [&](const char* first) {
        const std::vector<AnyMove> played{*start.parse_move(first)};
        const AnyPosition position = start.after(played.front());
        return position.move_text(bot.think({position, played, {}, nullptr}).best);
    };
    EXPECT_EQ(ask("b2"), "a1");
    heard.clear();
    EXPECT_EQ(ask("a1"), "b1");
    EXPECT_THAT(heard, HasSubstr("lawan 1\n"));
    EXPECT_THAT(heard, HasSubstr("played a1\nposition X2/3/3 O 3\n"));
}

TEST(ProcessBot, StopsWhenItIsToldTo) {
    StopSignal stop;
    stop.raise();
    GameConditions conditions;
    conditions.stop = &stop;
    const GameRecord record = play_against(shell_bot(well_behaved("sleep 100")), conditions);
    EXPECT_EQ(record.result->reason, EndReason::Stopped);
}

TEST(ProcessBot, StopsGettingReadyWhenItIsToldTo) {
    StopSignal stop;
    stop.raise();
    GameConditions conditions;
    conditions.stop = &stop;
    EXPECT_EQ(play_against(shell_bot("sleep 100"), conditions).result->reason, EndReason::Stopped);
}

TEST(ProcessBot, IsKeptApartWhereTheSystemAllows) {
    ProcessBot bot{shell_bot(well_behaved()), tic_tac_toe()};
    (void)play_against(bot);
    ASSERT_TRUE(bot.isolation().has_value());
    if ((*bot.isolation() & kNetworkNamespace) == 0) GTEST_SKIP() << "no namespaces here";
    // In a network namespace of its own it sees no interface but the loopback.
    ProcessBotSettings looking =
        shell_bot(well_behaved("[ $(grep -c : /proc/net/dev) = 1 ] && echo $1 || echo network"));
    EXPECT_EQ(play_against(looking).result->reason, EndReason::Finished);
}

}  // namespace
}  // namespace lawan::test
