// Every line of play to a small depth, counted and summed.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/position.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency {
namespace {

// What X − O comes to over the leaves: a flip gone wrong shows here, not in their number.
struct Leaves {
    std::int64_t count = 0;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    int least = std::numeric_limits<int>::max();
    int greatest = std::numeric_limits<int>::min();

    void add(int score) {
        ++count;
        sum += score;
        squares += score * score;
        least = std::min(least, score);
        greatest = std::max(greatest, score);
    }
};

void visit(const Position& position, int plies, Leaves& leaves) {
    if (plies == 0) {
        const int own = position.mark_difference().points();
        leaves.add(position.side_to_move() == Side::X ? own : -own);
        return;
    }
    for (Square move : position.legal_moves()) visit(position.after(move), plies - 1, leaves);
}

Position start() {
    return Position::start({8, 8}, Side::X, 16);
}

void expect_leaves(int plies, const Leaves& expected) {
    Leaves leaves;
    visit(start(), plies, leaves);
    EXPECT_EQ(leaves.count, expected.count);
    EXPECT_EQ(leaves.sum, expected.sum);
    EXPECT_EQ(leaves.squares, expected.squares);
    EXPECT_EQ(leaves.least, expected.least);
    EXPECT_EQ(leaves.greatest, expected.greatest);
}

TEST(AdjacencyPerft, OnePly) {
    expect_leaves(1, {56, 64, 88, 1, 3});
}
TEST(AdjacencyPerft, TwoPlies) {
    expect_leaves(2, {3'080, -388, 2'392, -4, 2});
}
TEST(AdjacencyPerft, ThreePlies) {
    expect_leaves(3, {166'320, 190'848, 424'320, -3, 7});
}
TEST(AdjacencyPerft, FourPlies) {
    expect_leaves(4, {8'814'960, -2'170'440, 17'219'552, -8, 6});
}
TEST(AdjacencyPerftSlow, SlowFivePlies) {
    expect_leaves(5, {458'377'920, 530'632'320, 1'772'412'256, -7, 11});
}

TEST(AdjacencyPerft, EndsWithTheLastRound) {
    Leaves leaves;
    visit(Position::start({8, 8}, Side::X, 2), 3, leaves);
    EXPECT_EQ(leaves.count, 0);  // no line is three plies long in a game of one round
}

// The different ones among the positions that one more ply leads to from these.
template <class Representative>
std::vector<Position> next_ply(const std::vector<Position>& layer, Representative representative) {
    std::vector<Position> next;
    for (const Position& position : layer) {
        for (Square move : position.legal_moves()) {
            next.push_back(representative(position.after(move)));
        }
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    return next;
}

template <class Representative>
void expect_distinct(const std::vector<std::size_t>& expected, Representative representative) {
    std::vector<Position> layer{start()};
    std::vector<std::size_t> found;
    while (found.size() < expected.size()) {
        layer = next_ply(layer, representative);
        found.push_back(layer.size());
    }
    EXPECT_EQ(found, expected);
}

Position itself(const Position& position) {
    return position;
}
Position canonical(const Position& position) {
    return position.canonical().position;
}

TEST(AdjacencyDistinct, Positions) {
    expect_distinct({56, 3'000, 85'060}, itself);
}
TEST(AdjacencyDistinct, PositionsUpToSymmetry) {
    expect_distinct({30, 1'506, 42'588}, canonical);
}
TEST(AdjacencyDistinctSlow, SlowFourPlies) {
    expect_distinct({56, 3'000, 85'060, 2'326'848}, itself);
}

}  // namespace
}  // namespace lawan::adjacency
