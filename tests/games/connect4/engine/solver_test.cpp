// Exact values against looking at every line, on every kind of board, and known values.
#include "games/connect4/engine/solver/solve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "brute_force.hpp"
#include "games/connect4/engine/solver/search.hpp"
#include "games/connect4/rules/game.hpp"
#include "tests/games/connect4/rules/naive.hpp"

namespace lawan::connect4::solver {
namespace {

constexpr MebiBytes kMemory{1};

Position after_columns(std::string_view columns) {
    Position position;
    const Game game{position};
    for (const char column : columns) {
        position = position.after(*game.parse_move(std::string_view{&column, 1}, position));
    }
    return position;
}

Solved solved(const Position& position, Prover& prover) {
    Budget budget{Limits::none()};
    Solver solver{position, prover, budget};
    Solved known;
    solver.find_value({}, known);
    solver.find_best_moves(known);
    solver.find_distance(known);
    solver.find_line(known);
    return known;
}

int sign(int number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}

// The line keeps the score to the end, and ends when it should.
void expect_line_of(const Position& position, const Solved& known, BruteForce& plain) {
    Position at = position;
    int score = *known.score;
    for (const Square move : known.line) {
        ASSERT_EQ(plain.score(at), score);
        at = at.after(move);
        score = -score;
    }
    ASSERT_EQ(at.move_count(), 0);
    if (known.distance) {
        ASSERT_EQ(static_cast<int>(known.line.size()), *known.distance);
    }
}

void expect_solved(const Position& position, Prover& prover) {
    SCOPED_TRACE(Game{position}.position_text(position));
    BruteForce plain;
    const int score = plain.score(position);
    const Solved known = solved(position, prover);
    ASSERT_EQ(known.lower, sign(score));
    ASSERT_EQ(known.upper, sign(score));
    ASSERT_EQ(known.score, score);
    ASSERT_EQ(known.distance.has_value(), score != 0);
    for (const Square move : position.legal_moves()) {
        const bool best = sign(-plain.score(position.after(move))) == sign(score);
        ASSERT_EQ(std::count(known.best.begin(), known.best.end(), move), best ? 1 : 0);
    }
    expect_line_of(position, known, plain);
}

void expect_solved_on(const Rules& rules, int empty, int positions, int threads = 1) {
    SCOPED_TRACE(to_text(rules.size) + " k=" + std::to_string(rules.in_a_row));
    Random random{Seed{31}};
    const auto prover = make_prover(rules, kMemory, threads);
    for (int done = 0; done < positions;) {
        const int fewer = static_cast<int>(random.below(static_cast<std::uint64_t>(empty)));
        const int plies = rules.size.cells() - empty + fewer;
        const Position position = after_random_moves(rules, plies, random);
        if (position.move_count() == 0) {
            if (rules.in_a_row < 4 && random.chance(0.2)) ++done;  // such boards fill rarely
            continue;
        }
        ASSERT_NO_FATAL_FAILURE(expect_solved(position, *prover));
        ++done;
    }
}

TEST(Solver, IsRightOnSmallBoards) {
    expect_solved_on({{4, 4}, 4}, 14, 30);
    expect_solved_on({{4, 4}, 3}, 14, 30);
    expect_solved_on({{5, 4}, 4}, 14, 20);
    expect_solved_on({{4, 5}, 4}, 14, 20);
    expect_solved_on({{4, 5}, 2}, 20, 5);
}

TEST(Solver, IsRightLateOnLargeBoards) {
    expect_solved_on({}, 14, 20);
    expect_solved_on({{8, 7}, 4}, 13, 10);
    expect_solved_on({{7, 8}, 5}, 13, 10);
    expect_solved_on({{10, 5}, 6}, 13, 5);
    expect_solved_on({{4, 10}, 10}, 13, 5);
}

TEST(Solver, IsRightWhereColumnsTakeMoreThan64Bits) {
    expect_solved_on({{8, 8}, 4}, 12, 8);
    expect_solved_on({{9, 7}, 5}, 12, 8);
    expect_solved_on({{10, 6}, 4}, 12, 8);
    expect_solved_on({{7, 9}, 6}, 12, 8);
    expect_solved_on({{6, 10}, 4}, 12, 8);
}

TEST(Solver, ThreadsFindTheSame) {
    expect_solved_on({{4, 5}, 4}, 16, 10, 3);
    expect_solved_on({}, 20, 5, 4);
}

TEST(Solver, ScoresAndDiscsAtTheEnd) {
    constexpr int kCells = 42;
    for (int discs = 0; discs < kCells; ++discs) {
        for (int last = discs + 1; last <= kCells; ++last) {
            const int score = win_score(kCells, last);
            const bool mover_wins = (last - discs) % 2 != 0;
            EXPECT_EQ(discs_at_end(kCells, discs, mover_wins ? score : -score), last);
        }
    }
}

TEST(Solver, StopsWhenTheBudgetIsSpent) {
    const auto prover = make_prover({}, kMemory);
    Budget budget{Limits::of_nodes(10'000)};
    Solver solver{Position{}, *prover, budget};
    Solved known;
    solver.find_value({}, known);
    EXPECT_FALSE(known.settled());
    EXPECT_LE(budget.nodes(), 10'100U);
}

// The first lines of the test sets that go with Pons's articles, columns counted from 1.
TEST(Solver, KnownPositions) {
    const auto prover = make_prover({}, MebiBytes{16});
    const std::pair<const char*, int> known[] = {{"2252576253462244111563365343671351441", -1},
                                                 {"7422341735647741166133573473242566", 1},
                                                 {"23163416124767223154467471272416755633", 0},
                                                 {"274552224131661", 0}};
    for (const auto& [columns, score] : known) {
        EXPECT_EQ(solved(after_columns(columns), *prover).score, score) << columns;
    }
}

TEST(Solver, AsksOnlyWhatIsWanted) {
    const auto prover = make_prover({}, MebiBytes{16});
    Budget budget{Limits::none()};
    Solver solver{after_columns("274552224131661"), *prover, budget};  // a draw
    Solved known;
    solver.find_value({true, false}, known);
    EXPECT_EQ(known.lower, -1);
    EXPECT_EQ(known.upper, 0);
    solver.find_value({false, true}, known);
    EXPECT_EQ(known.lower, 0);
}

TEST(SolverSlow, TheFirstPlayerWinsInTheMiddle) {
    const auto prover = make_prover({}, MebiBytes{256}, 2);
    Budget budget{Limits::none()};
    Solver solver{Position{}, *prover, budget};
    Solved known;
    solver.find_value({}, known);
    solver.find_best_moves(known);
    EXPECT_EQ(known.lower, 1);
    EXPECT_EQ(known.best, std::vector<Square>{square_at(3, 0, {7, 6})});
}

}  // namespace
}  // namespace lawan::connect4::solver
