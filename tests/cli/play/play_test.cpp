// Playing in the terminal: saving, loading, seats, and everything a session must survive. How a
// session looks is in tests/golden.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/cases.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Play, EndOfInputEndsPolitely) {
    for (const char* input : {"", "b2", "b2\n", "help\nb", "\n\n\n"}) {
        const Ran ran = run_lawan("play tictactoe", input);
        EXPECT_EQ(ran.code, 0);
        EXPECT_EQ(ran.err, "");
        EXPECT_EQ(ran.out.back(), '\n');
    }
}

TEST(Play, WithoutAGameIsTheFirstOne) {
    EXPECT_THAT(run_lawan("play").out,
                HasSubstr("adjacency on 8x8: You (X) against lawan(level=3) (O)"));
}

TEST(Play, SurvivesWhateverIsTyped) {
    std::string everything;
    for (int c = 0; c < 256; ++c) everything += std::string(3, static_cast<char>(c)) + '\n';
    everything +=
        std::string(100'000, 'x') + "\nsave\t\nload\nhint (\nhint x(\nload \x1b\n\xff\xfe\n";
    const Ran ran = run_lawan("play tictactoe", everything);
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
}

TEST(Play, ALevelIsThatOfTheBotNobodyNamed) {
    EXPECT_THAT(run_lawan("play othello --level 7").out, HasSubstr("against lawan(level=7)"));
    EXPECT_THAT(run_lawan("play tictactoe --o human --level 2").out,
                HasSubstr("lawan(level=2) (X) against You (O)"));
    for (const char* wrong :
         {"--level 2 --o greedy", "--level 2 --x human --o human", "--level 0", "--level 11"}) {
        EXPECT_EQ(run_lawan(std::string{"play tictactoe "} + wrong).code, 2) << wrong;
    }
}

TEST(Play, WhoeverNamesABotPlaysAgainstIt) {
    EXPECT_THAT(run_lawan("play tictactoe --x greedy").out,
                HasSubstr("greedy (X) against You (O)"));
    EXPECT_THAT(run_lawan("play tictactoe --o greedy").out,
                HasSubstr("You (X) against greedy (O)"));
    EXPECT_THAT(run_lawan("play tictactoe --x human").out,
                HasSubstr("You (X) against lawan(level=3) (O)"));
    EXPECT_THAT(run_lawan("play tictactoe --o human").out,
                HasSubstr("lawan(level=3) (X) against You (O)"));
    EXPECT_THAT(run_lawan("play tictactoe --x human --o human").out, HasSubstr("X against O"));
    EXPECT_THAT(run_lawan("play othello --black human --white greedy --name-black Ann").out,
                HasSubstr("Ann (black) against greedy (white)"));
}

TEST(Play, SaysWhyAMoveIsForbidden) {
    const std::string two_threes =
        "play tictactoe --position '9/9/9/4X4/4X4/2XX5/9/9/OO2OO3 X 5 "
        "renju' --o human --x human";
    EXPECT_THAT(run_lawan(two_threes, "e6\n").out,
                HasSubstr("e6 is forbidden: X may not make two open threes at once."));
    EXPECT_THAT(run_lawan("play tictactoe --size 9 --in-a-row 5 --rule renju --first O").err,
                HasSubstr("by the rule 'renju' X moves first, not O"));
}

// A pipe that nobody writes to would be waited for.
TEST(Play, ReadsWeightsWhenABotFirstNeedsThem) {
    const Ran looked = run_shell(
        "mkdir data; mkfifo data/othello.weights; export LAWAN_DATA=$PWD/data\n"
        "timeout 60 \"$LAWAN\" play othello <<< quit");
    EXPECT_EQ(looked.code, 0) << looked.err;
    const Ran broken = run_shell(
        "mkdir data; echo rubbish > data/othello.weights; export LAWAN_DATA=$PWD/data\n"
        "\"$LAWAN\" play othello --depth 2 <<< f5");
    EXPECT_EQ(broken.code, 0) << broken.err;
    EXPECT_THAT(broken.out, HasSubstr("othello.weights"));
    // One that somebody names is wrong from the beginning.
    const Ran named = run_shell(
        "echo rubbish > my.weights; \"$LAWAN\" play othello --white 'lawan(weights=my.weights)'");
    EXPECT_EQ(named.code, 2);
    EXPECT_THAT(named.err, HasSubstr("my.weights"));
}

TEST(Play, NamesTheMoveOfAColumnToWhomTypesAnotherCellOfIt) {
    const std::string out = run_lawan("play connect4 --x human --o human", "d\nd4\nd1\nd2\n").out;
    EXPECT_THAT(out, HasSubstr("d4 is not a legal move; the move in its column is d2."));
    EXPECT_THAT(out, HasSubstr("d1 is taken."));
    // Where cells are chosen, a cell's column says nothing.
    EXPECT_THAT(run_lawan("play othello --x human --o human", "d1\n").out,
                HasSubstr("d1 is not a legal move; type moves to see which are."));
}

TEST(Play, BeginsBySwap2) {
    const std::string people =
        "play tictactoe --size 15 --in-a-row 5 --opening swap2 --name-x Ann "
        "--name-o Bob --x human --o human";
    // Bob takes X: it is Ann's turn, who plays O now.
    EXPECT_THAT(run_lawan(people, "h8 i9\nh8 h8 i9\nh8 i9 j7\nmaybe\nX\n").out,
                AllOf(HasSubstr("Type three free cells"), HasSubstr("two free cells"),
                      HasSubstr("Ann (O)> ")));
    EXPECT_THAT(run_lawan(people, "h8 i9 j7\nO\n").out, HasSubstr("Bob (O)> "));
    // Bob lays two more, and Ann takes O.
    EXPECT_THAT(run_lawan(people, "h8 i9 j7\na1 b2\nb2\nO\nboard\n").out,
                AllOf(HasSubstr("Type X or O, or quit."), HasSubstr("Ann (O)> ")));
    EXPECT_THAT(run_lawan(people, "quit\n").out, Not(HasSubstr("(O)> ")));
    // In a narrow window the sentence is broken between words.
    EXPECT_THAT(run_shell("echo quit | TERM=dumb script -qec 'stty columns 40; \"$LAWAN\" " +
                          people + "' /dev/null")
                    .out,
                HasSubstr("Swap2: one player places three marks, X,\r\n"));
    const Ran bots = run_lawan(
        "play tictactoe --size 9 --in-a-row 5 --opening swap2 --x 'lawan(nodes=300)' --o "
        "'lawan(nodes=500)' --seed 4 --quiet");
    EXPECT_EQ(bots.code, 0) << bots.err;
    // The second takes a side, or places two more and lets the first one choose.
    EXPECT_THAT(bots.out, testing::ContainsRegex(
                              "lawan.nodes=300. places [a-i][1-9] [a-i][1-9] "
                              "[a-i][1-9]\\.\nlawan.nodes=500. (takes [XO]\\.|places "
                              "[a-i][1-9] [a-i][1-9]\\.\nlawan.nodes=300. takes [XO]\\.)"));
    EXPECT_EQ(run_lawan("play othello --opening swap2").code, 2);
    EXPECT_EQ(run_lawan("play tictactoe --opening swap2 --load x").code, 2);
    EXPECT_EQ(run_lawan("play tictactoe --size 2 --opening swap2").code, 2);
}

TEST(Play, HelpSaysHowAMoveIsTyped) {
    const auto help = [](const std::string& game) {
        return run_lawan("play " + game, "help\n").out;
    };
    EXPECT_THAT(help("tictactoe"), HasSubstr("the number of the cell, from the top left"));
    EXPECT_THAT(help("connect4"), HasSubstr("or only its column, by letter or number"));
    EXPECT_THAT(help("othello"), AllOf(HasSubstr("the letter of the column, the number of the row"),
                                       Not(HasSubstr("the number of the cell"))));
}

TEST(Play, HintsComeFromTheGamesOwnEngine) {
    // Only it proves something of these before anybody has moved.
    EXPECT_THAT(run_lawan("play tictactoe --size 4 --nodes 20000", "hint\n").out,
                HasSubstr("proved: a draw"));
    EXPECT_THAT(run_lawan("play adjacency --rounds 2 --nodes 20000", "hint\n").out,
                HasSubstr("draws with best play"));
    EXPECT_THAT(run_lawan("play othello --nodes 2000", "hint\n").out,
                HasSubstr("left out moves that were"));
}

TEST(Play, TakesBackAsManyTurnsAsAreAskedFor) {
    const auto after = [](const std::string& asked) {
        return run_lawan("play tictactoe --x human --o human", "a1\nb1\nc1\n" + asked + "\nmoves\n")
            .out;
    };
    EXPECT_THAT(after("undo"), HasSubstr("7 legal moves"));
    EXPECT_THAT(after("undo 2"), HasSubstr("8 legal moves"));
    EXPECT_THAT(after("undo 9"),
                AllOf(HasSubstr("Only 3 turns could be taken back."), HasSubstr("9 legal moves")));
    for (const char* wrong : {"undo 0", "undo -1", "undo all"}) {
        EXPECT_THAT(after(wrong),
                    AllOf(HasSubstr("undo takes a number of turns"), HasSubstr("6 legal moves")));
    }
    EXPECT_THAT(after("pass"), HasSubstr("There is no passing in this game."));
}

TEST(Play, EqualBotsAreToldApart) {
    EXPECT_THAT(
        run_lawan("play tictactoe --x greedy --o greedy --quiet").out,
        AnyOf(HasSubstr("greedy (X) wins"), HasSubstr("greedy (O) wins"), HasSubstr("A draw")));
}

TEST(Play, TheSeedDecides) {
    const auto game = [](const char* seed) {
        return run_lawan(std::string{"play adjacency --x random --o random --seed "} + seed).out;
    };
    EXPECT_EQ(game("4"), game("4"));
    EXPECT_NE(game("4"), game("5"));
}

TEST(Play, AnotherGameIsPlayedOtherwise) {
    const Ran ran = run_lawan("play adjacency --o random", "c4\nnew\nc4\nquit\n");
    const auto first = ran.out.find("random plays");
    const auto second = ran.out.find("random plays", first + 1);
    ASSERT_NE(second, std::string::npos);
    EXPECT_NE(ran.out.substr(first, 16), ran.out.substr(second, 16));
}

TEST(Play, SavesAndGoesOn) {
    const Ran ran = run_shell(
        "\"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nsave game.json' > first.txt || exit 9\n"
        "exec \"$LAWAN\" play --load game.json --o greedy <<< $'board\\nundo\\nundo\\nredo'");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("Loaded game.json: tictactoe, 2 moves, You against greedy"));
    EXPECT_THAT(ran.out, HasSubstr("X"));
    EXPECT_THAT(ran.out, HasSubstr("There is no move of yours to take back."));
}

