// A command line as somebody types it, split into the words of which it is made.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lawan {

// Words stand between spaces; '…' and "…" keep spaces together, and a backslash takes the next
// character as it is (not inside '…'). No shell reads it: $, * and | mean nothing. Throws
// InputError.
[[nodiscard]] std::vector<std::string> command_words(std::string_view command);

// Throws InputError that names the program unless the first word is one that can be started, found
// as execvp(3) does.
void check_program(const std::vector<std::string>& words);

// The file that a program's name stands for, found as execvp(3) does; none where there is none.
[[nodiscard]] std::optional<std::string> program_path(const std::string& name);

}  // namespace lawan
