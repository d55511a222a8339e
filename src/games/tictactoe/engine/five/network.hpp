// What a position is worth, by a small network learned from games. For every empty cell near marks
// it adds up what the four lines through the cell mean to both sides, cuts off what is below zero,
// and sums the cells up; two further layers make a value of the sums. (Cells that read lines by
// table: Z. Jin, H. Duan and Z. Hang: Rapfi, distilling efficient neural network for the game of
// Gomoku, 2025.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "games/tictactoe/engine/five/cell_kinds.hpp"
#include "games/tictactoe/engine/five/shapes.hpp"

namespace lawan::tictactoe::five {

inline constexpr std::size_t kSums = 32;
inline constexpr std::size_t kHidden = 32;
// Ways to choose four shapes where the order does not matter.
inline constexpr std::size_t kCombinations = 1365;
static_assert(kShapes * (kShapes + 1) * (kShapes + 2) * (kShapes + 3) / 24 == kCombinations);

// The number of what a cell has in its four directions.
[[nodiscard]] std::size_t combination(FourShapes shapes);

struct Network {
    static constexpr int kUnit = 200;       // of the value: so many make the odds e times as high
    static constexpr int kCellUnit = 256;   // of the numbers of the cells
    static constexpr int kHeadUnit = 4096;  // of the numbers of the further layers
    static constexpr float kScale = 16;     // the sums are divided by it

    using Row = std::array<std::int16_t, kSums>;
    using HeadRow = std::array<std::int32_t, kHidden>;

    std::array<Row, kLines> own{};    // a line as the side to move sees it
    std::array<Row, kLines> other{};  // and as the opponent does
    Row cell{};                       // any cell
    std::array<HeadRow, kSums> mix{};
    HeadRow mix_bias{};
    HeadRow out{};
    std::array<std::int32_t, kSums> past{};  // from the sums to the value
    std::int32_t out_bias = 0;
    // How likely a cell is to be played, by what a mark there would make for the side to move and
    // for its opponent: kOrderUnit of them make it e times as likely.
    static constexpr int kOrderUnit = 300;
    std::array<std::int16_t, kCombinations> own_order{};
    std::array<std::int16_t, kCombinations> other_order{};

    [[nodiscard]] static const Network& learned();
};

// A network as the search uses it.
class Judge {
  public:
    using Sums = std::array<std::int32_t, kSums>;

    [[nodiscard]] static const Judge& usual();
    explicit Judge(const Network& network);

    // The lines of a cell as one side and as the other sees them.
    void add(const std::array<Line, kDirectionCount>& own,
             const std::array<Line, kDirectionCount>& other, Sums& sums) const {
        Numbers row{};
        add_row(row, network_.cell);
        for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
            add_row(row, network_.own[own[direction]]);
            add_row(row, network_.other[other[direction]]);
        }
        row &= row > 0;
        WideNumbers total;
        std::memcpy(&total, sums.data(), sizeof total);
        total += __builtin_convertvector(row, WideNumbers);
        std::memcpy(sums.data(), &total, sizeof total);
    }
    [[nodiscard]] int value(const Sums& sums) const;

  private:
    // As wide as a row; the compiler makes of it what the processor has.
    using Numbers [[gnu::vector_size(kSums * sizeof(std::int16_t))]] = std::int16_t;
    using WideNumbers [[gnu::vector_size(kSums * sizeof(std::int32_t))]] = std::int32_t;

    [[gnu::always_inline]] static void add_row(Numbers& to, const Network::Row& row) {
        Numbers numbers;
        std::memcpy(&numbers, row.data(), sizeof numbers);
        to += numbers;
    }

    Network network_;
    std::array<std::array<float, kHidden>, kSums> mix_{};
    std::array<float, kHidden> mix_bias_{};
    std::array<float, kHidden> out_{};
    std::array<float, kSums> past_{};
    float out_bias_;
};

}  // namespace lawan::tictactoe::five
