// Lines of play counted, against published numbers and a plain second implementation.
#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "games/othello/rules/position.hpp"
#include "tests/games/othello/rules/naive_board.hpp"

namespace lawan::othello {
namespace {

using testing::NaiveBoard;

struct Lines {
    std::uint64_t of_this_length = 0;
    std::uint64_t ended_before = 0;

    friend bool operator==(const Lines&, const Lines&) = default;
};

template <int Size>
void count(const BasicPosition<Size>& position, int depth, Lines& lines) {
    if (depth == 0) {
        ++lines.of_this_length;
        return;
    }
    const auto moves = position.legal_moves();
    if (moves.empty()) ++lines.ended_before;
    for (const Move move : moves) count(position.after(move), depth - 1, lines);
}

template <int Size>
Lines lines_of(int depth) {
    Lines lines;
    count(BasicPosition<Size>{}, depth, lines);
    return lines;
}

void count(const NaiveBoard& board, int depth, Lines& lines) {
    if (depth == 0) {
        ++lines.of_this_length;
        return;
    }
    const auto moves = board.moves();
    if (moves.empty()) ++lines.ended_before;
    for (const std::string& move : moves) count(board.after(move), depth - 1, lines);
}

Lines naive_lines_of(int size, int depth) {
    Lines lines;
    count(NaiveBoard::start(size), depth, lines);
    return lines;
}

// The same lines, but the moves of the last position are only counted.
std::uint64_t in_bulk(const Position& position, int depth) {
    if (depth == 1) return static_cast<std::uint64_t>(position.move_count());
    std::uint64_t leaves = 0;
    for (const Move move : position.legal_moves()) {
        leaves += in_bulk(position.after(move), depth - 1);
    }
    return leaves;
}

// Published numbers: 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284, 212258800. A
// pass is a ply, and a game that ended earlier counts as one line: the first end at ply 9, so up to
// there both ways of counting agree.
TEST(OthelloPerft, Depths1To8) {
    const std::vector<std::uint64_t> expected{4, 12, 56, 244, 1396, 8200, 55092, 390216};
    for (std::size_t depth = 1; depth <= expected.size(); ++depth) {
        EXPECT_EQ(lines_of<8>(static_cast<int>(depth)), (Lines{expected[depth - 1], 0})) << depth;
        EXPECT_EQ(in_bulk(Position{}, static_cast<int>(depth)), expected[depth - 1]) << depth;
    }
}

TEST(OthelloPerft, Depth9) {
    EXPECT_EQ(lines_of<8>(9), (Lines{3'005'288, 0}));
    EXPECT_EQ(in_bulk(Position{}, 9), 3'005'288U);
}

TEST(OthelloPerftSlow, Depth10) {
    const Lines lines = lines_of<8>(10);
    EXPECT_EQ(lines, (Lines{24'571'056, 228}));
    EXPECT_EQ(lines.of_this_length + lines.ended_before, 24'571'284U) << "as published";
    EXPECT_EQ(in_bulk(Position{}, 10), lines.of_this_length);
}

TEST(OthelloPerftSlow, Depth11) {
    const Lines lines = lines_of<8>(11);
    EXPECT_EQ(lines, (Lines{212'258'216, 584}));
    EXPECT_EQ(lines.of_this_length + lines.ended_before, 212'258'800U) << "as published";
    EXPECT_EQ(in_bulk(Position{}, 11), lines.of_this_length);
}

TEST(OthelloPerft, SmallerBoardsAgreeWithPlainRules) {
    for (int depth = 1; depth <= 6; ++depth) {
        EXPECT_EQ(lines_of<6>(depth), naive_lines_of(6, depth)) << depth;
    }
    for (int depth = 1; depth <= 9; ++depth) {
        EXPECT_EQ(lines_of<4>(depth), naive_lines_of(4, depth)) << depth;
    }
}

TEST(OthelloPerft, EveryGameOf4x4) {
    constexpr int kLongest = 17;  // twelve discs and five passes
    EXPECT_GT(lines_of<4>(kLongest).of_this_length, 0U);
    const Lines all = lines_of<4>(kLongest + 1);
    EXPECT_EQ(all.of_this_length, 0U);
    EXPECT_EQ(all, naive_lines_of(4, kLongest + 1));
}

}  // namespace
}  // namespace lawan::othello