TEST(Play, SavesWithoutANameUnderTheDataFolder) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play othello <<< $'save\\nsave'; ls data/lawan/games");
    EXPECT_THAT(ran.out, HasSubstr("data/lawan/games/othello-1.json\n"));
    EXPECT_THAT(ran.out, HasSubstr("\nothello-1.json\n"));
    EXPECT_THAT(ran.out, Not(HasSubstr("othello-2.json")));  // a game has one file
    // A relative folder does not count (XDG Base Directory Specification).
    EXPECT_THAT(run_shell("XDG_DATA_HOME=here \"$LAWAN\" play othello <<< save").out,
                HasSubstr("/.local/share/lawan/games/othello-1.json"));
}

TEST(Play, FindsSavedGamesByTheirNames) {
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nsave\\nnew\\nsave' > /dev/null\n"
        "\"$LAWAN\" play <<< $'load\\nload tictactoe-1\\nsave\\nload tictactoe-2.json'\n"
        "\"$LAWAN\" play --load tictactoe-1 < /dev/null; ls data/lawan/games");
    EXPECT_THAT(ran.out, HasSubstr("the last ones saved are tictactoe-"));
    EXPECT_THAT(ran.out, HasSubstr("Loaded tictactoe-1: tictactoe, 2 moves"));
    EXPECT_THAT(ran.out, HasSubstr("Saved to "));
    EXPECT_THAT(ran.out, HasSubstr("Loaded tictactoe-2.json: tictactoe, 0 moves"));
    EXPECT_THAT(ran.out, HasSubstr("\ntictactoe-1.json\ntictactoe-2.json\n"));
    EXPECT_THAT(ran.out, Not(HasSubstr("tictactoe-3.json")));
    // A file of the name that was typed comes first.
    const Ran here = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play othello <<< $'save\\nsave x.json' > /dev/null; cp x.json othello-1\n"
        "\"$LAWAN\" play tictactoe <<< $'load othello-1\\nsave x.json\\nload none'");
    EXPECT_THAT(here.out, HasSubstr("Loaded othello-1: othello"));
    EXPECT_THAT(here.out, HasSubstr("cannot read 'none'"));
}

