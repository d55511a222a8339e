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
#include <vector>

#include "core/side.hpp"
#include "games/tictactoe/engine/five/cell_kinds.hpp"
#include "games/tictactoe/engine/five/line_table.hpp"
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
    // Eight lines and a cell are added up in 16 bits.
    static constexpr int kMostInRow = 3'000;
    static constexpr float kScale = 16;  // the sums are divided by it

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

    // Adds up the cells of a position as the side to move sees them.
    class Adding {
      public:
        Adding(const Judge& judge, Side side)
            : cell_{judge.cell_}, rows_{judge.rows_[side == Side::X ? 0 : 1].data()} {}

        using Cell = std::array<LinePair, kDirectionCount>;
        [[gnu::always_inline]] void add(const Cell& cell) {
#pragma GCC unroll 4
            for (std::size_t part = 0; part < kParts; ++part) {
                Positive numbers;
                sum_up(cell, part, numbers);
                widen(part, numbers);
            }
        }
        // Two of them: neither is above 32,767, so 16 bits without a sign hold both.
        [[gnu::always_inline]] void add(const Cell& one, const Cell& other) {
#pragma GCC unroll 4
            for (std::size_t part = 0; part < kParts; ++part) {
                Positive numbers;
                Positive more;
                sum_up(one, part, numbers);
                sum_up(other, part, more);
                numbers += more;
                widen(part, numbers);
            }
        }
        [[nodiscard]] Sums sums() const {
            Sums sums;
            std::memcpy(sums.data(), sums_.data(), sizeof sums);
            return sums;
        }

      private:
        // Parts of a row that a processor adds up at once.
        static constexpr std::size_t kPart = 16;
        static constexpr std::size_t kParts = kSums / kPart;
        using Numbers [[gnu::vector_size(kPart * sizeof(std::int16_t))]] = std::int16_t;
        using Positive [[gnu::vector_size(kPart * sizeof(std::uint16_t))]] = std::uint16_t;
        static constexpr std::size_t kHalf = kPart / 2;
        using WideNumbers [[gnu::vector_size(kHalf * sizeof(std::int32_t))]] = std::int32_t;

        // Vectors are handed on by reference: not every processor returns such long ones alike.
        [[gnu::always_inline]] static void add_row(const Network::Row& row, std::size_t part,
                                                   Numbers& sum) {
            Numbers numbers;
            std::memcpy(&numbers, row.data() + part * kPart, sizeof numbers);
            sum += numbers;
        }
        [[gnu::always_inline]] void sum_up(const Cell& cell, std::size_t part,
                                           Positive& positive) const {
            Numbers sum{};
            add_row(cell_, part, sum);
            for (const LinePair pair : cell) add_row(rows_[pair], part, sum);
            positive = reinterpret_cast<Positive>(sum > 0 ? sum : Numbers{});
        }
        [[gnu::always_inline]] void widen(std::size_t part, const Positive& numbers) {
            const auto low = __builtin_shufflevector(numbers, numbers, 0, 1, 2, 3, 4, 5, 6, 7);
            const auto high =
                __builtin_shufflevector(numbers, numbers, 8, 9, 10, 11, 12, 13, 14, 15);
            sums_[2 * part] += __builtin_convertvector(low, WideNumbers);
            sums_[2 * part + 1] += __builtin_convertvector(high, WideNumbers);
        }

        const Network::Row& cell_;
        const Network::Row* rows_;
        std::array<WideNumbers, 2 * kParts> sums_{};
    };
    [[nodiscard]] int value(const Sums& sums) const;
    [[nodiscard]] const CellKinds& kinds() const {
        return kinds_;
    }

  private:
    CellKinds kinds_;
    Network::Row cell_;
    std::array<std::vector<Network::Row>, 2> rows_;  // by pairs of lines, with X and with O to move
    std::array<std::array<float, kHidden>, kSums> mix_{};
    std::array<float, kHidden> mix_bias_{};
    std::array<float, kHidden> out_{};
    std::array<float, kSums> past_{};
    float out_bias_;
};

}  // namespace lawan::tictactoe::five
