// The board as the solver keeps it: columns of bits, one bit more than there are rows in each.
//
// The bit on top of a column is never a disc, so that shifted lines do not run from one column into
// the next, and it makes room for two tricks: all discs plus the lowest cell of each column are the
// cells where discs land, and one side's discs plus all discs are a number that no other position
// has. Both are well known; P. Pons describes them in "Solving Connect 4: how to build a perfect
// AI" (2015), and J. Tromp's Fhourstones has the number.
#pragma once

#include <bit>
#include <cstdint>

#include "games/connect4/rules/cells.hpp"
#include "games/connect4/rules/position.hpp"
#include "games/connect4/rules/rules.hpp"

namespace lawan::connect4::solver {

// For the boards of 64 cells or less whose columns take more than 64 bits.
__extension__ using WideBits = unsigned __int128;

[[nodiscard]] constexpr int count(std::uint64_t bits) {
    return std::popcount(bits);
}
[[nodiscard]] constexpr int count(WideBits bits) {
    return std::popcount(static_cast<std::uint64_t>(bits)) +
           std::popcount(static_cast<std::uint64_t>(bits >> 64U));
}

// Whether at most one bit is set.
template <class Bits>
[[nodiscard]] constexpr bool at_most_one(Bits bits) {
    return (bits & (bits - 1)) == 0;
}

// A board whose size is chosen while the program runs.
template <class BitsOfBoard>
class AnyShape {
  public:
    using Bits = BitsOfBoard;

    explicit constexpr AnyShape(const Rules& rules)
        : columns_{rules.size.columns}, rows_{rules.size.rows}, in_a_row_{rules.in_a_row} {
        for (int column = 0; column < columns_; ++column) {
            bottom_ |= Bits{1} << (column * stride());
        }
        for (int height = 0; height < rows_; ++height) {
            board_ |= bottom_ << height;
            if ((rows_ - 1 - height) % 2 == 0) upper_ |= bottom_ << height;
        }
    }

    [[nodiscard]] constexpr int columns() const { return columns_; }
    [[nodiscard]] constexpr int rows() const { return rows_; }
    [[nodiscard]] constexpr int in_a_row() const { return in_a_row_; }
    [[nodiscard]] constexpr int stride() const { return rows_ + 1; }
    [[nodiscard]] constexpr int cells() const { return columns_ * rows_; }
    [[nodiscard]] constexpr Bits bottom() const { return bottom_; }
    [[nodiscard]] constexpr Bits board() const { return board_; }
    [[nodiscard]] constexpr Bits upper_rows() const { return upper_; }

  private:
    int columns_;
    int rows_;
    int in_a_row_;
    Bits bottom_ = 0;
    Bits board_ = 0;
    Bits upper_ = 0;  // every second row from the top, see rules/follow_up.hpp
};

// A board that the compiler knows: the same, faster.
template <int kColumns, int kRows, int kInARow>
class FixedShape {
  public:
    using Bits = std::uint64_t;
    static_assert(kColumns * (kRows + 1) <= 64);

    [[nodiscard]] static constexpr int columns() { return kColumns; }
    [[nodiscard]] static constexpr int rows() { return kRows; }
    [[nodiscard]] static constexpr int in_a_row() { return kInARow; }
    [[nodiscard]] static constexpr int stride() { return kRows + 1; }
    [[nodiscard]] static constexpr int cells() { return kColumns * kRows; }
    [[nodiscard]] static constexpr Bits bottom() { return kShape.bottom(); }
    [[nodiscard]] static constexpr Bits board() { return kShape.board(); }
    [[nodiscard]] static constexpr Bits upper_rows() { return kShape.upper_rows(); }

