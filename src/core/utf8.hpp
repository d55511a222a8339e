// Which bytes are text.
#pragma once

#include <cstddef>
#include <string_view>

namespace lawan {

// Bytes of the character of UTF-8 (RFC 3629: no longer than needed, no surrogates, none beyond
// U+10FFFF) that the text begins with; 0 where there is none.
[[nodiscard]] std::size_t utf8_length(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

// Throws InputError where a name cannot be kept: stores and saved games are text, and other bytes
// could not be read back.
void check_utf8(std::string_view name);

}  // namespace lawan
