// How much of the transposition table a search uses.
#include <cstddef>

#include <gtest/gtest.h>

#include "games/othello/engine/transposition.hpp"

namespace lawan::othello {
namespace {

constexpr std::size_t kMebiByte = std::size_t{1} << 20;

TEST(TranspositionTable, ASearchToTheEndUsesAsMuchAsItsSquaresNeed) {
    TranspositionTable table{MebiBytes{64}};
    EXPECT_EQ(table.bytes_in_use(), 64 * kMebiByte);
    table.new_search_to_the_end(21);
    EXPECT_EQ(table.bytes_in_use(), 4 * kMebiByte);
    EXPECT_EQ(table.bytes(), 64 * kMebiByte);
    table.new_search_to_the_end(1);
    EXPECT_EQ(table.bytes_in_use(), 4 * kMebiByte) << "what is in use only grows";
    table.new_search_to_the_end(23);
    EXPECT_EQ(table.bytes_in_use(), 16 * kMebiByte);
    table.new_search_to_the_end(60);
    EXPECT_EQ(table.bytes_in_use(), 64 * kMebiByte);
}

TEST(TranspositionTable, ASearchOfTheMidgameUsesAllOfIt) {
    TranspositionTable table{MebiBytes{8}};
    table.new_search_to_the_end(20);
    EXPECT_LT(table.bytes_in_use(), table.bytes());
    table.new_search();
    EXPECT_EQ(table.bytes_in_use(), table.bytes());
    table.new_search_to_the_end(20);
    EXPECT_EQ(table.bytes_in_use(), table.bytes());
}

TEST(TranspositionTable, ForgetsAtAnySize) {
    TranspositionTable table{MebiBytes{8}};
    const auto key = TranspositionTable::key(0x0123456789ABCDEFU, 0xFEDCU);
    Remembered found;
    for (const int empties : {12, 20, 60}) {
        table.new_search_to_the_end(empties);
        EXPECT_FALSE(table.find(key, found));
        table.store(key, {3, 4, 6, empties, 5, 17, 1000});
        ASSERT_TRUE(table.find(key, found));
        EXPECT_EQ(found.lower, 6);
        EXPECT_EQ(found.best, 17);
        table.clear();
        EXPECT_EQ(table.bytes_in_use(), table.bytes());
        EXPECT_FALSE(table.find(key, found));
    }
}

}  // namespace
}  // namespace lawan::othello
