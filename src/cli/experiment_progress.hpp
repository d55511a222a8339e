// How far a long command has come, on stderr.
#pragma once

#include <chrono>
#include <cstddef>

#include "core/limits.hpp"
#include "experiments/run.hpp"

namespace lawan::cli {

// A bar that is drawn over and over where stderr is a terminal; else a line every few seconds.
class ProgressBar {
  public:
    ProgressBar();

    void show(const experiments::Progress& progress);
    void clear();  // leaves nothing on the terminal

  private:
    using Clock = std::chrono::steady_clock;

    bool terminal_;
    Clock::time_point last_ = Clock::now();
    std::size_t shown_ = 0;  // columns to be wiped
};

}  // namespace lawan::cli
