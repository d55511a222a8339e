// Proofs in Adjacency: those that hold, and those from which something is missing.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "core/random.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/proofs/few_cells.hpp"
#include "games/adjacency/proofs/gain.hpp"
#include "games/adjacency/proofs/gain_memory.hpp"
#include "games/adjacency/proofs/reduction.hpp"
#include "games/adjacency/rules/game.hpp"
#include "module/proof_kinds.hpp"
#include "proofs/verify.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/paths.hpp"

namespace lawan::test {
namespace {

using proofs::AdjacencyGain;
using proofs::FewCells;
using proofs::GainMemory;
using proofs::Means;
using proofs::Report;
using ::testing::HasSubstr;

Report verify(const std::string& position, const std::string& rest, const Means& means = {}) {
    std::istringstream file{"lawan-proof 1\ngame adjacency\nposition " + position + '\n' + rest +
                            "end\n"};
    return proofs::verify(file, proof_kinds_of, means);
}

const std::string kSixByFour = "4OO/4OO/XX4/XX4 X 8 8";
const std::string kSymmetric = "claim at-most -2\nby symmetric-sets\n";
// The sets of pairs of 6x4 in which the second player does not win 2.
const std::vector<std::string> kExcepted = {"except 1 : 1 1 2 4 8 10\n", "except 2 : 5 4 b 4 9 7\n",
                                            "except 3 : 25 4 78\n", "except 4 : 2d 7c 38\n"};

std::string all_excepted() {
    std::string lines;
    for (const std::string& line : kExcepted) lines += line;
    return lines;
}

TEST(AdjacencyProofs, TheMirrorHoldsWhereEverythingHasAnImage) {
    const std::string mirror = "claim at-most 0\nby mirror\n";
    EXPECT_TRUE(verify("6OO/6OO/8/8/8/8/XX6/XX6 X 9 9", mirror).holds());
    EXPECT_TRUE(verify("6OO/6OO/8/8/8/8/XX6/XX6 X 28 28", mirror).holds());
    EXPECT_FALSE(verify("6OO/6OO/8/8/8/8/XX6/XX6 O 9 9", "claim at-least 0\nby mirror\n").holds());
    EXPECT_FALSE(verify("6OO/6OO/8/8/8/8/XX6/XX6 X 9 9", "claim at-most -1\nby mirror\n").holds());
    EXPECT_FALSE(verify("6OO/6OX/8/8/8/8/XX6/XX6 X 9 9", mirror).holds());  // a mark
    EXPECT_FALSE(verify("6OO/6O1/8/8/8/8/XX6/XX6 X 9 9", mirror).holds());  // an empty cell
    EXPECT_FALSE(verify("6OO/6OO/8/8/8/8/XX6/XX6 X 9 8", mirror).holds());  // an odd ply
    EXPECT_FALSE(verify("3OO/3OO/5/XX3/XX3 X 8 8", mirror).holds());        // a centre
}

TEST(AdjacencyProofs, TellHowManySetsAreChecked) {
    std::vector<std::uint64_t> told;
    std::uint64_t all = 0;
    Means means;
    means.progress = [&](std::uint64_t done, std::uint64_t of, double) {
        told.push_back(done);
        all = of;
    };
    EXPECT_TRUE(verify(kSixByFour, kSymmetric + all_excepted(), means).holds());
    EXPECT_EQ(all, 19U);  // those that are excepted, and the empty one
    EXPECT_EQ(told, (std::vector<std::uint64_t>{16, 19}));
}

Report verify_full_board(const Means& means) {
    std::ifstream file{source_dir() + "/data/adjacency-full8.proof"};
    return proofs::verify(file, proof_kinds_of, means);
}

// Of a large proof, for two thousand of its sets, and of a small one to its end.
TEST(AdjacencyProofs, TellAShareThatGrowsAndEndsWithOne) {
    std::uint64_t done = 0;
    double share = 0;
    int told = 0;
    Means means;
    means.whole = true;
    means.memory = MebiBytes{64};
    means.threads = 4;
    means.progress = [&](std::uint64_t now, std::uint64_t, double of_work) {
        EXPECT_GE(now, done);
        EXPECT_GE(of_work, share);
        EXPECT_LE(of_work, 1);
        done = now;
        share = of_work;
        ++told;
    };
    std::atomic<bool> enough{false};
    means.stopped = [&] { return enough.load(); };
    const auto count = means.progress;
    means.progress = [&](std::uint64_t now, std::uint64_t of, double of_work) {
        count(now, of, of_work);
        if (now > 2000) enough = true;
    };
    EXPECT_THROW((void)verify_full_board(means), proofs::OutOfMeans);
    EXPECT_GT(told, 20);
    EXPECT_GT(share, 0);
    EXPECT_LT(share, 1);
    done = 0;
    share = 0;
    means.stopped = {};
    EXPECT_TRUE(verify(kSixByFour, kSymmetric + all_excepted(), means).holds());
    EXPECT_EQ(done, 19U);
    EXPECT_EQ(share, 1);
}

// However little memory and however many threads there are, as much is found.
TEST(AdjacencyProofs, AWholeCheckOnSeveralThreadsWithLittleMemory) {
    Means means;
    means.whole = true;
    const std::string proof = kSymmetric + all_excepted();
    const std::string alone = verify(kSixByFour, proof, means).claims[0].verdict.detail.english();
    means.memory = MebiBytes{1};
    for (const int threads : {1, 2, 8}) {
        means.threads = threads;
        const Report report = verify(kSixByFour, proof, means);
        EXPECT_TRUE(report.holds()) << threads;
        EXPECT_FALSE(report.in_part()) << threads;
        EXPECT_EQ(report.claims[0].verdict.detail.english(), alone) << threads;
        for (const std::string& left_out : kExcepted) {
            std::string lines;
            for (const std::string& line : kExcepted) lines += line == left_out ? "" : line;
            EXPECT_FALSE(verify(kSixByFour, kSymmetric + lines, means).holds()) << left_out;
        }
    }
}

// A check that is stopped and goes on later says the same as one in one piece.
TEST(AdjacencyProofs, AWholeCheckGoesOnFromItsFile) {
    Means means;
    means.whole = true;
    const std::string proof = kSymmetric + all_excepted();
    const std::string in_one = verify(kSixByFour, proof, means).claims[0].verdict.detail.english();
    means.checkpoint = testing::TempDir() + "lawan-checked-sets";
    std::remove(means.checkpoint.c_str());
    std::atomic<bool> enough{false};
    means.stopped = [&] { return enough.load(); };
    means.progress = [&](std::uint64_t, std::uint64_t, double) { enough = true; };
    try {
        (void)verify(kSixByFour, proof, means);
        ADD_FAILURE() << "it goes on";
    } catch (const proofs::EndedCheck& ended) {
        ASSERT_TRUE(ended.checked);
        EXPECT_EQ(ended.checked->done, 16U);
        EXPECT_EQ(ended.checked->of, 19U);
        EXPECT_EQ(ended.before().position, kSixByFour);
        EXPECT_TRUE(ended.before().claims.empty());
    }
    std::stringstream kept;
    kept << std::ifstream{means.checkpoint}.rdbuf();
    EXPECT_THAT(kept.str(), HasSubstr("\ndone "));
    means.stopped = {};
    means.progress = [](std::uint64_t done, std::uint64_t, double) { EXPECT_GT(done, 16U); };
    for (int i = 0; i < 2; ++i) {  // the second time nothing is left to do
        const Report report = verify(kSixByFour, proof, means);
        EXPECT_TRUE(report.holds());
        EXPECT_EQ(report.claims[0].verdict.detail.english(), in_one);
    }
    // One of another proof, and one that was changed.
    EXPECT_THROW((void)verify(kSixByFour, kSymmetric + all_excepted() + "except 5 : 1f\n", means),
                 InputError);
    std::string text = kept.str();
    text.replace(text.find("\ndone ") + 6, 1, "0");
    std::ofstream{means.checkpoint} << text;
    EXPECT_THROW((void)verify(kSixByFour, proof, means), InputError);
    std::remove(means.checkpoint.c_str());
}

TEST(AdjacencyProofs, SymmetricSetsHoldInWholeAndInPart) {
    const Report whole = verify(kSixByFour, kSymmetric + all_excepted());
    EXPECT_TRUE(whole.holds()) << whole.claims[0].verdict.detail.english();
    EXPECT_FALSE(whole.claims[0].verdict.in_part);  // there are few
    EXPECT_EQ(whole.upper(), Score{-2});
    EXPECT_EQ(whole.claims[0].verdict.detail.english(),
              "the second player wins 2 after each of the 84 moves whose image leaves an excepted "
              "set, 67 of them by a table or a search; 18 sets are excepted (images count once)");
    Means few;
    few.samples = 100;
    few.threads = 2;
    const Report part = verify(kSixByFour, kSymmetric + all_excepted(), few);
    EXPECT_TRUE(part.holds());
    EXPECT_TRUE(part.claims[0].verdict.in_part);
    EXPECT_TRUE(part.in_part());
    EXPECT_FALSE(whole.in_part());
    EXPECT_EQ(part.upper(), std::nullopt);  // samples are no proof
    EXPECT_THAT(part.claims[0].verdict.detail.english(), HasSubstr("of pairs checked"));
    EXPECT_THAT(part.claims[0].verdict.detail.english(), HasSubstr("seed 1"));
}

TEST(AdjacencyProofs, EveryExceptionIsNeeded) {
    for (const std::string& left_out : kExcepted) {
        std::string lines;
        for (const std::string& line : kExcepted) lines += line == left_out ? "" : line;
        const Report report = verify(kSixByFour, kSymmetric + lines);
        EXPECT_FALSE(report.holds()) << left_out;
        EXPECT_THAT(report.claims[0].verdict.detail.english(), HasSubstr("does not win 2"));
    }
}

TEST(AdjacencyProofs, SymmetricSetsShowNoMoreThanTheyCan) {
    const std::string lines = all_excepted();
    const auto claim = [&](const std::string& words) {
        return "claim " + words + "\nby symmetric-sets\n" + lines;
    };
    EXPECT_FALSE(verify(kSixByFour, claim("at-most -3")).holds());
    EXPECT_FALSE(verify(kSixByFour, claim("at-least -2")).holds());
    EXPECT_TRUE(verify(kSixByFour, claim("at-most 0")).holds());
    EXPECT_FALSE(verify("4OO/4OO/XX4/XX4 X 7 7", claim("at-most -2")).holds());
    EXPECT_FALSE(verify("4OO/4O1/XX4/XX4 X 9 8", claim("at-most -2")).holds());
    EXPECT_FALSE(verify(kSixByFour, kSymmetric + lines + "except 8 : ff\n").holds());
}

TEST(AdjacencyProofs, LinesThatMakeNoSenseAreRefused) {
    for (const std::string line : {"except 1 : 100", "except 2 : 1", "except 1 : x",
                                   "except 1 : 1 -1", "except 1 :", "except : 1", "exempt 1 : 1",
                                   "except 99 : 1", "except 1 : 123456789abcdef"}) {
        EXPECT_THROW((void)verify(kSixByFour, kSymmetric + line + '\n'), InputError) << line;
    }
}

// The stored proof that the second player wins on the full 8×8 board, and the same without the sets
// of one pair that it excepts.
TEST(AdjacencyProofs, TheProofOfTheFullBoardHoldsInSamples) {
    std::ifstream file{source_dir() + "/data/adjacency-full8.proof"};
    std::stringstream text;
    text << file.rdbuf();
    Means few;
    few.samples = 300;
    few.seed = Seed{2};
    const Report report = proofs::verify(text, proof_kinds_of, few);
    ASSERT_EQ(report.claims.size(), 1U);
    EXPECT_TRUE(report.holds());
    EXPECT_TRUE(report.in_part());
    EXPECT_THAT(report.claims[0].verdict.detail.english(), HasSubstr("98665 sets are excepted"));

    std::string less = text.str();
    const std::size_t line = less.find("except 1 ");
    ASSERT_NE(line, std::string::npos);
    less.erase(line, less.find('\n', line) + 1 - line);
    std::istringstream damaged{less};
    EXPECT_FALSE(proofs::verify(damaged, proof_kinds_of, few).holds());
}

// The gain by its definition, with nothing left out.
int plain_gain(const AdjacencyGain& gain, Bitboard empty) {
    if (empty.empty()) return 0;
    int best = -100;
    for (const Square cell : squares(empty)) {
        best =
            std::max(best, gain.gain(empty, cell) - plain_gain(gain, empty & ~Bitboard::of(cell)));
    }
    return best;
}

TEST(AdjacencyProofs, ThePlainSearchFindsTheGainOfAllSmallSets) {
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{5, 2}, BoardSize{8, 1}}) {
        GainMemory memory{MebiBytes{1}};
        AdjacencyGain gain{size, AdjacencyGain::Others::Searched, [](Bitboard) { return false; },
                           memory};
        gain.few_cells = 0;  // all of it by the search
        const Bitboard board = adjacency::whole_board(size);
        for (std::uint64_t bits = 0; bits <= board.bits(); ++bits) {
            const Bitboard empty{bits};
            if ((empty & ~board).any() || empty.count() > 6) continue;
            const int value = plain_gain(gain, empty);
            EXPECT_EQ(gain.is_at_least(empty, value, 1 << 20), AdjacencyGain::Answer::Yes);
            EXPECT_EQ(gain.is_at_least(empty, value + 1, 1 << 20), AdjacencyGain::Answer::No);
        }
    }
}

