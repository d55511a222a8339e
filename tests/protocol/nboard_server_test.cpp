// What our engine answers in NBoard's protocol, to right and to wrong lines.
#include "protocol/nboard_server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "tests/protocol/asked_server.hpp"

namespace lawan::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class AlwaysFirst final : public Bot {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
    }
};

class NBoard : public AskedServer<NBoardServer> {
  protected:
    NBoard() : AskedServer{"first", [] { return std::make_unique<AlwaysFirst>(); }} {}
};

TEST_F(NBoard, AnswersWhatTheProtocolAsksFor) {
    EXPECT_EQ(ask("nboard 2"), "set myname Lawan first\n");
    EXPECT_EQ(ask("set depth 6"), "");
    EXPECT_EQ(ask("set contempt 50"), "");
    EXPECT_EQ(ask("ping 3"), "pong 3\n");
    EXPECT_EQ(ask("learn"), "learned\n");
    EXPECT_EQ(ask("move f5/0.5/1.2"), "");
    EXPECT_THAT(ask("go"), HasSubstr("\n=== "));
    EXPECT_THAT(ask("hint 2"), StartsWith("search "));
    EXPECT_EQ(ask(""), "");
}

// With the end of a line from Windows as well: it is read like any other space.
TEST_F(NBoard, EndsASearchForALineThatCannotWait) {
    for (const char* line : {"ping 3", "ping\t3", "quit", "quit\r"}) {
        EXPECT_TRUE(server.stops(line)) << line;
    }
    for (const char* line : {"go", "pinging 3", "quitter"})
        EXPECT_FALSE(server.stops(line)) << line;
}

// It goes on as before, and the line that NBoard shows says what was wrong.
TEST_F(NBoard, SaysInTheStatusLineWhatIsWrong) {
    EXPECT_EQ(ask("frobnicate 7"), "status 'frobnicate 7' is not understood and is ignored\n");
    EXPECT_EQ(ask("set colour blue"),
              "status 'set colour blue' is not understood and is ignored\n");
    EXPECT_EQ(ask("set"), "status 'set' is not understood and is ignored\n");
    EXPECT_EQ(ask("set depth deep"),
              "status 'set depth' needs a number from 1 to 999, not 'deep'\n");
    EXPECT_EQ(ask("set depth"), "status 'set depth' needs a number from 1 to 999, not ''\n");
    EXPECT_EQ(ask("hint many"), "status 'hint' needs a number of moves, not 'many'\n");
    EXPECT_EQ(ask("move"), "status 'move' needs a move\n");
    EXPECT_EQ(ask("move a1"), "status 'a1' is not a legal move\n");
    EXPECT_EQ(ask("set game (;GM[Othello]BO[8];)"), "status '8' is not a board\n");
    EXPECT_EQ(ask("set game foo"), "status the GGF contains no game\n");
    EXPECT_THAT(ask("set game (;GM[Othello]BO[4 -----O*--*O----- *]B[a1];)"),
                StartsWith("status "));
    EXPECT_EQ(ask("ping 4"), "pong 4\n");
}

// A move in the position before would be one in a game that nobody plays any more.
TEST_F(NBoard, PlaysNothingAfterAGameThatCouldNotBeSet) {
    const char* none = "status the last game could not be set: there is no position\n";
    (void)ask("move f5");
    (void)ask("set game foo");
    for (const char* line : {"go", "hint 2", "move d6"}) EXPECT_EQ(ask(line), none) << line;
    EXPECT_EQ(ask("set game (;GM[Othello]PB[ant]PW[bee]BO[8 ---------------------------O*------*O"
                  "--------------------------- *]B[f5];)"),
              "");
    EXPECT_THAT(ask("go"), HasSubstr("\n=== "));
}

}  // namespace
}  // namespace lawan::test
