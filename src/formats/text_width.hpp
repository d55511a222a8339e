// How wide texts are, and texts made to fit: columns of a terminal, of which wide letters take two
// and combining marks none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lawan {

[[nodiscard]] std::size_t display_width(std::string_view utf8);

// The beginning of a text that fits in this many columns.
[[nodiscard]] std::string_view first_columns(std::string_view utf8, std::size_t columns);

// The text, or where it takes more columns, its beginning with `ending` behind it.
[[nodiscard]] std::string shortened(const std::string& utf8, std::size_t columns,
                                    std::string_view ending);

// A text in lines of at most `width` columns. Every line begins at column `indent`; what stands
// there in the first one, the caller has written.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace lawan
