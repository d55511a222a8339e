// How much memory something may take.
#pragma once

#include <cstdint>

namespace lawan {

struct MebiBytes {
    std::uint64_t count = 1;

    [[nodiscard]] constexpr std::uint64_t bytes() const { return count * 1024 * 1024; }
};

}  // namespace lawan
