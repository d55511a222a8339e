// Time: a program thinks in its own and no longer than it may.
#include <cctype>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fstream>
#include <memory>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pthread.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/waiting.hpp"

#include "protocol/control_group.hpp"
#include "protocol/conversation.hpp"
#include "protocol/process_bot.hpp"
#include "protocol/process_tree.hpp"
#include "tests/protocol/shell_bots.hpp"
#include "tests/support/fake_clock.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

// Does the kernel say so of its control group?
bool stands_still(const std::filesystem::path& process) {
    const auto& groups = GroupFolder::of_system();
    const std::string own = read_file(process / "cgroup");
    const auto at = own.rfind("/lawan-");
    if (!groups || at == std::string::npos) return false;
    const std::string name = own.substr(at + 1, own.find('\n', at) - at - 1);
    return read_file(groups->path() / name / "cgroup.events").find("frozen 1") != std::string::npos;
}

// In /proc, those with this text in their command line.
std::vector<std::filesystem::path> processes_of(const std::string& text) {
    std::vector<std::filesystem::path> found;
    std::error_code gone;
    for (const auto& entry : std::filesystem::directory_iterator{"/proc", gone}) {
        if (std::isdigit(entry.path().filename().string().front()) == 0) continue;
        if (read_file(entry.path() / "cmdline").find(text) == std::string::npos) continue;
        found.push_back(entry.path());
    }
    return found;
}

// 'T' for each of them that stands still, another letter for each that does not.
std::string states_of(const std::string& text) {
    std::string states;
    for (const std::filesystem::path& process : processes_of(text)) {
        const std::string stat = read_file(process / "stat");
        const auto name_end = stat.rfind(')');
        if (name_end == std::string::npos) continue;
        states += stands_still(process) ? 'T' : stat[name_end + 2];
    }
    return states;
}

// The opponent: looks at the program in its own turn, until what it waits for has come. Where it
// waits for stillness, it wakes the program and waits again.
class Looks final : public Bot {
  public:
    explicit Looks(std::string mark, bool still) : mark_{std::move(mark)}, still_{still} {}

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const auto look = [this] {
            const auto end = std::chrono::steady_clock::now() + std::chrono::minutes{1};
            do {
                states_ = states_of(mark_);
            } while (still_ && states_ != "TT" && std::chrono::steady_clock::now() < end);
        };
        look();
        if (still_) {  // as the kernel may do where a process of theirs ends late
            for (const std::filesystem::path& process : processes_of(mark_)) {
                kill(std::stoi(process.filename().string()), SIGCONT);
            }
            look();
        }
        return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
    }
    [[nodiscard]] const std::string& states() const { return states_; }

  private:
    std::string mark_;
    bool still_;
    std::string states_;
};

// The program and one that it has started, which never rests.
GameRecord play_watched(Isolation isolation, bool ponders, Looks& looks, const std::string& mark) {
    ProcessBotSettings settings =
        shell_bot("sh -c 'while :; do :; done' " + mark + " & " + well_behaved());
    settings.process.words.push_back(mark);
    settings.process.isolation = isolation;
    settings.startup = settings.patience = Seconds{60};
    settings.ponders = ponders;
    ProcessBot bot{settings, tic_tac_toe()};
    return play_game(tic_tac_toe(), {{&bot, "it"}, {&looks, "looks"}}, {});
}

TEST(FairTime, AProgramStandsStillInItsOpponentsTurn) {
    for (const Isolation isolation : {Isolation::WherePossible, Isolation::None}) {
        const std::string mark =
            "still-" + std::to_string(getpid()) + "-" + std::to_string(static_cast<int>(isolation));
        Looks looks{mark, true};  // waits for both of them to stand still, a minute if need be
        const GameRecord record = play_watched(isolation, false, looks, mark);
        EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
        EXPECT_EQ(looks.states(), "TT");
        EXPECT_FALSE(runs(mark));
    }
}

