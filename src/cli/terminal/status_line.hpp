// How far a long command has come: one line on stderr.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

namespace lawan::cli {

// Drawn over and over where stderr is a terminal, and never wider than that; elsewhere a new line
// every ten seconds, if there is news.
class StatusLine {
  public:
    StatusLine();
    ~StatusLine() { clear(); }  // so that an error begins on a line of its own
    StatusLine(const StatusLine&) = delete;
    StatusLine& operator=(const StatusLine&) = delete;

    [[nodiscard]] bool on_terminal() const { return terminal_; }
    [[nodiscard]] static std::size_t columns();  // that a line has on the terminal
    [[nodiscard]] bool is_due() const;           // is it time for another one?
    void show(std::string_view text);
    void clear();  // leaves nothing on the terminal

  private:
    using Clock = std::chrono::steady_clock;

    bool terminal_;
    Clock::time_point last_ = Clock::now();
    std::size_t shown_ = 0;  // columns to be wiped
    std::string said_;       // the last line, where it is no terminal
};

}  // namespace lawan::cli
