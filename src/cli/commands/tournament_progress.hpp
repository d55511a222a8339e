// How a tournament stands while it goes on, on stderr.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

#include "arena/tournament.hpp"

namespace lawan::cli {

// Where stderr is a terminal, a table that is redrawn in place; elsewhere a line now and then. A
// long game shows that it goes on. Any thread may call it.
class TournamentProgress {
  public:
    explicit TournamentProgress(const TournamentPlan& plan);

    void begin(const Tournament& tournament);
    void ended(std::int64_t number, const Tournament& tournament);
    void moved(std::int64_t number, std::size_t moves);
    void clear();  // leaves nothing of it on the terminal

  private:
    using Clock = std::chrono::steady_clock;

    void look_at(const Tournament& tournament);
    void show_now_and_then();
    void clear_lines();
    [[nodiscard]] std::string line(const Tournament& tournament) const;
    [[nodiscard]] std::string games_under_way() const;

    const TournamentPlan& plan_;
    bool terminal_;
    std::mutex mutex_;  // guards all that follows
    Clock::time_point begin_ = Clock::now();
    Clock::time_point last_ = Clock::now();
    std::size_t before_ = 0;                         // games that were there at the beginning
    Clock::time_point ranked_ = Clock::now();        // when the table was made
    std::string table_;                              // of the games up to then
    std::string line_;                               // after the last game
    std::map<std::int64_t, std::size_t> under_way_;  // moves by the number of the game
    int lines_ = 0;                                  // on the terminal now
};

}  // namespace lawan::cli
