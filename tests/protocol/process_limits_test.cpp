// Programs that take too much, or leave something behind.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "protocol/process_bot.hpp"
#include "protocol/process_tree.hpp"
#include "tests/protocol/shell_bots.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

void expect_no_offspring(Isolation isolation) {
    const std::string mark = "86399." + std::to_string(getpid());
    const std::string offspring = "sleep " + mark + " & (setsid sleep " + mark + " &) ; ";
    ProcessBotSettings ending = shell_bot(offspring + well_behaved("exit 1"));
    ending.process.isolation = isolation;
    expect_loss(play_against(ending), EndReason::Crashed, "exited (status 1)");
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

// A pipe holds 64 KiB, and they are no pages of whoever has it open.
TEST(ProcessTree, CountsWhatTheKernelKeepsBehindOpenFiles) {
    struct stat own {};
    if (stat("/proc/self/fd", &own) != 0 || own.st_size == 0)
        GTEST_SKIP() << "*** this kernel does not tell how many files are open ***";
    int go[2];
    int done[2];
    ASSERT_EQ(pipe(go), 0);
    ASSERT_EQ(pipe(done), 0);
    constexpr int kPipes = 100;
    const pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        char c = 0;
        int made[2];
        (void)!read(go[0], &c, 1);
        for (int i = 0; i < kPipes; ++i) (void)!pipe(made);
        (void)!write(done[1], "x", 1);
        pause();
        _exit(0);
    }
    const std::uint64_t before = use_of_descendants().resident_bytes;
    char c = 'x';
    ASSERT_EQ(write(go[1], &c, 1), 1);
    ASSERT_EQ(read(done[0], &c, 1), 1);
    const std::uint64_t after = use_of_descendants().resident_bytes;
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    for (const int file : {go[0], go[1], done[0], done[1]}) close(file);
    // Less a little: the child's own pages are counted too, and not to the page.
    EXPECT_GE(after, before + (kPipes * 60U << 10U));
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
        expect_loss(play("exit 3"), EndReason::Crashed, "exited (status 3)" + quoted);
        expect_loss(play("kill -9 $$"), EndReason::Crashed, quoted);
        expect_loss(play("echo nonsense"), EndReason::BadProtocol, quoted);
        expect_loss(play("sleep 100", quick()), EndReason::TimeOut, quoted);
        expect_loss(play("echo resign"), EndReason::Resigned, "it resigned");
        EXPECT_THAT(play("echo resign").result->detail.english(), Not(HasSubstr("stderr")));
    }
    expect_loss(play_against(shell_bot("echo no weights >&2; exit 1")), EndReason::Crashed,
                "'no weights'");
    expect_loss(play_against(shell_bot(well_behaved("echo thinking >&2; echo a1"))),
                EndReason::IllegalMove, "'thinking'");
}

TEST(ProcessBot, IsQuotedInPartAndWithoutControlCharacters) {
    const auto detail = [](const std::string& writes) {
        return play_against(shell_bot(well_behaved(writes + "; exit 1"))).result->detail.english();
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

}  // namespace
}  // namespace lawan::test
