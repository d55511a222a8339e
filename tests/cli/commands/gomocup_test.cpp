// gomocup as its manager speaks to it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

TEST(Gomocup, PlaysByTheProtocol) {
    const Ran ran = run_lawan("gomocup",
                              "ABOUT\nSTART 15\nINFO timeout_turn 200\nBEGIN\nTURN 0,0\n"
                              "BOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n2,3,2\n9,9,2\nDONE\n"
                              "FLY\nTURN 99,1\nSTART 3\nEND\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("OK\n"));
    EXPECT_THAT(ran.out, HasSubstr("\n7,3\n"));
    EXPECT_THAT(ran.out, HasSubstr("UNKNOWN"));
    EXPECT_THAT(ran.out, HasSubstr("ERROR"));
}

TEST(Gomocup, TakesBackOnlyWhatIsOnTheBoard) {
    const Ran ran = run_lawan("gomocup",
                              "START 15\nTAKEBACK 3,3\nINFO timeout_turn 10\nTURN 3,3\n"
                              "TAKEBACK 3,3\nTAKEBACK 3,3\nEND\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, testing::MatchesRegex("OK\nERROR the cell is empty\n[0-9]+,[0-9]+\nOK\n"
                                               "ERROR the cell is empty\n"));
}

TEST(Gomocup, AnswersABoardThatCannotBeReadOnce) {
    const Ran ran = run_lawan("gomocup",
                              "START 15\nBOARD\n7,7,1\n8,8\nxx\n9,9,2\nDONE\nfly\n"
                              "BOARD\n1\nTAKEBACK 3,3\nEND\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out,
              "OK\nERROR expected x,y,who or DONE\nUNKNOWN 'fly'\n"
              "ERROR expected x,y,who or DONE\nERROR the cell is empty\n");
}

// A clock that was not understood would be kept by nobody.
TEST(Gomocup, RefusesALimitThatIsNoNumber) {
    const Ran ran = run_lawan("gomocup",
                              "START 15\nINFO timeout_turn abc\nINFO timeout_turn\n"
                              "INFO max_memory 1e9\nINFO rule x\nINFO time_left 5x\n"
                              "INFO folder abc\nINFO time_left -5\nEND\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out,
              "OK\nERROR expected a whole number from 0 to 1000000000000000, not 'abc'\n"
              "ERROR expected a whole number from 0 to 1000000000000000\n"
              "ERROR expected a whole number from 0 to 1000000000000000, not '1e9'\n"
              "ERROR expected a whole number from 0 to 1000000000000000, not 'x'\n"
              "ERROR expected a whole number from -1000000000000000 to 1000000000000000, not "
              "'5x'\n");
}

TEST(Gomocup, RefusesANumberOutOfRangeWithTheRange) {
    const Ran ran = run_lawan("gomocup",
                              "START 15\nINFO timeout_turn -5\nINFO timeout_match -1\n"
                              "INFO max_memory 99999999999999999999\nSTART 99999999999\n"
                              "START -5\nTURN 99999999999,3\nTURN x,3\nEND\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out,
              "OK\nERROR expected a whole number from 0 to 1000000000000000, not '-5'\n"
              "ERROR expected a whole number from 0 to 1000000000000000, not '-1'\n"
              "ERROR expected a whole number from 0 to 1000000000000000, not "
              "'99999999999999999999'\n"
              "ERROR boards have 5 to 20 columns and rows\n"
              "ERROR boards have 5 to 20 columns and rows\n"
              "ERROR the cell is outside the board\nERROR expected a number, not 'x'\n");
}

}  // namespace
}  // namespace lawan::test
