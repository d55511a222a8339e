// Texts in two columns: names, and beside them what they mean, broken between words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lawan::cli {

// `left`, and `right` from this column on; lines are no longer than `width` where words allow it. A
// long `left` pushes `right` out of its column, or onto the next line.
[[nodiscard]] std::string beside(const std::string& left, std::string_view right,
                                 std::size_t column, std::size_t width);

}  // namespace lawan::cli
