// Programs that play, and our bots as programs for others, as a user starts them.
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "module/catalog.hpp"
#include "tests/cli/first_bot.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using Json = nlohmann::ordered_json;
using ::testing::HasSubstr;
using ::testing::Not;

bool installed(const std::string& program) {
    return run_shell("command -v " + program).code == 0;
}

TEST(SavedGames, DoNotStartPrograms) {
    const Ran ran = run_shell(
        "cat > game.json <<'END'\n"
        "{\"format\": \"lawan-game\", \"version\": 1, \"game\": \"tictactoe\", \"start\": \"3/3/3 "
        "X "
        "3\", \"players\": {\"x\": \"process(command=\\\"touch here\\\")\", \"o\": \"greedy\"}, "
        "\"moves\": [], \"result\": null}\n"
        "END\n"
        "\"$LAWAN\" play --load game.json <<< 'b2'; ls");
    EXPECT_THAT(ran.out, HasSubstr("Loaded game.json"));
    EXPECT_THAT(ran.out, Not(HasSubstr("here\n")));
}

// Whoever writes a bot reads there which row is row 1: the games that count from the bottom are
// named.
TEST(PageOfBots, SaysWhereRowOneIs) {
    for (const auto& [page, language, begins] :
         {std::tuple{"/docs/bots.md", Language::English, "\nCells are "},
          std::tuple{"/docs/id/bots.md", Language::Indonesian, "\nPetak adalah "}}) {
        const std::string text = run_shell("cat '" + source_dir() + page + "'").out;
        const auto from = text.find(begins);
        ASSERT_NE(from, std::string::npos) << page;
        const std::string paragraph = text.substr(from, text.find("\n\n", from) - from);
        for (const GameModule& game : catalog()) {
            const AnyGame usual = game.make(Options{game.title, game.settings, {}});
            const bool from_below = usual.start().board().row_one == RowOne::Bottom;
            EXPECT_EQ(paragraph.find(game.title.in(language)) != std::string::npos, from_below)
                << page << ": " << game.name;
        }
    }
}

TEST(PlayCommand, TakesAProgramThatItsUserNames) {
    const Ran ran = run_with_first_bot(
        "\"$LAWAN\" play tictactoe --x 'process(command=\"sh "
        "first.sh\")' --o greedy; \"$LAWAN\" match adjacency "
        "'process(command=\"sh first.sh\")' random --rounds 2");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("process(command=sh first.sh)"));
}

TEST(CheckBot, TellsWhatWasWrong) {
    const Ran good = run_with_first_bot("\"$LAWAN\" check-bot 'sh first.sh'");
    EXPECT_EQ(good.code, 0) << good.out;
    EXPECT_THAT(good.out, HasSubstr("'sh first.sh' follows the protocol simple"));
    const Ran bad = run_with_first_bot(
        "sed 's/echo ready/echo yes/' first.sh > bad.sh; "
        "\"$LAWAN\" check-bot 'sh bad.sh' --game othello");
    EXPECT_EQ(bad.code, 1);
    EXPECT_THAT(bad.out, HasSubstr("answered 'yes' to 'ready?'; expected 'ready'"));
    EXPECT_THAT(bad.out, HasSubstr("> ready?\n      < yes\n"));
    EXPECT_EQ(run_lawan("check-bot").code, 2);
}

TEST(CheckBot, ExplainsEqualFailuresOnce) {
    const Ran bad = run_with_first_bot(
        "sed 's/echo ready/echo yes/' first.sh > bad.sh; \"$LAWAN\" check-bot 'sh bad.sh'");
    const auto times = [&](const std::string& text) {
        int found = 0;
        for (std::size_t at = 0; (at = bad.out.find(text, at)) != std::string::npos; ++at) ++found;
        return found;
    };
    EXPECT_GT(times("WRONG"), 2) << bad.out;
    EXPECT_EQ(times("the last lines"), 1) << bad.out;
    EXPECT_EQ(times(", as before\n"), times("WRONG") - 1) << bad.out;
}

