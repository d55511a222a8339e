// A number that shows whether a file was changed or cut short; not meant to withstand an adversary.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/hash.hpp"

namespace lawan {

// The loop is that of FNV-1a (Fowler, Noll, Vo: The FNV Non-Cryptographic Hash Algorithm). Files
// hold the result, so it stays as it is.
[[nodiscard]] constexpr std::uint64_t checksum(std::string_view bytes) {
    constexpr std::uint64_t kPrime = 0x100000001B3U;
    std::uint64_t sum = mix(bytes.size());
    for (const char byte : bytes) sum = (sum ^ static_cast<unsigned char>(byte)) * kPrime;
    return mix(sum);
}

}  // namespace lawan