TEST(AdjacencyProofs, FewCellsAreGainedAsByDefinition) {
    const BoardSize size{5, 4};
    GainMemory memory{MebiBytes{1}};
    AdjacencyGain gain{size, AdjacencyGain::Others::Searched, [](Bitboard) { return false; },
                       memory};
    std::array<Bitboard, Bitboard::kCapacity> closed{};
    for (const Square cell : squares(adjacency::whole_board(size))) {
        closed[static_cast<std::size_t>(cell.index())] = gain.closed(cell);
    }
    FewCells few;
    Random random{Seed{3}};
    for (int i = 0; i < test::cases(400); ++i) {
        Bitboard empty;
        for (const Square cell : squares(adjacency::whole_board(size))) {
            if (random.below(3) == 0 && empty.count() < 7) empty |= Bitboard::of(cell);
        }
        ASSERT_EQ(few.gain(empty, closed), plain_gain(gain, empty)) << empty.bits();
    }
}

// What is left out changes nothing: all sets of small boards, and of a row, which has many parts.
TEST(AdjacencyProofs, WhatIsLeftOutOfASetChangesNothing) {
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{6, 2}, BoardSize{8, 1}}) {
        const proofs::Reducer reducer{size};
        GainMemory memory{MebiBytes{1}};
        AdjacencyGain gain{size, AdjacencyGain::Others::Searched, [](Bitboard) { return false; },
                           memory};
        std::array<Bitboard, Bitboard::kCapacity> closed{};
        const Bitboard board = adjacency::whole_board(size);
        for (const Square cell : squares(board)) {
            closed[static_cast<std::size_t>(cell.index())] = gain.closed(cell);
        }
        FewCells few;
        int smaller = 0;
        for (std::uint64_t bits = 1; bits <= board.bits(); ++bits) {
            const Bitboard cells{bits};
            if ((cells & ~board).any() || cells.count() > FewCells::kMost) continue;
            const proofs::Reduced reduced = reducer.of(cells);
            if (reduced.set != cells) ++smaller;
            ASSERT_EQ(few.gain(cells, closed),
                      reduced.offset + reduced.sign * few.gain(reduced.set, closed))
                << bits;
        }
        EXPECT_GT(smaller, 0);
    }
}

