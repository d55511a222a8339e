// How the user calls the program: what it prints for him to type must work when he types it.
#pragma once

#include <string>
#include <string_view>

namespace lawan::cli {

// "lawan", or what the script at the root of the repository was called as: "./lawan".
[[nodiscard]] std::string called_as();

// The text with called_as() wherever it names a command to type: at the beginning of a line, after
// "Usage: ", a quote, a pipe or "<(". What stands in columns beside examples stays in its column.
[[nodiscard]] std::string as_typed(std::string_view text);
[[nodiscard]] std::string as_typed(std::string_view text, std::string_view called);

}  // namespace lawan::cli
