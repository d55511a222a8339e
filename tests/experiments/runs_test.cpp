// A small run of every experiment: it comes to an end, and its report has what was promised.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "experiments/experiment.hpp"

namespace lawan::experiments {
namespace {

using Json = nlohmann::json;

RunSettings small(int workers) {
    RunSettings settings;
    settings.games = 2;
    settings.nodes = 200;
    settings.depth = 2;
    settings.workers = workers;
    return settings;
}

Report run_small(const Experiment& experiment, int workers) {
    experiments::Run run{small(workers)};
    return experiment.run(run);
}

void erase_times(Json& json) {
    if (json.is_object()) {
        for (const char* key :
             {"ms", "first_ms", "second_ms", "mean_ms", "worst_ms", "seconds", "notes"}) {
            json.erase(key);
        }
    }
    for (Json& inner : json) {
        if (inner.is_structured()) erase_times(inner);
    }
}

class EveryExperiment : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryExperiment, HasAReportInAllFormats) {
    const Report report = run_small(find_experiment(GetParam()), 2);
    EXPECT_EQ(report.name, GetParam());
    EXPECT_FALSE(report.ours.rows.empty());
    EXPECT_FALSE(report.differs.empty());
    EXPECT_TRUE(report.complete);
    const Json json = Json::parse(to_json(report));
    for (const char* field : {"name", "paper", "ours", "differs", "game_count"}) {
        EXPECT_TRUE(json.contains(field)) << field;
    }
    EXPECT_NE(to_text(report).find(report.title), std::string::npos);
    EXPECT_NE(to_csv({report}).find(GetParam() + ",ours,"), std::string::npos);
    EXPECT_NE(to_html({report}).find("</html>"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(All, EveryExperiment,
                         ::testing::Values("adjacency-a-1", "adjacency-a-2", "adjacency-a-3",
                                           "adjacency-a-4", "adjacency-a-5", "adjacency-b-3.1",
                                           "adjacency-b-3.2", "adjacency-b-3.3", "adjacency-b-3.4",
                                           "adjacency-b-3.5", "adjacency-c-a", "adjacency-c-b",
                                           "adjacency-c-c", "adjacency-c-d", "adjacency-c-e",
                                           "othello-2", "othello-3", "algorithms",
                                           "strength-and-time"),
                         [](const auto& info) {
                             std::string name = info.param;
                             for (char& c : name) c = c == '-' || c == '.' ? '_' : c;
                             return name;
                         });

class TheSameEverywhere : public ::testing::TestWithParam<std::string> {};

TEST_P(TheSameEverywhere, OnOneCoreAndOnThree) {
    Json one = Json::parse(to_json(run_small(find_experiment(GetParam()), 1)));
    Json three = Json::parse(to_json(run_small(find_experiment(GetParam()), 3)));
    erase_times(one);
    erase_times(three);
    EXPECT_EQ(one, three);
}

INSTANTIATE_TEST_SUITE_P(All, TheSameEverywhere,
                         ::testing::Values("adjacency-b-3.4", "adjacency-c-a", "othello-2",
                                           "othello-3", "algorithms"),
                         [](const auto& info) {
                             std::string name = info.param;
                             for (char& c : name) c = c == '-' || c == '.' ? '_' : c;
                             return name;
                         });

TEST(StrengthAndTime, PlaysAnyGameOfTheCatalog) {
    RunSettings settings = small(2);
    settings.game = "tictactoe";
    experiments::Run run{settings};
    const Report report = run_strength_and_time(run);
    EXPECT_GE(report.ours.rows.size(), 10U);
    const auto bots = static_cast<std::int64_t>(report.ours.rows.size());
    EXPECT_EQ(report.game_count, bots * (bots - 1) / 2 * 2);
    EXPECT_EQ(report.plot->points.size(), report.ours.rows.size());
}

}  // namespace
}  // namespace lawan::experiments