// The opponent: waits until all processes with this text stand still.
class WaitsForStillness final : public Bot {
  public:
    explicit WaitsForStillness(std::string mark) : mark_{std::move(mark)} {}

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const auto end = std::chrono::steady_clock::now() + std::chrono::minutes{1};
        std::string states;
        do {
            states = states_of(mark_);
        } while ((states.empty() || states.find_first_not_of('T') != std::string::npos) &&
                 std::chrono::steady_clock::now() < end);
        return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
    }

  private:
    std::string mark_;
};

// As engines do that search in a thread of their own: its answer is out before it is idle again,
// and who asks a busy engine gets an error.
TEST(FairTime, AProgramMayPutItsSearchAwayBeforeItStandsStill) {
    for (const Isolation isolation : {Isolation::WherePossible, Isolation::None}) {
        const std::string mark = "settles-" + std::to_string(getpid()) + "-" +
                                 std::to_string(static_cast<int>(isolation));
        ProcessBotSettings settings = shell_bot(
            "cd /tmp; rm -f " + mark + ".busy; " +
            well_behaved("if [ -e " + mark + ".busy ]; then echo busy; else : > " + mark +
                         ".busy; { echo $1; i=0; while [ $i -lt 1000 ]; do i=$((i+1)); done; rm " +
                         mark + ".busy; } & fi"));
        settings.process.words.push_back(mark);
        settings.process.isolation = isolation;
        settings.startup = settings.patience = Seconds{60};
        ProcessBot bot{settings, tic_tac_toe()};
        WaitsForStillness waits{mark};
        const GameRecord record = play_game(tic_tac_toe(), {{&bot, "it"}, {&waits, "waits"}}, {});
        std::filesystem::remove("/tmp/" + mark + ".busy");  // of the last move, without a sandbox
        EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
    }
}

// The same where its opponent answers at once, so that it never comes to stand still.
TEST(FairTime, AnEngineIsAskedWhenItHasEndedItsSearch) {
    const AnyGame game{tictactoe::Game{tictactoe::Game::parse_position("8/8/8/8/8/8/8/8 X 5")}};
    const std::string mark = "rests-" + std::to_string(getpid());
    const std::string busy = "/tmp/" + mark + ".busy";
    ProcessBotSettings settings = shell_bot(
        "n=0; while read -r word rest; do if [ -e " + busy + " ]; then echo ERROR busy; fi; " +
        "case $word in START) n=0; echo OK;; BEGIN|TURN) n=$((n+1)); : > " + busy +
        "; { echo $n,$((n%3+4)); i=0; while [ $i -lt 1000 ]; do i=$((i+1)); done; rm " + busy +
        "; } & ;; END) exit;; esac; done");
    settings.protocol = Protocol::Gomocup;
    settings.startup = settings.patience = Seconds{60};
    ProcessBot bot{settings, game};
    FirstMove first;
    for (int number = 0; number < 2; ++number) {
        const GameRecord record = play_game(game, {{&bot, "it"}, {&first, "first"}}, {});
        EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
    }
    std::filesystem::remove(busy);  // of the last move, without a sandbox
}

TEST(FairTime, AProgramThatMayPonderDoesNotStandStill) {
    const std::string mark = "ponders-" + std::to_string(getpid());
    Looks looks{mark, false};
    const GameRecord record = play_watched(Isolation::WherePossible, true, looks, mark);
    EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
    EXPECT_EQ(looks.states().size(), 2U);
    EXPECT_THAT(looks.states(), ::testing::Not(::testing::HasSubstr("T")));
}

TEST(FairTime, TheProcessorTimeOfEachMoveIsKept) {
    const GameRecord record = play_against(shell_bot(well_behaved()));
    ASSERT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        ASSERT_TRUE(record.moves[i].cpu);
        const bool is_program = i % 2 == 0;  // FirstMove takes next to nothing
        EXPECT_TRUE(!is_program || *record.moves[i].cpu > Seconds{0});
    }
}