TEST(Play, KeepsAGameThatAnotherOneEnds) {
    if (run_shell("command -v script").code != 0) GTEST_SKIP() << "script is not installed";
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "TERM=dumb script -qec '\"$LAWAN\" play tictactoe --o greedy' /dev/null\n"
        "ls data/lawan/games",
        "b2\nnew\nnew\na1\nload tictactoe-1\nquit\n");
    EXPECT_THAT(ran.out, HasSubstr("saved; 'load tictactoe-1' continues it"));
    EXPECT_THAT(ran.out, HasSubstr("saved; 'load tictactoe-2' continues it"));
    EXPECT_THAT(ran.out, HasSubstr("Loaded tictactoe-1: tictactoe, 2 moves"));
    EXPECT_THAT(ran.out, Not(HasSubstr("tictactoe-3")));
    // Whoever goes back to what was saved finds it as it was, and what came after it beside it.
    const Ran back = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "TERM=dumb script -qec '\"$LAWAN\" play tictactoe --o greedy' /dev/null",
        "b2\nsave\nc3\nload tictactoe-1\nload tictactoe-1\nquit\n");
    EXPECT_THAT(back.out, HasSubstr("saved; 'load tictactoe-2' continues it"));
    EXPECT_THAT(back.out.substr(back.out.rfind("Loaded ")),
                HasSubstr("tictactoe-1: tictactoe, 2 moves"));
    // Also where nobody goes on with the game that is loaded.
    const Ran bots = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "\"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nsave x.json' > /dev/null\n"
        "sed -i 's/\"You\"/\"random\"/' x.json\n"
        "TERM=dumb script -qec '\"$LAWAN\" play tictactoe' /dev/null",
        "b2\nload x.json\nquit\n");
    EXPECT_THAT(bots.out, HasSubstr("random against greedy"));
    EXPECT_THAT(bots.out, HasSubstr("saved; 'load tictactoe-1' continues it"));
}

