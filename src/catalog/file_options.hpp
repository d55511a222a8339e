// Options of bots that name a file of the machine they play on.
#pragma once

#include <string_view>

namespace lawan {

// Whoever lets others choose bots, as a server does, must not let them choose files. An option of
// type Text belongs on this list unless it means something else.
[[nodiscard]] bool names_a_file(std::string_view bot, std::string_view option);

}  // namespace lawan