// Counting is slow: all of /proc has to be read.
class CountedSlowly final : public CountsTurns {
  public:
    explicit CountedSlowly(const FakeClock& clock) : clock_{clock} {}
    void begin_turn() override {}
    [[nodiscard]] std::optional<TurnUse> use_of_turn() override {
        const TurnUse use{kWorkedNs, 0, false};
        clock_.work(kCounting);
        return use;
    }
    [[nodiscard]] Seconds worked_in_turn() override {
        clock_.work(kCounting);
        return Seconds{1e-9 * static_cast<double>(kWorkedNs)};
    }
    [[nodiscard]] Deadline::Time turn_began() const override { return {}; }
    [[nodiscard]] Deadline::Time heard_at() const override { return heard_at_; }
    [[nodiscard]] Seconds heard_late() const override { return Seconds{0}; }

    static constexpr std::uint64_t kWorkedNs = 90'000'000;
    static constexpr Seconds kCounting{7};

    void answer() {
        heard_at_ = Deadline::Time{std::chrono::ceil<Deadline::Time::duration>(clock_.now())};
    }

  private:
    const FakeClock& clock_;
    Deadline::Time heard_at_{};
};

TEST(FairTime, AProgramIsNotChargedForOurCounting) {
    for (const bool closely : {false, true}) {
        const FakeClock clock;
        CountedSlowly program{clock};
        ProgramTime time{program, Seconds{0.1}, clock};
        clock.work(Seconds{0.09});
        const TurnCost cost = time.cost(closely);
        EXPECT_EQ(time.passed(), CountedSlowly::kCounting + Seconds{0.09});
        ASSERT_TRUE(cost.passed);
        EXPECT_NEAR(charged(*cost.passed, cost).count(), 0.09, 1e-6) << closely;
    }
}

// On a busy machine we may stand in line for long before we get to count, or to rule on the move.
TEST(FairTime, AProgramIsNotChargedForWhatWeDoAfterItsAnswer) {
    for (const bool closely : {false, true}) {
        const FakeClock clock;
        CountedSlowly program{clock};
        ProgramTime time{program, Seconds{0.1}, clock};
        clock.work(Seconds{0.09});
        program.answer();
        clock.wait(Seconds{3});
        const TurnCost cost = time.cost(closely);
        clock.wait(Seconds{3});
        ASSERT_TRUE(cost.passed);
        EXPECT_NEAR(charged(*cost.passed, cost).count(), 0.09, 1e-6) << closely;
    }
}

// What a program waits is counted when it gets to work: until then only that it is ready is known.
class InLine final : public CountsTurns {
  public:
    void begin_turn() override {}
    [[nodiscard]] std::optional<TurnUse> use_of_turn() override { return use; }
    [[nodiscard]] Seconds worked_in_turn() override { return Seconds{0}; }
    [[nodiscard]] Deadline::Time turn_began() const override { return {}; }
    [[nodiscard]] Deadline::Time heard_at() const override { return {}; }
    [[nodiscard]] Seconds heard_late() const override { return Seconds{0}; }

    TurnUse use{};
};

TEST(FairTime, AProgramThatIsInLineAgainIsNotLate) {
    constexpr std::uint64_t kMs = 1'000'000;
    const FakeClock clock;
    InLine program;
    ProgramTime time{program, Seconds{0.1}, clock};
    clock.wait(Seconds{0.13});
    program.use = {5 * kMs, 0, true};
    EXPECT_TRUE(time.moved());
    // We come back late ourselves: it has worked a little, and is in line anew.
    clock.wait(Seconds{0.27});
    program.use = {8 * kMs, 130 * kMs, true};
    EXPECT_TRUE(time.moved());
    clock.wait(Seconds{0.2});
    program.use = {12 * kMs, 390 * kMs, true};
    EXPECT_TRUE(time.moved());
    // It has worked all the time since, and not waited: it had slept.
    clock.wait(Seconds{0.02});
    program.use = {32 * kMs, 390 * kMs, true};
    EXPECT_FALSE(time.moved());
}

TEST(FairTime, AProgramThatWorksTooLongIsLate) {
    ProcessBotSettings busy = shell_bot(well_behaved("while :; do :; done"));
    busy.own = Limits::of_time(Seconds{0.05});
    expect_loss(play_against(busy), EndReason::TimeOut, "did not give a move within 0.050 s");
}

