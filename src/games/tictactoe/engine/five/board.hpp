// A board for four or five in a row that knows at any time what a mark on each empty cell would
// make, for both sides. Made for playing and taking back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/side.hpp"
#include "games/tictactoe/engine/five/cell_kinds.hpp"
#include "games/tictactoe/engine/five/network.hpp"
#include "games/tictactoe/engine/five/point_set.hpp"
#include "games/tictactoe/engine/five/shapes.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::five {

class Board {
  public:
    explicit Board(const Rules& rules, const Judge& judge = Judge::usual());

    template <class Marks>
    [[nodiscard]] static Board of(const BasicPosition<Marks>& position) {
        Board board{position.rules()};
        for (const Side side : {Side::X, Side::O}) {
            for (const Square cell : squares(position.marks(side)))
                board.play(board.point(cell), side);
        }
        return board;
    }

    [[nodiscard]] Point point(Square cell) const {
        const int row = cell.index() / rules_.size.columns;
        const int column = cell.index() % rules_.size.columns;
        return static_cast<Point>(first_ + row * stride_ + column);
    }
    [[nodiscard]] Square square(Point point) const {
        const int row = (point - first_) / stride_;
        const int column = (point - first_) % stride_;
        return Square{row * rules_.size.columns + column};
    }
    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] bool is_empty(Point point) const { return marks_[at(point)] == kEmpty; }
    [[nodiscard]] int empty_cells() const { return empty_; }
    [[nodiscard]] int marks() const { return static_cast<int>(played_.size()); }
    [[nodiscard]] Point last() const { return played_.empty() ? kNoPoint : played_.back(); }

    void play(Point point, Side side);
    void take_back();  // the last mark

    [[nodiscard]] const PointSet& cells(Side side, Threat threat) const {
        return sides_[index(side)].threats[static_cast<std::size_t>(threat)];
    }
    [[nodiscard]] int count(Side side, Threat threat) const {
        return sides_[index(side)].counts[static_cast<std::size_t>(threat)];
    }
    [[nodiscard]] const CellKind& kind(Point point, Side side) const {
        return kinds_[shapes(point, side)];
    }
    [[nodiscard]] FourShapes shapes(Point point, Side side) const {
        return of_side(cells_[at(point)].shapes, side);
    }

    // The empty cells within two columns and rows of a mark.
    [[nodiscard]] PointSet near() const;

    // The cells that complete a row once a side has marked this one.
    template <class Visit>
    void for_each_completing(Point point, Side side, Visit visit) const {
        for (int direction = 0; direction < kDirectionCount; ++direction) {
            if (shape_in(shapes(point, side), direction) < Shape::Four) continue;
            const LineCode code = of_side(cells_[at(point)].codes[at(direction)], side);
            const unsigned places = table_.completing(code);
            for (int place = 0; place < 2 * table_.reach(); ++place) {
                if ((places >> place & 1U) == 0) continue;
                visit(static_cast<Point>(point + steps_[at(direction)] * table_.distance(place)));
            }
        }
    }

    // The lines through a cell as a side sees them.
    [[nodiscard]] std::array<Line, kDirectionCount> lines(Point point, Side side) const {
        std::array<Line, kDirectionCount> lines;
        for (std::size_t direction = 0; direction < kDirectionCount; ++direction)
            lines[direction] = table_.line(of_side(cells_[at(point)].codes[direction], side));
        return lines;
    }
    // What the position is worth to the side to move, without a look ahead.
    [[nodiscard]] int value(Side to_move) const;
    [[nodiscard]] std::uint64_t key(Side to_move) const;
    [[nodiscard]] std::uint64_t key_after(Point point, Side mover) const;

  private:
    static constexpr std::uint8_t kEmpty = 2;
    static constexpr std::uint8_t kBorder = 3;

    // Of X in the lower half, of O in the upper one.
    static constexpr int kOfSideBits = 16;
    struct Cell {
        std::array<std::uint32_t, kDirectionCount> codes{};
        std::uint32_t shapes = 0;
    };
    struct OfSide {
        std::array<PointSet, kThreats> threats{};
        std::array<int, kThreats> counts{};
    };

    // What a mark has changed, to take it back.
    struct Change {
        Point point;
        std::uint32_t codes;
        std::uint32_t shapes;
    };
    struct Toggle {
        Point point;
        std::uint8_t side;
        std::uint8_t changed;  // one bit for each threat
    };
    struct Undo {
        std::array<Toggle, std::size_t{4} * kDirectionCount * kMostReach + 2> toggles;
        std::size_t toggle_count;
        std::array<Change, std::size_t{2} * kDirectionCount * kMostReach> changes;
        std::array<std::size_t, kDirectionCount> ends;  // of the changes on each line
        std::size_t count;
    };

    template <class Index>
    [[nodiscard]] static std::size_t at(Index index) {
        return static_cast<std::size_t>(index);
    }
    [[nodiscard]] static std::uint16_t of_side(std::uint32_t both, Side side) {
        return static_cast<std::uint16_t>(both >> (side == Side::X ? 0 : kOfSideBits));
    }
    [[nodiscard]] static std::size_t index(Side side) { return side == Side::X ? 0 : 1; }
    void build();
    template <int kDirection>
    void change_line(Point point, Side side, Undo& undo);
    void recount(Point point, std::uint32_t before, std::uint32_t now, Undo& undo);
    void toggle_threats(const Toggle& toggle);
    void toggle_cell(Point point, Undo* undo);

    Rules rules_;
    const ShapeTable& table_;
    const CellKinds& kinds_;
    const Judge& judge_;
    int stride_;
    int first_;
    std::array<int, kDirectionCount> steps_{};
    std::array<std::uint8_t, kMostPoints> marks_{};
    std::array<Cell, kMostPoints> cells_{};
    std::array<OfSide, 2> sides_{};
    PointSet empty_points_;
    PointSet marked_points_;
    std::vector<Point> played_;
    std::vector<Undo> undo_;  // as many as were ever needed
    int empty_;
    std::uint64_t key_ = 0;
};

}  // namespace lawan::tictactoe::five
