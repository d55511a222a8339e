// A board for four or five in a row that knows at any time what a mark on each empty cell would
// make, for both sides. Made for playing and taking back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/side.hpp"
#include "games/tictactoe/engine/five/cell_kinds.hpp"
#include "games/tictactoe/engine/five/line_table.hpp"
#include "games/tictactoe/engine/five/network.hpp"
#include "games/tictactoe/engine/five/point_set.hpp"
#include "games/tictactoe/engine/five/shapes.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "games/tictactoe/rules/renju.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::five {

class Board {
  public:
    explicit Board(const Rules& rules, const Judge& judge = Judge::usual());

    template <class Marks>
    [[nodiscard]] static Board of(const BasicPosition<Marks>& position,
                                  const Judge& judge = Judge::usual()) {
        Board board{position.rules(), judge};
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

    // Without those that are forbidden.
    [[nodiscard]] const PointSet& cells(Side side, Threat threat) const {
        return threats(side)[static_cast<std::size_t>(threat)].cells;
    }
    [[nodiscard]] int count(Side side, Threat threat) const {
        return threats(side)[static_cast<std::size_t>(threat)].count;
    }
    // The empty cells that a side may not mark: none but for X in Renju.
    [[nodiscard]] PointSet forbidden(Side side) const {
        return is_renju_ && side == Side::X ? of_renju_.forbidden : PointSet{};
    }
    [[nodiscard]] bool forbids(Point point, Side side) const {
        return is_renju_ && side == Side::X && of_renju_.forbidden.has(point);
    }
    [[nodiscard]] const CellKind& kind(Point point, Side side) const {
        return kinds_[shapes(point, side)];
    }
    [[nodiscard]] FourShapes shapes(Point point, Side side) const {
        return of_side(cells_[at(point)].shapes, side);
    }

    // The empty cells within two columns and rows of a mark.
    [[nodiscard]] PointSet near() const {
        PointSet near = within_;
        near &= empty_points_;
        return near;
    }

    // The cells that complete a row once a side has marked this one.
    template <class Visit>
    void for_each_completing(Point point, Side side, Visit visit) const {
        for (int direction = 0; direction < kDirectionCount; ++direction) {
            if (shape_in(shapes(point, side), direction) < Shape::Four) continue;
            const LineCode code = this->code(point, direction, side);
            const unsigned places = table_of(side).completing(code);
            for (int place = 0; place < 2 * table_.reach(); ++place) {
                if ((places >> place & 1U) == 0) continue;
                visit(static_cast<Point>(point + steps_[at(direction)] * table_.distance(place)));
            }
        }
    }

    // The cell that completes a row once a side has marked this one, if it is the only one; and
    // whether a further mark on a line through this one makes a four after the opponent's there.
    struct Answer {
        Point point;
        bool leaves_more;
    };
    [[nodiscard]] std::optional<Answer> only_answer(Point point, Side side) const;

    // The lines through a cell as a side sees them.
    [[nodiscard]] std::array<Line, kDirectionCount> lines(Point point, Side side) const {
        std::array<Line, kDirectionCount> lines;
        for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
            const auto& pair = line_pairs()[cells_[at(point)].pairs[direction]];
            lines[direction] = side == Side::X ? pair.first : pair.second;
        }
        return lines;
    }
    // What the position is worth to the side to move, without a look ahead.
    [[nodiscard]] int value(Side to_move) const;
    [[nodiscard]] std::uint64_t key(Side to_move) const;
    [[nodiscard]] std::uint64_t key_after(Point point, Side mover) const;

  private:
    static constexpr std::uint8_t kEmpty = 2;
    static constexpr std::uint8_t kBorder = 3;

