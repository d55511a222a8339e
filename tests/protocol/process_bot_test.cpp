// Programs that play, and programs that misbehave in every way we could think of.
#include "protocol/process_bot.hpp"

#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "play/bot_failure.hpp"
#include "protocol/command_words.hpp"
#include "tests/protocol/shell_bots.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

void expect_loss(const GameRecord& record, EndReason reason, const std::string& words) {
    ASSERT_TRUE(record.result.has_value());
    EXPECT_EQ(record.result->winner, Side::O);
    EXPECT_EQ(to_text(record.result->reason), to_text(reason)) << record.result->detail;
    EXPECT_THAT(record.result->detail, HasSubstr(words));
}

GameConditions quick() {
    GameConditions conditions;
    conditions.limits = Limits::of_time(Seconds{0.2});
    return conditions;
}

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
        EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail;
        EXPECT_EQ(record.moves.front().move, "a1");
    }
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
                "exit status 3");
    expect_loss(play_against(shell_bot("exit 0")), EndReason::Crashed, "exit status 0");
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
                "'hello world', which names no move; the legal moves were a1");
    expect_loss(play_against(shell_bot(well_behaved("echo $1", "echo yes"))),
                EndReason::BadProtocol, "'yes' to 'ready?'");
    expect_loss(play_against(shell_bot(well_behaved("printf '\\001\\377\\n'"))),
                EndReason::BadProtocol, "names no move");
}

TEST(ProcessBot, ThatWritesHalfALineLoses) {
    expect_loss(play_against(shell_bot(well_behaved("printf a; sleep 100")), quick()),
                EndReason::TimeOut, "'a' without an end of line");
    expect_loss(play_against(shell_bot(well_behaved("printf a; exit 0"))), EndReason::Crashed,
                "exit status 0");
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
    ProcessBot bot{shell_bot(well_behaved("echo $1; echo $2; : > " + other.flag.string())),
                   tic_tac_toe()};
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
    const auto soon = Child::Clock::now() + std::chrono::milliseconds{50};
    try {
        child.write(std::string(1U << 20U, 'x'), soon, nullptr);
        FAIL() << "a pipe took a mebibyte";
    } catch (const BotFailure& failure) {
        EXPECT_EQ(failure.reason(), EndReason::TimeOut);
        EXPECT_THAT(failure.what(), HasSubstr("does not read"));
    }
}

void expect_no_offspring(Isolation isolation) {
    const std::string mark = "86399." + std::to_string(getpid());
    const std::string offspring = "sleep " + mark + " & (setsid sleep " + mark + " &) ; ";
    ProcessBotSettings ending = shell_bot(offspring + well_behaved("exit 1"));
    ending.process.isolation = isolation;
    expect_loss(play_against(ending), EndReason::Crashed, "exit status 1");
    EXPECT_FALSE(runs(mark));
    ProcessBotSettings hanging =
        shell_bot("trap '' TERM;" + offspring + well_behaved("sleep " + mark));
    hanging.process.isolation = isolation;
    expect_loss(play_against(hanging, quick()), EndReason::TimeOut, "did not give");
    EXPECT_FALSE(runs(mark));
}

// Also when it has ended whoever watches it.
TEST(ProcessBot, LeavesNoProcessBehindWhenItEndsItsSupervisor) {
    const std::string mark = "86398." + std::to_string(getpid());
    ProcessBotSettings hostile = shell_bot(well_behaved(
        "sleep " + mark + " & (setsid sleep " + mark + " &) ; kill -9 $PPID; sleep " + mark));
    hostile.process.isolation = Isolation::None;
    expect_loss(play_against(hostile), EndReason::Crashed, "");
    EXPECT_FALSE(runs(mark));
}

TEST(ProcessBot, LeavesNoProcessBehind) {
    expect_no_offspring(Isolation::WherePossible);
}

TEST(ProcessBot, LeavesNoProcessBehindWithoutNamespaces) {
    expect_no_offspring(Isolation::None);
}

TEST(ProcessBot, ThatTakesTooMuchMemoryLoses) {
    ProcessBotSettings greedy = shell_bot(
        well_behaved("text=$(head -c 200000000 /dev/zero | tr '\\0' x); sleep 100; echo $1"));
    greedy.process.limits.memory_mib = 64;
    expect_loss(play_against(greedy), EndReason::OverLimit, "of the 64 MiB of memory allowed");
}

TEST(ProcessBot, ThatTakesTooMuchLosesThoughItNeverStopsWritingErrors) {
    ProcessBotSettings loud = shell_bot(
        well_behaved("for i in 1 2 3 4 5 6 7 8; do sleep 100 & done; cat /dev/zero >&2; echo $1"));
    loud.process.limits.processes = 5;
    expect_loss(play_against(loud), EndReason::OverLimit, "processes at once; 5 are allowed");
}

TEST(ProcessBot, ThatStartsTooManyProcessesLoses) {
    ProcessBotSettings fertile =
        shell_bot(well_behaved("for i in 1 2 3 4 5 6 7 8; do sleep 100 & done; wait; echo $1"));
    fertile.process.limits.processes = 5;
    expect_loss(play_against(fertile), EndReason::OverLimit, "processes at once; 5 are allowed");
}