TEST(CheckBot, ShowsOfEachTrialItsOwnErrorsAndNoRawBytes) {
    const Ran ran = run_shell(
        "printf 'while read a; do case $a in position*) echo oops $a >&2;; ready*) "
        "printf \"\\\\377\\\\033[2J\\\\n\"; sleep 1; exit;; esac; done\\n' > bad.sh; "
        "\"$LAWAN\" check-bot 'sh bad.sh'");
    EXPECT_EQ(ran.code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("< ??[2J\n"));
    EXPECT_EQ(ran.out.find('\xFF'), std::string::npos);
    EXPECT_EQ(ran.out.find('\x1B'), std::string::npos);
    std::size_t wrong = 0;
    std::size_t said = 0;
    for (std::size_t at = 0; (at = ran.out.find("WRONG", at)) != std::string::npos; ++at) ++wrong;
    for (std::size_t at = 0; (at = ran.out.find("\noops", at)) != std::string::npos; ++at) ++said;
    EXPECT_GT(wrong, 1U) << ran.out;
    EXPECT_EQ(said, wrong) << ran.out;
}

TEST(CheckBot, CountsTheProgramsOwnMoves) {
    const Ran ran =
        run_with_first_bot("\"$LAWAN\" check-bot 'sh first.sh' --game tictactoe --all-lines");
    ASSERT_EQ(ran.code, 0) << ran.err;
    std::istringstream lines{ran.out};
    int asked = 0;
    int games = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.find("> go ") != std::string::npos) ++asked;
        if (line.rfind("ok ", 0) != 0) continue;
        EXPECT_THAT(line, HasSubstr(": " + std::to_string(asked) + " move"));
        asked = 0;
        ++games;
    }
    EXPECT_GT(games, 1);
}

// It plays as X, and as O it thinks forever.
TEST(CheckBot, SaysWhatItKnowsWhenItIsInterrupted) {
    const std::string begin =
        "sed 's/go)/side) s=$r;; go) [ $s = O ] \\&\\& touch thinks \\&\\& sleep 100;/' first.sh > "
        "slow.sh; \"$LAWAN\" check-bot 'sh slow.sh' --game tictactoe --sandbox none ";
    const std::string end =
        "> out & p=$!; until [ -f thinks ]; do sleep 0.1; done; kill -TERM $p; wait $p; echo code "
        "$?; cat out";
    const Ran ran = run_with_first_bot(begin + end);
    EXPECT_THAT(ran.out, HasSubstr("code 130\nok "));
    EXPECT_THAT(ran.out, HasSubstr("interrupted after 0 of "));
    const Ran json = run_with_first_bot(begin + "--json " + end);
    EXPECT_THAT(json.out, HasSubstr("code 130\n{"));
    EXPECT_THAT(json.out, HasSubstr("\"complies\": false,\n  \"stopped\": true"));
    EXPECT_THAT(json.out, HasSubstr("\"ok\": true"));
}

TEST(QuietMatch, SaysWhyAProgramLost) {
    const std::string match = "match tictactoe bad:'process(command=\"false\")' greedy --quiet";
    const Ran ran = run_lawan(match + " --games 4");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.err, HasSubstr("lawan: bad forfeited 4 games; game 1: bad exited"));
    EXPECT_THAT(ran.err, HasSubstr("(crashed)\n"));
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("\nbad .* 0.0 % +-\n")) << "no time of no move";
    const Ran told = run_lawan("--lang id " + match);
    EXPECT_THAT(told.err, HasSubstr("bad gugur dalam 2 permainan; permainan 1: bad berhenti"));
    // Its JSON has a field for it.
    EXPECT_THAT(run_lawan(match + " --json").err, Not(HasSubstr("forfeited")));
}

TEST(QuietTournament, SaysThatProgramsAreNotLockedIn) {
    const std::string command =
        "tournament tictactoe bad:'process(command=\"false\")' greedy --games 2 --store t.db "
        "--quiet --sandbox none";
    const Ran ran = run_lawan(command);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("without a sandbox"));
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("\n2 +bad .* - +2\n")) << "no time of no move";
}

TEST(KeptTournament, TellsOfFailuresInTheLanguageOfTheReader) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament tictactoe bad:'process(command=\"false\")' greedy --games 2 "
        "--store t.db --sandbox none > /dev/null 2>&1; "
        "\"$LAWAN\" --lang id tournament --resume --store t.db --html t.html; "
        "\"$LAWAN\" --lang id replay t.db 1; grep -o 'bad berhenti sendiri' t.html | head -1");
    EXPECT_THAT(ran.out, HasSubstr("permainan 1: bad berhenti sendiri (status keluar 1)"));
    EXPECT_THAT(ran.out, HasSubstr("greedy menang: bad berhenti sendiri (status keluar 1)"));
    EXPECT_THAT(ran.out, ::testing::EndsWith("\nbad berhenti sendiri\n"));
}

