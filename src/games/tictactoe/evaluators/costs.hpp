// The costs of attacking and of defending a cell: A. H. Utama, "Perancangan Lawan Bermain Permainan
// Tic-tac-toe dengan Menggunakan Algoritma Branch and Bound", Institut Teknologi Bandung, 2016.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "games/tictactoe/rules/position.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe {

// A number of marks, or infinity. Infinity and anything more is infinity, so two lines that must be
// blocked weigh no more than one.
class Cost {
  public:
    constexpr Cost() = default;
    constexpr explicit Cost(int marks) : marks_{marks} {}
    [[nodiscard]] static constexpr Cost infinity() {
        return Cost{std::numeric_limits<std::int32_t>::max()};
    }

    [[nodiscard]] constexpr bool infinite() const { return *this == infinity(); }
    // The number, where it is one.
    [[nodiscard]] constexpr std::int32_t marks() const { return marks_; }

    [[nodiscard]] friend constexpr Cost operator+(Cost a, Cost b) {
        return a.infinite() || b.infinite() ? infinity() : Cost{a.marks_ + b.marks_};
    }
    constexpr Cost& operator+=(Cost other) { return *this = *this + other; }
    friend constexpr auto operator<=>(Cost, Cost) = default;

  private:
    std::int32_t marks_ = 0;
};

// More is better in both; the paper itself says that they are rather merits than costs.
struct Costs {
    int attack = 0;
    Cost defence;

    friend constexpr bool operator==(Costs, Costs) = default;
};

// The paper knows only whole lines: N×N boards with N in a row.
[[nodiscard]] constexpr bool has_costs(const Rules& rules) {
    return rules.size.square() && rules.in_a_row == rules.size.columns;
}

// Throws InputError unless the costs are known.
void check_costs(const Rules& rules);

// For the side to move and an empty cell in row i and column j, where the lines of a cell are its
// row, its column and the board's diagonals through it:
//
//   ca = opr(i,j) + opc(i,j) + opd(i,j)                                                        (1)
//        the open lines: those without a mark of the opponent;
//   cd = or(i,j) + oc(i,j) + od(i,j) + br(i,j) + bc(i,j) + bd(i,j)                             (2)
//        the opponent's marks on the lines, also on those that are blocked already, and infinity
//        for each line on which the opponent lacks nothing but this cell.
//
// What the formulas add up over the lines of a cell. All four numbers share a word, so that one
// addition adds them all: no cell has more than four lines of 20 cells.
class CostTerms {
  public:
    constexpr CostTerms() = default;

    // One line of `length` cells, seen from one that is empty.
    [[nodiscard]] static constexpr CostTerms of_line(int enemy_marks, int length, bool wins) {
        CostTerms terms;
        terms.word_ = static_cast<std::uint32_t>(enemy_marks) * kMark;
        if (enemy_marks == 0) terms.word_ += kOpen;
        if (enemy_marks == length - 1) terms.word_ += kBlock;
        if (wins) terms.word_ += kWin;
        return terms;
    }

    [[nodiscard]] constexpr int marks() const { return part(kMark, kBlock); }  // the opponent's
    [[nodiscard]] constexpr int open() const { return part(kOpen, kMark); }
    [[nodiscard]] constexpr int blocks() const { return part(kBlock, kWin); }  // must be made here
    [[nodiscard]] constexpr int wins() const { return static_cast<int>(word_ / kWin); }

    [[nodiscard]] constexpr Costs costs() const {
        return {open(), blocks() > 0 ? Cost::infinity() : Cost{marks()}};
    }

    constexpr CostTerms& operator+=(CostTerms other) {
        word_ += other.word_;
        return *this;
    }

  private:
    static constexpr std::uint32_t kOpen = 1;
    static constexpr std::uint32_t kMark = 1U << 8;
    static constexpr std::uint32_t kBlock = 1U << 16;
    static constexpr std::uint32_t kWin = 1U << 24;

    [[nodiscard]] constexpr int part(std::uint32_t unit, std::uint32_t next) const {
        return static_cast<int>(word_ % next / unit);
    }

    std::uint32_t word_ = 0;
};

// The terms of all lines of a position, counted once for all its cells.
template <class Board>
class CostTable {
  public:
    // Only on boards that have costs.
    explicit CostTable(const BasicPosition<Board>& position) : side_{position.size().columns} {
        assert(has_costs(position.rules()));
        const Board row = Board::first_squares(side_);
        const Board column =
            left_columns<Board>(position.size(), 1) & Board::first_squares(position.size().cells());
        Board falling{};
        Board rising{};
        for (int i = 0; i < side_; ++i) {
            const auto line = static_cast<std::size_t>(i);
            rows_[line] = terms_of(row << (i * side_), position);
            columns_[line] = terms_of(column << i, position);
            falling.add(Square{i * (side_ + 1)});
            rising.add(Square{(i + 1) * (side_ - 1)});
        }
        falling_ = terms_of(falling, position);
        rising_ = terms_of(rising, position);
    }

    // Of an empty cell.
    [[nodiscard]] CostTerms terms(Coordinate at) const {
        CostTerms terms = rows_[static_cast<std::size_t>(at.row)];
        terms += columns_[static_cast<std::size_t>(at.column)];
        if (at.column == at.row) terms += falling_;
        if (at.column + at.row == side_ - 1) terms += rising_;
        return terms;
    }

  private:
    [[nodiscard]] CostTerms terms_of(const Board& line, const BasicPosition<Board>& p) const {
        Board lacking = line & ~p.own();
        if (lacking.any()) lacking.drop_first();
        return CostTerms::of_line((line & p.enemy()).count(), side_, lacking.empty());
    }

    int side_;
    std::array<CostTerms, kMostPerSide> rows_;
    std::array<CostTerms, kMostPerSide> columns_;
    CostTerms falling_;  // the diagonal from the top left
    CostTerms rising_;
};

// The costs of one empty cell. Throws InputError unless the board has costs.
template <class Board>
[[nodiscard]] Costs costs_of(const BasicPosition<Board>& position, Square cell) {
    assert(position.empty_cells().has(cell));
    check_costs(position.rules());
    return CostTable<Board>{position}.terms(coordinate_of(cell, position.size())).costs();
}

}  // namespace lawan::tictactoe