TEST(Play, KeepsWhatSwap2Began) {
    if (run_shell("command -v script").code != 0) GTEST_SKIP() << "script is not installed";
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n"
        "TERM=dumb script -qec '\"$LAWAN\" play tictactoe --size 15 --in-a-row 5 --opening swap2 "
        "--x human --o human' /dev/null\n"
        "\"$LAWAN\" play --load tictactoe-1 < /dev/null",
        "h8 i9 j7\nX\nquit\n");
    EXPECT_THAT(ran.out, HasSubstr("Loaded tictactoe-1: tictactoe, 3 moves"));
}

TEST(Play, ADotMayBePartOfANameAndAFolderChangesNoEnding) {
    const std::string play =
        "export XDG_DATA_HOME=$PWD/data; mkdir -p sub; \"$LAWAN\" play tictactoe --o human";
    const Ran ran = run_shell(play +
                              " <<< $'b2\\nsave Ann vs. Ben\\nsave 18.11.2026\\nsave sub/game'; ls "
                              "data/lawan/games sub; " +
                              play + " <<< $'load Ann vs. Ben\\nload sub/game'");
    EXPECT_THAT(ran.out, HasSubstr("18.11.2026.json\nAnn vs. Ben.json\n\nsub:\ngame.json\n"));
    EXPECT_EQ(ran.out.find("cannot read"), std::string::npos) << ran.out;
}

