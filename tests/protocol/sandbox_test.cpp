// Programs that try to get out, each at the one thing that its test is about.
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <thread>

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "protocol/held.hpp"
#include "protocol/lock_in.hpp"
#include "protocol/process_bot.hpp"
#include "protocol/tasks_of_user.hpp"
#include "tests/protocol/shell_bots.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Sandbox : public ::testing::Test {
  protected:
    void SetUp() override {
        const int held = best_lock_in().held;
        if ((held & kLockedIn) != kLockedIn) {
            GTEST_SKIP() << "*** " << what_holds(held).english() << " ***";
        }
        std::filesystem::create_directories(own());
        std::filesystem::create_directories(others());
        write_file(others() / "secret", "top secret\n");
    }

    [[nodiscard]] std::filesystem::path own() const { return folder_.path() / "own"; }
    [[nodiscard]] std::filesystem::path others() const { return folder_.path() / "others"; }

    // A program in its own folder that does this and then plays. What it wrote to stderr comes
    // back.
    std::string tries(const std::string& what, const char* shell = "sh") {
        write_file(own() / "bot", what + "\n" + well_behaved());
        return says({shell, (own() / "bot").string()});
    }
    // The same in Python; nothing where that is not installed.
    std::string tries_in_python(const std::string& what) {
        write_file(own() / "attempt.py", what);
        return tries("python3 " + (own() / "attempt.py").string() + " >&2");
    }
    std::string says(const std::vector<std::string>& words) {
        ProcessBotSettings settings = settings_;
        settings.process.words = words;
        settings.process.errors_to = (folder_.path() / "said").string();
        std::filesystem::remove(settings.process.errors_to);
        settings.startup = settings.patience = Seconds{60};
        record_ = play_against(settings);
        return read_file(settings.process.errors_to);
    }
    void expect_finished() const {
        EXPECT_EQ(record_.result->reason, EndReason::Finished) << record_.result->detail.english();
    }

    const ScratchFolder folder_;
    ProcessBotSettings settings_ = shell_bot("");
    GameRecord record_;
};

bool has_python() {
    return run_shell("python3 -c 'import ctypes, socket'").code == 0;
}

TEST_F(Sandbox, ShowsAProgramItsOwnFolderAndTheSystemOnly) {
    write_file(own() / "weights", "my weights\n");
    const std::string said =
        tries("cat " + (own() / "weights").string() + " >&2; cat " +
              (others() / "secret").string() + " >&2; ls -a ~ / >&2; ls " +
              folder_.path().string() + " >&2; cat /etc/shadow >&2 || echo no shadow >&2");
    expect_finished();
    EXPECT_THAT(said, HasSubstr("my weights"));
    EXPECT_THAT(said, HasSubstr("usr"));
    EXPECT_THAT(said, Not(HasSubstr("top secret")));
    EXPECT_THAT(said, Not(HasSubstr("others\n")));
    EXPECT_THAT(said, HasSubstr("no shadow"));
}

TEST_F(Sandbox, HidesFilesOfOthersInItsOwnFolder) {
    write_file(own() / "cup.db", "the games\n");
    std::filesystem::create_directories(own() / "cup.db-logs");
    write_file(own() / "cup.db-logs/log", "the logs\n");
    settings_.process.hidden = {own() / "cup.db", own() / "cup.db-logs"};
    const std::string said = tries("cat " + (own() / "cup.db").string() + " " +
                                   (own() / "cup.db-logs/log").string() + " >&2");
    expect_finished();
    EXPECT_THAT(said, Not(HasSubstr("the games")));
    EXPECT_THAT(said, Not(HasSubstr("the logs")));
}

// A link with a whole path leads nowhere once the root is another.
TEST_F(Sandbox, ShowsAFolderThatALinkLeadsTo) {
    write_file(own() / "weights", "my weights\n");
    write_file(own() / "cup.db", "the games\n");
    const std::filesystem::path link = folder_.path() / "link";
    std::filesystem::create_directory_symlink(own(), link);
    settings_.process.hidden = {own() / "cup.db"};
    write_file(own() / "bot", "cat " + (link / "weights").string() + " " +
                                  (link / "cup.db").string() + " >&2\n" + well_behaved());
    const std::string said = says({"sh", (link / "bot").string()});
    expect_finished();
    EXPECT_THAT(said, HasSubstr("my weights"));
    EXPECT_THAT(said, Not(HasSubstr("the games")));
}

