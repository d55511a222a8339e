// Made puzzles have one answer, whoever looks, and the same seed makes the same ones.
#include "analysis/puzzle_maker.hpp"

#include <set>

#include <gtest/gtest.h>

namespace lawan {
namespace {

constexpr std::size_t kWanted = 2;

AnyGame usual_game(const GameModule& entry) {
    return entry.make(Options{as_it_is("game " + entry.name), entry.settings, {}});
}

std::vector<MadePuzzle> made(const GameModule& entry, Seed seed) {
    PuzzleMaker maker{entry, usual_game(entry), seed};
    std::vector<MadePuzzle> puzzles;
    while (puzzles.size() < kWanted) {
        if (auto puzzle = maker.next(nullptr)) puzzles.push_back(std::move(*puzzle));
    }
    return puzzles;
}

int outcome(Score value) {
    return value > Score{0} ? 1 : value < Score{0} ? -1 : 0;
}

// By the solver itself, not by what the maker has remembered.
int outcome_after(const GameModule& entry, const AnyPosition& position, AnyMove move) {
    const AnyPosition after = position.after(move);
    if (after.is_over()) return outcome(-after.final_score());
    SolveRequest request{after, {}, {}};
    request.memory_mib = 16;
    return outcome(-entry.solve(request).bounds.lower);
}

class MadePuzzles : public testing::TestWithParam<std::string> {};

TEST_P(MadePuzzles, HaveOneAnswerEach) {
    const GameModule& entry = find_game(GetParam());
    std::set<std::string> seen;
    for (const MadePuzzle& puzzle : made(entry, Seed{3})) {
        EXPECT_TRUE(seen.insert(puzzle.position).second) << puzzle.position;
        const AnyPosition position = entry.set_up(puzzle.position).start();
        EXPECT_GE(outcome(puzzle.value), 0);
        EXPECT_GE(puzzle.difficulty, 1);
        for (const AnyMove move : position.legal_moves()) {
            const bool keeps = outcome_after(entry, position, move) >= outcome(puzzle.value);
            EXPECT_EQ(keeps, position.move_text(move) == puzzle.answer)
                << puzzle.position << ' ' << position.move_text(move);
        }
    }
}

TEST_P(MadePuzzles, AreTheSameFromOneSeed) {
    const GameModule& entry = find_game(GetParam());
    const std::vector<MadePuzzle> once = made(entry, Seed{7});
    const std::vector<MadePuzzle> again = made(entry, Seed{7});
    for (std::size_t i = 0; i < kWanted; ++i) {
        EXPECT_EQ(once[i].position, again[i].position);
        EXPECT_EQ(once[i].answer, again[i].answer);
        EXPECT_EQ(once[i].difficulty, again[i].difficulty);
    }
}

std::vector<std::string> games_with_solvers() {
    std::vector<std::string> names;
    for (const GameModule& entry : catalog()) {
        if (entry.solve) names.push_back(entry.name);
    }
    return names;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, MadePuzzles, testing::ValuesIn(games_with_solvers()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace lawan
