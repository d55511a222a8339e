// Mixing words into keys.
#include "core/hash.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <set>

namespace lawan {
namespace {

TEST(Hash, GoldenNumbers) {
    static_assert(mix(0) == 0);
    // The first output of SplitMix64 from the seed 1234567, as published.
    static_assert(mix(1234567 + 0x9E3779B97F4A7C15U) == 6457827717110365317U);
    EXPECT_EQ(mix(1), 0x5692161d100b05e5U);
    EXPECT_EQ(mix(~std::uint64_t{0}), 0xb4d055fcf2cbbd7bU);
    EXPECT_EQ(mix(0, 0), 0xe220a8397b1dcdafU);
    EXPECT_EQ(mix(1, 2), 0x7018eb47a52c2595U);
}

TEST(Hash, TheOrderOfWordsMatters) {
    EXPECT_EQ(mix(2, 1), 0xd04ba4a2b36a25f3U);
    EXPECT_NE(mix(1, 2), mix(2, 1));
    EXPECT_NE(mix(mix(0, 1), 2), mix(mix(0, 2), 1));
}

TEST(Hash, EveryInputBitMovesAboutHalfOfTheOutputBits) {
    for (int bit = 0; bit < 64; ++bit) {
        int moved = 0;
        for (std::uint64_t word = 1; word <= 1000; ++word) {
            moved += std::popcount(mix(word) ^ mix(word ^ std::uint64_t{1} << bit));
        }
        EXPECT_NEAR(moved / 1000.0, 32, 2) << bit;
    }
}

TEST(Hash, SmallWordsDoNotCollide) {
    std::set<std::uint64_t> keys;
    for (std::uint64_t key = 0; key < 300; ++key) {
        for (std::uint64_t word = 0; word < 300; ++word) keys.insert(mix(key, word));
    }
    EXPECT_EQ(keys.size(), 90'000U);
}

}  // namespace
}  // namespace lawan
