// Random numbers: the same on every machine, and fair.
#include "core/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace lawan {
namespace {

// The golden numbers were computed by another implementation from the papers' formulas, checked
// with the published outputs of SplitMix64 (seed 1234567) and xoshiro256** (state 1, 2, 3, 4).
TEST(Random, StreamsStayAsTheyAre) {
    struct Stream {
        Seed seed;
        std::array<std::uint64_t, 4> first;
        std::uint64_t thousandth;
    };
    const std::array streams{
        Stream{Seed{1},
               {0xdca5ec1c7d3a7d14U, 0x020822c129414c32U, 0xd7ab4f2f4e8a3d6cU, 0x146631e73377b915U},
               0xe34aaf039f24a1b8U},
        Stream{Seed{2024},
               {0x46f7cdcf7210bd9aU, 0x78b642fde05deed5U, 0xe8cb761ea12b72c8U, 0x702a3f6417c10800U},
               0xf89e6f571012bb02U},
        Stream{Seed{~std::uint64_t{0}},
               {0x038d7d9bd2e86547U, 0xa1127af6f48b7178U, 0xe2a0532cd602c418U, 0x0bdd4002c1133acfU},
               0xa3fd3003d493b5c0U}};
    for (const Stream& stream : streams) {
        Random random{stream.seed};
        for (const std::uint64_t expected : stream.first) EXPECT_EQ(random.next(), expected);
        for (int i = 5; i < 1000; ++i) random.next();
        EXPECT_EQ(random.next(), stream.thousandth);
    }
}

TEST(Random, DiceStayAsTheyAre) {
    Random random{Seed{1}};
    for (const std::uint64_t expected :
         {2, 4, 0, 1, 1, 2, 4, 5, 3, 5, 3, 5, 3, 3, 3, 2, 4, 0, 4, 2}) {
        EXPECT_EQ(random.below(6), expected);
    }
}

TEST(Random, BelowDrawsAgainWhatWouldTipTheBalance) {
    // Just over half of all numbers: every second draw is a surplus one.
    const std::uint64_t bound = (std::uint64_t{1} << 63) + 1;
    Random random{Seed{1}};
    for (const std::uint64_t expected :
         {0x5ca5ec1c7d3a7d13U, 0x57ab4f2f4e8a3d6bU, 0x0b3627da64aee9e4U, 0x47f077cb8706dc93U}) {
        EXPECT_EQ(random.below(bound), expected);
    }
}

TEST(Random, BelowStaysBelow) {
    Random random{Seed{3}};
    for (int i = 0; i < 100; ++i) EXPECT_EQ(random.below(1), 0U);
    for (std::uint64_t bound = 1; bound != 0; bound *= 2) {
        for (const std::uint64_t near : {bound, bound + 1, bound - 1}) {
            for (int i = 0; i < 50 && near > 0; ++i) EXPECT_LT(random.below(near), near);
        }
    }
}

TEST(Random, BelowIsFair) {
    constexpr int kDraws = 120'000;
    for (const std::uint64_t bound : {2U, 3U, 6U, 10U, 64U}) {
        Random random{Seed{bound}};
        std::vector<int> count(bound);
        for (int i = 0; i < kDraws; ++i) ++count[random.below(bound)];
        // χ² with bound − 1 degrees of freedom, six standard deviations above its mean.
        const double expected = static_cast<double>(kDraws) / static_cast<double>(bound);
        double chi_squared = 0;
        for (const int seen : count)
            chi_squared += (seen - expected) * (seen - expected) / expected;
        const auto degrees = static_cast<double>(bound - 1);
        EXPECT_LT(chi_squared, degrees + 6 * std::sqrt(2 * degrees)) << bound;
    }
}

TEST(Random, UnitIsFromZeroUpToOne) {
    Random random{Seed{1}};
    for (const double expected : {0.8619067735246321, 0.007936641844257797, 0.8424577227110966}) {
        EXPECT_EQ(random.unit(), expected);
    }
    double sum = 0;
    for (int i = 0; i < 100'000; ++i) {
        const double drawn = random.unit();
        ASSERT_GE(drawn, 0);
        ASSERT_LT(drawn, 1);
        sum += drawn;
    }
    EXPECT_NEAR(sum / 100'000, 0.5, 0.01);
}

TEST(Random, ChanceOfNothingAndOfCertainty) {
    Random random{Seed{9}};
    int hits = 0;
    for (int i = 0; i < 10'000; ++i) {
        EXPECT_FALSE(random.chance(0));
        EXPECT_TRUE(random.chance(1));
        hits += random.chance(0.25) ? 1 : 0;
    }
    EXPECT_NEAR(hits, 2500, 300);
}

TEST(Random, PickReachesEveryElement) {
    const std::vector<int> range{10, 20, 30};
    Random random{Seed{4}};
    std::set<int> seen;
    for (int i = 0; i < 100; ++i) seen.insert(random.pick(range));
    EXPECT_EQ(seen, (std::set<int>{10, 20, 30}));
}

TEST(Random, ShuffleIsAPermutation) {
    Random random{Seed{7}};
    std::vector<int> ten(10);
    std::iota(ten.begin(), ten.end(), 0);
    random.shuffle(ten);
    EXPECT_EQ(ten, (std::vector<int>{7, 3, 6, 8, 0, 1, 5, 2, 4, 9}));  // by another implementation
    for (std::size_t size = 0; size < 40; ++size) {
        std::vector<int> range(size);
        std::iota(range.begin(), range.end(), 0);
        auto shuffled = range;
        random.shuffle(shuffled);
        std::sort(shuffled.begin(), shuffled.end());
        EXPECT_EQ(shuffled, range);
    }
}

TEST(Random, ShuffleIsFair) {
    Random random{Seed{11}};
    std::map<std::array<int, 4>, int> seen;
    for (int i = 0; i < 24'000; ++i) {
        std::array<int, 4> range{0, 1, 2, 3};
        random.shuffle(range);
        ++seen[range];
    }
    EXPECT_EQ(seen.size(), 24U);
    for (const auto& [order, count] : seen) EXPECT_NEAR(count, 1000, 200);
}

TEST(Seed, StreamsDiffer) {
    std::set<std::uint64_t> seeds;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        for (std::uint64_t stream = 0; stream < 100; ++stream) {
            seeds.insert(Seed{seed}.derive(stream).value);
        }
    }
    EXPECT_EQ(seeds.size(), 10'000U);
    EXPECT_EQ(Seed{1}.derive(2), Seed{0x7018eb47a52c2595U});
}

}  // namespace
}  // namespace lawan
