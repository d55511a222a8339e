// What a network is trained on and measured by.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/othello/formats/obf.hpp"
#include "games/othello/rules/game.hpp"
#include "module/trainers.hpp"
#include "tests/games/othello/engine/plain.hpp"
#include "tests/support/complaint.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::training {
namespace {

using testing::HasSubstr;

class OthelloNetworkTraining : public testing::Test {
  protected:
    [[nodiscard]] std::string at(const char* name) const { return folder_.path() / name; }
    [[nodiscard]] std::string file(const char* name) const { return test::read_file(at(name)); }
    static TrainingReport run(const char* name, const OptionTexts& given,
                              const Training& training = Training{Seed{3}, 2}) {
        const Trainer trainer = find_trainer(name);
        return trainer.run(Options{as_it_is(trainer.name), trainer.options, given}, training);
    }
    [[nodiscard]] static double figure(const TrainingReport& report, const std::string& name) {
        for (const Figure& each : report.figures) {
            if (each.name != name) continue;
            if (const auto* number = std::get_if<std::int64_t>(&each.value)) {
                return static_cast<double>(*number);
            }
            return std::get<double>(each.value);
        }
        return -1;
    }

  private:
    test::ScratchFolder folder_;
};

using OthelloNetworkTrainingSlow = OthelloNetworkTraining;

TEST_F(OthelloNetworkTraining, PositionsAreKeptAndGoneOnWith) {
    OptionTexts plan{{"games", "40"},
                     {"depth", "2"},
                     {"solve-from", "6"},
                     {"judge-from", "30"},
                     {"out", at("games")}};
    const TrainingReport once = run("othello-positions", plan);
    EXPECT_TRUE(once.complete);
    EXPECT_EQ(figure(once, "games"), 40);
    EXPECT_GT(figure(once, "positions"), 40 * 15);
    EXPECT_THAT(file("games"), testing::StartsWith("lawan-othello-games 2 lawan train"));
    const std::string kept = file("games");
    EXPECT_EQ(figure(run("othello-positions", plan), "games"), 40);
    EXPECT_EQ(file("games"), kept);
}

TEST_F(OthelloNetworkTraining, ProblemsAreExactAndTheSameOnAnyNumberOfWorkers) {
    OptionTexts plan{{"positions", "6"}, {"fewest", "9"}, {"most", "11"}, {"out", at("set")}};
    EXPECT_TRUE(run("othello-problems", plan, Training{Seed{3}, 1}).complete);
    const std::string once = file("set");
    (void)run("othello-problems", plan, Training{Seed{3}, 2});
    EXPECT_EQ(file("set"), once);
    plan.push_back({"resume", ""});
    (void)run("othello-problems", plan);
    EXPECT_EQ(file("set"), once);
    for (const Problem& problem : parse_obf(once, "set")) {
        const auto position = othello::Game::parse_position(problem.position);
        const int value = othello::plain::value(position, -64, 64);
        std::size_t best = 0;
        for (const othello::Move move : position.legal_moves()) {
            if (-othello::plain::value(position.after(move), -64, 64) == value) ++best;
        }
        EXPECT_EQ(problem.best_score(), value);
        EXPECT_EQ(problem.moves.size(), best) << problem.position;
    }
}

TEST_F(OthelloNetworkTraining, AResumedRunThatIsStoppedLosesNothing) {
    OptionTexts plan{{"positions", "5"}, {"fewest", "8"}, {"most", "9"}, {"out", at("set")}};
    (void)run("othello-problems", plan, Training{Seed{3}, 1});
    const std::size_t all = parse_obf(file("set"), "set").size();
    plan.push_back({"resume", ""});
    StopSignal stop;
    const auto stop_at_once = [&](const TrainingProgress&) { stop.raise(); };
    const TrainingReport report = run(
        "othello-problems", plan, Training{Seed{3}, 1, &stop, std::nullopt, {stop_at_once, {}}});
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(parse_obf(file("set"), "set").size(), all);
}

TEST_F(OthelloNetworkTraining, SearchesToTheEndMakeNoErrors) {
    (void)run("othello-problems",
              {{"positions", "4"}, {"fewest", "10"}, {"most", "11"}, {"out", at("set")}});
    const TrainingReport report =
        run("othello-accuracy", {{"problems", at("set")}, {"depth", "20"}, {"confidence", "5"}});
    EXPECT_EQ(figure(report, "mean_error"), 0);
    EXPECT_EQ(figure(report, "best_moves_percent"), 100);
    const TrainingReport shallow =
        run("othello-accuracy", {{"problems", at("set")}, {"depth", "1"}});
    EXPECT_GT(figure(shallow, "mean_error"), 0);
}

TEST_F(OthelloNetworkTraining, DiscsLostAreToldWhereAllMovesAreKnown) {
    const std::string board = std::string(56, 'X') + "XO--OXXX X;";
    const OptionTexts plan{{"problems", at("set")}, {"nodes", "1000"}};
    const auto with = [&](const std::string& moves) {
        test::write_file(at("set"), board + moves + "\n");
        return run("othello-accuracy", plan);
    };
    // The engine plays one of the two moves, and the file says of each in turn that it is worse.
    EXPECT_EQ(figure(with(" C8:+10; D8:+4;"), "lost_discs") +
                  figure(with(" C8:+4; D8:+10;"), "lost_discs"),
              6);
    for (const Figure& each : with(" C8:+10;").figures) EXPECT_NE(each.name, "lost_discs");
}

TEST_F(OthelloNetworkTraining, ErrorsAreNotMeasuredOnTooLittle) {
    const std::string shipped = test::source_dir() + "/data/othello.network";
    EXPECT_THAT(test::complaint_of([&] {
                    (void)run("othello-errors",
                              {{"weights", shipped}, {"positions", "1"}, {"out", at("e")}});
                }),
                HasSubstr("too few"));
    EXPECT_EQ(file("e"), "");
    const std::string table = test::source_dir() + "/data/othello.weights";
    EXPECT_THAT(test::complaint_of([&] {
                    (void)run("othello-errors", {{"weights", table}});
                }),
                HasSubstr("is not a network"));
}

// As a result that is thrown away without a word would be.
TEST_F(OthelloNetworkTraining, ErrorsThatWereStoppedTooEarlySayThatThereIsNoFile) {
    const std::string shipped = test::source_dir() + "/data/othello.network";
    StopSignal stop;
    const TrainingListener listener{[&](const TrainingProgress&) { stop.raise(); }, {}};
    const TrainingReport report =
        run("othello-errors", {{"weights", shipped}, {"positions", "9"}, {"out", at("e")}},
            Training{Seed{3}, 1, &stop, std::nullopt, listener});
    EXPECT_FALSE(report.complete);
    EXPECT_TRUE(report.nothing_learned);
    EXPECT_EQ(file("e"), "");
}

TEST_F(OthelloNetworkTrainingSlow, ErrorsAreMeasured) {
    const std::string shipped = test::source_dir() + "/data/othello.network";
    const OptionTexts plan{{"weights", shipped}, {"positions", "60"}, {"out", at("e")}};
    EXPECT_TRUE(run("othello-errors", plan).complete);
    EXPECT_THAT(file("e").substr(0, 2000), HasSubstr("&& lawan train othello-errors --seed 3 "));
}

TEST_F(OthelloNetworkTraining, WhatMeansNothingIsRefused) {
    const auto complaint = [&](const char* name, const OptionTexts& given) {
        return test::complaint_of([&] { (void)run(name, given); });
    };
    EXPECT_THAT(complaint("othello-problems", {{"fewest", "9"}, {"most", "8"}}),
                HasSubstr("'--fewest' is 9"));
    EXPECT_THAT(complaint("othello-problems", {{"resume", ""}}), HasSubstr("'--out'"));
    test::write_file(at("none"), "% nothing\n");
    EXPECT_THAT(complaint("othello-accuracy", {{"problems", at("none")}}),
                HasSubstr("no position whose value is known"));
    test::write_file(at("bad"), "XO X; A1:+3;\n");
    EXPECT_THAT(complaint("othello-accuracy", {{"problems", at("bad")}}), HasSubstr("line 1"));
    EXPECT_THAT(complaint("othello-positions", {{"weights", at("gone")}}), HasSubstr("gone"));
}

}  // namespace
}  // namespace lawan::training
