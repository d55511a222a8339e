// lawan perft: the same counts on any number of threads, and by the first move.
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

nlohmann::ordered_json counted(const std::string& arguments) {
    return nlohmann::ordered_json::parse(run_lawan("perft " + arguments + " --json").out);
}

class PerftCommand : public testing::TestWithParam<const char*> {};

// Also where a game may be over early: there a line ends, or goes on with passes.
TEST_P(PerftCommand, CountsTheSameOnTwoThreads) {
    const auto one = counted(GetParam());
    const auto two = counted(std::string{GetParam()} + " --threads 2");
    EXPECT_EQ(two["leaves"], one["leaves"]);
    EXPECT_EQ(two["nodes"], one["nodes"]);
}

TEST_P(PerftCommand, DividesTheLinesByTheFirstMove) {
    for (const std::string threads : {"1", "2"}) {
        const auto json = counted(std::string{GetParam()} + " --divide --threads " + threads);
        std::uint64_t sum = 0;
        for (const auto& [move, leaves] : json["divide"].items())
            sum += leaves.get<std::uint64_t>();
        EXPECT_EQ(sum, json["leaves"].get<std::uint64_t>());
    }
}

INSTANTIATE_TEST_SUITE_P(Games, PerftCommand,
                         testing::Values("othello --depth 5", "othello --size 4 --depth 9",
                                         "tictactoe --depth 7", "connect4 --size 4 --depth 6",
                                         "adjacency --rounds 1 --depth 2"));

TEST(PerftDivide, NamesEachMove) {
    EXPECT_EQ(counted("othello --depth 4 --divide")["divide"],
              (nlohmann::ordered_json{{"d3", 61}, {"c4", 61}, {"f5", 61}, {"e6", 61}}));
    EXPECT_TRUE(counted("othello --depth 0 --divide")["divide"].empty());
}

}  // namespace
}  // namespace lawan::test
