// lawan train as users type it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

const std::string kSmall = "train othello-paper-weights --games 60 --depth 1 --match-games 10 ";

TEST(TrainCommand, ListsWhatThereIs) {
    const Ran ran = run_lawan("train --list");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("othello-paper-weights: "));
    EXPECT_THAT(ran.out, HasSubstr("--games"));
    EXPECT_THAT(ran.out, HasSubstr("[20000]"));
}

TEST(TrainCommand, ListsInJson) {
    const auto json = nlohmann::ordered_json::parse(run_lawan("train --list --json").out);
    for (const auto& trainer : json["trainers"]) {
        if (trainer["name"] != "othello-paper-weights") continue;
        EXPECT_EQ(trainer["options"][0]["name"], "games");
        EXPECT_EQ(trainer["options"][0]["default"], 20000);
        return;
    }
    ADD_FAILURE() << json;
}

TEST(TrainCommand, HelpsWithOneOfThem) {
    const Ran ran = run_lawan("train othello-judgement --help");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("--judge "));
    EXPECT_THAT(ran.out, HasSubstr("--seed "));
    EXPECT_EQ(ran.out.find("--games"), std::string::npos) << ran.out;
    EXPECT_THAT(run_lawan("train --help othello").out, HasSubstr("--generations"));
    EXPECT_THAT(run_lawan("train --help").out, HasSubstr("(othello-judgement)"));
    const Ran other = run_lawan("train othello --judge x");
    EXPECT_EQ(other.code, 2);
    EXPECT_EQ(other.err, "lawan: option '--judge' is for othello-judgement, not for othello\n");
}

TEST(TrainCommand, RefusesWhatMeansNothing) {
    EXPECT_THAT(run_lawan("train").err, HasSubstr("NAME is missing"));
    const Ran ran = run_lawan("train othello-paper-weight");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("did you mean 'othello-paper-weights'?"));
    EXPECT_THAT(run_lawan(kSmall + "--rounds 0").err,
                HasSubstr("option '--rounds' takes a whole number from 1 to 10"));
    EXPECT_THAT(run_lawan(kSmall + "--gamse 3").err, HasSubstr("did you mean '--games'?"));
    EXPECT_EQ(run_lawan(kSmall + "--out /nowhere/at/all").code, 4);
}

TEST(TrainCommand, PrintsTheSeedAndTheWeights) {
    const Ran text = run_lawan(kSmall + "--seed 5 --threads 2 --quiet");
    EXPECT_EQ(text.code, 0);
    EXPECT_EQ(text.err, "");
    EXPECT_THAT(text.out, HasSubstr("seed               5\n"));
    const Ran ran = run_lawan(kSmall + "--seed 5 --threads 1 --json");
    const auto json = parse_json(ran.out);
    EXPECT_EQ(json.at("name"), "othello-paper-weights");
    EXPECT_EQ(json.at("seed"), 5);
    EXPECT_EQ(json.at("complete"), true);
    EXPECT_THAT(text.out, HasSubstr(json.at("weights").get<std::string>()));
    EXPECT_EQ(json.at("match_wins").get<int>() + json.at("match_draws").get<int>() +
                  json.at("match_losses").get<int>(),
              10);
}

TEST(TrainCommand, KeepsWhatThereIsWhenTheTimeIsOver) {
    const Ran ran = run_lawan("train othello-paper-weights --time 0.05 --json");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(parse_json(ran.out).at("complete"), false);
}

TEST(TrainCommand, EndsCleanlyOnCtrlC) {
    const Ran ran = run_shell(
        kUntilItListens + std::string{"\"$LAWAN\" train othello-paper-weights --quiet & pid=$!; "
                                      "until_it_listens $pid; kill -INT $pid; wait $pid"});
    EXPECT_EQ(ran.code, 130);
    EXPECT_THAT(ran.out, HasSubstr("weights"));
    EXPECT_THAT(ran.out, HasSubstr("Stopped early"));
    // Nothing that was not measured has a figure.
    const Ran othello = run_shell(kUntilItListens +
                                  std::string{"\"$LAWAN\" train othello --quiet & pid=$!; "
                                              "until_it_listens $pid; kill -INT $pid; wait $pid"});
    EXPECT_EQ(othello.code, 130);
    EXPECT_THAT(othello.out, HasSubstr("games  "));
    EXPECT_EQ(othello.out.find("error"), std::string::npos) << othello.out;
}

}  // namespace
}  // namespace lawan::test