TEST(Play, WhatCannotBeSavedIsSaidAndNothingIsLost) {
    const std::string play = "\"$LAWAN\" play tictactoe --o greedy";
    const Ran nowhere = run_shell(play + " <<< $'b2\\nsave no/such/folder/x.json\\nboard'");
    EXPECT_EQ(nowhere.code, 0);
    EXPECT_THAT(nowhere.out, HasSubstr("cannot write 'no/such/folder/x.json': No such file"));
    EXPECT_THAT(nowhere.out, HasSubstr("You (X)> board"));

    // Somebody's letter is not overwritten; the game that is played is.
    const Ran letter = run_shell("echo Dear Ann > letter.txt; " + play +
                                 " <<< $'save letter.txt' ; cat letter.txt");
    EXPECT_THAT(letter.out, AllOf(HasSubstr("is not a saved game"), HasSubstr("Dear Ann")));
    const Ran again = run_shell(play + " <<< $'save a.json\\nb2\\nsave a.json'; ls");
    EXPECT_EQ(again.out.find("is not a saved game"), std::string::npos);

    // What another program would take for its own format.
    const Ran format = run_shell(play + " <<< $'save x.pgn\nsave x.JSON'; ls");
    EXPECT_THAT(format.out, HasSubstr("a saved game ends in .json, not in '.pgn': choose another "
                                      "name"));
    EXPECT_THAT(format.out, AllOf(HasSubstr("x.JSON\n"), Not(HasSubstr("\nx.pgn"))));

    if (kWatchesThreads) GTEST_SKIP() << "the thread sanitizer itself writes a file";
    // A disk that is full while writing leaves the older file whole.
    const Ran full = run_shell(play + " <<< $'save a.json' > /dev/null\n" +
                               "printf 'load a.json\\nb2\\nsave a.json\\n' | (ulimit -f 0; " +
                               play + ") | cat\n" + play + " --load a.json </dev/null; ls");
    EXPECT_THAT(full.out, HasSubstr("cannot write 'a.json': File too large"));
    EXPECT_THAT(full.out, HasSubstr("Loaded a.json: tictactoe, 0 moves"));
    EXPECT_THAT(full.out, Not(HasSubstr(".part")));
    EXPECT_THAT(run_shell(play + " <<< $'save /dev/full'").out, HasSubstr("is not a saved game"));
}

TEST(Play, SavingReplacesNoOtherGame) {
    const std::string play = "\"$LAWAN\" play tictactoe --x human --o human --quiet";
    const Ran ran = run_shell(
        "export XDG_DATA_HOME=$PWD/data\n" + play + " <<< $'b2\\nsave mine' > said\n" + play +
        " <<< $'a1\\nb1\\nsave mine\\nsave other\\nc1\\nsave other\\nnew\\nsave other'\n" + play +
        " --load mine <<< quit\n" + play + " --load other <<< $'c3\\nsave other\\nsave'\n" + play +
        " --load other <<< quit\n");
    EXPECT_THAT(ran.out, HasSubstr("mine.json' already exists and holds another game: choose "
                                   "another name"));
    EXPECT_THAT(ran.out, HasSubstr("other.json' already exists and holds another game"));
    EXPECT_THAT(ran.out, HasSubstr("Loaded mine: tictactoe, 1 move,"));
    EXPECT_THAT(ran.out, HasSubstr("Loaded other: tictactoe, 3 moves"));
    EXPECT_THAT(ran.out, HasSubstr("Loaded other: tictactoe, 4 moves"));
}