TEST(Programs, AreFoundInThisFolderByTheirPathOnly) {
    const Ran ran = run_shell("touch mybot; chmod +x mybot; \"$LAWAN\" check-bot mybot");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("not on the PATH; the file in this folder is ./mybot"));
}

TEST(Gomocup, RefusesStonesOfNobodyAndCellsThatAreEmpty) {
    const Ran ran =
        run_lawan("gomocup --bot random",
                  "START 15\nTAKEBACK 1,1\nBOARD\n3,3,9\nBOARD\n3,3,2\nDONE\nTAKEBACK 3,3\n"
                  "TAKEBACK 3,3\nEND\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, ::testing::MatchesRegex(
                             "OK\nERROR the cell is empty\nERROR a stone is 1, ours, or 2, the "
                             "opponent's\n[0-9]+,[0-9]+\nOK\nERROR the cell is empty\n"));
}

class StarterBot : public ::testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(StarterBot, PlaysEveryGame) {
    const auto [program, command] = GetParam();
    if (!installed(program)) {
        GTEST_SKIP() << "*** " << program << " is not installed: its starter bot is not tested ***";
    }
    const Ran ran = run_shell("bots=" + source_dir() + "/bots; " + command);
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("follows the protocol simple"));
}

INSTANTIATE_TEST_SUITE_P(
    Bots, StarterBot,
    ::testing::Values(
        std::pair{"python3", "\"$LAWAN\" check-bot \"python3 $bots/bot.py\""},
        std::pair{"node", "\"$LAWAN\" check-bot \"node $bots/bot.js\""},
        std::pair{"javac", "javac -d . $bots/Bot.java && \"$LAWAN\" check-bot 'java -cp . Bot'"},
        std::pair{"c++", "c++ -std=c++17 $bots/bot.cpp -o bot && \"$LAWAN\" check-bot ./bot"}));

// Of the languages that have no starter bot: runtimes with threads of their own, which are stopped
// between turns like all else.
constexpr const char* kGoBot =
    "cat > bot.go <<'END'\n"
    "package main\n"
    "import (\"bufio\"; \"fmt\"; \"os\"; \"strings\")\n"
    "func main() {\n"
    "  lines := bufio.NewScanner(os.Stdin)\n"
    "  for lines.Scan() {\n"
    "    words := strings.Fields(lines.Text())\n"
    "    answer := make(chan string)\n"
    "    if words[0] == \"ready?\" { fmt.Println(\"ready\") }\n"
    "    if words[0] == \"go\" { go func() { answer <- words[1] }(); fmt.Println(<-answer) }\n"
    "  }\n"
    "}\n"
    "END\n"
    "GOCACHE=$PWD/cache GO111MODULE=off go build -o bot bot.go; command=./bot";
constexpr const char* kMonoBot =
    "cat > Bot.cs <<'END'\n"
    "class Bot { static void Main() {\n"
    "  for (string line; (line = System.Console.ReadLine()) != null;) {\n"
    "    var words = line.Split(' ');\n"
    "    if (words[0] == \"ready?\") System.Console.WriteLine(\"ready\");\n"
    "    if (words[0] == \"go\") System.Console.WriteLine(words[1]);\n"
    "  }\n"
    "} }\n"
    "END\n"
    "mcs Bot.cs; command='mono Bot.exe'";

// Eight of them at once, two a game. Java's runtimes once met in a /tmp that they shared.
class ManyPrograms : public ::testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(ManyPrograms, PlayAtOnceWithoutAForfeit) {
    const auto [program, command] = GetParam();
    if (!installed(program)) {
        GTEST_SKIP() << "*** " << program << " is not installed: eight of it are not tested ***";
    }
    const Ran ran = run_shell(
        "bots=" + source_dir() + "/bots; " + command +
        "\nbot() { echo \"$1:process(command=\\\"$command\\\",startup=300,patience=300)\"; }\n"
        "\"$LAWAN\" tournament tictactoe \"$(bot a)\" \"$(bot b)\" --games 4 --concurrency 4 "
        "--openings none --store t.db --games-csv g.csv" +
        sandbox() + " && grep -c ,finished, g.csv");
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("\n4\n")) << ran.out;
}

