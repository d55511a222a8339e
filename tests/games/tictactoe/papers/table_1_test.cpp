// tictactoe-1: the paper's question, answered as far as the time goes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "games/tictactoe/papers/experiments.hpp"
#include "tests/support/cases.hpp"

namespace lawan::experiments {
namespace {

using test::kSanitized;
using ::testing::HasSubstr;
using Json = nlohmann::ordered_json;

Report run_with(std::uint64_t most_positions) {
    RunSettings settings;
    settings.nodes = most_positions;
    settings.workers = 2;
    experiments::Run run{settings};
    return run_tictactoe_1(run);
}

const Json& row(const Json& json, const char* board, const char* first, const char* version) {
    for (const Json& each : json.at("ours")) {
        if (each.at("board") == board && each.at("first") == first &&
            each.at("version") == version) {
            return each;
        }
    }
    throw std::logic_error{"no such row"};
}

constexpr std::uint64_t kEnoughForThree = 5'000;
constexpr std::uint64_t kEnoughForFour = 60'000;  // and not for 5x5

TEST(TicTacToe1, CountsTheLinesOfTheSmallBoards) {
    const Report report = run_with(kSanitized ? kEnoughForThree : kEnoughForFour);
    const Json json = parse_json(to_json(report));
    const Json& three = row(json, "3x3", "human", "as described");
    EXPECT_EQ(three.at("lines"), 945);
    EXPECT_EQ(three.at("human_losses"), 786);
    EXPECT_EQ(three.at("draws"), 155);
    EXPECT_EQ(three.at("human_wins"), 4);
    if (!kSanitized) {
        const Json& four = row(json, "4x4", "human", "as described");
        EXPECT_EQ(four.at("lines"), 10'321'920);
        EXPECT_EQ(four.at("human_losses"), 3'123'239);
        EXPECT_EQ(four.at("human_wins"), 1'706);
        EXPECT_EQ(row(json, "4x4", "human", "as published").at("human_losses"), 3'123'201);
    }
    EXPECT_EQ(row(json, "3x3", "program", "as described").at("human_wins"), 0);
    EXPECT_TRUE(row(json, "5x5", "human", "as described").at("lines").is_null());
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.boards.size(), 4U);
}

TEST(TicTacToe1, AnswersTheQuestionInWords) {
    const std::string differs = parse_json(to_json(run_with(kEnoughForThree))).at("differs");
    EXPECT_THAT(differs, HasSubstr("3x3, human first, rule as described: the rule can lose"));
    for (const char* line : {"1 5 9 3 7 4 8", "9 5 1 3 7 4 8", "3 5 7 1 9 6 8", "7 5 3 1 9 6 8"}) {
        EXPECT_THAT(differs, HasSubstr(line));
    }
    EXPECT_THAT(differs, HasSubstr("10 lines drawn at random would show no loss of the rule with a "
                                   "probability of 95.8 %"));
}

TEST(TicTacToe1, SaysWhatItHadNoTimeFor) {
    const Report report = run_with(10);
    EXPECT_FALSE(report.complete);
    EXPECT_THAT(to_text(report, Language::English),
                HasSubstr("5x5, human first, as described: there was not enough time to count"));
}

TEST(TicTacToe1, PrintsThePapersTable) {
    const Json paper = parse_json(to_json(run_with(10))).at("paper");
    ASSERT_EQ(paper.size(), 3U);
    for (const Json& row : paper) {
        EXPECT_EQ(row.at("games").get<int>(), row.at("human_wins").get<int>() +
                                                  row.at("human_losses").get<int>() +
                                                  row.at("draws").get<int>());
    }
    EXPECT_EQ(paper.at(0).at("games"), 10);
}

}  // namespace
}  // namespace lawan::experiments
