// Words as one text, with something between them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace lawan::cli {

[[nodiscard]] inline std::string joined(const std::vector<std::string>& words,
                                        std::string_view between) {
    return fmt::format("{}", fmt::join(words, between));
}

}  // namespace lawan::cli