// Processes that want the first processor for themselves.
class Crowd {
  public:
    explicit Crowd(int size) {
        for (int i = 0; i < size; ++i) {
            const pid_t pid = fork();
            if (pid == 0) {
                keep_to_one_processor();
                prctl(PR_SET_PDEATHSIG, SIGKILL);
                for (;;) (void)getppid();
            }
            if (pid > 0) pids_.push_back(pid);  // -1 would be everybody
        }
    }
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;
    ~Crowd() {
        for (const pid_t pid : pids_) {
            kill(pid, SIGKILL);
            waitpid(pid, nullptr, 0);
        }
    }

    static void keep_to_one_processor() {
        cpu_set_t set;
        CPU_ZERO(&set);
        CPU_SET(first_processor(), &set);
        sched_setaffinity(0, sizeof set, &set);
    }
    static int first_processor() {
        cpu_set_t set;
        CPU_ZERO(&set);
        sched_getaffinity(0, sizeof set, &set);
        int first = 0;
        while (first < CPU_SETSIZE - 1 && !CPU_ISSET(first, &set)) ++first;
        return first;
    }

  private:
    std::vector<pid_t> pids_;
};

// A process with so many threads, which all stand in line for the first processor once and sleep
// from then on. False where the system does not give them.
bool sleep_in_threads(int count) {
    Crowd::keep_to_one_processor();
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 64U << 10U);
    for (int i = 0; i < count; ++i) {
        pthread_t thread = 0;
        const auto sleep = [](void*) -> void* {
            for (;;) pause();
        };
        if (pthread_create(&thread, &small, sleep, nullptr) != 0) return false;
    }
    return true;
}

// Nobody is let off what a thread waited before the turn, however many threads there are.
TEST(FairTime, WaitsOfManyThreadsCountFromTheTurnOn) {
    int told[2];
    ASSERT_EQ(pipe(told), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        const char came = sleep_in_threads(1500) ? 'y' : 'n';
        (void)!write(told[1], &came, 1);
        for (;;) pause();
    }
    close(told[1]);
    char came = 'n';
    ASSERT_EQ(read(told[0], &came, 1), 1);
    const auto count = std::make_unique<TurnCount>();
    TurnUse use;
    do {  // until all of them sleep
        count->begin(Seen::Descendants);
        use = count->now(Seen::Descendants);
    } while (use.ready);
    // The last one may have got its processor within that count.
    count->begin(Seen::Descendants);
    use = count->now(Seen::Descendants);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    close(told[0]);
    if (came == 'n') GTEST_SKIP() << "the system gives no more threads";
    EXPECT_EQ(use.waited_ns, 0U);
}

// Who waits for a disk goes on by itself: it does not rest, though it stands in no line. The same
// state is that of a process whose child from vfork() has neither ended nor become a program.
TEST(FairTime, AProgramThatWaitsForADiskDoesNotRest) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        const pid_t waiting = getpid();
        if (vfork() == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            while (getppid() == waiting) pause();  // it may have been ended before that call
            _exit(0);
        }
        _exit(1);
    }
    const auto count = std::make_unique<TurnCount>();
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes{1};
    TurnUse use;
    do {  // until the one sleeps and the other waits for it
        use = count->now(Seen::Descendants);
    } while ((use.ready || !use.busy) && std::chrono::steady_clock::now() < end);
    EXPECT_TRUE(use.busy);
    EXPECT_FALSE(use.ready);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

// It needs some milliseconds of the processor for a move, and gets one in forty.
TEST(FairTime, AProgramIsNotLateForWaitingInLine) {
    if (!waited_by(TimeSource::of_machine())) GTEST_SKIP() << "the kernel does not count it";
    const Crowd crowd{40};
    ProcessBotSettings bot =
        shell_bot(well_behaved("i=0; while [ $i -lt 3000 ]; do i=$((i+1)); done; echo $1"));
    bot.process.words.insert(bot.process.words.begin(),
                             {"taskset", "-c", std::to_string(Crowd::first_processor())});
    bot.startup = Seconds{100};
    GameConditions conditions;
    conditions.limits = Limits::of_time(Seconds{0.1});
    const GameRecord record = play_against(bot, conditions);
    EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
}

