// Mixing words into keys. The same on every machine; not meant to withstand an adversary.
#pragma once

#include <cstdint>

namespace lawan {

// The finaliser of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators,
// OOPSLA 2014): a bijection in which every input bit moves about half of the output bits.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9U;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBU;
    return word ^ (word >> 31);
}

// A key extended by one more word; the order of the words matters.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t key, std::uint64_t word) {
    constexpr std::uint64_t kGoldenGamma = 0x9E3779B97F4A7C15U;
    return mix(key + kGoldenGamma + mix(word));
}

}  // namespace lawan
