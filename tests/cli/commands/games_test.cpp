// lawan games: files of Othello games listed, chosen, judged and written.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/games/othello/formats/wthor_bytes.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using Json = nlohmann::ordered_json;

class GamesProgram : public testing::Test {
  protected:
    const ScratchFolder scratch;
    const std::filesystem::path folder = scratch.path();

    void SetUp() override { write("games.txt", "f5d6c3d3c4f4\nf5f6e6f4\nd3c3c4c5\n"); }

    void write(const char* name, const std::string& bytes) const {
        std::ofstream{folder / name, std::ios::binary} << bytes;
    }
    [[nodiscard]] std::string at(const char* name) const { return (folder / name).string(); }
};

TEST_F(GamesProgram, ChoosesByOpeningInAnyImage) {
    const Ran ran = run_lawan("games " + at("games.txt") + " --opening d3c5 --json");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = parse_json(ran.out);
    EXPECT_EQ(json["count"], 3);
    EXPECT_EQ(json["matching"], 1);  // d3 c5 is f5 d6 or f5 f4 or f5 f6 in another image
    EXPECT_EQ(json["games"][0]["moves"].size(), json["games"][0]["number"] == 1 ? 6U : 4U);
}

TEST_F(GamesProgram, KnowsTheGamesThatPlaySavedByTheirNames) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play connect4 --o human --x human <<< $'d\\nd\\nsave mine' > saved.txt\n"
        "\"$LAWAN\" play othello --o human --x human <<< $'f5\\nsave other' > saved.txt\n"
        "\"$LAWAN\" games mine; \"$LAWAN\" games mine --json; \"$LAWAN\" games other --json\n"
        "\"$LAWAN\" analyse connect4 --game mine --time 0.01 --bot 'minimax(depth=1)'\n"
        "\"$LAWAN\" games mine other; \"$LAWAN\" games mine --game othello\n"
        "\"$LAWAN\" games mine --out x.ggf; \"$LAWAN\" games nothing 2>&1\n");
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\"d1\""), HasSubstr("\"d2\""), HasSubstr("\"f5\"")));
    EXPECT_THAT(ran.out, HasSubstr("1 of 1 game"));
    EXPECT_THAT(ran.out, HasSubstr("connect4"));
    EXPECT_THAT(ran.out, HasSubstr("2 of 2 saved games"));
    EXPECT_THAT(ran.err, HasSubstr("game of connect4, not of Othello"));
    EXPECT_THAT(ran.err, HasSubstr("connect4 has no game files"));
    EXPECT_THAT(ran.out, HasSubstr("'nothing'"));
}

TEST_F(GamesProgram, ListsTheSavedGamesOfAllKinds) {
    const std::string begin =
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" games\n"
        "\"$LAWAN\" play connect4 --x human --o human --name-x Ann --name-o Ben"
        " <<< $'d\\nsave mine' > said\n"
        "\"$LAWAN\" play tictactoe --x human --o human --name-x Cid --name-o Dee"
        " <<< $'b2\\nresign\\nsave given' > said\n"
        "touch -d '2001-02-03 04:05' data/lawan/games/mine.json\n";
    const Ran ran = run_shell(begin + "\"$LAWAN\" games; \"$LAWAN\" --lang id games | tail -1\n" +
                              "\"$LAWAN\" games --player ann\n");
    EXPECT_THAT(ran.out,
                testing::ContainsRegex(
                    "^There are no saved games[^\n]*\n"
                    "name +game +saved +players +moves +result\n"
                    "given +tictactoe +[-0-9]+ [0-9:]+ +Cid against Dee +1 +Cid wins[^\n]*\n"
                    "mine +connect4 +2001-02-03 04:05 +Ann against Ben +1 +not over\n"
                    "2 of 2 saved games\n"
                    "2 dari 2 permainan tersimpan\n"));
    EXPECT_THAT(ran.out, HasSubstr("1 of 2 saved games"));
    EXPECT_EQ(ran.err, "");

    const Ran json = run_shell(begin + "\"$LAWAN\" games --json | tail -n +2\n" +
                               "\"$LAWAN\" games --review 2>&1; echo code $?\n");
    EXPECT_THAT(
        json.out,
        AllOf(HasSubstr("\"name\": \"given\""), HasSubstr("\"game\": \"connect4\""),
              HasSubstr("\"saved\": \"2001-02-03 04:05\""), HasSubstr("\"mean_score\": null")));
    EXPECT_THAT(json.out, HasSubstr("these are games of connect4, tictactoe: choose one with "
                                    "--game\ncode 2"));
}

