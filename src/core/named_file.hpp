// The text of a file that the user named.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/input_error.hpp"

namespace lawan {

// Nothing that people give us to read is longer than this, and a device never ends.
inline constexpr std::size_t kLongestNamedFile = std::size_t{64} << 20U;

// "cannot read 'PATH': …": what everybody says of a file that they cannot read, by errno.
[[nodiscard]] InputError unreadable(const std::string& path, int error);

// Throws such an error unless PATH is a plain file: a pipe would keep us waiting, a device never
// ends.
void check_plain_file(const std::string& path);

// Some editors put one before a text in UTF-8, which says nothing about what follows.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

// Without a byte order mark. Pipes are files here, since a shell makes them of <(COMMAND). Throws
// InputError that says why a file cannot be read: there is none, it is a folder, it is longer than
// LONGEST bytes.
[[nodiscard]] std::string read_named(const std::string& path,
                                     std::size_t longest = kLongestNamedFile);

// The same, and "-" is what is left of the standard input: for arguments of the program, not for
// names that come from elsewhere. It is read where it is, since a socket cannot be opened again and
// a file that was would begin anew.
[[nodiscard]] std::string read_named_or_standard_input(const std::string& path,
                                                       std::size_t longest = kLongestNamedFile);

}  // namespace lawan
