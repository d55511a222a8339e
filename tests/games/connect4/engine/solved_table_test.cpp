// What is kept for a position is never found for another.
#include "games/connect4/engine/solver/solved_table.hpp"

#include <gtest/gtest.h>

#include <unordered_map>
#include <vector>

#include "core/random.hpp"

namespace lawan::connect4::solver {
namespace {

template <class Bits>
void expect_no_mix_ups(int key_bits) {
    SolvedTable table{MebiBytes{1}, key_bits};
    Random random{Seed{5}};
    std::vector<std::pair<Bits, Known>> stored;
    const Bits mask = (Bits{1} << (key_bits - 1)) * 2 - 1;
    for (int i = 0; i < 200'000; ++i) {
        // Keys that differ little are the likeliest to be mixed up.
        Bits key = static_cast<Bits>(random.below(1U << 12U));
        if (i % 2 == 0) key |= (static_cast<Bits>(random.next()) << 30U) & mask;
        if (key_bits > 64) key |= static_cast<Bits>(random.below(256)) << (key_bits - 8) & mask;
        const Known known{random.chance(0.5) ? Bound::AtLeast : Bound::AtMost,
                          static_cast<int>(random.below(65)) - 32};
        table.store(table.place_of(key), known, random.below(1'000'000));
        const auto found = table.find(table.place_of(key));
        ASSERT_TRUE(found);
        ASSERT_EQ(found->score, known.score);
        ASSERT_EQ(found->bound, known.bound);
    }
}

TEST(SolvedTable, GivesBackWhatWasStored) {
    expect_no_mix_ups<std::uint64_t>(49);
    expect_no_mix_ups<std::uint64_t>(64);
    expect_no_mix_ups<WideBits>(72);
}

TEST(SolvedTable, KeysHaveDifferentPlaces) {
    SolvedTable table{MebiBytes{1}, 64};
    std::unordered_map<std::uint64_t, std::vector<std::uint64_t>> tags;  // of a bucket
    for (std::uint64_t key = 0; key < 300'000; ++key) {
        const auto place = table.place_of(key);
        for (const std::uint64_t tag : tags[place.bucket]) ASSERT_NE(tag, place.tag);
        tags[place.bucket].push_back(place.tag);
    }
}

TEST(SolvedTable, WideKeysHaveDifferentPlaces) {
    SolvedTable table{MebiBytes{1}, 72};
    std::unordered_map<std::uint64_t, std::vector<std::uint64_t>> tags;
    for (std::uint64_t low = 0; low < 2'000; ++low) {
        for (std::uint64_t high = 0; high < 256; ++high) {
            const auto place = table.place_of(static_cast<WideBits>(high) << 64U | low);
            for (const std::uint64_t tag : tags[place.bucket]) ASSERT_NE(tag, place.tag);
            tags[place.bucket].push_back(place.tag);
        }
    }
}

TEST(SolvedTable, WhatTookLongStays) {
    SolvedTable table{MebiBytes{1}, 64};
    const auto place = table.place_of(std::uint64_t{12345});
    table.store(place, {Bound::AtMost, 3}, 1'000'000);
    for (std::uint64_t tag = 1; tag < 100; ++tag) {
        table.store({place.bucket, place.tag ^ tag}, {Bound::AtMost, 0}, 10);
    }
    EXPECT_EQ(table.find(place)->score, 3);
}

}  // namespace
}  // namespace lawan::connect4::solver
