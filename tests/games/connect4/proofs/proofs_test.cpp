// What the solver writes is what the checker accepts, and what is wrong it does not.
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "games/connect4/engine/solver/proof_writer.hpp"
#include "games/connect4/proofs/kinds.hpp"
#include "games/connect4/rules/follow_up.hpp"
#include "proofs/verify.hpp"
#include "tests/games/connect4/rules/naive.hpp"

namespace lawan::connect4 {
namespace {

proofs::Report verify(const std::string& text) {
    std::istringstream file{text};
    return proofs::verify(
        file, [](std::string_view) { return proofs::connect4_kinds(); }, proofs::Means{});
}

std::string written(const Position& position, solver::Solved& known) {
    const auto prover = solver::make_prover(position.rules(), MebiBytes{4});
    Budget budget{Limits::none()};
    solver::Solver{position, *prover, budget}.find_value({}, known);
    return solver::proof_of(position, known, *prover, budget).value();
}

TEST(Proofs, TheSolversHold) {
    Random random{Seed{41}};
    int wins = 0;
    int draws = 0;
    for (int i = 0; i < 60; ++i) {
        const Rules rules{random.pick(std::vector<BoardSize>{{7, 6}, {4, 4}, {5, 4}, {6, 5}}), 4};
        const int left = 10 + static_cast<int>(random.below(8));
        const Position position = after_random_moves(rules, rules.size.cells() - left, random);
        if (position.move_count() == 0) continue;
        solver::Solved known;
        const std::string text = written(position, known);
        const proofs::Report report = verify(text);
        ASSERT_TRUE(report.holds()) << text.substr(0, 400);
        if (known.lower >= 0) {
            EXPECT_EQ(report.lower(), Score{known.lower});
        }
        if (known.upper <= 0) {
            EXPECT_EQ(report.upper(), Score{known.upper});
        }
        (known.lower == 0 ? draws : wins) += 1;
    }
    EXPECT_GT(wins, 10);
    EXPECT_GT(draws, 5);
}

// Where one bound was asked for, nothing is known of the other.
TEST(Proofs, ClaimWhatIsKnown) {
    EXPECT_EQ(solver::claims_of({-1, 0}), "at-most 0");
    EXPECT_EQ(solver::claims_of({-1, -1}), "at-most -1");
    EXPECT_EQ(solver::claims_of({0, 0}), "at-least 0, at-most 0");
    EXPECT_EQ(solver::claims_of({0, 1}), "at-least 0");
    EXPECT_EQ(solver::claims_of({1, 1}), "at-least 1");
}

// A line less, or another move, and it does not hold.
TEST(Proofs, EveryLineIsNeeded) {
    const Position position = Game::parse_position("4/4/1O2/XXOX X 4");
    solver::Solved known;
    const std::string text = written(position, known);
    ASSERT_TRUE(verify(text).holds()) << text;
    int lines = 0;
    for (std::size_t at = text.find("play "); at != std::string::npos;
         at = text.find("play ", at + 1)) {
        std::string without = text;
        without.erase(at, text.find('\n', at) + 1 - at);
        EXPECT_FALSE(verify(without).holds()) << without;
        ++lines;
    }
    EXPECT_GT(lines, 0) << text;
}

std::string claim(const char* position, const char* what, const char* lines) {
    return std::string{"lawan-proof 1\ngame connect4\nposition "} + position + "\nclaim " + what +
           "\nby strategy\n" + lines + "end\n";
}

TEST(Proofs, FollowingUpHoldsOnlyWhereItDoes) {
    // On 4x4 the second player follows up: no line of the first lies in its rows alone.
    const char* empty = "4/4/4/4 X 4";
    const bool holds = follow_up(Game::parse_position(empty)) == FollowUp::Holds;
    EXPECT_EQ(verify(claim(empty, "at-most 0", "follow 4/4/4/4 X 4 :\n")).holds(), holds);
    EXPECT_FALSE(verify(claim(empty, "at-most -1", "follow 4/4/4/4 X 4 :\n")).holds());
    EXPECT_FALSE(verify(claim(empty, "at-least 0", "follow 4/4/4/4 X 4 :\n")).holds());
    const char* usual = "7/7/7/7/7/7 X 4";
    EXPECT_FALSE(verify(claim(usual, "at-most 0", "follow 7/7/7/7/7/7 X 4 :\n")).holds());
}

}  // namespace
}  // namespace lawan::connect4