TEST(Play, AWrongFileChangesNothing) {
    const Ran ran = run_shell(
        "sed s/b2/b3x/ > wrong.json <<< '{\"format\":\"lawan-game\",\"version\":1,\"game\":"
        "\"tictactoe\",\"start\":\"3/3/3 X 3\",\"players\":{\"x\":\"a\",\"o\":\"b\"},\"moves\":"
        "[{\"move\":\"b2\"}],\"result\":null}'\n"
        "exec \"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nload wrong.json\\nload "
        "nowhere\\nload\\nboard'\n");
    EXPECT_THAT(ran.out, HasSubstr("'wrong.json': move 1, 'b3x', is not legal there"));
    EXPECT_THAT(ran.out, HasSubstr("cannot read 'nowhere'"));
    EXPECT_THAT(ran.out, HasSubstr("Load which game?"));
    EXPECT_THAT(ran.out.substr(ran.out.find("> board")), HasSubstr("X"));
}

TEST(Play, LoadingAnotherGameGoesOverToIt) {
    const Ran ran = run_shell(
        "\"$LAWAN\" play othello --size 6 <<< $'save o.json' > /dev/null\n"
        "\"$LAWAN\" play tictactoe <<< $'load o.json\\nmoves'\n"
        "\"$LAWAN\" play tictactoe --load o.json 2>&1; echo \"code $?\"\n"
        "\"$LAWAN\" play --load o.json --size 8 2>&1; echo \"code $?\"");
    EXPECT_THAT(ran.out, HasSubstr("You (black)> moves"));
    EXPECT_THAT(ran.out, HasSubstr("this is a game of 'othello', not of tictactoe\ncode 2"));
    EXPECT_THAT(ran.out, HasSubstr("--load has its own settings"));
}

TEST(Play, LoadingBringsThePlayersBack) {
    const Ran ran = run_shell(
        "\"$LAWAN\" play othello --white human --black greedy --name-white Ann"
        " <<< $'save g.json' > /dev/null\n"
        "\"$LAWAN\" play --load g.json < /dev/null\n"
        "\"$LAWAN\" play --load g.json --black random --white greedy | head -1");
    EXPECT_THAT(ran.out, HasSubstr("1 move, greedy against Ann\n"));
    EXPECT_THAT(ran.out, HasSubstr("Ann (white)> "));
    EXPECT_THAT(ran.out, HasSubstr("1 move, random against greedy\n"));
}

TEST(Play, SaysThatSomebodyTakesThePlaceOfAProgram) {
    const Ran ran = run_shell(
        "\"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nsave g.json' > /dev/null\n"
        "sed -i 's/\"greedy\"/\"process(command=mybot)\"/' g.json\n"
        "\"$LAWAN\" play --load g.json < /dev/null\n"
        "\"$LAWAN\" play --load g.json --o greedy < /dev/null");
    EXPECT_THAT(ran.out, HasSubstr("process(command=mybot) played in this game; O takes its place, "
                                   "since a file starts no programs. --o BOT chooses a bot.\n"))
        << ran.err;
    EXPECT_EQ(ran.out.find("starts no programs"), ran.out.rfind("starts no programs")) << ran.out;
}

TEST(Play, ALevelIsThatOfTheBotInTheGameThatIsLoaded) {
    const Ran ran = run_shell(
        "\"$LAWAN\" play othello --x greedy --o human <<< $'save g.json' > said\n"
        "\"$LAWAN\" play --load g.json --level 9 --quiet < /dev/null\n"
        "\"$LAWAN\" play othello --x human --o human <<< $'save two.json' > said\n"
        "\"$LAWAN\" play --load two.json --level 9 2>&1 < /dev/null; echo code $?\n");
    EXPECT_THAT(ran.out, HasSubstr("1 move, lawan(level=9) against You"));
    EXPECT_THAT(ran.out, HasSubstr("--level needs a bot: two people play\ncode 2"));
}

TEST(Play, GoingOnTakesAResignationBack) {
    const Ran ran =
        run_lawan("play tictactoe --x human --o human", "a1\nb1\nundo\nresign\nredo\nmoves\n");
    EXPECT_THAT(ran.out, HasSubstr("7 legal moves"));
}

