// Wrong command lines: one line on stderr that names the argument, exit code 2, nothing on stdout.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

struct Wrong {
    const char* arguments;
    const char* complaint;
};

class WrongArguments : public ::testing::TestWithParam<Wrong> {};

TEST_P(WrongArguments, AreNamedInOneLine) {
    const Ran ran = run_lawan(GetParam().arguments);
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err.rfind("lawan: ", 0), 0U) << ran.err;
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr(GetParam().complaint));
}

INSTANTIATE_TEST_SUITE_P(
    All, WrongArguments,
    ::testing::Values(
        Wrong{"ply", "unknown command 'ply': did you mean 'play'?"},
        Wrong{"foo", "unknown command 'foo': choose from serve, "},
        Wrong{"serve --no-open --store ''", "--store needs a file name"},
        Wrong{"perft othello -- --size", "perft does not take '--size'"},
        Wrong{"othello", "did you mean 'play othello'?"}, Wrong{"frobnicate", "unknown command"},
        Wrong{"--prot 9000", "unknown option '--prot': did you mean '--port'?"},
        Wrong{"--versoin", "unknown option '--versoin': did you mean '--version'?"},
        Wrong{"--", "the command comes first, not '--'"},
        Wrong{"-- play", "the command comes first"},
        Wrong{"--json bots", "the command comes first, not '--json'"},
        Wrong{"'' play", "the command comes first"},
        Wrong{"match adjacency greedy greedy --full=no", "option '--full' takes no value"},
        Wrong{"bots --json=banana", "option '--json' takes no value"},
        Wrong{"perft otello", "unknown game 'otello': did you mean 'othello'?"},
        Wrong{"perft", "GAME is missing: adjacency, tictactoe, othello, connect4"},
        Wrong{"match othello greedy", "B is missing: see 'lawan match --help'"},
        Wrong{"perft othello --deph 3", "perft has no option '--deph': did you mean '--depth'?"},
        Wrong{"perft othello --deph=3", "did you mean '--depth'?"},
        Wrong{"perft othello --zzzzzzzz", "see 'lawan perft --help'"},
        Wrong{"match othello greedy random --html x",
              "match has no option '--html' (it belongs to tournament, "},
        Wrong{"perft othello tictactoe", "perft does not take 'tictactoe'"},
        Wrong{"perft othello --depth", "option '--depth' needs a value"},
        Wrong{"perft othello --depth -1",
              "option '--depth' takes a whole number from 0 to 100, not '-1'"},
        Wrong{"perft othello --depth 1e9", "not '1e9'"},
        Wrong{"perft othello --depth 99999999999999999999999", "option '--depth'"},
        Wrong{"perft othello --depth 3.5", "a whole number"},
        Wrong{"perft othello --depth ''", "a whole number from 0 to 100, not ''"},
        Wrong{"perft othello --rounds 3", "othello has no option --rounds; its options are --size"},
        Wrong{"perft tictactoe --full", "tictactoe has no option --full"},
        Wrong{"perft othello --size 5", "size"}, Wrong{"perft othello --size x", "size"},
        Wrong{"perft adjacency --first Z", "takes X or O, not 'Z'"},
        Wrong{"perft adjacency --rounds 99", "rounds"},
        Wrong{"perft tictactoe --position '3/3/3 X 3' --size 4", "--position and --"},
        Wrong{"perft tictactoe --position nonsense", "nonsense"},
        Wrong{"match othello minmax greedy",
              "unknown bot for othello 'minmax': did you mean 'minimax'?"},
        Wrong{"match othello 'minimax(dept=3)' greedy", "did you mean 'depth'?"},
        Wrong{"match othello 'minimax(depth=3' greedy", "expected ',' or ')', found nothing more"},
        Wrong{"match othello 'minimax(depth=0)' greedy",
              "option 'depth' of bot minimax takes a whole number from 1 to 400, not '0'"},
        Wrong{"match othello 'minimax(depth=2,depth=3)' greedy",
              "option 'depth' of bot minimax is given twice"},
        Wrong{"match othello b-minimax greedy", "b-minimax plays adjacency, not othello"},
        Wrong{"play othello --x humann", "unknown player 'humann': did you mean 'human'?"},
        Wrong{"match othello greedy greedy --games 0",
              "option '--games' takes a whole number from 1"},
        Wrong{"match othello greedy greedy --games 1e9", "option '--games'"},
        Wrong{"match othello greedy greedy --games 1000000000", "option '--games'"},
        Wrong{"match othello greedy greedy --move-time 0", "option '--move-time'"},
        Wrong{"match othello greedy greedy --seed x", "option '--seed'"},
        Wrong{"bots chess", "unknown game or bot 'chess'"},
        Wrong{"bots otello", "did you mean 'othello'?"},
        Wrong{"bots othello minmax", "did you mean 'minimax'?"},
        Wrong{"completion tcsh", "unknown shell 'tcsh'"}, Wrong{"completion", "SHELL is missing"},
        Wrong{"play chess", "unknown game 'chess'"},
        Wrong{"play othello --x mimimax", "did you mean 'minimax'?"},
        Wrong{"play othello --x alphabeta --black greedy",
              "'--x' and '--black' are the same option: give one of them"},
        Wrong{"bench othello --problems <(printf '%% one\\nfoo X; a1:+2\\n') --json",
              ", line 2: cell"},
        Wrong{"play othello --color sometimes", "option '--color'"},
        Wrong{"play othello --name-x ''", "name-x"},
        Wrong{"play othello --name-x '  '", "option '--name-x' takes a name"},
        Wrong{"play othello --name-x Ann --name-white Ann", "both players are called 'Ann'"},
        Wrong{"play tictactoe --o 'process(command=\"nosuch\")'",
              "cannot start the program 'nosuch': it is not on the PATH"},
        Wrong{"match tictactoe greedy 'process(command=\"./nosuch\")'",
              "cannot start the program './nosuch': No such file"},
        Wrong{"check-bot ./nosuch", "cannot start the program './nosuch': No such file"},
        Wrong{"check-bot .", "'.'"}, Wrong{"match tictactoe xyzzy greedy", "and process"},
        Wrong{"play tictactoe --o xyzzy", "choose from human,"},
        Wrong{"replay . 1", "it is a folder"},
        Wrong{"tournament tictactoe greedy random --store .", "it is a folder"},
        Wrong{"games nowhere", "cannot read 'nowhere': No such file or directory"},
        Wrong{"verify nowhere", "cannot read 'nowhere': No such file or directory"},
        Wrong{"verify .", "cannot read '.': it is a folder"},
        Wrong{"replay nowhere 1", "cannot read 'nowhere': No such file or directory"},
        Wrong{"tournament --resume --store nowhere",
              "cannot read 'nowhere': No such file or directory"},
        Wrong{"serve --no-open --certificate nowhere --key nowhere",
              "cannot read 'nowhere': No such file or directory"},
        Wrong{"serve --no-open --store .", "cannot read '.': it is a folder"},
        Wrong{"serve --no-open --tournament nowhere",
              "cannot read 'nowhere': No such file or directory"},
        Wrong{"match othello 'lawan(book=nowhere)' random",
              "cannot read 'nowhere': No such file or directory"},
        Wrong{"match othello 'lawan(weights=.)' random", "cannot read '.': it is a folder"},
        Wrong{"match adjacency 'lawan(weights=nowhere)' random",
              "cannot read 'nowhere': No such file or directory"},
        Wrong{"practice --mark nowhere", "cannot read 'nowhere': No such file or directory"},
        Wrong{"analyse othello --game nowhere",
              "cannot read 'nowhere': No such file or directory; to read moves"},
        Wrong{"perft othello --size foo", "option '--size' takes a size such as"},
        Wrong{"perft othello --size 7", "option '--size' of othello is 4, 6 or 8, not '7'"},
        Wrong{"perft adjacency --rounds 9 --full", "--full and --rounds cannot be combined"},
        Wrong{"solve othello --checkpoint c", "option '--checkpoint': Othello has no"},
        Wrong{"train othello-errors", "option '--weights' is missing"},
        Wrong{"train othello-problems --fewest 12 --most 10",
              "option '--fewest' is 12, which is more than the 10 of '--most'"},
        Wrong{"tournament --resume --store t.db --games 3",
              "--resume goes on with the plan in the store: leave out --games, or leave out "
              "--resume and name another --store"},
        Wrong{"tournament --file plan.json othello greedy random",
              "--file brings the whole plan: leave out GAME, or write it into the file"},
        Wrong{"tournament --file <(echo '{\"game\": \"othello\", \"bots\": [{\"name\": \"a\", "
              "\"bot\": \"foo\"}, {\"name\": \"b\", \"bot\": \"random\"}]}')",
              "': unknown bot for othello 'foo'"},
        Wrong{"gomocup --bot foo </dev/null", "unknown bot for tictactoe 'foo'"},
        Wrong{"play tictactoe --name-x \"$(printf 'a\\377b')\"", "'a?b' is not valid UTF-8"},
        Wrong{"tournament tictactoe greedy random --csv -", "--csv needs a file name"},
        Wrong{"play --load nowhere.json", "cannot read 'nowhere.json': No such file"},
        Wrong{"play --load .", "it is a folder"},
        Wrong{"play --load /dev/null", "not a saved game"},
        Wrong{"bench foo", "unknown game 'foo'"},
        Wrong{"analyse othello --game f5d6c3", "to read moves, use --game -"},
        Wrong{"bench othello --problems <(printf '%% none\\n')", "contains no problems"},
        Wrong{"play --load /dev/zero", "it is too long"}));

TEST(WrongArgumentsText, IsShownWithoutItsControlCharacters) {
    const Ran ran = run_lawan("$'\\x1b[2Jhello\\nthere'");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err.find('\x1b'), std::string::npos);
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1);
}

}  // namespace
}  // namespace lawan::test
