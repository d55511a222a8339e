// The program without what the system asks of one: what main.cpp starts.
#pragma once

#include <string>
#include <vector>

#include "cli/exit_code.hpp"

namespace lawan::cli {

// Does what the command line says. Errors are told on stderr.
[[nodiscard]] ExitCode run_program(const std::vector<std::string>& arguments);

}  // namespace lawan::cli