  private:
    static constexpr AnyShape<Bits> kShape{Rules{{kColumns, kRows}, kInARow}};
};

using UsualShape = FixedShape<7, 6, 4>;

template <class Shape>
[[nodiscard]] constexpr typename Shape::Bits column_bits(const Shape& shape, int column) {
    using Bits = typename Shape::Bits;
    return ((Bits{1} << shape.rows()) - 1) << (column * shape.stride());
}

// The cells, empty or not, where one more disc makes a line of these in a direction: so many discs
// on one side of the cell, and the rest on the other.
template <class Shape>
[[nodiscard, gnu::always_inline]] constexpr typename Shape::Bits completing(
    const Shape& shape, typename Shape::Bits discs, int by) {
    using Bits = typename Shape::Bits;
    const int lacking = shape.in_a_row() - 1;
    Bits after[kMostPerSide];  // the i cells behind it are discs
    after[0] = ~Bits{0};
    for (int i = 1; i <= lacking; ++i) after[i] = after[i - 1] & (discs >> (i * by));
    Bits before = ~Bits{0};
    Bits cells = after[lacking];
    for (int i = 1; i <= lacking; ++i) {
        before &= discs << (i * by);
        cells |= before & after[lacking - i];
    }
    return cells;
}

// In any direction that has room for a line.
template <class Shape>
[[nodiscard, gnu::always_inline]] constexpr typename Shape::Bits completing(
    const Shape& shape, typename Shape::Bits discs) {
    using Bits = typename Shape::Bits;
    const bool wide = shape.columns() >= shape.in_a_row();
    const bool high = shape.rows() >= shape.in_a_row();
    Bits cells = 0;
    if (high) {
        cells = ~Bits{0};
        for (int i = 1; i < shape.in_a_row(); ++i) cells &= discs << i;
    }
    if (wide) cells |= completing(shape, discs, shape.stride());
    if (wide && high) {
        cells |= completing(shape, discs, shape.stride() - 1);
        cells |= completing(shape, discs, shape.stride() + 1);
    }
    return cells;
}

template <class Shape>
[[nodiscard, gnu::always_inline]] constexpr bool has_run(const Shape& shape,
                                                         typename Shape::Bits discs, int by) {
    const int most = shape.in_a_row();
    for (int length = 1; length < most;) {
        const int more = length < most - length ? length : most - length;
        discs &= discs >> (more * by);
        length += more;
    }
    return discs != 0;
}

template <class Shape>
[[nodiscard, gnu::always_inline]] constexpr bool has_run(const Shape& shape,
                                                         typename Shape::Bits discs) {
    return has_run(shape, discs, shape.stride()) || has_run(shape, discs, shape.stride() + 1) ||
           has_run(shape, discs, shape.stride() - 1) || has_run(shape, discs, 1);
}

// A position, seen from the side to move.
template <class Shape>
struct Stacks {
    using Bits = typename Shape::Bits;

    Bits own = 0;
    Bits filled = 0;

    [[nodiscard]] static Stacks of(const Shape& shape, const Position& position) {
        Stacks stacks;
        for (const Square square : squares(position.filled())) {
            const Bits bit = bit_of(shape, square);
            stacks.filled |= bit;
            if (position.own().has(square)) stacks.own |= bit;
        }
        return stacks;
    }
    [[nodiscard]] static Bits bit_of(const Shape& shape, Square square) {
        const BoardSize size{shape.columns(), shape.rows()};
        return Bits{1} << (column_of(square, size) * shape.stride() + height_of(square, size));
    }

    [[nodiscard]] constexpr Bits enemy() const { return own ^ filled; }
    [[nodiscard]] constexpr Stacks after(Bits move) const { return {enemy(), filled | move}; }
    [[nodiscard]] constexpr Bits landing_cells(const Shape& shape) const {
        return (filled + shape.bottom()) & shape.board();
    }
    // Different positions have different keys.
    [[nodiscard]] constexpr Bits key() const { return own + filled; }
    [[nodiscard]] constexpr Stacks mirrored(const Shape& shape) const {
        const Bits column = (Bits{1} << shape.stride()) - 1;
        Stacks result;
        Stacks left = *this;
        for (int done = 0; done < shape.columns(); ++done) {
            result.own = (result.own << shape.stride()) | (left.own & column);
            result.filled = (result.filled << shape.stride()) | (left.filled & column);
            left.own >>= shape.stride();
            left.filled >>= shape.stride();
        }
        return result;
    }
};

}  // namespace lawan::connect4::solver
