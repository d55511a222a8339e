#include "games/tictactoe/engine/five/board.hpp"

#include "core/hash.hpp"

namespace lawan::tictactoe::five {
namespace {

constexpr std::uint64_t kToMove = 0x5D1F0C7A93E4B286U;

[[nodiscard]] constexpr auto mark_keys() {
    std::array<std::array<std::uint64_t, kMostPoints>, 2> keys{};
    std::uint64_t seed = 1;
    for (auto& of_side : keys) {
        for (auto& key : of_side) key = mix(seed++ * 0x9E3779B97F4A7C15U);
    }
    return keys;
}

constexpr auto kMarkKeys = mark_keys();

}  // namespace

Board::Board(const Rules& rules, const CellKinds& kinds)
    : rules_{rules},
      table_{ShapeTable::of(rules.in_a_row)},
      kinds_{kinds},
      stride_{rules.size.columns + table_.reach()},
      first_{table_.reach() * stride_ + table_.reach()},
      steps_{1, stride_, stride_ + 1, stride_ - 1},
      empty_{rules.size.cells()} {
    played_.reserve(at(empty_));
    marks_.fill(kBorder);
    build();
}

void Board::build() {
    for (int cell = 0; cell < rules_.size.cells(); ++cell) {
        marks_[at(point(Square{cell}))] = kEmpty;
        empty_points_.add(point(Square{cell}));
    }
    for (int i = 0; i < rules_.size.cells(); ++i) {
        const Point here = point(Square{i});
        for (int direction = 0; direction < kDirectionCount; ++direction) {
            LineCode code = 0;
            for (int place = 0; place < 2 * table_.reach(); ++place) {
                const int away = table_.distance(place);
                if (marks_[at(here + steps_[at(direction)] * away)] == kBorder)
                    code = static_cast<LineCode>(code + 2 * table_.unit(away));
            }
            for (std::size_t side = 0; side < 2; ++side) {
                Cell& cell = cells_[at(here)];
                cell.codes[side][at(direction)] = code;
                cell.shapes[side] = with_shape(cell.shapes[side], direction, table_.shape(code));
            }
        }
        count_cell(here, 1);
    }
}

void Board::toggle_threats(Point point, OfSide& side, unsigned changed, unsigned now) {
    for (; changed != 0; changed &= changed - 1) {
        const auto threat = static_cast<std::size_t>(std::countr_zero(changed));
        side.threats[threat].toggle(point);
        side.counts[threat] += (now >> threat & 1U) != 0 ? 1 : -1;
    }
}

// What an empty cell adds to the sums: added when it becomes empty, taken away when it is marked.
void Board::count_cell(Point point, int sign) {
    for (std::size_t side = 0; side < 2; ++side) {
        const CellKind& kind = kinds_[cells_[at(point)].shapes[side]];
        sides_[side].moving += sign * kind.moving;
        sides_[side].waiting += sign * kind.waiting;
        if (kind.threats != 0)
            toggle_threats(point, sides_[side], kind.threats, sign > 0 ? kind.threats : 0U);
    }
}

void Board::reshape(Point point, std::size_t side, int direction) {
    Cell& cell = cells_[at(point)];
    const FourShapes before = cell.shapes[side];
    const FourShapes now =
        with_shape(before, direction, table_.shape(cell.codes[side][at(direction)]));
    if (now == before) return;
    cell.shapes[side] = now;
    const CellKind& old_kind = kinds_[before];
    const CellKind& new_kind = kinds_[now];
    OfSide& of_side = sides_[side];
    of_side.moving += new_kind.moving - old_kind.moving;
    of_side.waiting += new_kind.waiting - old_kind.waiting;
    if (const unsigned changed = old_kind.threats ^ new_kind.threats; changed != 0)
        toggle_threats(point, of_side, changed, new_kind.threats);
}

// Marks are taken back in the opposite order, so what the cells under marks are to the sides need
// not be kept up to date: they are as they were when they become empty again.
void Board::change_neighbours(Point point, Side side, int sign) {
    const std::size_t own = index(side);
    const std::size_t other = 1 - own;
    for (int direction = 0; direction < kDirectionCount; ++direction) {
        const int step = steps_[at(direction)];
        for (int place = 0; place < 2 * table_.reach(); ++place) {
            const int away = table_.distance(place);
            const auto neighbour = static_cast<Point>(point + step * away);
            if (marks_[at(neighbour)] != kEmpty) continue;
            const int unit = sign * table_.unit(-away);
            auto& codes = cells_[at(neighbour)].codes;
            LineCode& of_own = codes[own][at(direction)];
            LineCode& of_other = codes[other][at(direction)];
            of_own = static_cast<LineCode>(of_own + unit);
            of_other = static_cast<LineCode>(of_other + 2 * unit);
            reshape(neighbour, own, direction);
            reshape(neighbour, other, direction);
        }
    }
}

void Board::play(Point point, Side side) {
    count_cell(point, -1);
    marks_[at(point)] = static_cast<std::uint8_t>(index(side));
    change_neighbours(point, side, 1);
    played_.push_back(point);
    --empty_;
    empty_points_.toggle(point);
    marked_points_.toggle(point);
    key_ ^= kMarkKeys[index(side)][at(point)];
}

void Board::take_back() {
    const Point point = played_.back();
    played_.pop_back();
    const std::size_t own = marks_[at(point)];
    change_neighbours(point, own == 0 ? Side::X : Side::O, -1);
    marks_[at(point)] = kEmpty;
    count_cell(point, 1);
    ++empty_;
    empty_points_.toggle(point);
    marked_points_.toggle(point);
    key_ ^= kMarkKeys[own][at(point)];
}

PointSet Board::near() const {
    PointSet columns = marked_points_;
    for (const int by : {1, 2}) {
        columns |= marked_points_.moved_up(by);
        columns |= marked_points_.moved_down(by);
    }
    PointSet both = columns;
    for (const int by : {stride_, 2 * stride_}) {
        both |= columns.moved_up(by);
        both |= columns.moved_down(by);
    }
    both &= empty_points_;
    return both;
}

std::uint64_t Board::key(Side to_move) const {
    return to_move == Side::X ? key_ : key_ ^ kToMove;
}

}  // namespace lawan::tictactoe::five