// All that the search uses against subsets alone, on sets that are too large for the definition.
TEST(AdjacencyProofs, TheSearchAgreesWithAllSubsets) {
    Random random{Seed{4}};
    for (const BoardSize size : {BoardSize{6, 4}, BoardSize{6, 6}}) {
        const auto none = [](Bitboard) { return false; };
        const std::vector<Symmetry> images{kSquareSymmetries.begin() + 1,
                                           kSquareSymmetries.begin() + symmetry_count(size)};
        GainMemory memory{MebiBytes{1}};
        AdjacencyGain search{size, AdjacencyGain::Others::Searched, none, memory, images};
        search.few_cells = 2;
        std::array<Bitboard, Bitboard::kCapacity> closed{};
        for (const Square cell : squares(adjacency::whole_board(size))) {
            closed[static_cast<std::size_t>(cell.index())] = search.closed(cell);
        }
        FewCells few;
        for (int i = 0; i < test::cases(300); ++i) {
            Bitboard empty;
            for (const Square cell : squares(adjacency::whole_board(size))) {
                if (random.below(3) == 0 && empty.count() < FewCells::kMost) {
                    empty |= Bitboard::of(cell);
                }
            }
            const int value = few.gain(empty, closed);
            ASSERT_EQ(search.is_at_least(empty, value, 1 << 24), AdjacencyGain::Answer::Yes);
            ASSERT_EQ(search.is_at_least(empty, value + 1, 1 << 24), AdjacencyGain::Answer::No);
        }
    }
}