TEST(Play, RedoesAsManyTurnsAsAreAskedFor) {
    const std::string two = "a1\nb1\nundo 2\n";
    const auto played = [&](const std::string& redo) {
        return run_lawan("play tictactoe --x human --o human", two + redo + "\nmoves\n").out;
    };
    EXPECT_THAT(played("redo"), HasSubstr("8 legal moves"));
    EXPECT_THAT(played("redo 2"), HasSubstr("7 legal moves"));
    EXPECT_THAT(played("redo 3"),
                AllOf(HasSubstr("Only 2 turns could be redone."), HasSubstr("7 legal moves")));
    EXPECT_THAT(played("redo x"), AllOf(HasSubstr("redo takes a number of turns, such as redo 2, "
                                                  "not 'x'"),
                                        HasSubstr("9 legal moves")));
}

TEST(Play, QuietStillSaysWhatTheOpponentPlays) {
    EXPECT_THAT(run_lawan("play tictactoe --quiet --o greedy", "b2\n").out,
                HasSubstr("greedy plays "));
}

TEST(Play, AGameThatWasGivenUpStaysSo) {
    const Ran ran = run_shell(
        "\"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nresign\\nsave r.json' > /dev/null\n"
        "\"$LAWAN\" play --load r.json --o greedy <<< $'a1\\nundo\\nmoves'");
    EXPECT_THAT(ran.out, HasSubstr("greedy wins: You resigned."));
    EXPECT_THAT(ran.out, HasSubstr("The game is over"));
    EXPECT_THAT(ran.out, HasSubstr("7 legal moves"));
}

TEST(Play, ShowsColourOnlyWhenAsked) {
    EXPECT_EQ(run_lawan("play tictactoe").out.find('\x1b'), std::string::npos);
    EXPECT_NE(run_lawan("play tictactoe --color always").out.find('\x1b'), std::string::npos);
    EXPECT_EQ(run_lawan("play tictactoe --color never").out.find('\x1b'), std::string::npos);
    if (run_shell("command -v script").code != 0) GTEST_SKIP() << "script is not installed";
    const std::string in_terminal = "TERM=xterm script -qec '\"$LAWAN\" play tictactoe' /dev/null";
    EXPECT_NE(run_shell("unset NO_COLOR; " + in_terminal, "quit\n").out.find('\x1b'),
              std::string::npos);
    EXPECT_EQ(run_shell(in_terminal, "quit\n").out.find('\x1b'), std::string::npos);
}

TEST(Play, LettersWithoutUtf8) {
    EXPECT_THAT(run_lawan("play othello").out, HasSubstr("●"));
    const Ran ascii = run_shell("LC_ALL=C \"$LAWAN\" play othello < /dev/null");
    EXPECT_THAT(ascii.out, AllOf(HasSubstr(" X O "), Not(HasSubstr("●"))));
    for (const char c : ascii.out) ASSERT_LT(static_cast<unsigned char>(c), 128U);
}

TEST(Play, AsksForAGameInATerminal) {
    if (run_shell("command -v script").code != 0) GTEST_SKIP() << "script is not installed";
    const Ran ran = run_shell("script -qec '\"$LAWAN\" play' /dev/null", "7\notello\n3\nquit\n");
    EXPECT_THAT(ran.out, HasSubstr("Which game? [1]"));
    EXPECT_THAT(ran.out, HasSubstr("did you mean 'othello'?"));
    EXPECT_THAT(ran.out, HasSubstr("othello on 8x8"));
    const Ran left = run_shell("script -qec '\"$LAWAN\" play' /dev/null", "help\nquit\n");
    EXPECT_EQ(left.code, 0);
    EXPECT_THAT(left.out, HasSubstr("Type the number or the name of a game"));
    EXPECT_THAT(left.out, Not(HasSubstr("unknown game")));
}

}  // namespace
}  // namespace lawan::test
