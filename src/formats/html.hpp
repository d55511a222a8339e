// Text for HTML pages.
#pragma once

#include <string>
#include <string_view>

namespace lawan {

// Text that HTML does not take for markup, also between quotes.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace lawan
