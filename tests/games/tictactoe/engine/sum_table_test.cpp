// The table of sums and the packing of boards that counting lines is made of.
#include "games/tictactoe/engine/sum_table.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <set>

#include "core/random.hpp"
#include "games/tictactoe/engine/ternary.hpp"

namespace lawan::tictactoe {
namespace {

TEST(Scattering, IsAPermutation) {
    const Scattering scattering{9};
    std::set<std::uint64_t> seen;
    for (std::uint64_t x = 0; x < 512; ++x) {
        const std::uint64_t y = scattering.scattered(x);
        EXPECT_LT(y, 512U);
        EXPECT_EQ(scattering.gathered(y), x);
        seen.insert(y);
    }
    EXPECT_EQ(seen.size(), 512U);
}

RC_GTEST_PROP(Scattering, CanBeUndone, ()) {
    const int bits = *rc::gen::inRange(1, 52);
    const auto x = *rc::gen::inRange<std::uint64_t>(0, std::uint64_t{1} << bits);
    RC_ASSERT(Scattering{bits}.gathered(Scattering{bits}.scattered(x)) == x);
}

RC_GTEST_PROP(Ternary, KeepsBothSets, (std::uint64_t a, std::uint64_t b)) {
    constexpr std::uint64_t kCells = (std::uint64_t{1} << 32) - 1;
    const Bitboard ones{a & kCells};
    const Bitboard twos{b & kCells & ~a};
    const std::uint64_t number = to_ternary(ones, twos);
    RC_ASSERT(number < std::uint64_t{1} << ternary_bits(32));
    RC_ASSERT(from_ternary(number) == std::pair(ones, twos));
}

TEST(Ternary, TakesFortyBitsForFiveByFive) {
    EXPECT_EQ(ternary_bits(25), 40);
    EXPECT_EQ(ternary_bits(1), 2);
    EXPECT_EQ(to_ternary(Bitboard{0b001}, Bitboard{0b110}), 1U + 2 * 3 + 2 * 9);
}

void expect_sums(int bits, int additions, std::uint64_t most) {
    SumTable table{bits};
    std::map<std::uint64_t, std::uint64_t> expected;
    Random random{Seed{static_cast<std::uint64_t>(bits)}};
    for (int i = 0; i < additions; ++i) {
        // Few different keys, from all over the range.
        const std::uint64_t key =
            (random.below(20'000) * 0x123456789ABCD) & ((std::uint64_t{1} << bits) - 1);
        const std::uint64_t amount = 1 + random.below(most);
        table.add(key, amount);
        expected[key] += amount;
    }
    EXPECT_EQ(table.settle(), expected.size());
    const auto keys = table.keys();
    EXPECT_EQ(std::set<std::uint64_t>(keys.begin(), keys.end()).size(), expected.size());
    std::map<std::uint64_t, std::uint64_t> sums;
    table.consume([&](std::uint64_t key, std::uint64_t sum) {
        EXPECT_TRUE(sums.emplace(key, sum).second);
        return true;
    });
    EXPECT_EQ(sums, expected);
}

TEST(SumTable, AddsUp) {
    for (const int bits : {2, 15, 26, 40, 51}) expect_sums(bits, 100'000, 1000);
}

TEST(SumTable, HoldsSumsThatASlotCannot) {
    expect_sums(26, 50'000, std::uint64_t{1} << 40);
    SumTable table{10};
    constexpr std::uint64_t kFull = 0xFFFF'FFFF;
    for (const std::uint64_t amount : {kFull, std::uint64_t{1}, kFull, kFull - 1}) {
        table.add(7, amount);
    }
    EXPECT_EQ(table.settle(), 1U);
    table.consume([&](std::uint64_t key, std::uint64_t sum) {
        EXPECT_EQ(key, 7U);
        EXPECT_EQ(sum, 3 * kFull);
        return true;
    });
}

}  // namespace
}  // namespace lawan::tictactoe
