// A bot's program as it runs: lines go in and come out, each with a deadline.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "core/budget.hpp"
#include "core/descriptor.hpp"
#include "core/limits.hpp"
#include "protocol/control_group.hpp"
#include "protocol/program_output.hpp"
#include "protocol/supervisor.hpp"

namespace lawan {

// What a program may use; 0 for as much as it likes.
struct ProcessLimits {
    std::uint64_t memory_mib = 0;   // resident, of all its processes together
    std::uint64_t processes = 0;    // at once
    std::uint64_t cpu_seconds = 0;  // of all its processes together
    std::uint64_t file_mib = 0;     // that a file may grow to, and each folder it can write to
};

enum class Isolation : std::uint8_t { WherePossible, Required, None };

struct ProcessSettings {
    std::vector<std::string> words;  // of the command
    ProcessLimits limits;
    Isolation isolation = Isolation::WherePossible;
    // Where it is locked in: folders that it can read besides its own, and what it cannot see even
    // where that lies in one of them.
    std::vector<std::filesystem::path> folders;
    std::vector<std::filesystem::path> hidden;
    std::string errors_to;                   // a file for its stderr; none when empty
    std::uint64_t errors_bytes = 1U << 20U;  // that this file may grow to
};

// Until when somebody waits for a program. Where it has passed, whoever set it may allow more.
class Deadline {
  public:
    using Time = std::chrono::steady_clock::time_point;

    explicit Deadline(Time at) : at_{at} {}
    virtual ~Deadline() = default;

    [[nodiscard]] Time at() const { return at_; }
    // It has passed: has it been moved now?
    [[nodiscard]] virtual bool moved() { return false; }

  protected:
    void move_to(Time at) { at_ = at; }

  private:
    Time at_;
};

// Whoever counts what a program's turn takes of the machine.
class CountsTurns {
  public:
    virtual ~CountsTurns() = default;
    // The program goes on, and what it uses of the processor is counted from here.
    virtual void begin_turn() = 0;
    // What it and all that it started have used since; nothing where nobody can say.
    [[nodiscard]] virtual std::optional<TurnUse> use_of_turn() = 0;
    // What it has worked on the processor since. While the program has started no others this is
    // cheap, and counts up to where we last heard from it; else it counts as use_of_turn() does.
    [[nodiscard]] virtual Seconds worked_in_turn() = 0;
    // When the turn began for the program: it may have been told to go on some time before, and its
    // question may have come some time after.
    [[nodiscard]] virtual Deadline::Time turn_began() const = 0;
    // When we last heard from it or looked; before the turn where we have not yet.
    [[nodiscard]] virtual Deadline::Time heard_at() const = 0;
    // How late we were when we last heard from the program: we had to wait in line.
    [[nodiscard]] virtual Seconds heard_late() const = 0;
};

// Every function that waits does so until the deadline, or until `stop` is raised. What goes wrong
// is a BotFailure that says what the program did.
class Child final : public CountsTurns {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Child(const ProcessSettings& settings);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() override;  // ends the program and all that it started

    void write(std::string_view text, Deadline& deadline, const StopSignal* stop);

    // A line without its end; nothing when the time is over or `stop` was raised.
    [[nodiscard]] std::optional<std::string> read_line(Deadline& deadline, const StopSignal* stop);

    // Is there a line already that nobody has read? Half a line counts.
    [[nodiscard]] std::optional<std::string> unread() { return out_.take_unread(); }

    // From here on it may write this much more before it counts as a flood.
    void allow_output() { out_.allow_more(); }

    // The program and all that it started stand still, until it goes on. Before that it gets a
    // moment to put away what it did.
    void freeze();
    void thaw();
    // Until all its threads sleep or stand still, but no longer than this.
    void await_rest(std::chrono::milliseconds patience);

    void begin_turn() override;
    [[nodiscard]] std::optional<TurnUse> use_of_turn() override;
    [[nodiscard]] Seconds worked_in_turn() override;
    [[nodiscard]] Clock::time_point turn_began() const override;
    [[nodiscard]] Clock::time_point heard_at() const override { return heard_at_; }
    [[nodiscard]] Seconds heard_late() const override { return heard_late_; }

    // No more input. Waits until the program has ended by itself, for so long.
    void finish(std::chrono::milliseconds patience);

    // Ends the program. The last line that it wrote to stderr and that is not empty.
    [[nodiscard]] std::string last_error_line();

    // What it is kept from, of held.hpp.
    [[nodiscard]] int isolation() const { return isolation_; }

  private:
    void start(const ProcessSettings& settings);
    bool fill(Deadline& deadline, const StopSignal* stop);
    [[nodiscard]] std::optional<Seconds> clock_of_program();
    void stamp_answer();
    void hear_reports();
    enum class Until : std::uint8_t { Report, Counted, SupervisorGone };
    void await(Until until, Clock::time_point deadline);
    void end();
    [[noreturn]] void fail_at_end();

    struct Unmap {
        void operator()(SharedNotes* notes) const;
    };

    ProcessLimits limits_;
    std::optional<ControlGroup> group_;  // where the system lets us have one
    std::unique_ptr<SharedNotes, Unmap> notes_;
    pid_t supervisor_ = -1;
    Descriptor in_;       // we write
    ProgramOutput out_;   // we read
    Descriptor control_;  // closed to end it all
    Descriptor reports_;
    bool frozen_ = false;
    Clock::time_point turn_began_ = Clock::now();
    std::optional<Seconds> clock_before_;        // of the program, when the turn began
    std::optional<Seconds> clock_heard_;         // the same when we last heard from it
    std::optional<clockid_t> clock_;             // of the program
    std::optional<Clock::time_point> asked_at_;  // in this turn
    Clock::time_point heard_at_{};
    Seconds heard_late_{0};
    std::optional<Seconds>
        in_line_before_;    // how long we had waited when we asked or last listened
    bool counted_ = false;  // the supervisor has, as we asked it to
    int isolation_ = 0;
    std::optional<SupervisorReport> last_report_;
};

}  // namespace lawan
