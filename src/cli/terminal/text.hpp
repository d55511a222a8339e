// Texts as they are laid out on a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lawan::cli {

// The names between commas, without the white space around them; none that is empty.
[[nodiscard]] std::vector<std::string> names_between_commas(std::string_view list);
[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view between);

// How many columns a text takes that has sequences for colours in it: these take none.
[[nodiscard]] std::size_t shown_width(std::string_view text);

// The text, and blanks up to this many columns.
[[nodiscard]] std::string padded(std::string text, std::size_t columns);

// The text, or as many whole words of it as fit in this many columns, and three dots.
[[nodiscard]] std::string in_columns(std::string_view utf8, std::size_t columns);

// `left`, and `right` from this column on, broken between words; lines are no longer than `width`
// where words allow it. A long `left` pushes `right` onto the next line.
[[nodiscard]] std::string beside(const std::string& left, std::string_view right,
                                 std::size_t column, std::size_t width);

// The text broken into lines of at most `width` columns; a wide terminal does not make
// them longer than is easy to read.
[[nodiscard]] std::string paragraph(std::string_view text, std::size_t width);

// The text with each line that is wider broken between words; what follows is indented as the
// second column of the line is. A word that is wider by itself stays whole. Sequences that change
// colours take no room.
[[nodiscard]] std::string fitted(std::string_view text, std::size_t width);

}  // namespace lawan::cli