INSTANTIATE_TEST_SUITE_P(
    Programs, ManyPrograms,
    ::testing::Values(std::pair{"python3", "command=\"python3 $bots/bot.py\""},
                      std::pair{"node", "command=\"node $bots/bot.js\""},
                      std::pair{"javac", "javac -d . $bots/Bot.java; command='java -cp . Bot'"},
                      std::pair{"c++", "c++ -std=c++17 -O0 $bots/bot.cpp -o bot; command=./bot"},
                      std::pair{"go", kGoBot}, std::pair{"mcs", kMonoBot}));

// What the machine does not allow is said in one sentence, and asked for it is an error. A
// namespace of users that may make none of some other kind stands for such a machine.
TEST(SandboxOption, SaysWhatDoesNotHold) {
    if (run_shell("unshare -Ur true").code != 0) {
        GTEST_SKIP() << "*** no namespaces for users here: nothing can be taken away ***";
    }
    const auto run = [](const std::string& kinds, const std::string& command) {
        return run_with_first_bot("exec unshare -Ur sh -c 'for kind in " + kinds +
                                  "; do echo 0 > /proc/sys/user/max_${kind}_namespaces; done; exec "
                                  "\"$LAWAN\" " +
                                  command + "'");
    };
    const std::string check = "check-bot \"sh first.sh\" --game tictactoe";
    const Ran without_files = run("mnt", check);
    EXPECT_EQ(without_files.code, 0) << without_files.out << without_files.err;
    EXPECT_THAT(without_files.err, HasSubstr("programs can read and change what you can read"));
    EXPECT_THAT(without_files.err, Not(HasSubstr("use the network")));
    const Ran without_any = run("mnt pid net ipc uts user", check);
    EXPECT_EQ(without_any.code, 0) << without_any.out << without_any.err;
    EXPECT_THAT(without_any.err, HasSubstr("use the network, kill your other programs"));
    const Ran required = run("mnt", check + " --sandbox required");
    EXPECT_EQ(required.code, 2);
    EXPECT_THAT(required.err, HasSubstr("--sandbox required asks for more"));
    const std::string tournament =
        "tournament tictactoe \"process(command=sh first.sh)\" random --store t.db";
    const Ran refused = run("mnt", tournament);
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("--sandbox none plays anyway"));
    EXPECT_THAT(run("mnt", tournament + " --sandbox none").err,
                HasSubstr("programs run without a sandbox (--sandbox none): they can"));
}

// Classes with the two signatures of the Adjacency course, and one that is not there.
TEST(JavaOfTheCourse, TakesPartUnchanged) {
    if (!installed("javac")) GTEST_SKIP() << "*** javac is not installed: not tested ***";
    const std::string made =
        "javac -d . $(find " + source_dir() + "/bots/java-adjacency -name '*.java') && ";
    const auto match = [&](const std::string& type) {
        return run_shell(made +
                         "\"$LAWAN\" match adjacency 'process(command=\"java -cp . Adapter " +
                         type + "\")' random --games 2");
    };
    for (const char* type : {"Greedy", "Shown"}) {
        const Ran ran = match(type);
        EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("16 moves"));
        EXPECT_THAT(ran.out, Not(HasSubstr("crashed")));
    }
    EXPECT_THAT(match("Nobody").out, HasSubstr("there is no class Nobody"));
}

TEST(OtherProtocols, AreSpokenBothWays) {
    const char* const match =
        "match tictactoe \"process(command=\\\"$LAWAN gomocup --bot "
        "ttt-rules\\\",protocol=gomocup)\" "
        "greedy --size 9x8 --in-a-row 5 --games 2 --move-time 0.1";
    for (const char* command :
         {"check-bot \"$LAWAN ugi tictactoe --bot greedy\" --protocol ugi --game tictactoe",
          "check-bot \"$LAWAN ugi adjacency --bot greedy\" --protocol ugi --game adjacency",
          "check-bot \"$LAWAN gtp --bot greedy\" --protocol gtp",
          "check-bot \"$LAWAN nboard --bot greedy\" --protocol nboard",
          "check-bot \"$LAWAN gomocup --bot greedy\" --protocol gomocup", match}) {
        const Ran ran = run_lawan(command);
        EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
        EXPECT_THAT(ran.out, Not(HasSubstr("forfeit"))) << command;
    }
}

