// Proofs that hold, proofs that do not, and files that are no proofs at all.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "core/input_error.hpp"
#include "module/proof_kinds.hpp"
#include "proofs/verify.hpp"

namespace lawan::test {
namespace {

using proofs::Means;
using proofs::Report;
using ::testing::HasSubstr;

Report verify(const std::string& text) {
    std::istringstream file{text};
    return proofs::verify(file, proof_kinds_of, Means{});
}

std::string tictactoe(const std::string& position, const std::string& rest) {
    return "lawan-proof 1\ngame tictactoe\nposition " + position + '\n' + rest + "end\n";
}

TEST(Verify, APairingHoldsOnlyIfEveryWindowHasAPair) {
    // Two pairs for the diagonals, five for the rows, five for the columns.
    const std::string pairs =
        "a1-b2 e1-d2 b1-c1 a2-c2 a3-b3 c4-d4 d5-e5 a4-a5 b4-b5 c3-c5 d1-d3 e2-e3 ";
    const std::string claim = "claim at-most 0\nby pairing\n";
    EXPECT_TRUE(verify(tictactoe("5/5/5/5/5 X 5", claim + pairs + '\n')).holds());
    for (std::size_t i = 0; i < 12; ++i) {
        std::string fewer = pairs;
        fewer.erase(6 * i, 6);
        EXPECT_FALSE(verify(tictactoe("5/5/5/5/5 X 5", claim + fewer + '\n')).holds()) << fewer;
    }
}

TEST(Verify, AByteOrderMarkChangesNothing) {
    const std::string proof = tictactoe("2 X 2", "claim at-most 0\nby pairing\na1-b1\n");
    EXPECT_TRUE(verify("\xEF\xBB\xBF" + proof).holds());
    EXPECT_TRUE(verify("\xEF\xBB\xBF# a comment\n" + proof).holds());
    EXPECT_THROW((void)verify("# a comment\n\xEF\xBB\xBF" + proof), InputError);
}

TEST(Verify, PairsThatShareACellOrStandOnMarksDoNotHold) {
    EXPECT_TRUE(verify(tictactoe("2 X 2", "claim at-most 0\nby pairing\na1-b1\n")).holds());
    EXPECT_FALSE(verify(tictactoe("2 X 2", "claim at-most 0\nby pairing\na1-a1\n")).holds());
    EXPECT_FALSE(verify(tictactoe("X1 O 2", "claim at-least 0\nby pairing\na1-b1\n")).holds());
    EXPECT_FALSE(verify(tictactoe("3 X 2", "claim at-most 0\nby pairing\na1-b1 b1-c1\n")).holds());
    EXPECT_FALSE(verify(tictactoe("2 X 2", "claim at-most -1\nby pairing\na1-b1\n")).holds());
}

// The lines are right for what was claimed before: that is a verdict, and no complaint about a
// line.
TEST(Verify, AChangedClaimDoesNotHoldWhateverFollowsIt) {
    const std::string tree = "answers 2\nb1 c1\npairs\nc1 b1\npairs\n";
    EXPECT_TRUE(verify(tictactoe("4 X 3", "claim at-most 0\nby breaker\n" + tree)).holds());
    for (const char* claim : {"at-most -1", "at-least 0", "at-least 1"}) {
        const Report report =
            verify(tictactoe("4 X 3", "claim " + std::string{claim} + "\nby breaker\n" + tree +
                                          "claim at-least 0\nby strategy-stealing\n"));
        ASSERT_EQ(report.claims.size(), 2U) << claim;
        EXPECT_FALSE(report.claims[0].verdict.holds) << claim;
        EXPECT_TRUE(report.claims[1].verdict.holds) << "the next claim is read";
    }
    const std::string held = "\nby breaker\nfirst c1\npairs\n";
    EXPECT_TRUE(verify(tictactoe("X3 O 3", "claim at-least 0" + held)).holds());
    EXPECT_FALSE(verify(tictactoe("X3 O 3", "claim at-most 0" + held)).holds());
    EXPECT_THROW(
        (void)verify(tictactoe("4 X 3", "claim at-most 0\nby breaker\n" + tree + "more\n")),
        InputError)
        << "what follows a proof that holds is unexpected";
}

// Two windows, a1-b1-c1 and b1-c1-d1: b1 lies on all lines of a1, and c1 on all of d1.
TEST(Verify, AMoveThatGainsNothingNeedsNoTree) {
    const std::string head = "claim at-most 0\nby breaker\nanswers ";
    const std::string both = "b1 c1\npairs\nc1 b1\npairs\n";
    EXPECT_TRUE(verify(tictactoe("4 X 3", head + "4\n" + both + "a1 on b1\nd1 on c1\n")).holds());
    EXPECT_TRUE(verify(tictactoe("4 X 3", head + "2\n" + both)).holds())
        << "c1 answers a1 and b1 answers d1 as well";
    for (const char* wrong : {"a1 on d1\n", "b1 on a1\n", "a1 on a1\n", "c1 on d1\n"}) {
        EXPECT_FALSE(verify(tictactoe("4 X 3", head + "3\n" + both + wrong)).holds()) << wrong;
    }
    EXPECT_FALSE(verify(tictactoe("4 X 3", head + "2\na1 on b1\nd1 on c1\n")).holds());
    EXPECT_FALSE(verify(tictactoe("1X2 O 3",
                                  "claim at-least 0\nby breaker\nfirst c1\nanswers 1\n"
                                  "a1 on b1\n"))
                     .holds())
        << "b1 is not empty";
}

// Three lines are open: a3-b3-c3-d3 lacks b3 and d3; a4-b3-c2-d1 lacks a4, b3 and c2; and
// b1-c2-d3-e4 lacks c2, d3 and e4. The ring holds them with five cells.
TEST(Verify, ARingHoldsThreeLinesWithFiveCells) {
    const std::string position = "OXOXO/XO1OX/X1X2/3O1 X 4";
    const std::string head = "claim at-most 0\nby breaker\npairs ";
    EXPECT_TRUE(verify(tictactoe(position, head + "d3-b3-a4-c2-e4\n")).holds());
    EXPECT_TRUE(verify(tictactoe(position, head + "b3-d3-e4-c2-a4\n")).holds());
    for (const char* wrong : {"d3-b3\n", "d3-b3 a4-c2\n", "d3-c2-a4-b3-e4\n", "d3-b3-a4-c2-c2\n",
                              "d3-b3-a4-c2-a1\n", "d3-b3-c2-a4-e4\n", "d3-b3-a4-c2-e4 e3-e3\n"}) {
        EXPECT_FALSE(verify(tictactoe(position, head + wrong)).holds()) << wrong;
    }
    for (const char* malformed : {"d3-b3-a4-c2\n", "d3\n", "d3-\n", "d3-b3-a4-c2-z9\n"}) {
        EXPECT_THROW(static_cast<void>(verify(tictactoe(position, head + malformed))), InputError)
            << malformed;
    }
}

TEST(Verify, OnlyTheFirstPlayerOnAnEmptyBoardSteals) {
    const std::string steal = "claim at-least 0\nby strategy-stealing\n";
    EXPECT_TRUE(verify(tictactoe("3/3/3 X 3", steal)).holds());
    EXPECT_TRUE(verify(tictactoe("3/3/3 O 3", steal)).holds());
    EXPECT_FALSE(verify(tictactoe("3/1X1/3 O 3", steal)).holds());
    EXPECT_FALSE(
        verify(tictactoe("3/3/3 X 3", "claim at-least 1\nby strategy-stealing\n")).holds());
    EXPECT_FALSE(verify(tictactoe("3/3/3 X 3", "claim at-most 0\nby strategy-stealing\n")).holds());
}

TEST(Verify, AWinIsShownByATableOfMoves) {
    // Three in a row on 4x3: the middle, then two open ends.
    const std::string position = "4/1X2/3O X 3";
    const std::string table = "play 4/1X2/3O X 3 : c2\n";
    const Report report = verify(tictactoe(position, "claim at-least 1\nby strategy\n" + table));
    EXPECT_TRUE(report.holds()) << report.claims[0].verdict.detail.english();
    EXPECT_EQ(report.lower(), Score{1});
    EXPECT_FALSE(report.upper());
    const Report bad =
        verify(tictactoe(position, "claim at-least 1\nby strategy\nplay 4/1X2/3O X 3 : a1\n"));
    EXPECT_FALSE(bad.holds());
    EXPECT_THAT(bad.claims[0].verdict.detail.english(), HasSubstr("no move is given"));
}

TEST(Verify, LinesCountForAllImagesOfTheirPosition) {
    const std::string mirrored = "play O3/2X1/4 X 3 : b2\n";
    EXPECT_TRUE(
        verify(tictactoe("4/1X2/3O X 3", "claim at-least 1\nby strategy\n" + mirrored)).holds());
}

TEST(Verify, IllegalMovesAndMissingLinesAreFound) {
    const std::string claim = "claim at-least 1\nby strategy\n";
    const Report occupied = verify(tictactoe("4/1X2/3O X 3", claim + "play 4/1X2/3O X 3 : b2\n"));
    EXPECT_THAT(occupied.claims[0].verdict.detail.english(), HasSubstr("illegal"));
    EXPECT_FALSE(verify(tictactoe("4/1X2/3O X 3", claim)).holds());
}

TEST(Verify, TablesMayEndInPairings) {
    const std::string body = "claim at-most 0\nby strategy\npairs 2 X 2 : a1-b1\n";
    EXPECT_TRUE(verify(tictactoe("2 X 2", body)).holds());
    EXPECT_FALSE(
        verify(tictactoe("2 X 2", "claim at-most 0\nby strategy\npairs 2 X 2 :\n")).holds());
}

TEST(Verify, AllGamesHaveTables) {
    const std::string othello =
        "lawan-proof 1\ngame othello\nposition "
        "OOOOOOOOOOOOOOO- X\nclaim at-least 0\nby strategy\nend\n";
    EXPECT_FALSE(verify(othello).holds());
    EXPECT_TRUE(verify("lawan-proof 1\ngame othello\nposition OOOOOOOOOOOOOOO- X\n"
                       "claim at-most -16\nby strategy\nend\n")
                    .holds());
}

TEST(Verify, WhatIsNoProofIsRefused) {
    const std::string head = "lawan-proof 1\ngame tictactoe\nposition 3/3/3 X 3\n";
    for (const std::string& text :
         {std::string{},
          std::string{"hello\n"},
          std::string{"lawan-proof 2\n"},
          head,
          head + "end\n",
          head + "claim at-least 0\n",
          head + "claim at-least 0\nby magic\nend\n",
          head + "claim at-least 99999999999999999999\nby pairing\nend\n",
          head + "claim at-least -\nby pairing\nend\n",
          head + "claim equals 0\nby pairing\nend\n",
          head + "claim at-most 0\nby pairing\na1-z9\nend\n",
          head + "claim at-most 0\nby pairing\na1\nend\n",
          head + "claim at-most 0\nby pairing\na1-b1\n",
          head + "claim at-most 0\nby pairing\na1-b1\nend\nmore\n",
          head + "claim at-most 0\nby strategy\nplay 3/3/3 X 3 a1\nend\n",
          head + "claim at-most 0\nby strategy\nplay 3/3/3 X : a1\nend\n",
          head + "claim at-most 0\nby strategy\nplay 3/3/3 X 3 : a1 b1\nend\n",
          head + "claim at-most 0\nby strategy\nfly 3/3/3 X 3 : a1\nend\n",
          head + "claim at-most 0\nby strategy\nplay : a1\nend\n",
          std::string{"lawan-proof 1\ngame chess\nposition x\nclaim at-most 0\nby pairing\nend\n"},
          std::string{"lawan-proof 1\ngame tictactoe\nposition 999999999999/3 X 3\n"
                      "claim at-most 0\nby pairing\nend\n"},
          head + std::string(100'000, 'x') + "\nend\n",
          std::string(70'000, '\0')}) {
        EXPECT_THROW((void)verify(text), InputError) << text.substr(0, 120);
    }
}

// One MiB is too little, and as much as it says is enough.
void expect_too_large_for_one(const std::string& text, const std::string& what) {
    Means means;
    means.memory = MebiBytes{1};
    std::istringstream file{text};
    try {
        (void)proofs::verify(file, proof_kinds_of, means);
        FAIL() << what << " fits";
    } catch (const proofs::OutOfMeans& error) {
        ASSERT_TRUE(error.enough) << what;
        EXPECT_GT(error.enough->count, 1U);
        EXPECT_EQ(error.phrase().english(), "the " + what + " takes " +
                                                std::to_string(error.enough->count) +
                                                " MiB of memory, 1 is allowed");
        means.memory = *error.enough;
    }
    std::istringstream again{text};
    EXPECT_NO_THROW((void)proofs::verify(again, proof_kinds_of, means)) << what;
}

TEST(Verify, StopsWhereTheTableTakesTooMuch) {
    std::string table =
        "lawan-proof 1\ngame tictactoe\nposition 3/3/3 X 3\n"
        "claim at-least 0\nby strategy\n";
    for (int i = 1; i < 60'000; ++i) {
        std::string row(16, 'O');
        for (std::size_t bit = 0; bit < 16; ++bit) {
            if ((i >> bit & 1) != 0) row[bit] = 'X';
        }
        table += "play " + row + "/16 X 16 : a2\n";
    }
    expect_too_large_for_one(table + "end\n", "table of moves");
}

// What comes after the memory is used up is only counted, so nothing in it is refused.
TEST(Verify, SaysThatMoreIsNeededWhereTheRestCannotBeCounted) {
    std::string text =
        "lawan-proof 1\ngame tictactoe\nposition 5/5/5/5/5 X 5\nclaim at-most 0\nby strategy\n";
    for (int i = 0; i < 20'000; ++i) text += "pairs 5/5/5/5/X4 O 5 : a2-b2 c2-d2 a3-b3\n";
    std::istringstream file{text + std::string(70'000, 'x') + '\n'};
    Means means;
    means.memory = MebiBytes{1};
    try {
        (void)proofs::verify(file, proof_kinds_of, means);
        FAIL() << "it fits";
    } catch (const proofs::OutOfMeans& error) {
        EXPECT_FALSE(error.enough);
        EXPECT_THAT(error.phrase().english(),
                    testing::MatchesRegex("the table of moves takes over [0-9]+ MiB of memory, 1 "
                                          "is allowed"));
    }
}

// One position again and again is one line of the table, but each certificate is kept.
TEST(Verify, StopsWhereCertificatesTakeTooMuch) {
    std::string text =
        "lawan-proof 1\ngame tictactoe\nposition 5/5/5/5/5 X 5\nclaim at-most 0\nby strategy\n";
    for (int i = 0; i < 20'000; ++i) text += "pairs 5/5/5/5/X4 O 5 : a2-b2 c2-d2 a3-b3\n";
    expect_too_large_for_one(text + "end\n", "table of moves");
}

TEST(Verify, StopsWhereTheTreeTakesTooMuch) {
    std::string below = "answers 200\n";
    for (int i = 0; i < 200; ++i) below += "a1 d1\npairs\n";
    std::string text =
        "lawan-proof 1\ngame tictactoe\nposition 4 X 3\nclaim at-most 0\nby breaker\n"
        "answers 200\n";
    for (int i = 0; i < 199; ++i) text += "b1 c1\n" + below;
    expect_too_large_for_one(text + "c1 b1\npairs\nend\n", "tree");
}

}  // namespace
}  // namespace lawan::test