    // Shapes, and threats one bit each: of X in the lower half, of O in the upper one.
    static constexpr int kOfSideBits = 16;
    struct alignas(32) Cell {
        std::array<Neighbours, kDirectionCount> neighbours{};
        std::array<LinePair, kDirectionCount> pairs{};
        std::uint32_t shapes = 0;
        std::uint16_t threats = 0;
        std::uint16_t unused = 0;  // so that all 32 bytes are copied at once
    };
    struct alignas(128) ThreatCells {  // so that the place of one is found by a shift
        PointSet cells;
        int count = 0;
    };

    // What X may do in Renju.
    struct OfRenju {
        PointSet forbidden;
        std::array<ThreatCells, kThreats> threats;
    };

    // What a mark has changed, to take it back.
    struct Toggle {
        Point point;
        std::uint16_t changed;  // one bit for each threat of X, then of O
    };
    struct Undo {
        std::array<Toggle, std::size_t{2} * kDirectionCount * kMostReach + 1> toggles;
        std::size_t toggle_count;
        // The cells as they were. A mark changes a cell at most once: two lines through its own
        // meet nowhere else.
        std::array<Cell, std::size_t{2} * kDirectionCount * kMostReach> cells;
        std::array<Point, std::size_t{2} * kDirectionCount * kMostReach> points;  // where they are
        std::size_t count;
        PointSet within;
    };

    template <class Index>
    [[nodiscard]] static std::size_t at(Index index) {
        return static_cast<std::size_t>(index);
    }
    [[nodiscard]] static std::uint16_t of_side(std::uint32_t both, Side side) {
        return static_cast<std::uint16_t>(both >> (side == Side::X ? 0 : kOfSideBits));
    }
    [[nodiscard]] static std::size_t index(Side side) { return side == Side::X ? 0 : 1; }
    [[nodiscard]] const ThreatCells* threats(Side side) const {
        return is_renju_ && side == Side::X ? of_renju_.threats.data()
                                            : &threats_[index(side) * kThreats];
    }
    [[nodiscard]] LineCode code(Point point, int direction, Side side) const {
        return lines_.code(cells_[at(point)].neighbours[at(direction)], side);
    }
    [[nodiscard]] const ShapeTable& table_of(Side side) const {
        return side == Side::X ? table_ : table_of_o_;
    }
    void find_forbidden();
    [[nodiscard]] bool is_forbidden(Point point, std::optional<RenjuGrid>& grid) const;
    [[nodiscard]] RenjuGrid renju_grid() const;
    void build();
    template <int kReach>
    void change_lines(Point point, Neighbour what, Undo& undo);
    template <int kDirection, int kSign, int kReach>
    void change_half(Point point, Neighbour what, Undo& undo, std::size_t& count);
    template <int kDirection>
    void change_cell(Point point, Neighbours mark, Undo& undo, std::size_t& count);
    void change_threats(Point point, Undo& undo);
    [[nodiscard]] std::uint16_t threats_by(std::uint32_t shapes) const;
    void toggle_threats(const Toggle& toggle);
    void toggle_threats(const Toggle& toggle, Undo& undo);

    Rules rules_;
    bool is_renju_;
    const ShapeTable& table_;  // of X; that of O reaches as far
    const ShapeTable& table_of_o_;
    const LineTable& lines_;
    const CellKinds& kinds_;
    const Judge& judge_;
    int stride_;
    int first_;
    std::array<int, kDirectionCount> steps_{};
    std::array<std::uint8_t, kMostPoints> marks_{};
    std::array<Cell, kMostPoints> cells_{};
    std::array<ThreatCells, 2 * kThreats> threats_{};  // of X, then of O
    OfRenju of_renju_;
    std::vector<OfRenju> renju_before_;  // of each mark that was played
    PointSet empty_points_;
    PointSet marked_points_;
    PointSet within_;  // two columns and rows of a mark, and some of the border
    std::vector<Point> played_;
    std::vector<Undo> undo_;  // as many as were ever needed
    int empty_;
    std::uint64_t key_ = 0;
};

}  // namespace lawan::tictactoe::five
