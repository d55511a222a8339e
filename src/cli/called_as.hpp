// How the user calls the program. A command that the program prints must work when it is typed.
#pragma once

#include <string>
#include <string_view>

namespace lawan::cli {

// "lawan", or what the script at the root of the repository was called as: "./lawan".
[[nodiscard]] std::string called_as();

// Replaces "lawan" by called_as() where the text names a command to type: at the beginning of a
// line, after "Usage: ", a quote, a pipe or "<(". Columns beside examples stay in their place.
[[nodiscard]] std::string as_typed(std::string_view text);
[[nodiscard]] std::string as_typed(std::string_view text, std::string_view called);

}  // namespace lawan::cli