// It may answer while we still stand in line for a processor, before we listen at all.
TEST(FairTime, AProgramIsNotChargedForOurWaitBeforeWeListen) {
    if (!waited_by(TimeSource::of_machine())) GTEST_SKIP() << "nobody counts waits here";
    Child child{shell_bot("while read -r line; do echo \"$line\"; done").process};
    std::thread{[&] {
        const Crowd crowd{4};
        ProgramTime time{child, Seconds{100}};
        child.write("first\n", time, nullptr);
        EXPECT_EQ(child.read_line(time, nullptr), "first");
        Crowd::keep_to_one_processor();
        child.write("second\n", time, nullptr);
        const auto waited = [] { return *waited_by(TimeSource::of_machine()); };
        const Seconds before = waited();
        while (waited() - before < Seconds{0.2}) {  // works, and so comes to wait
        }
        EXPECT_EQ(child.read_line(time, nullptr), "second");
        EXPECT_GT(child.heard_late(), Seconds{0.1});
    }}.join();
}

// Whoever puts itself behind all others stands in line by its own choice, and for as long as it
// likes: its game would never end.
TEST(FairTime, AProgramThatPutsItselfBehindOthersIsLateAllTheSame) {
    const Crowd crowd{4};
    for (const Isolation isolation : {Isolation::WherePossible, Isolation::None}) {
        for (const char* const behind : {"nice -n 19", "chrt --idle 0"}) {
            ProcessBotSettings bot = shell_bot(well_behaved(
                std::string{behind} + " sh -c 'while :; do :; done' & sleep 1000; echo $1"));
            bot.process.words.insert(bot.process.words.begin(),
                                     {"taskset", "-c", std::to_string(Crowd::first_processor())});
            bot.process.isolation = isolation;
            bot.startup = Seconds{100};
            const auto start = std::chrono::steady_clock::now();
            expect_loss(play_against(bot, quick()), EndReason::TimeOut, "did not give a move");
            // Four wait beside it: with its share of the processor it needs five times 0.2 s.
            EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds{20}) << behind;
        }
    }
}

// The same of a whole session. Whether it waits longer then is the kernel's to decide; its waits do
// not count in any case.
TEST(FairTime, AProgramThatPutsItsSessionBehindOthersWaitsForNothing) {
    if (!std::ofstream{"/proc/self/autogroup"}) GTEST_SKIP() << "sessions are no groups here";
    const Crowd crowd{4};
    constexpr const char* kBehind = "19";
    for (const char* const session_nice : {"0", kBehind}) {
        // As the supervisor does it: it counts what is below it.
        const pid_t counting = fork();
        if (counting == 0) {
            const pid_t program = fork();
            if (program == 0) {
                prctl(PR_SET_PDEATHSIG, SIGKILL);
                Crowd::keep_to_one_processor();
                setsid();
                const int file = open("/proc/self/autogroup", O_WRONLY);
                if (write(file, session_nice, strlen(session_nice)) < 0) _exit(1);
                for (;;) (void)getppid();
            }
            usleep(200'000);  // until it has said so
            static TurnCount count;
            (void)count.begin(Seen::Descendants);
            usleep(500'000);
            const Niceness chosen{true, getpriority(PRIO_PROCESS, 0), sched_getscheduler(0)};
            const TurnUse use = count.now(Seen::Descendants, chosen);
            kill(program, SIGKILL);
            _exit(!use.busy ? 2 : use.waited_ns > 0 ? 1 : 0);
        }
        int status = 0;
        waitpid(counting, &status, 0);
        ASSERT_TRUE(WIFEXITED(status));
        EXPECT_EQ(WEXITSTATUS(status), session_nice == kBehind ? 0 : 1) << session_nice;
    }
}

TEST(FairTime, AProgramsOwnMoveTimeIsEnforced) {
    ProcessBotSettings slow = shell_bot(well_behaved("sleep 100; echo $1"));
    slow.own = Limits::of_time(Seconds{0.05});
    expect_loss(play_against(slow), EndReason::TimeOut, "did not give a move within 0.050 s");
}

}  // namespace
}  // namespace lawan::test