TEST_F(GamesProgram, IgnoresTheCaseOfTheLettersFromAToZ) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play connect4 --x human --o human --name-x RENÉE --name-o Ben <<< 'save mine' "
        "> said\n"
        "for name in ren renÉe renée; do \"$LAWAN\" games --player $name | tail -1; done\n"
        "\"$LAWAN\" games --help | tr -s '\\n ' ' '\n");
    EXPECT_THAT(ran.out, testing::StartsWith("1 of 1 saved game\n1 of 1 saved game\n"
                                             "0 of 1 saved game\n"));
    EXPECT_THAT(ran.out, HasSubstr("type other letters, such as É, as they are written"));
}

TEST_F(GamesProgram, FindsTheSavedGamesInAFolder) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data; mkdir some; echo '{}' > some/other.json\n"
        "\"$LAWAN\" play othello --x human --o human <<< $'f5\\nsave some/o.json' > said\n"
        "\"$LAWAN\" games some; echo f5d6 > some/list.txt; \"$LAWAN\" games some\n"
        "\"$LAWAN\" play connect4 --x human --o human <<< $'d\\nsave some/c.json' > said\n"
        "\"$LAWAN\" games some 2>&1; \"$LAWAN\" games some --game othello; \"$LAWAN\" games some "
        "--game connect4; rm some/list.txt; \"$LAWAN\" games some; \"$LAWAN\" games "
        "some/[co].json\n");
    const std::vector<std::string> summaries{
        "1 of 1 game;",      "2 of 2 games;", "these are games of connect4, othello",
        "2 of 2 games;",     "1 of 1 game;",  "2 of 2 saved games",
        "2 of 2 saved games"};
    std::size_t at = 0;
    for (const std::string& summary : summaries) {
        at = ran.out.find(summary, at);
        ASSERT_NE(at, std::string::npos) << summary << '\n' << ran.out << ran.err;
        ++at;
    }
    EXPECT_EQ(ran.err, "");
}

TEST_F(GamesProgram, NamesSavedGamesWhereThereIsNone) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "for n in 1 2 3 4 5 6; do \"$LAWAN\" play tictactoe <<< \"save g$n\" > said\n"
        "touch -d \"2001-02-0$n\" data/lawan/games/g$n.json; done\n"
        "\"$LAWAN\" games nosuch; \"$LAWAN\" play --load nosuch\n");
    const std::string sentence =
        "cannot read 'nosuch': there is no such file or saved game; the last ones saved are g6, "
        "g5, g4, g3, g2\n";
    const auto first = ran.err.find(sentence);
    ASSERT_NE(first, std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find(sentence, first + 1), std::string::npos) << ran.err;
}

TEST_F(GamesProgram, NamesTheSavedGameThatIsSpoilt) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play connect4 --o human --x human <<< $'d\\nsave mine' > saved.txt\n"
        "f=$(find data -name 'mine*'); sed -i 's/\"start\": *\"[^\"]*\"/\"start\": \"rubbish\"/' "
        "\"$f\"\n"
        "\"$LAWAN\" games mine\n");
    EXPECT_THAT(ran.err, AllOf(HasSubstr("mine"), HasSubstr("rubbish")));
}

TEST_F(GamesProgram, AGameThatSomebodyGaveUpIsWonByTheOther) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play othello --x human --o human <<< $'d3\\nc3\\nresign\\nsave o' > said\n"
        "\"$LAWAN\" play tictactoe --x human --o human <<< $'b2\\nresign\\nsave t' > said\n"
        "\"$LAWAN\" games o; \"$LAWAN\" games o --score-to -1 --out o.ggf > said; cat o.ggf\n"
        "\"$LAWAN\" games t; \"$LAWAN\" games t --score-from 1 --json > t.json; cat t.json\n");
    EXPECT_THAT(ran.out, HasSubstr("1 of 1 game; black won 0, drew 0, lost 1; mean score -64.00"));
    EXPECT_THAT(ran.out, HasSubstr("RE[-64.000:r]"));
    EXPECT_THAT(ran.out, HasSubstr("X won 1, drew 0, lost 0; mean score +1.00"));
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\"matching\": 1"), HasSubstr("\"black_wins\": 1"),
                               HasSubstr("\"score\": 1")));
}

