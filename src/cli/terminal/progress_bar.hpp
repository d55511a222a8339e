// How far a long command has come, on stderr.
#pragma once

#include "cli/terminal/status_line.hpp"
#include "experiments/run.hpp"

namespace lawan::cli {

// A bar where stderr is a terminal; else only the numbers.
class ProgressBar {
  public:
    void show(const experiments::Progress& progress);
    void clear() { line_.clear(); }

  private:
    StatusLine line_;
};

}  // namespace lawan::cli
