// Moves written one after the other.
#include "formats/transcript.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

TEST(Transcript, FindsMovesAmongNumbers) {
    EXPECT_EQ(parse_transcript("1. f5 d6 2. C3 -- pass"),
              (std::vector<std::string>{"f5", "d6", "c3", "--", "pass"}));
    EXPECT_EQ(parse_transcript("f5!"), std::nullopt);
    EXPECT_EQ(parse_transcript(" \n"), std::nullopt);
}

TEST(Transcript, TakesNumbersWithoutAPointForCells) {
    EXPECT_EQ(parse_cell_numbers("1. 5 1 2. 9 3"), (std::vector<std::string>{"5", "1", "9", "3"}));
    EXPECT_EQ(parse_cell_numbers("1 5 a9"), std::nullopt);
    EXPECT_EQ(parse_cell_numbers(" "), std::nullopt);
}

}  // namespace
}  // namespace lawan