// Sets that are their own image count as 0, the most that they can be for the side to move in them:
// the side that answers there reaches no bound that it does not reach anyway.
TEST(AdjacencyProofs, CountingOtherSetsAsZeroShowsNothingThatIsWrong) {
    int yes = 0;
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{4, 4}}) {
        const auto none = [](Bitboard) { return false; };
        GainMemory of_plain{MebiBytes{8}};
        GainMemory of_quick{MebiBytes{8}};
        AdjacencyGain plain{size, AdjacencyGain::Others::Searched, none, of_plain};
        AdjacencyGain quick{
            size, AdjacencyGain::Others::Zero, none, of_quick, {Symmetry::rotation_by_180()}};
        quick.few_cells = 5;
        const Bitboard board = adjacency::whole_board(size);
        for (std::uint64_t bits = 0; bits <= board.bits(); bits += test::kSanitized ? 15 : 3) {
            const Bitboard empty{bits};
            if ((empty & ~board).any() || empty.count() % 2 == 0 || empty.count() > 9) continue;
            for (int bound = 1; bound <= 9; ++bound) {
                if (quick.is_at_least(empty, bound, 1 << 20) != AdjacencyGain::Answer::Yes) break;
                ASSERT_EQ(plain.is_at_least(empty, bound, 1 << 20), AdjacencyGain::Answer::Yes);
                ++yes;
            }
        }
    }
    EXPECT_GT(yes, test::cases(1000));
}

}  // namespace
}  // namespace lawan::test
