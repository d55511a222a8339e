// audit as a user meets it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::ordered_json;

TEST(Audit, CountsThePapersLines) {
    const Json json = parse_json(run_lawan("audit tictactoe --bot ttt-bnb --json").out);
    EXPECT_EQ(json["lines"], 945);
    EXPECT_EQ(json["wins"], 786);
    EXPECT_EQ(json["draws"], 155);
    EXPECT_EQ(json["losses"], 4);
    EXPECT_EQ(json["games"]["wins"], 362);
    EXPECT_EQ(json["losing_lines"].size(), 4U);
    const Json guard = parse_json(run_lawan("audit tictactoe --bot ttt-bnb-guard --json").out);
    EXPECT_EQ(guard["losses"], 0);
    EXPECT_EQ(guard["wins"], 790);
    const Json first =
        parse_json(run_lawan("audit tictactoe --bot ttt-bnb --first bot --json").out);
    EXPECT_EQ(first["losses"], 0);
    EXPECT_EQ(first["lines"], 384);
}

TEST(Audit, CountsTheGamesOfAnyGameAndOfPrograms) {
    const Json othello = parse_json(run_lawan("audit othello --size 4 --bot greedy --json").out);
    EXPECT_GT(othello["lines"], 100);
    EXPECT_EQ(
        othello["lines"].get<int>(),
        othello["wins"].get<int>() + othello["draws"].get<int>() + othello["losses"].get<int>());
    const Json adjacency =
        parse_json(run_lawan("audit adjacency --size 4 --rounds 2 --bot greedy --json").out);
    EXPECT_EQ(adjacency["lines"], 48) << "8 cells for the first move, 6 for the second";
    const Json program =
        parse_json(run_lawan("audit tictactoe --json --bot 'process(command=\"" + test::program() +
                             " ugi tictactoe --bot ttt-bnb\",protocol=ugi)'")
                       .out);
    EXPECT_EQ(program["losses"], 4);
    EXPECT_EQ(program["wins"], 786);
}

TEST(Audit, RefusesWhatItCannotCount) {
    EXPECT_EQ(run_lawan("audit othello --bot random").code, 1);
    EXPECT_EQ(run_lawan("audit tictactoe --bot ttt-bnb --first bot --begins opponent").code, 2);
    EXPECT_EQ(run_lawan("audit tictactoe").code, 2);
    EXPECT_EQ(run_lawan("audit tictactoe --bot 'process(command=\"sh -c true\")'").code, 1);
    EXPECT_EQ(run_lawan("audit tictactoe --bot random").code, 1);
}

TEST(Audit, StopsAtOnceOnALargeBoard) {
    const Ran ran = run_shell(
        "\"$LAWAN\" audit tictactoe --size 12 --in-a-row 5 --bot greedy 2> said & it=$!; "
        "until grep -q positions said; do sleep 0.1; done; kill -TERM $it; wait $it; code=$?; "
        "cat said >&2; exit $code");
    EXPECT_EQ(ran.code, 130);
    EXPECT_THAT(ran.err, HasSubstr("the count is not complete"));
}

}  // namespace
}  // namespace lawan::test