TEST(UgiCommand, AnswersAsTheProtocolSays) {
    const Ran ran = run_lawan("ugi othello --bot greedy",
                              "ugi\nisready\nuginewgame\nposition startpos moves d3\nquery p1turn\n"
                              "query gameover\nquery result\ngo depth 1\nposition startpos moves "
                              "a1\nnonsense\nposition fen 3/3 X\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("ugiok\nreadyok\nresponse false\nresponse false\nresponse none\n"
                                   "info depth"));
    EXPECT_THAT(ran.out, HasSubstr("\nbestmove "));
    EXPECT_THAT(ran.out, HasSubstr("info string error: 'a1' is not a legal move"));
    EXPECT_THAT(ran.out, HasSubstr("info string error: unknown command 'nonsense'"));
    const Ran over = run_lawan("ugi tictactoe",
                               "position startpos moves a1 b1 a2 b2 a3\nquery gameover\nquery "
                               "result\ngo\n");
    EXPECT_THAT(over.out,
                HasSubstr("response true\nresponse p1win\ninfo string error: the game is over"));
}

// A fen tells who is to move, not who began.
TEST(UgiCommand, CallsTheSameSideP1InEveryPosition) {
    const char* asked =
        "position startpos moves d1\nquery p1turn\nposition fen 7/7/7/7/7/3X3 O 4\nquery p1turn\n"
        "position fen 7/7/7/7/7/XXXX3 O 4\nquery result\n";
    EXPECT_EQ(run_lawan("ugi connect4", asked).out,
              "response false\nresponse false\nresponse p1win\n");
    EXPECT_EQ(run_lawan("ugi adjacency --first O",
                        "query p1turn\nposition fen 6OO/6OO/8/8/8/8/XX6/XX6 X 8 8\nquery p1turn\n")
                  .out,
              "response true\nresponse false\n");
}

// What is known early, such as a move of the book or the whole of a small game, waits for "stop";
// and each stop ends the search that was asked for before it.
TEST(UgiCommand, WaitsForStopInAnInfiniteSearch) {
    for (const char* game : {"tictactoe", "adjacency --rounds 1", "othello"}) {
        const Ran ran = run_lawan(std::string{"ugi "} + game,
                                  "go infinite\nisready\nstop\ngo depth 1\nisready\nstop\ngo "
                                  "infinite\nstop\nquery p1turn\n");
        EXPECT_EQ(ran.code, 0);
        EXPECT_LT(ran.out.find("readyok\n"), ran.out.find("bestmove ")) << ran.out;
        EXPECT_THAT(ran.out, HasSubstr("response true\n"));
        std::size_t answers = 0;
        for (auto at = ran.out.find("bestmove "); at != std::string::npos;
             at = ran.out.find("bestmove ", at + 1)) {
            ++answers;
        }
        EXPECT_EQ(answers, 3U) << ran.out;
    }
    // Nobody is left who could say it.
    EXPECT_THAT(run_lawan("ugi tictactoe", "go infinite\n").out, HasSubstr("bestmove "));
}

// Whoever cannot answer "isready" has nobody to search for: the input need not end for that.
TEST(UgiCommand, EndsWhenItCannotAnswerDuringASearch) {
    const Ran ran = run_shell(
        "mkfifo in; \"$LAWAN\" ugi tictactoe < in > /dev/full & exec 3> in; "
        "printf 'go infinite\\nisready\\n' >&3; wait $!; echo \"code $?\"");
    EXPECT_EQ(ran.out, "code 4\n") << ran.err;
}

// Longer than any message of these protocols.
TEST(ProtocolCommands, DoNotTakeLinesWithoutEnd) {
    const std::string moves = "position startpos moves d3";
    const std::string input =
        moves + std::string(std::size_t{3} << 20U, ' ') + "c5\nquery p1turn\n";
    const Ran ran = run_lawan("ugi othello --bot greedy", input);
    EXPECT_EQ(ran.out, "info string error: the line is longer than 1 MiB\nresponse true\n");
    const std::string line(std::size_t{3} << 20U, 'x');
    EXPECT_EQ(run_lawan("gtp othello --bot greedy", line + "\nquit\n").out,
              "? the line is longer than 1 MiB\n\n=\n\n");
    EXPECT_EQ(run_lawan("gomocup --bot greedy", line + "\nEND\n").out,
              "ERROR the line is longer than 1 MiB\n");
}

