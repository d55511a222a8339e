#include "protocol/child.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fstream>
#include <new>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/system_error.hpp"
#include "core/text.hpp"
#include "core/waiting.hpp"
#include "play/bot_failure.hpp"
#include "protocol/held.hpp"
#include "protocol/pipe.hpp"
#include "protocol/program_end.hpp"
#include "protocol/tasks_of_user.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kStopEvery{20};         // how often a raised stop signal is looked for
constexpr milliseconds kReportPatience{1000};  // for the supervisor to say what happened
// For it to read all of /proc, where it too stands in line. Without it a program would be blamed.
constexpr milliseconds kCountPatience{10'000};
constexpr milliseconds kEndPatience{5000};
constexpr std::uint64_t kUsualScratchMib = 256;

int wait_ms(Child::Clock::time_point deadline, const StopSignal* stop) {
    const auto left = std::chrono::ceil<milliseconds>(deadline - Child::Clock::now());
    const auto most = stop != nullptr ? kStopEvery : milliseconds{60'000};
    return static_cast<int>(std::clamp(left, milliseconds{0}, most).count());
}

// Without them nobody knows the last words nor counts the time, and that is all.
SharedNotes* shared_notes() {
    void* const memory = mmap(nullptr, sizeof(SharedNotes), PROT_READ | PROT_WRITE,
                              MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? nullptr : new (memory) SharedNotes;
}

// The first child of the supervisor, by our numbers.
std::optional<pid_t> program_of(pid_t supervisor) {
    const std::string number = std::to_string(supervisor);
    std::ifstream children{"/proc/" + number + "/task/" + number + "/children"};
    pid_t program = 0;
    return children >> program ? std::optional{program} : std::nullopt;
}

struct OwnCommand {
    char* begin = nullptr;
    std::size_t size = 0;
};

// Its words lie one after the other where proc(5) says: the 48th and the 49th field.
OwnCommand find_own_command() {
    std::ifstream stat{"/proc/self/stat"};
    std::string text;
    std::getline(stat, text);
    const auto name_end = text.rfind(')');
    if (name_end == std::string::npos) return {};
    const auto fields = split_words(std::string_view{text}.substr(name_end + 1));
    constexpr std::size_t kBegin = 48 - 3;  // behind the name comes the third
    if (fields.size() <= kBegin + 1) return {};
    const auto begin = parse_whole_number(fields[kBegin]);
    const auto end = parse_whole_number(fields[kBegin + 1]);
    if (!begin || !end || *begin <= 0 || *end <= *begin) return {};
    return {reinterpret_cast<char*>(static_cast<std::uintptr_t>(*begin)),
            static_cast<std::size_t>(*end - *begin)};
}

std::optional<Seconds> read_clock(clockid_t clock) {
    timespec time{};
    if (clock_gettime(clock, &time) != 0) return std::nullopt;
    return Seconds{static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9};
}

std::optional<ControlGroup> group_for(const ProcessLimits& limits) {
    const auto& folder = GroupFolder::of_system();
    if (!folder) return std::nullopt;
    // We look at the memory often; the kernel ends what takes much more between two looks.
    const std::uint64_t memory = limits.memory_mib;
    return ControlGroup::in(
        *folder, {memory == 0 ? 0 : memory + memory / 8 + 16, limits.processes * kThreadsAProcess});
}

void set_limits(const ProcessLimits& limits, SupervisorOrders& orders) {
    orders.memory_mib = limits.memory_mib;
    orders.processes = limits.processes;
    orders.threads = limits.processes * kThreadsAProcess;
    orders.cpu_seconds = limits.cpu_seconds;
    orders.file_mib = limits.file_mib;
    orders.tasks_of_user = limits.processes == 0 ? 0 : most_tasks_of_user(limits.processes);
}

}  // namespace

Child::Child(const ProcessSettings& settings) : limits_{settings.limits}, notes_{shared_notes()} {
    start(settings);
    // What it says first is whether the program is there at all.
    hear_reports();
}

void Child::Unmap::operator()(SharedNotes* notes) const {
    munmap(notes, sizeof *notes);
}

Child::~Child() {
    end();
}

void Child::start(const ProcessSettings& settings) {
    Pipe in = make_pipe();
    Pipe out = make_pipe();
    Pipe err = make_pipe();
    Pipe control = make_pipe();
    Pipe reports = make_pipe();
    Descriptor err_file;
    if (!settings.errors_to.empty()) {
        err_file = Descriptor{open(settings.errors_to.c_str(),
                                   O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0644)};
    }
    std::vector<std::string> words = settings.words;
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);

    SupervisorOrders orders;
    orders.words = pointers.data();
    orders.program_in = in.read.get();
    orders.program_out = out.write.get();
    orders.program_err = err.write.get();
    orders.err = err.read.get();
    orders.err_file = err_file.get();
    orders.control = control.read.get();
    orders.reports = reports.write.get();
    std::optional<SandboxMemory> sandbox;
    orders.environment = environ;
    if (settings.isolation != Isolation::None) {
        orders.lock_in = best_lock_in();
        if (settings.isolation == Isolation::Required) check_locked_in(orders.lock_in.held);
        sandbox.emplace(plan_sandbox({settings.words, settings.folders, settings.hidden}),
                        limits_.file_mib != 0 ? limits_.file_mib : kUsualScratchMib);
        orders.sandbox = &sandbox->orders();
        orders.environment = sandbox->environment();
    }
    if (auto made = group_for(limits_)) group_.emplace(*std::move(made));
    if (group_) {
        orders.group = group_->folder();
        orders.group_freeze = group_->freeze();
        orders.group_end = group_->end();
        orders.lock_in.held |= kOwnGroup | (group_->bounds() ? kGroupLimits : 0);
    }
    set_limits(limits_, orders);
    orders.err_bytes = settings.errors_bytes;
    orders.notes = notes_.get();
    static const OwnCommand own_command = find_own_command();
    orders.own_command = own_command.begin;
    orders.own_command_size = own_command.size;
    supervisor_ = start_supervisor(orders);
    if (supervisor_ < 0) {
        throw BotFailure{EndReason::Crashed, {words::kNotStarted, {system_error(errno)}}};
    }
    in_ = std::move(in.write);
    out_ = ProgramOutput{std::move(out.read)};
    control_ = std::move(control.write);
    reports_ = std::move(reports.read);
    do_not_block(in_);
    do_not_block(reports_);
}

void Child::hear_reports() {
    SupervisorReport said{};
    while (reports_.get() >= 0 && ::read(reports_.get(), &said, sizeof said) == sizeof said) {
        if (said.kind == ReportKind::Isolation) {
            isolation_ = said.value;
        } else if (said.kind == ReportKind::Counted) {
            counted_ = true;
        } else if (!last_report_) {
            last_report_ = said;
        }
    }
}

// Its end of this pipe is closed when the supervisor is gone.
void Child::await(Until until, Clock::time_point deadline) {
    hear_reports();
    const auto goes_on = [&] {
        if (until == Until::SupervisorGone) return true;
        return !last_report_ && (until != Until::Counted || !counted_);
    };
    while (goes_on() && Clock::now() < deadline) {
        pollfd looked{reports_.get(), POLLIN, 0};
        poll(&looked, 1, wait_ms(deadline, nullptr));
        hear_reports();
        if ((looked.revents & POLLHUP) != 0) break;
    }
}

void Child::write(std::string_view text, Deadline& deadline, const StopSignal* stop) {
    while (!text.empty()) {
        const ssize_t written = write_quietly(in_, text);
        if (written > 0) {
            if (!asked_at_) {
                asked_at_ = Clock::now();
                in_line_before_ = waited_by(TimeSource::of_machine());
            }
            text.remove_prefix(static_cast<std::size_t>(written));
            continue;
        }
        if (errno == EPIPE) fail_at_end();
        if (errno != EAGAIN && errno != EINTR) {
            throw BotFailure{EndReason::Crashed,
                             {words::kCannotBeWrittenTo, {system_error(errno)}}};
        }
        if (stop != nullptr && stop->raised()) return;
        if (Clock::now() >= deadline.at() && !deadline.moved()) {
            throw BotFailure{EndReason::TimeOut, words::kDoesNotRead};
        }
        pollfd room{in_.get(), POLLOUT, 0};
        poll(&room, 1, wait_ms(deadline.at(), stop));
    }
}

// What the program does from here on, and what we do, is no part of its answer.
void Child::stamp_answer() {
    heard_at_ = Clock::now();
    heard_late_ = Seconds{0};
    clock_heard_ = notes_ && !notes_->several ? clock_of_program() : std::nullopt;
}

// Waits for more output; false when the time is over.
bool Child::fill(Deadline& deadline, const StopSignal* stop) {
    const TimeSource& clock = TimeSource::of_machine();
    for (bool stamped = false;; stamped = true) {
        if (out_.read_some()) {
            if (!stamped) {  // it came while we did something else, or stood in line
                stamp_answer();
                if (in_line_before_) {
                    heard_late_ = waited_by(clock).value_or(*in_line_before_) - *in_line_before_;
                }
            }
            return true;
        }
        if (out_.ended()) fail_at_end();
        pollfd looked[] = {{out_.descriptor(), POLLIN, 0}, {reports_.get(), POLLIN, 0}};
        const int wait = wait_ms(deadline.at(), stop);
        const auto in_line = waited_by(clock);
        const int ready = poll(looked, 2, wait);
        stamp_answer();
        in_line_before_ = waited_by(clock);
        if (in_line) heard_late_ = in_line_before_.value_or(*in_line) - *in_line;
        if (stop != nullptr && stop->raised()) return false;
        if (looked[1].revents != 0) {
            hear_reports();
            // The program has gone; what it wrote before still counts.
            if (last_report_ && !out_.read_some()) fail_at_end();
            if (last_report_) return true;
            if ((looked[1].revents & POLLHUP) != 0 && !out_.read_some()) fail_at_end();
        }
        // What came while we looked whether it is late counts: that we took our time is not its
        // fault.
        if (ready == 0 && Clock::now() >= deadline.at() && !deadline.moved())
            return out_.read_some();
    }
}

std::optional<std::string> Child::read_line(Deadline& deadline, const StopSignal* stop) {
    for (;;) {
        if (auto line = out_.take_line()) return line;
        if (fill(deadline, stop)) continue;
        const bool stopped = stop != nullptr && stop->raised();
        if (out_.half_a_line().empty() || stopped) return std::nullopt;
        throw BotFailure{EndReason::TimeOut,
                         {words::kLineNotEnded, {in_quotes(out_.half_a_line())}}};
    }
}

void Child::fail_at_end() {
    await(Until::Report, Clock::now() + kReportPatience);
    if (!last_report_) throw BotFailure{EndReason::Crashed, words::kClosedOutput};
    throw failure_at_end(*last_report_, limits_, group_ && group_->ran_out_of_memory());
}

void Child::freeze() {
    frozen_ = write_quietly(control_, {&kFreeze, 1}) == 1;
}

void Child::thaw() {
    if (frozen_) (void)write_quietly(control_, {&kThaw, 1});
    frozen_ = false;
}

void Child::await_rest(milliseconds patience) {
    constexpr milliseconds kBetweenLooks{1};
    const auto deadline = Clock::now() + patience;
    // One look is not enough: what a process starts in the middle of it is not seen.
    std::optional<std::uint64_t> worked_ns;
    for (;;) {
        const auto use = use_of_turn();
        if (!use || Clock::now() >= deadline) return;
        const bool rests = !use->busy;
        if (rests && worked_ns == use->worked_ns) return;
        worked_ns = use->worked_ns;
        if (!rests) std::this_thread::sleep_for(kBetweenLooks);
    }
}

void Child::begin_turn() {
    const bool counts_already = frozen_;  // since it stood still
    thaw();
    if (!counts_already) (void)write_quietly(control_, {&kBeginCount, 1});
    turn_began_ = Clock::now();
    asked_at_.reset();
    in_line_before_.reset();
    heard_at_ = {};
    heard_late_ = Seconds{0};
    clock_before_ = clock_of_program();
    clock_heard_.reset();
}

// In a namespace the supervisor knows another number of it than we do.
std::optional<Seconds> Child::clock_of_program() {
    if (!clock_) {
        pid_t program = notes_ ? notes_->program.load() : 0;
        if ((isolation_ & kPidNamespace) != 0) program = program_of(supervisor_).value_or(0);
        clockid_t found{};
        if (program == 0 || clock_getcpuclockid(program, &found) != 0) return std::nullopt;
        clock_ = found;
    }
    return read_clock(*clock_);
}

std::optional<TurnUse> Child::use_of_turn() {
    hear_reports();
    counted_ = false;
    if (!notes_ || write_quietly(control_, {&kCount, 1}) != 1) return std::nullopt;
    await(Until::Counted, Clock::now() + kCountPatience);
    return counted_ ? std::optional{notes_->use} : std::nullopt;
}

Seconds Child::worked_in_turn() {
    const bool alone = notes_ && !notes_->several;
    if (alone && clock_before_) {
        const auto until = clock_heard_ ? clock_heard_ : clock_of_program();
        if (until) return *until - *clock_before_;
    }
    const auto use = use_of_turn();
    return use ? Seconds{static_cast<double>(use->worked_ns) * 1e-9} : Seconds{0};
}

Child::Clock::time_point Child::turn_began() const {
    const auto thawed = std::chrono::nanoseconds{notes_ ? notes_->thawed_ns.load() : 0};
    return std::max({turn_began_, asked_at_.value_or(turn_began_), Clock::time_point{thawed}});
}

void Child::finish(milliseconds patience) {
    thaw();
    in_.reset();
    await(Until::Report, Clock::now() + patience);
}

void Child::end() {
    if (supervisor_ < 0) return;
    in_.reset();
    out_.close();
    control_.reset();  // the supervisor ends everything, and then itself
    const auto deadline = Clock::now() + kEndPatience;
    await(Until::SupervisorGone, deadline);
    if (Clock::now() >= deadline) kill(supervisor_, SIGKILL);
    while (waitpid(supervisor_, nullptr, 0) < 0 && errno == EINTR) {
    }
    supervisor_ = -1;
    group_.reset();
}

std::string Child::last_error_line() {
    end();
    if (!notes_) return "";
    const LastWords& last = notes_->last_words;
    std::string_view text{last.text, std::min(last.size, LastWords::kMost)};
    while (!text.empty()) {
        const auto end = text.rfind('\n');
        const auto line = trimmed(end == std::string_view::npos ? text : text.substr(end + 1));
        if (!line.empty()) return std::string{line};
        if (end == std::string_view::npos) break;
        text = text.substr(0, end);
    }
    return "";
}

}  // namespace lawan
