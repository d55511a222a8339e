// What is said to a bot's program and what it answers, within the time that the game allows.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include "core/limits.hpp"
#include "core/time_source.hpp"
#include "play/bot_answer.hpp"
#include "protocol/child.hpp"

namespace lawan {

// Told of each line: what we said and what we heard.
enum class Speaker : std::uint8_t { Arena, Bot };
using Listener = std::function<void(Speaker, const std::string& line)>;

// The time of a program, which goes on from here. It is not to blame for what the machine keeps
// from it: where it stood in line for a processor, the deadline moves.
class ProgramTime final : public Deadline {
  public:
    ProgramTime(CountsTurns& program, Seconds time,
                const TimeSource& clock = TimeSource::of_machine());

    [[nodiscard]] Seconds allowed() const { return time_; }
    [[nodiscard]] bool moved() override;

    [[nodiscard]] Seconds passed() const;
    // Up to now. Looked at closely where the program took longer than it may, or where `closely`.
    [[nodiscard]] TurnCost cost(bool closely);

  private:
    [[nodiscard]] TurnCost cost_of(const TurnUse& use) const;

    CountsTurns& program_;
    const TimeSource& clock_;
    Seconds time_;
    Seconds allowance_;
    Seconds began_;
    struct Look {
        std::uint64_t worked_ns;
        Seconds at;  // since the question
    };
    std::optional<Look> look_;  // when it was last looked at closely
};

// Everything here throws BotFailure when the program does not do its part.
class Conversation {
  public:
    Conversation(Child& child, Seconds time, const StopSignal* stop, const Listener& listener);

    // What it took of the machine up to now.
    [[nodiscard]] TurnCost cost(bool closely) { return deadline_.cost(closely); }
    [[nodiscard]] Seconds passed() const { return deadline_.passed(); }

    // Whole lines, each with its end.
    void say(const std::string& lines);

    // The next line, in time. `wanted` is what the complaint says when there is none: "a move".
    [[nodiscard]] std::string hear(const Phrase& wanted);

    // Complains when the program has said something that nobody asked for. `harmless` lines are
    // skipped.
    void expect_silence(const std::function<bool(const std::string&)>& harmless);

  private:
    Child& child_;
    ProgramTime deadline_;
    const StopSignal* stop_;
    const Listener& listener_;
};

}  // namespace lawan
