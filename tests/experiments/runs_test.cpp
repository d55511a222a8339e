// A small run of every experiment: it comes to an end, and its report has what was promised.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "experiments/experiment.hpp"
#include "experiments/ground.hpp"
#include "experiments/value_spread.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::experiments {
namespace {

using Json = nlohmann::ordered_json;

RunSettings small(int workers) {
    RunSettings settings;
    settings.games = 2;
    settings.nodes = test::cases(200U);
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
    const Json json = parse_json(to_json(report));
    for (const char* field : {"name", "paper", "ours", "differs", "game_count"}) {
        EXPECT_TRUE(json.contains(field)) << field;
    }
    for (const Language language : {Language::English, Language::Indonesian}) {
        EXPECT_NE(to_text(report, language).find(report.title.in(language)), std::string::npos);
        EXPECT_NE(to_html({report}, language).find("</html>"), std::string::npos);
    }
    EXPECT_NE(to_csv({report}).find(GetParam() + ",ours,"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(
    All, EveryExperiment,
    ::testing::Values("adjacency-a-1", "adjacency-a-2", "adjacency-a-3", "adjacency-a-4",
                      "adjacency-a-5", "adjacency-b-3.1", "adjacency-b-3.2", "adjacency-b-3.3",
                      "adjacency-b-3.4", "adjacency-b-3.5", "adjacency-c-a", "adjacency-c-b",
                      "adjacency-c-c", "adjacency-c-d", "adjacency-c-e", "othello-2", "othello-3",
                      "algorithms", "strength-and-time", "local-search", "evaluators", "corners"),
    [](const auto& info) {
        std::string name = info.param;
        for (char& c : name) c = c == '-' || c == '.' ? '_' : c;
        return name;
    });

class TheSameEverywhere : public ::testing::TestWithParam<std::string> {};

TEST_P(TheSameEverywhere, OnOneCoreAndOnThree) {
    Json one = parse_json(to_json(run_small(find_experiment(GetParam()), 1)));
    Json three = parse_json(to_json(run_small(find_experiment(GetParam()), 3)));
    erase_times(one);
    erase_times(three);
    EXPECT_EQ(one, three);
}

INSTANTIATE_TEST_SUITE_P(All, TheSameEverywhere,
                         ::testing::Values("adjacency-b-3.4", "adjacency-c-a", "othello-2",
                                           "othello-3", "algorithms", "local-search", "evaluators",
                                           "corners"),
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

TEST(StrengthAndTime, IsASmallTournamentOfChosenBots) {
    RunSettings settings = small(2);
    settings.game = "othello";
    settings.bots = {"random", "greedy", "greedy", "minimax"};
    experiments::Run run{settings};
    const Report report = run_strength_and_time(run);
    EXPECT_EQ(report.ours.rows.size(), 3U);
    EXPECT_EQ(report.game_count, 3 * 2);
    EXPECT_EQ(report.title.english(), "bots of othello");
}

TEST(StrengthAndTime, NeedsTwoBotsThatThereAre) {
    const auto refusal = [](const std::vector<std::string>& bots) -> std::string {
        try {
            experiments::check_bots("othello", bots);
        } catch (const InputError& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_EQ(refusal({"greedy", "random"}), "");
    EXPECT_EQ(refusal({"greedy", "greedy"}), "a tournament needs at least two bots");
    EXPECT_EQ(refusal({}), "a tournament needs at least two bots");
    EXPECT_THAT(refusal({"greedy", "randon"}), ::testing::HasSubstr("did you mean 'random'?"));
}

TEST(Evaluators, AreComparedInAnyGame) {
    RunSettings settings = small(2);
    settings.game = "othello";
    experiments::Run run{settings};
    const Report report = run_evaluators(run);
    ASSERT_EQ(report.more.size(), 1U);
    EXPECT_EQ(report.ours.rows.size(), 2 * report.more.front().rows.size());
    EXPECT_GT(report.more.front().rows.size(), 1U);
}

TEST(ValueSpread, OfGivenValues) {
    const ValueSpread spread = spread_of({3, 1, 3, -2, 1, 3});
    EXPECT_EQ(spread.moves, 6);
    EXPECT_EQ(spread.distinct, 3);
    EXPECT_EQ(spread.best, 3);
    EXPECT_EQ(spread.range, 5);
    EXPECT_NEAR(spread.deviation, 1.97484, 1e-5);  // the root of 19.5 / 5
    EXPECT_EQ(spread_of({}).moves, 0);
}

TEST(ValueSpread, OfAGameIsThatOfItsEvaluators) {
    const SpreadGame game = ground_of("adjacency").spreads();
    ASSERT_EQ(game.evaluators.front(), "mark-difference");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto spreads = game.measure(Seed{seed});
        ASSERT_EQ(spreads.size(), game.evaluators.size());
        for (const ValueSpread& spread : spreads) {
            EXPECT_EQ(spread.moves, spreads.front().moves);
            EXPECT_GE(spread.distinct, 1);
            EXPECT_LE(spread.distinct + spread.best, spread.moves + 1);
        }
        // A move takes at most four marks, each worth two.
        EXPECT_LE(spreads.front().range, 8);
        EXPECT_LE(spreads.front().distinct, 5);
    }
}

// A person cancels soon after a part has begun, and says so to whoever looks at the time: what was
// under way is broken off, and nothing else is begun.
Progress cancelled_in(const std::string& part, const Experiment& experiment) {
    RunSettings settings;
    settings.games = 1;
    settings.depth = 4;
    settings.on_one_thread = true;
    StopSignal interrupt;
    test::FakeClock clock{Seconds{1}};  // so that every look is told of
    int left = 0;
    clock.at_reading([&](std::uint64_t) {
        if (left > 0 && --left == 0) interrupt.raise();
    });
    Progress last;
    experiments::Run run{settings, &interrupt,
                         [&](const Progress& progress) {
                             const bool begins = progress.part != last.part;
                             if (begins && (part.empty() || progress.what == part)) left = 12;
                             if (!interrupt.raised()) last = progress;
                         },
                         clock};
    const Report report = report_of(experiment, run);
    EXPECT_TRUE(interrupt.raised());
    EXPECT_FALSE(report.complete);
    return last;
}

TEST(Experiments, AreCancelledInTheMiddleOfAJob) {
    for (const Experiment& experiment : experiments()) {
        // It is not run where nobody else looks at the time; the jobs of the others take none.
        const bool takes_none = experiment.name == "four-queens" || experiment.name == "evaluators";
        if (experiment.takes_much_memory || takes_none) continue;
        SCOPED_TRACE(experiment.name);
        EXPECT_LE(cancelled_in("", experiment).done, 1U);
    }
}

TEST(Experiments, AreCancelledInTheMiddleOfAComparison) {
    for (const std::string name : {"othello-2", "othello-3"}) {
        SCOPED_TRACE(name);
        const Progress last = cancelled_in(name + ", as printed", find_experiment(name));
        EXPECT_EQ(last.what, name + ", as printed");
        EXPECT_LE(last.done, 1U);
    }
}

}  // namespace
}  // namespace lawan::experiments
