// Options of bots that name a file of the machine they play on.
#pragma once

#include <string_view>

namespace lawan {

// Whether a bot of this name takes a file there, in any game. Whoever lets others choose bots, as a
// server does, must not let them choose files.
[[nodiscard]] bool names_a_file(std::string_view bot, std::string_view option);

}  // namespace lawan