TEST_F(GamesProgram, ReadsAnOpeningOnTheBoardOfEachGame) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play tictactoe --size 15 --in-a-row 5 --x human --o human"
        " <<< $'h8\\ni9\\nsave five' > said\n"
        "\"$LAWAN\" play tictactoe --x human --o human <<< $'b2\\nsave three' > said\n"
        "\"$LAWAN\" games five three --opening h8; \"$LAWAN\" games five --opening h8g7\n"
        "\"$LAWAN\" games five three --opening b2\n"
        "\"$LAWAN\" games three --opening h8; echo code $?\n");
    EXPECT_THAT(ran.out, HasSubstr("1 of 2 games"));
    EXPECT_THAT(ran.out, HasSubstr("1 of 1 game"));
    EXPECT_THAT(ran.out.substr(ran.out.find("1 of 1 game")), HasSubstr("1 of 2 games"));
    EXPECT_THAT(ran.out, HasSubstr("code 2"));
    EXPECT_THAT(ran.err, HasSubstr("'h8' are not the first moves of a game"));
}

TEST_F(GamesProgram, SaysThatAStoreIsNoFileOfGames) {
    write("cup.db", "SQLite format 3" + std::string(200, '\0'));
    for (const std::string& command :
         {"games " + at("cup.db"), "analyse connect4 --game " + at("cup.db")}) {
        const Ran ran = run_lawan(command);
        EXPECT_EQ(ran.code, 2);
        EXPECT_THAT(ran.err, AllOf(HasSubstr("is a database"), HasSubstr("'lawan replay")));
    }
}

TEST_F(GamesProgram, WritesGgfThatItReads) {
    const Ran wrote = run_lawan("games " + at("games.txt") + " --out " + at("out.ggf"));
    ASSERT_EQ(wrote.code, 0) << wrote.err;
    const Ran read = run_lawan("games " + at("out.ggf") + " --json");
    EXPECT_EQ(parse_json(read.out)["count"], 3);
    const Ran judged = run_lawan("analyse othello --game " + at("out.ggf") +
                                 " --number 2 --time 0.01 --bot 'negascout(depth=1)' --json");
    ASSERT_EQ(judged.code, 0) << judged.err;
    EXPECT_EQ(parse_json(judged.out)["plies"].size(), 5U);
}

TEST_F(GamesProgram, WritesWhatItKnowsOfAGame) {
    write("in.ggf",
          "(;GM[Othello]PC[Praha]DT[1999.05.01]PB[Żółć]PW[b]RE[+12.000:r]TY[8]BO[8 "
          "---------------------------O*------*O--------------------------- *]B[f5//2.50];)\n");
    ASSERT_EQ(run_lawan("games " + at("in.ggf") + " --out " + at("out.ggf")).code, 0);
    const Json json = parse_json(run_lawan("games " + at("out.ggf") + " --json").out);
    const Json& game = json["games"][0];
    EXPECT_EQ(game["event"], "Praha");
    EXPECT_EQ(game["year"], 1999);
    EXPECT_EQ(game["black"], "Żółć");
    EXPECT_EQ(game["score"], 12);
    std::ifstream file{folder / "out.ggf"};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    EXPECT_NE(text.find("B[f5//2.50]"), std::string::npos) << text;
}

TEST_F(GamesProgram, TellsFromWhereAScoreIsSolved) {
    CollectedGame game;
    game.record.moves = {{"f5"}};
    game.theoretical_score = 6;
    WthorNames names;
    write("one.wtb", wthor_bytes({game}, names, 1999, 24));
    const Json json = parse_json(run_lawan("games " + at("one.wtb") + " --json").out);
    EXPECT_EQ(json["games"][0]["theoretical_score"], 6);
    EXPECT_EQ(json["games"][0]["theoretical_from"], 24);
}

TEST_F(GamesProgram, WritesNoMovesWithoutTheirStart) {
    write("small.ggf", "(;GM[Othello]TY[6]BO[6 --------------O*----*O-------------- *]B[e4];)\n");
    const Ran ran =
        run_lawan("games " + at("games.txt") + " " + at("small.ggf") + " --out " + at("out.txt"));
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("game 4 cannot be written as .txt: it does not start"),
              std::string::npos)
        << ran.err;
    for (const auto& file : std::filesystem::directory_iterator{folder}) {
        EXPECT_NE(file.path().filename().string().rfind("out.txt", 0), 0U) << file.path();
    }
}

