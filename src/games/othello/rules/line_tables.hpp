// What the flips of one move look up: rays by square, and a row's answers by its contents.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/eight_by_eight.hpp"

namespace lawan::othello {

// All tables are those of the 8×8 board. Smaller boards lie in its top left corner, and what is
// beyond their edge looks like empty squares, which end a line just as an edge does.

// The squares from `square` (not included) to the edge of the board.
[[nodiscard]] constexpr std::uint64_t ray(int square, int columns_by, int rows_by) {
    std::uint64_t squares = 0;
    int column = square % 8 + columns_by;
    int row = square / 8 + rows_by;
    while (column >= 0 && column < 8 && row >= 0 && row < 8) {
        squares |= std::uint64_t{1} << (8 * row + column);
        column += columns_by;
        row += rows_by;
    }
    return squares;
}

// A ray towards higher squares, and the opposite one on the board turned over, so that there too
// it runs towards higher squares and arithmetic carries along it.
struct OppositeRays {
    std::uint64_t forward;
    std::uint64_t backward_turned;
};

using Turn = std::uint64_t (*)(std::uint64_t);

template <int Lines>
struct alignas(16) RaysOfSquare {
    std::array<OppositeRays, Lines> lines;
};

struct Step {
    int columns;
    int rows;
};

template <std::size_t Lines>
[[nodiscard]] constexpr auto make_rays(const std::array<Step, Lines>& steps, Turn turned) {
    std::array<RaysOfSquare<Lines>, 64> table{};
    for (int square = 0; square < 64; ++square) {
        for (std::size_t line = 0; line < Lines; ++line) {
            const Step by = steps[line];
            table[static_cast<std::size_t>(square)].lines[line] = {
                ray(square, by.columns, by.rows), turned(ray(square, -by.columns, -by.rows))};
        }
    }
    return table;
}

// Down-left, down and down-right, with the rows reversed for the way back.
inline constexpr auto kRaysAcrossRows =
    make_rays<3>({{{-1, 1}, {0, 1}, {1, 1}}}, eight_by_eight::with_rows_reversed);

// Rows are short enough to keep every answer: where a disc put on a column would find a run of the
// opponent's discs ending (outflanking squares, of which the player may own some or none), and what
// it flips when he owns them.
struct RowAnswers {
    // [column][the opponent's discs in columns b to g]
    std::array<std::array<std::uint8_t, 64>, 8> outflanking{};
    // [column][outflanking squares that the player owns]
    std::array<std::array<std::uint8_t, 256>, 8> flipped{};
};

[[nodiscard]] constexpr RowAnswers make_row_answers() {
    RowAnswers answers;
    for (int column = 0; column < 8; ++column) {
        const auto at = static_cast<std::size_t>(column);
        for (const int by : {-1, 1}) {
            for (unsigned inner = 0; inner < 64; ++inner) {
                const unsigned opponent = inner << 1;
                int end = column + by;
                while (end >= 0 && end < 8 && ((opponent >> end) & 1U) != 0) end += by;
                if (end < 0 || end >= 8 || end == column + by) continue;
                answers.outflanking[at][inner] |= static_cast<std::uint8_t>(1U << end);
            }
            for (unsigned owned = 0; owned < 256; ++owned) {
                unsigned between = 0;
                int end = column + by;
                while (end >= 0 && end < 8 && ((owned >> end) & 1U) == 0) {
                    between |= 1U << end;
                    end += by;
                }
                if (end < 0 || end >= 8) continue;
                answers.flipped[at][owned] |= static_cast<std::uint8_t>(between);
            }
        }
    }
    return answers;
}

inline constexpr RowAnswers kRowAnswers = make_row_answers();

}  // namespace lawan::othello
