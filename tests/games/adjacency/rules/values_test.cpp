// Values of games small enough to be searched without any cleverness.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <unordered_map>

#include "core/position.hpp"
#include "games/adjacency/rules/notation.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency {
namespace {

Score minimax(const Position& position) {
    if (is_over(position)) return position.final_score();
    Score best = -Score::infinity();
    for (Square move : position.legal_moves()) {
        best = std::max(best, -minimax(position.after(move)));
    }
    return best;
}

struct KeyOf {
    std::size_t operator()(const Position& position) const {
        return static_cast<std::size_t>(position.key());
    }
};
using Values = std::unordered_map<Position, Score, KeyOf>;

Score minimax(const Position& position, Values& known) {
    if (is_over(position)) return position.final_score();
    const Position canonical = position.canonical().position;
    if (const auto found = known.find(canonical); found != known.end()) return found->second;
    Score best = -Score::infinity();
    for (Square move : canonical.legal_moves()) {
        best = std::max(best, -minimax(canonical.after(move), known));
    }
    known.emplace(canonical, best);
    return best;
}

Score remembered_minimax(const Position& position) {
    Values known;
    return minimax(position, known);
}

TEST(AdjacencyValues, OneAndTwoRoundsAreDrawn) {
    EXPECT_EQ(minimax(Position::start({8, 8}, Side::X, 2)), Score{0});
    EXPECT_EQ(minimax(Position::start({8, 8}, Side::X, 4)), Score{0});
}

TEST(AdjacencyValues, AreTheSameWhoeverStarts) {
    EXPECT_EQ(minimax(Position::start({8, 8}, Side::O, 2)), Score{0});
    EXPECT_EQ(remembered_minimax(Position::start({4, 4}, Side::O, 8)), Score{-2});
}

TEST(AdjacencyValues, OfTheFullBoardOfFourByFour) {
    const Position start = Position::start({4, 4}, Side::X, 8);
    EXPECT_EQ(minimax(start), Score{-2});
    EXPECT_EQ(remembered_minimax(start), Score{-2});
}

TEST(AdjacencyValuesSlow, SlowFullBoardOfFiveByFour) {
    EXPECT_EQ(remembered_minimax(Position::start({5, 4}, Side::X, 12)), Score{-2});
}

TEST(AdjacencyValues, OfBoardsThatStartEmpty) {
    EXPECT_EQ(remembered_minimax(parse_position("3/3/3 X 5 4")), Score{3});
    EXPECT_EQ(remembered_minimax(parse_position("4/4/4 X 6 6")), Score{-2});
}

}  // namespace
}  // namespace lawan::adjacency
