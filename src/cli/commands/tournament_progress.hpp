// How a tournament stands while it goes on, on stderr.
#pragma once

#include <chrono>
#include <string>

#include "arena/tournament.hpp"

namespace lawan::cli {

// Where stderr is a terminal, a table that is redrawn in place; elsewhere a line now and then.
class TournamentProgress {
  public:
    explicit TournamentProgress(const TournamentPlan& plan);

    void show(const Tournament& tournament);
    void clear();  // leaves nothing of it on the terminal

  private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::string line(const Tournament& tournament) const;

    const TournamentPlan& plan_;
    bool terminal_;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point last_ = Clock::now();
    std::size_t before_ = 0;  // games that were there at the beginning
    bool began_ = false;
    int lines_ = 0;  // on the terminal now
};

}  // namespace lawan::cli