TEST(ProcessBot, ThatUsesUpItsProcessorTimeLoses) {
    ProcessBotSettings busy = shell_bot(well_behaved("while :; do :; done"));
    busy.process.limits.cpu_seconds = 1;
    busy.patience = Seconds{300};
    expect_loss(play_against(busy), EndReason::OverLimit, "used up the 1 s of processor time");
}

// One ends after a second; with what the other takes it is too much, for neither of them alone.
TEST(ProcessBot, ThatUsesUpItsProcessorTimeInManyProcessesLoses) {
    ProcessBotSettings busy = shell_bot(well_behaved(
        "sh -c 'ulimit -t 1; while :; do :; done'; sh -c 'while :; do :; done'; echo $1"));
    busy.process.limits.cpu_seconds = 2;
    busy.patience = Seconds{300};
    expect_loss(play_against(busy), EndReason::OverLimit, "used up the 2 s of processor time");
}

TEST(ProcessBot, KeepsSomeOfWhatItWritesToStderr) {
    const ScratchFolder folder;
    ProcessBotSettings chatty = shell_bot(
        well_behaved("echo I think >&2; head -c 5000000 /dev/zero | tr '\\0' x >&2; echo $1"));
    chatty.process.errors_to = (folder.path() / "log").string();
    EXPECT_EQ(play_against(chatty).result->reason, EndReason::Finished);
    EXPECT_THAT(read_file(chatty.process.errors_to).substr(0, 8), "I think\n");
    EXPECT_EQ(std::filesystem::file_size(chatty.process.errors_to), 1U << 20U);

    ProcessBotSettings dying = shell_bot(well_behaved("echo last words >&2; exit 1"));
    dying.process.errors_to = (folder.path() / "dying").string();
    (void)play_against(dying);
    EXPECT_EQ(read_file(dying.process.errors_to), "last words\n");
}

// Whoever wrote the bot is told what it said last, whatever it lost by and without a log.
TEST(ProcessBot, ThatLosesIsQuotedFromItsStderr) {
    const std::string says = "echo Traceback >&2; echo ZeroDivisionError: by zero >&2; echo >&2; ";
    const std::string quoted = "; the last line on its stderr: 'ZeroDivisionError: by zero'";
    for (const Isolation isolation : {Isolation::WherePossible, Isolation::None}) {
        const auto play = [&](const std::string& then, const GameConditions& conditions = {}) {
            ProcessBotSettings bot = shell_bot(well_behaved(says + then));
            bot.process.isolation = isolation;
            return play_against(bot, conditions);
        };
        expect_loss(play("exit 3"), EndReason::Crashed,
                    "(exit status 3) while the game went on" + quoted);
        expect_loss(play("kill -9 $$"), EndReason::Crashed, quoted);
        expect_loss(play("echo nonsense"), EndReason::BadProtocol, quoted);
        expect_loss(play("sleep 100", quick()), EndReason::TimeOut, quoted);
        expect_loss(play("echo resign"), EndReason::Resigned, "it resigned");
        EXPECT_THAT(play("echo resign").result->detail, Not(HasSubstr("stderr")));
    }
    expect_loss(play_against(shell_bot("echo no weights >&2; exit 1")), EndReason::Crashed,
                "'no weights'");
    expect_loss(play_against(shell_bot(well_behaved("echo thinking >&2; echo a1"))),
                EndReason::IllegalMove, "'thinking'");
}

TEST(ProcessBot, IsQuotedInPartAndWithoutControlCharacters) {
    const auto detail = [](const std::string& writes) {
        return play_against(shell_bot(well_behaved(writes + "; exit 1"))).result->detail;
    };
    EXPECT_THAT(detail("printf 'a\\033[31mb\\377c' >&2"), HasSubstr("'a?[31mb?c'"));
    // Of much, the end: there it says what is wrong.
    const std::string much = detail("(head -c 100000 /dev/zero | tr '\\0' x; echo by zero) >&2");
    EXPECT_THAT(much, HasSubstr("'…" + std::string(193, 'x') + "by zero'"));
    // 199 bytes each, so that the first of the last 200 is half a character.
    EXPECT_THAT(detail("(for i in 1 2 3; do printf 'a%0196dé' 0; done) >&2"),
                HasSubstr("'…a" + std::string(196, '0') + "é'"));
    EXPECT_LT(much.size(), 300U);
    EXPECT_THAT(
        detail("for i in 1 2 3 4 5 6 7 8 9; do printf '%0300d\\n' 7 >&2; done; echo end >&2"),
        HasSubstr("'end'"));
    EXPECT_THAT(detail(":"), Not(HasSubstr("stderr")));
}

TEST(ProcessBot, IsStartedAnewAfterAFailure) {
    const ScratchFolder folder;
    const std::string flag = (folder.path() / "was-here").string();
    ProcessBot bot{
        shell_bot(well_behaved("[ -e " + flag + " ] || { : > " + flag + "; exit 1; }; echo $1")),
        tic_tac_toe()};
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
    ProcessBot slow{shell_bot("sleep 100"), tic_tac_toe()};
    slow.stop_getting_ready_on(&stop);
    EXPECT_EQ(play_against(slow).result->reason, EndReason::Stopped);
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