TEST(GomocupCommand, ComplainsOfABoardOnce) {
    const Ran ran = run_lawan("gomocup --bot greedy",
                              "START 15\nBOARD\n1,1,1\n1,1,2\n2,2,2\n3,3,9\nDONE\nBOARD\n7,7,2\n"
                              "99,1,1\nSTART 15\nEND\n");
    EXPECT_EQ(ran.out,
              "OK\nERROR the cell is not empty\nERROR the cell is outside the board\nOK\n");
}

TEST(GtpCommand, AnswersAsTheProtocolSays) {
    const Ran ran = run_lawan("gtp --bot greedy",
                              "1 protocol_version\nboardsize 8\nboardsize 9\nplay black D3\n2 play "
                              "black d3\nknown_command genmove\nundo\nreg_genmove b\nfrobnicate\n3 "
                              "quit\n");
    EXPECT_EQ(ran.out.substr(0, 60),
              std::string{"=1 2\n\n=\n\n? unacceptable size\n\n=\n\n?2 it is the turn of "
                          "the other color\n\n"}
                  .substr(0, 60));
    EXPECT_THAT(ran.out, HasSubstr("= true\n\n"));
    EXPECT_THAT(ran.out, HasSubstr("? unknown command\n\n=3\n\n"));
}

TEST(GtpCommand, PlaysOnSmallerBoardsToo) {
    const Ran ran = run_lawan("gtp --bot 'lawan(level=1)'",
                              "name\nboardsize 5\nboardsize 4\nshowboard\ngenmove b\nplay w h8\n"
                              "boardsize 8\nplay b d3\n");
    EXPECT_THAT(ran.out,
                HasSubstr("= Lawan(level=1)\n\n? unacceptable size\n\n=\n\n= \n   A B C D\n"
                          " 1 - - - -\n 2 - O X -\n 3 - X O -\n 4 - - - -\n\n= "));
    EXPECT_THAT(ran.out, HasSubstr("\n\n? illegal move\n\n=\n\n=\n\n"));
}

TEST(NBoardCommand, AnswersAsTheProtocolSays) {
    const Ran ran = run_lawan(
        "nboard --bot greedy",
        "nboard 2\nset depth 4\nset game (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[10:00]TY[8]BO[8 "
        "---------------------------O*------*O--------------------------- *]B[D3//0.01]W[C5];)\n"
        "move F6\nping 7\nhint 2\ngo\nmove a1\n");
    EXPECT_THAT(ran.out, HasSubstr("set myname Lawan"));
    EXPECT_THAT(ran.out, HasSubstr("pong 7\nsearch "));
    EXPECT_THAT(ran.out, HasSubstr("=== "));
    EXPECT_THAT(ran.out, HasSubstr("status 'a1' is not a legal move"));
}

// Where O begins, p1 is one side to a program that was told so and the other to one that was not:
// either way its own clock is right.
TEST(Programs, AUgiProgramIsToldItsOwnClockWhoeverBegins) {
    const auto clocks = [](const std::string& first) {
        return run_shell(
                   "tee=\"tee -a heard | \\\"$LAWAN\\\" ugi tictactoe --first " + first +
                   " --bot 'mcts(move-time=0.2)'\"; echo \"$tee\" > bot.sh\n"
                   "\"$LAWAN\" tournament tictactoe \"a:process(command=\\\"sh $PWD/bot.sh\\\","
                   "protocol=ugi)\" random --first " +
                   first +
                   " --games 1 --seed 1 --clock 20 --store w.db --sandbox none --quiet > "
                   "/dev/null\n"
                   "sed -n 's/^go p1time \\([0-9]*\\) p2time \\([0-9]*\\) .*/\\1 \\2/p' heard")
            .out;
    };
    std::istringstream lines{clocks("O")};
    long one = 0;
    long other = 0;
    long before = 20'001;
    int moves = 0;
    while (lines >> one >> other) {
        EXPECT_EQ(one, other);
        EXPECT_LT(one, before) << "it thinks for 0.2 s, the opponent not at all";
        before = one;
        ++moves;
    }
    EXPECT_GE(moves, 2);
    EXPECT_THAT(clocks("X"), testing::ContainsRegex("1[89][0-9]+ (20000|19999)\n"))
        << "the usual game tells both clocks";
}

}  // namespace
}  // namespace lawan::test
