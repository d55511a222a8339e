// lawan bench othello --problems FILE: every position solved, with time and nodes for each.
#pragma once

#include "cli/exit_code.hpp"
#include "core/options.hpp"

namespace lawan::cli {

[[nodiscard]] ExitCode bench_problems(const Options& options);

}  // namespace lawan::cli
