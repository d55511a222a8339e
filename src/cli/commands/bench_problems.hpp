// lawan bench GAME --problems FILE: every position solved, with time and nodes for each.
#pragma once

#include "cli/exit_code.hpp"
#include "core/options.hpp"
#include "module/game_module.hpp"

namespace lawan::cli {

// `own` are the options that only this game's solver has.
[[nodiscard]] ExitCode bench_problems(const GameModule& entry, const Options& options,
                                      const Options& own);

}  // namespace lawan::cli