TEST_F(GamesProgram, SkipsGamesOfOtherRulesAndSaysWhy) {
    const std::string good =
        "(;GM[Othello]TY[8]BO[8 ---------------------------O*------*O---------------------------"
        " *]B[f5];)\n";
    std::string anti = good;
    anti.replace(anti.find("TY[8]"), 5, "TY[8a]");
    write("odd.ggf", anti + good + anti);
    const Ran listed = run_lawan("games " + at("odd.ggf") + " --out " + at("out.ggf"));
    ASSERT_EQ(listed.code, 0) << listed.err;
    EXPECT_NE(listed.err.find("skipped 2: it is anti-Othello"), std::string::npos) << listed.err;
    const Ran judged = run_lawan("games " + at("odd.ggf") +
                                 " --review --time 0.01 --bot 'negascout(depth=1)' --json");
    ASSERT_EQ(judged.code, 0) << judged.err;
    const Json json = parse_json(judged.out);
    EXPECT_EQ(json["count"], 3);
    EXPECT_EQ(json["skipped"][0]["count"], 2);
    EXPECT_TRUE(json["games"][1].contains("review"));
    const Ran read = run_lawan("games " + at("out.ggf") + " --json");
    EXPECT_EQ(parse_json(read.out)["count"], 1);
}

// It is printed in pieces.
TEST_F(GamesProgram, PrintsJsonAsOthersDo) {
    for (const char* choice : {"", " --limit 1", " --player nobody"}) {
        const Ran ran = run_lawan("games " + at("games.txt") + choice + " --json");
        EXPECT_EQ(json_text(parse_json(ran.out)), ran.out);
    }
}

TEST_F(GamesProgram, JudgesGames) {
    const Ran ran = run_lawan("games " + at("games.txt") +
                              " --review --time 0.01 --bot 'negascout(depth=1)' --json");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = parse_json(ran.out);
    for (const Json& game : json["games"]) {
        EXPECT_TRUE(game["review"]["black"]["discs_lost"].is_null());  // on its own scale
        EXPECT_GE(game["review"]["black"]["mistakes"], 0);
    }
    const Ran ours = run_lawan("games " + at("games.txt") + " --review --time 0.01 --json");
    const Json counted = parse_json(ours.out);
    for (const Json& game : counted["games"]) {
        EXPECT_GE(game["review"]["black"]["discs_lost"], 0);
    }
}

TEST_F(GamesProgram, ListsInColumnsAsWideAsNeeded) {
    write("games.txt", "f5d6c3d3c4f4\nf5a1\n");
    write("hello.txt", "!!!\n");
    const Ran ran = run_lawan("games " + folder.string());
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out.rfind("game  score  moves  problem\n   1      ?      6\n", 0), 0U) << ran.out;
    EXPECT_NE(ran.err.find("cut 1 game at an illegal move\n"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("unreadable: '" + at("hello.txt") + "'"), std::string::npos) << ran.err;
    const Ran judged = run_lawan("games " + at("games.txt") +
                                 " --review --quiet --time 0.01 --bot 'negascout(depth=1)'");
    EXPECT_NE(judged.out.find("black made "), std::string::npos) << judged.out;
}

TEST_F(GamesProgram, ExplainsWhatIsWrong) {
    write("cut.wtb", std::string("\x14\x1A\x01\x01\x09\0\0\0\0\0\xCF\x07\x08\0\0\0", 16));
    for (const std::string& wrong :
         {"games " + at("none.wtb"), "games " + at("cut.wtb"),
          "games " + at("games.txt") + " --opening a1",
          "games " + at("games.txt") + " --year-from 2010 --year-to 2000",
          "games " + at("games.txt") + " --out x.doc",
          "analyse othello --game " + at("games.txt") + " --number 4",
          "analyse adjacency --game " + at("games.txt") + " --number 4"}) {
        const Ran ran = run_lawan(wrong);
        EXPECT_EQ(ran.code, 2) << wrong << ran.err;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    }
}

}  // namespace
}  // namespace lawan::test