TEST_F(Sandbox, LetsAProgramWriteToItsOwnTmpAndHomeOnly) {
    const std::string mark = "lawan-" + std::to_string(getpid());
    const std::string bot = (own() / "bot").string();
    const std::string said = tries(
        "for place in " + own().string() + " / /usr /etc /dev /proc /var; do (echo x > $place/" +
        mark + ") && echo wrote $place >&2; done\n(echo x >> " + bot +
        ") && echo wrote itself >&2; rm -f " + bot + "; chmod 777 " + bot + "; mv " + bot + " " +
        bot + "2; for place in /tmp ~ /dev/shm; do echo mine > $place/" + mark + "; cat $place/" +
        mark + " >&2; done");
    expect_finished();
    EXPECT_THAT(said, Not(HasSubstr("wrote")));
    EXPECT_THAT(said, HasSubstr("mine\nmine\nmine\n"));
    EXPECT_FALSE(std::filesystem::exists("/tmp/" + mark));
    EXPECT_THAT(read_file(own() / "bot"), Not(HasSubstr("\nx\n")));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator{own()}, {}), 1);
}

TEST_F(Sandbox, HidesOtherProcessesAndTheSupervisor) {
    const std::string pid = std::to_string(getpid());
    const std::string said =
        tries("echo processes /proc/[0-9]* >&2; kill -9 " + pid +
              " 1 && echo killed >&2; kill -9 -1; "
              "cat /proc/1/environ /proc/1/maps > /dev/null && echo looked >&2; "
              "tr '\\0' ' ' < /proc/1/cmdline >&2");
    EXPECT_THAT(said, Not(HasSubstr("test_protocol")));
    EXPECT_THAT(said, HasSubstr("processes /proc/1 /proc/"));
    EXPECT_THAT(said, Not(HasSubstr("killed")));
    EXPECT_THAT(said, Not(HasSubstr("looked")));
}

TEST_F(Sandbox, TakesPrivilegesAway) {
    const std::string said = tries("cat /proc/self/status >&2; hostname >&2; env >&2");
    expect_finished();
    EXPECT_THAT(said, HasSubstr("CapEff:\t0000000000000000"));
    EXPECT_THAT(said, HasSubstr("CapBnd:\t0000000000000000"));
    EXPECT_THAT(said, HasSubstr("NoNewPrivs:\t1"));
    EXPECT_THAT(said, HasSubstr("Seccomp:\t2"));
}

TEST_F(Sandbox, HidesSecretsOfTheEnvironment) {
    setenv("LAWAN_TEST_TOKEN", "a-token", 1);
    const std::string said = tries("env >&2");
    unsetenv("LAWAN_TEST_TOKEN");
    EXPECT_THAT(said, HasSubstr("PATH="));
    EXPECT_THAT(said, Not(HasSubstr("a-token")));
}

TEST_F(Sandbox, RefusesCallsThatReachIntoOthers) {
    if (!has_python()) GTEST_SKIP() << "*** python3 is not installed: this is not tested ***";
    const std::string said = tries_in_python(R"py(
import ctypes, os, sys
libc = ctypes.CDLL(None, use_errno=True)
def tried(name, *arguments):
    result = getattr(libc, name)(*arguments)
    print(name, "worked" if result >= 0 else "refused", flush=True)
tried("ptrace", 16, 1, 0, 0)
tried("ptrace", 16, os.getppid(), 0, 0)
tried("unshare", 0x10000000)
tried("mount", b"none", b"/tmp", b"tmpfs", 0, None)
tried("chroot", b"/tmp")
tried("memfd_create", b"x", 0)
tried("shmget", 1234, 1 << 20, 0o1600)
tried("semget", 1234, 32000, 0o1600)
tried("msgget", 1234, 0o1600)
tried("prlimit", 1, 7, (ctypes.c_ulong * 2)(0, 0), None)
tried("timer_create", 1, None, ctypes.byref(ctypes.c_void_p()))
tried("fcntl", 0, 10, 18)
tried("fcntl", 0, 1031, 1 << 20)
tried("socket", 16, 3, 15)
def may(name, *arguments):
    print("may" if getattr(libc, name)(*arguments) == 0 else "may not", name, flush=True)
may("setitimer", 0, (ctypes.c_long * 4)(0, 0, 0, 0), None)
may("prlimit", 0, 7, None, (ctypes.c_ulong * 2)())
may("close", libc.socket(16, 3, 0))
most = (ctypes.c_ulong * 2)()
libc.getrlimit(7, most)
print("files", most[1], flush=True)
)py");
    expect_finished();
    EXPECT_THAT(said, HasSubstr("ptrace refused\nptrace refused\nunshare refused\n"));
    EXPECT_THAT(said, HasSubstr("mount refused\nchroot refused\nmemfd_create refused\n"));
    EXPECT_THAT(said, HasSubstr("shmget refused\nsemget refused\nmsgget refused\n"));
    EXPECT_THAT(said, HasSubstr("prlimit refused\ntimer_create refused\nfcntl refused\n"));
    EXPECT_THAT(said, HasSubstr("fcntl refused\nfcntl refused\nsocket refused\n"));
    EXPECT_THAT(said, Not(HasSubstr(" worked")));
    EXPECT_THAT(said, HasSubstr("may setitimer\nmay prlimit\nmay close\nfiles 256\n"));
}

