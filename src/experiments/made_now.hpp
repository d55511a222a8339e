// Where and when a report was made.
#pragma once

#include <string>

#include "experiments/report.hpp"

namespace lawan::experiments {

// On this machine, now, by this command.
[[nodiscard]] Making made_now(Language language, std::string command);

}  // namespace lawan::experiments
