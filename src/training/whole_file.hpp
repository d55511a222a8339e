// Files that are there as a whole or not at all, so that what was learned in hours survives.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lawan::training {

// Writes beside the file first and then puts the new one in the place of the old one. Throws
// std::runtime_error that says why.
void write_whole(const std::string& path, std::string_view bytes);

// None when there is no such file. Throws std::runtime_error when it cannot be read.
[[nodiscard]] std::optional<std::string> read_whole(const std::string& path);

// Throws InputError unless a file can be written there: better known now than in ten hours.
void check_writable(const std::string& path);

}  // namespace lawan::training
