// What programs read: exactly one JSON object, with the fields that are promised.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const std::string& arguments) {
    const Ran ran = run_lawan(arguments + " --json");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    Json json = Json::parse(ran.out, nullptr, false);
    EXPECT_TRUE(json.is_object()) << ran.out;
    return json;
}

void expect_fields(const Json& json, std::initializer_list<const char*> names) {
    for (const char* name : names) EXPECT_TRUE(json.contains(name)) << name;
}

TEST(PerftJson, CountsAsPublished) {
    const Json json = json_of("perft othello --depth 6");
    expect_fields(json, {"game", "depth", "leaves", "nodes", "seconds"});
    EXPECT_EQ(json["game"], "othello");
    EXPECT_EQ(json["depth"], 6);
    EXPECT_EQ(json["leaves"], 8200);
    EXPECT_EQ(json["nodes"], 1 + 4 + 12 + 56 + 244 + 1396 + 8200);
    EXPECT_GE(json["seconds"].get<double>(), 0);
}

TEST(PerftJson, AddsUpScores) {
    const Json json = json_of("perft adjacency --depth 3 --scores");
    EXPECT_EQ(json["leaves"], 166'320);
    EXPECT_EQ(json["scores"]["sum"], 190'848);
    EXPECT_EQ(json["scores"]["squares"], 424'320);
    EXPECT_EQ(json["scores"]["least"], -3);
    EXPECT_EQ(json["scores"]["greatest"], 7);
    EXPECT_EQ(json_of("perft tictactoe --depth 9 --scores")["scores"]["games_over"], 255'168);
}

TEST(PerftJson, BulkCountingChangesNothing) {
    const Json bulk = json_of("perft othello --size 6 --depth 5");
    const Json visited = json_of("perft othello --size 6 --depth 5 --no-bulk");
    EXPECT_EQ(bulk["leaves"], visited["leaves"]);
    EXPECT_EQ(bulk["nodes"], visited["nodes"]);
    EXPECT_EQ(bulk["bulk"], true);
    EXPECT_EQ(visited["bulk"], false);
}

TEST(PerftJson, StartsWhereItIsTold) {
    EXPECT_EQ(json_of("perft tictactoe --position 'XX1/OO1/3 X 3' --depth 1")["leaves"], 5);
    EXPECT_EQ(json_of("perft adjacency --depth 0")["leaves"], 1);
    EXPECT_EQ(json_of("perft adjacency --size 4 --rounds 1 --depth 3")["leaves"], 0);
}

TEST(BotsJson, ListsWhatIsPromised) {
    const Json json = json_of("bots");
    std::set<std::string> names;
    for (const Json& bot : json["bots"]) {
        expect_fields(bot, {"name", "games", "summary", "paper", "options"});
        EXPECT_TRUE(names.insert(bot["name"]).second) << bot["name"];
        EXPECT_TRUE(bot["paper"].is_null() || bot["paper"].is_string());
        EXPECT_FALSE(bot["games"].empty());
        for (const Json& option : bot["options"]) {
            expect_fields(option, {"name", "type", "default", "min", "max", "help"});
        }
    }
    EXPECT_TRUE(names.count("random") && names.count("greedy") && names.count("minimax"));
}

const Json& named(const Json& list, const std::string& name) {
    for (const Json& each : list) {
        if (each["name"] == name) return each;
    }
    throw std::runtime_error{"there is no " + name};
}

TEST(BotsJson, KnowsDefaultsAndRanges) {
    const Json minimax = named(json_of("bots othello")["bots"], "minimax");
    EXPECT_EQ(minimax["games"], Json::array({"othello"}));
    const Json depth = named(minimax["options"], "depth");
    EXPECT_EQ(depth["type"], "integer");
    EXPECT_EQ(depth["default"], 3);
    EXPECT_EQ(named(minimax["options"], "move-time")["default"], 5);
    EXPECT_EQ(named(minimax["options"], "eval")["type"], "spec");
    EXPECT_TRUE(named(minimax["options"], "eval")["default"].is_string());
    EXPECT_EQ(depth["min"], 1);
    EXPECT_TRUE(named(minimax["options"], "nodes")["default"].is_null());
}

TEST(BotsJson, SaysWhereGamesDiffer) {
    const Json minimax = named(json_of("bots minimax")["bots"], "minimax");
    EXPECT_EQ(minimax["games"].size(), 4U);
    const Json eval = named(minimax["options"], "eval");
    EXPECT_EQ(eval["by_game"].size(), 4U);
    for (const auto& [game, own] : eval["by_game"].items()) {
        const Json choices = own["choices"];
        EXPECT_NE(std::find(choices.begin(), choices.end(), own["default"]), choices.end()) << game;
    }
    EXPECT_FALSE(named(minimax["options"], "depth").contains("by_game"));
}

TEST(MatchJson, HasWhatIsPromised) {
    const Json json = json_of("match adjacency minimax greedy --rounds 3 --games 4 --depth 2");
    EXPECT_EQ(json["wins"].get<int>() + json["draws"].get<int>() + json["losses"].get<int>(), 4);
    EXPECT_EQ(json["game"], "adjacency");
    EXPECT_EQ(json["seed"], 1);
    EXPECT_EQ(json["score_counts"], "marks");
    ASSERT_EQ(json["games"].size(), 4U);
    int wins = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const Json& game = json["games"][i];
        expect_fields(game, {"x", "first", "moves", "score", "winner", "reason", "times"});
        EXPECT_EQ(game["x"], i % 2 == 0 ? "minimax" : "greedy");
        EXPECT_EQ(game["first"], game["x"]);
        EXPECT_EQ(game["moves"].size(), 6U);
        EXPECT_EQ(game["times"].size(), 6U);
        EXPECT_EQ(game["reason"], "finished");
        const int score = game["score"];
        if (score == 0) {
            EXPECT_TRUE(game["winner"].is_null());
        } else {
            EXPECT_EQ(game["winner"] == game["x"], score > 0);
        }
        wins += game["winner"] == "minimax" ? 1 : 0;
    }
    EXPECT_EQ(json["wins"], wins);
    EXPECT_EQ(json["points"], wins + 0.5 * json["draws"].get<int>());
}

TEST(MatchJson, SaysHowMuchStrongerTheFirstIs) {
    const Json json = json_of("match tictactoe random random --games 40 --seed 3");
    EXPECT_EQ(json["elo_of"], "pairs");
    EXPECT_LT(json["elo_low"], json["elo"]);
    EXPECT_LT(json["elo"], json["elo_high"]);
    EXPECT_GT(json["superiority"], 0);
    EXPECT_LT(json["superiority"], 1);
    // No bound where every game is won.
    const Json won = json_of("match othello 'alphabeta(depth=4)' random --size 4 --games 1");
    ASSERT_EQ(won["wins"], 1);
    EXPECT_TRUE(won["elo"].is_null());
    EXPECT_TRUE(won["elo_high"].is_null());
    EXPECT_EQ(won["elo_of"], "games");
}

TEST(MatchJson, TellsEqualBotsApart) {
    const Json json = json_of("match tictactoe random 'random' --games 2");
    EXPECT_EQ(json["a"], "random#1");
    EXPECT_EQ(json["b"], "random#2");
    EXPECT_EQ(json["games"][0]["x"], "random#1");
    EXPECT_EQ(json["games"][1]["x"], "random#2");
}

TEST(MatchJson, OtherFirstSideOtherX) {
    const Json json = json_of("match adjacency random greedy --first O --games 1");
    EXPECT_EQ(json["games"][0]["first"], "random");
    EXPECT_EQ(json["games"][0]["x"], "greedy");
}

TEST(MatchJson, TheSeedDecides) {
    const auto moves = [](const std::string& seed) {
        const Json json = json_of("match othello random random --games 3 --seed " + seed);
        Json moves = Json::array();
        for (const Json& game : json["games"]) moves.push_back(game["moves"]);
        EXPECT_EQ(moves.size(), 3U);
        return moves;
    };
    EXPECT_EQ(moves("5"), moves("5"));
    EXPECT_NE(moves("5"), moves("6"));
}

TEST(MatchJson, OthelloNamesBothWaysToCount) {
    // Black takes the last white disc; the empty squares count for the winner in exact values only.
    const std::string cells = std::string(26, '-') + "XO" + std::string(36, '-');
    const Json json = json_of("match othello greedy random --games 1 --position '" + cells + " X'");
    EXPECT_EQ(json["score_counts"], "discs");
    EXPECT_EQ(json["games"][0]["moves"], Json::array({"e4"}));
    EXPECT_EQ(json["games"][0]["score"], 3);
    EXPECT_EQ(json["games"][0]["value"], 64);
}

TEST(MatchJson, AForcedPassIsAMove) {
    const Json json = json_of("match othello random random --size 4 --games 20");
    bool passed = false;
    for (const Json& game : json["games"]) {
        for (const Json& move : game["moves"]) passed = passed || move == "pass";
    }
    EXPECT_TRUE(passed);
}

TEST(MatchJson, ALimitThatIsKeptChangesNothing) {
    const Json json = json_of("match tictactoe random random --games 2 --move-time 5");
    EXPECT_EQ(json["games"][0]["reason"], "finished");
}

TEST(BenchJson, TheSignatureIsTheOneThatIsKept) {
    const Json json = json_of("bench");
    const std::string kept = read_file(source_dir() + "/bench/signature");
    EXPECT_EQ(json["signature"].get<std::uint64_t>(), std::stoull(kept))
        << "a search behaves otherwise; if that is meant, write the new number into "
           "bench/signature";
    std::uint64_t total = 0;
    for (const Json& search : json["searches"]) {
        expect_fields(search, {"game", "position", "bot", "moves", "nodes", "seconds"});
        total += search["nodes"].get<std::uint64_t>();
    }
    EXPECT_EQ(json["signature"].get<std::uint64_t>(), total);
}

TEST(PuzzlesJson, SayWhichCommandMadeThem) {
    const std::string command = "puzzles tictactoe --size 4 --count 3 --seed 5";
    const Ran ran = run_lawan(command);
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = Json::parse(ran.out, nullptr, false);
    ASSERT_TRUE(json.is_object()) << ran.out;
    EXPECT_EQ(json["made_by"], "lawan " + command);
    ASSERT_EQ(json["puzzles"].size(), 3U);
    for (const Json& puzzle : json["puzzles"]) {
        expect_fields(puzzle, {"position", "answer", "value", "grade"});
    }
}

}  // namespace
}  // namespace lawan::test