TEST_F(Sandbox, HasNoNetwork) {
    if (!has_python()) GTEST_SKIP() << "*** python3 is not installed: this is not tested ***";
    const int listener = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    ASSERT_EQ(bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    ASSERT_EQ(listen(listener, 1), 0);
    socklen_t size = sizeof address;
    getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
    const std::string said = tries_in_python(
        "import socket\n"
        "for make in (lambda: socket.create_connection(('127.0.0.1', " +
        std::to_string(ntohs(address.sin_port)) +
        "), 2), lambda: socket.create_connection(('192.0.2.1', 80), 2),\n"
        "             lambda: socket.socket(40, socket.SOCK_STREAM)):\n"
        "    try:\n        make(); print('connected')\n"
        "    except OSError as error: print('refused')\n");
    close(listener);
    expect_finished();
    EXPECT_EQ(said, "refused\nrefused\nrefused\n");
}

TEST_F(Sandbox, BoundsWhatAProgramWrites) {
    settings_.process.limits.file_mib = 4;
    const std::string said = tries(
        "for i in 1 2 3 4 5 6; do head -c 1000000 /dev/zero > /tmp/$i || echo full >&2; done; "
        "du -k /tmp >&2");
    expect_finished();
    EXPECT_THAT(said, HasSubstr("full\n"));
}

TEST_F(Sandbox, CountsFilesInMemoryAsMemory) {
    settings_.process.limits.memory_mib = 32;
    (void)tries("head -c 100000000 /dev/zero > /dev/shm/x; sleep 100");
    expect_loss(record_, EndReason::OverLimit, "of the 32 MiB of memory allowed");
}

// What a program makes the kernel take belongs to no process, or is no page of one.
TEST_F(Sandbox, CountsWhatTheKernelKeepsForAProgramAsMemory) {
    if (!has_python()) GTEST_SKIP() << "*** python3 is not installed: this is not tested ***";
    if (sysconf(_SC_PAGESIZE) != 4096)
        GTEST_SKIP() << "*** pages are not of 4 KiB: their tables are smaller ***";
    const char* const takers[] = {
        // the tables of 64 GiB of which one page in 2 MiB is read: 128 MiB
        "import ctypes\n"
        "libc = ctypes.CDLL(None)\n"
        "libc.mmap.restype = ctypes.c_void_p\n"
        "much = ctypes.c_size_t(64 << 30)\n"
        "at = libc.mmap(None, much, 1, 0x4022, -1, 0)\n"  // private, not reserved
        "libc.madvise(ctypes.c_void_p(at), much, 15)\n"   // no large pages
        "for i in range(32 << 10): ctypes.c_char.from_address(at + (i << 21)).value\n",
        "import socket\nkept = [socket.socketpair() for _ in range(120)]\n",
        "for i in range(60000): open(f'/tmp/{i}', 'w').close()\n"};
    for (const char* taker : takers) {
        settings_.process.limits.memory_mib = 96;
        (void)tries_in_python(std::string{taker} + "import time\ntime.sleep(100)\n");
        expect_loss(record_, EndReason::OverLimit, "of the 96 MiB of memory allowed");
    }
}

// So that this is harmless also where nothing else holds: from here on the kernel gives this user
// 200 more processes at most, for good, since a bound that could be raised again would be none. It
// does not bind root: false there.
bool bound_processes() {
    constexpr std::uint64_t kMore = 200;
    rlimit now{};
    getrlimit(RLIMIT_NPROC, &now);
    const rlim_t most = std::min<rlim_t>(most_tasks_of_user(0) + kMore, now.rlim_max);
    const rlimit bound{most, most};
    return geteuid() != 0 && setrlimit(RLIMIT_NPROC, &bound) == 0;
}

// One that ends by itself at some hundreds besides.
TEST_F(Sandbox, EndsAForkBomb) {
    if (!bound_processes())
        GTEST_SKIP() << "*** no bomb without a bound, and nothing binds root ***";
    settings_.process.limits.processes = 20;
    (void)tries(
        "bomb() { [ $1 -gt 8 ] && exec sleep 100; bomb $(($1 + 1)) & bomb $(($1 + 1)) & }; bomb 1; "
        "sleep 100");
    expect_loss(record_, EndReason::OverLimit, "processes at once; 20 are allowed");
}

// Each starts the next one.
TEST_F(Sandbox, CountsProcessesHoweverDeep) {
    for (const Isolation isolation : {Isolation::WherePossible, Isolation::None}) {
        settings_.process.isolation = isolation;
        settings_.process.limits.processes = 30;
        write_file(own() / "deeper", "[ $1 -gt 60 ] && exec sleep 100; sh $0 $(($1 + 1)); :\n");
        (void)tries("sh " + (own() / "deeper").string() + " 1");
        expect_loss(record_, EndReason::OverLimit, "processes at once; 30 are allowed");
    }
}

TEST_F(Sandbox, KeepsTwoProgramsApart) {
    const std::string talks =
        "echo hello > /tmp/talk-$1; echo hello > /dev/shm/talk-$1; sleep 0.1; cat /tmp/talk-* "
        "/dev/shm/talk-* >&2";
    write_file(own() / "bot", talks + "\n" + well_behaved());
    std::vector<std::unique_ptr<ProcessBot>> bots;
    for (const char* name : {"a", "b"}) {
        ProcessBotSettings settings = settings_;
        settings.process.words = {"sh", (own() / "bot").string(), name};
        settings.process.errors_to = (folder_.path() / name).string();
        bots.push_back(std::make_unique<ProcessBot>(settings, tic_tac_toe()));
    }
    const GameRecord record =
        play_game(tic_tac_toe(), {{bots[0].get(), "a"}, {bots[1].get(), "b"}}, {});
    EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
    bots.clear();  // what they said is all written then
    for (const char* name : {"a", "b"}) {
        EXPECT_EQ(read_file(folder_.path() / name), "hello\nhello\n");
    }
}

// A file that stands in a folder with much else is seen, the rest is not.
TEST_F(Sandbox, ShowsOnlyTheFileWhereAFolderHoldsMuchElse) {
    const std::string before = std::getenv("HOME") != nullptr ? std::getenv("HOME") : "";
    setenv("HOME", own().c_str(), 1);
    write_file(own() / "diary", "top secret\n");
    const std::string said =
        tries("ls " + own().string() + " >&2; cat " + (own() / "diary").string() + " >&2");
    setenv("HOME", before.c_str(), 1);
    expect_finished();
    EXPECT_THAT(said, HasSubstr("bot\n"));
    EXPECT_THAT(said, Not(HasSubstr("top secret")));
}

// A module that the program finds when it is started by hand is there, and can only be read.
TEST_F(Sandbox, ShowsTheLibrariesOfWhoeverStartsIt) {
    const std::filesystem::path modules = folder_.path() / "modules";
    std::filesystem::create_directories(modules);
    write_file(modules / "openings.py", "my openings\n");
    const char* before = std::getenv("PYTHONPATH");
    const std::string kept = before != nullptr ? before : "";
    setenv("PYTHONPATH", (modules.string() + ":/:relative").c_str(), 1);
    const std::string path = (modules / "openings.py").string();
    const std::string said = tries("cat " + path + " >&2; cat " + (others() / "secret").string() +
                                   " >&2; echo changed > " + path + " || echo kept out >&2");
    if (before != nullptr) {
        setenv("PYTHONPATH", kept.c_str(), 1);
    } else {
        unsetenv("PYTHONPATH");
    }
    expect_finished();
    EXPECT_THAT(said, HasSubstr("my openings"));
    EXPECT_THAT(said, HasSubstr("kept out"));
    EXPECT_THAT(said, Not(HasSubstr("top secret")));
    EXPECT_EQ(read_file(path), "my openings\n");
}

}  // namespace
}  // namespace lawan::test
