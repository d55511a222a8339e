// Mobility summed line by line from the edge tables: quick, and not quite the number of moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/eight_by_eight.hpp"
#include "core/side.hpp"
#include "games/othello/evaluators/edge_table.hpp"
#include "games/othello/rules/line_tables.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

// A diagonal of at least four squares; no two of its squares share a column, so that its discs can
// be pushed together into one row.
struct Diagonal {
    std::uint64_t squares = 0;
    int first_column = 0;
    int length = 0;

    [[nodiscard]] constexpr unsigned gathered(std::uint64_t board) const {
        constexpr std::uint64_t kSumOfRows = 0x0101010101010101U;
        return static_cast<unsigned>(((board & squares) * kSumOfRows) >> 56) >> first_column;
    }
};

// Both long diagonals, and two more each way for every length from four up.
template <int Size>
[[nodiscard]] constexpr auto make_diagonals() {
    constexpr std::size_t kCount = 2 + 4 * (Size - kShortestLine);
    std::array<Diagonal, kCount> diagonals{};
    std::size_t next = 0;
    for (const int by : {1, -1}) {
        const int edge_column = by == 1 ? 0 : Size - 1;
        for (int from = Size - kShortestLine; from > 0; --from) {
            for (const bool along_top : {true, false}) {
                const int column = along_top ? edge_column + by * from : edge_column;
                const int square = along_top ? column : 8 * from + column;
                const int length = Size - from;
                diagonals[next++] = {
                    (std::uint64_t{1} << square | ray(square, by, 1)) & kBoard<Size>.bits(),
                    by == 1 ? column : column - length + 1, length};
            }
        }
        diagonals[next++] = {
            (std::uint64_t{1} << edge_column | ray(edge_column, by, 1)) & kBoard<Size>.bits(), 0,
            Size};
    }
    return diagonals;
}

template <int Size>
inline constexpr auto kDiagonals = make_diagonals<Size>();

// The moves of each side on every row, column and diagonal of four squares or more (34 lines on
// 8×8), added up. A square counts once for each line on which it is a move.
template <int Size>
[[nodiscard]] PerSide<int> line_mobility(const BasicPosition<Size>& position,
                                         const EdgeTables& tables) {
    const std::uint64_t black = position.discs(Side::X).bits();
    const std::uint64_t white = position.discs(Side::O).bits();
    const std::uint64_t black_columns = eight_by_eight::transposed(black);
    const std::uint64_t white_columns = eight_by_eight::transposed(white);
    PerSide<int> moves;
    const auto count = [&](const EdgeTable& table, std::uint64_t white_on_line,
                           std::uint64_t black_on_line) {
        const LineMobility found = table[edge_index(static_cast<unsigned>(white_on_line),
                                                    static_cast<unsigned>(black_on_line))];
        moves.x += found.black;
        moves.o += found.white;
    };
    const EdgeTable& full = tables.of_length(Size);
    for (int i = 0; i < Size; ++i) {
        count(full, (white >> (8 * i)) & 0xFFU, (black >> (8 * i)) & 0xFFU);
        count(full, (white_columns >> (8 * i)) & 0xFFU, (black_columns >> (8 * i)) & 0xFFU);
    }
    for (const Diagonal& diagonal : kDiagonals<Size>) {
        count(tables.of_length(diagonal.length), diagonal.gathered(white),
              diagonal.gathered(black));
    }
    return moves;
}

}  // namespace lawan::othello
