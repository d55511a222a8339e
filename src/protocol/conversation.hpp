// What is said to a bot's program and what it answers, within the time that the game allows.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include "core/limits.hpp"
#include "protocol/child.hpp"

namespace lawan {

// Told of each line: what we said and what we heard.
enum class Speaker : std::uint8_t { Arena, Bot };
using Listener = std::function<void(Speaker, const std::string& line)>;

// Everything here throws BotFailure when the program does not do its part.
class Conversation {
  public:
    Conversation(Child& child, Seconds time, const StopSignal* stop, const Listener& listener);

    // Whole lines, each with its end.
    void say(const std::string& lines);

    // The next line, in time. `wanted` is what the complaint says when there is none: "a move".
    [[nodiscard]] std::string hear(const Phrase& wanted);

    // Complains when the program has said something that nobody asked for. `harmless` lines are
    // skipped.
    void expect_silence(const std::function<bool(const std::string&)>& harmless);

  private:
    Child& child_;
    Seconds time_;
    Child::Clock::time_point deadline_;
    const StopSignal* stop_;
    const Listener& listener_;
};

}  // namespace lawan
