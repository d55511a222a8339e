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

Board::Board(const Rules& rules, const Judge& judge)
    : rules_{rules},
      table_{ShapeTable::of(rules)},
      kinds_{CellKinds::usual()},
      judge_{judge},
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
            Cell& cell = cells_[at(here)];
            const auto shape = static_cast<std::uint32_t>(table_.shape(code)) << (4 * direction);
            cell.codes[at(direction)] = code | static_cast<std::uint32_t>(code) << kOfSideBits;
            cell.shapes |= shape | shape << kOfSideBits;
        }
        toggle_cell(here, nullptr);
    }
}

void Board::toggle_threats(const Toggle& toggle) {
    OfSide& side = sides_[toggle.side];
    for (unsigned changed = toggle.changed; changed != 0; changed &= changed - 1) {
        const auto threat = static_cast<std::size_t>(std::countr_zero(changed));
        side.threats[threat].toggle(toggle.point);
        side.counts[threat] += side.threats[threat].has(toggle.point) ? 1 : -1;
    }
}

// A cell's threats come or go with its being empty.
void Board::toggle_cell(Point point, Undo* undo) {
    for (const Side whose : {Side::X, Side::O}) {
        const unsigned threats = kind(point, whose).threats;
        if (threats == 0) continue;
        const Toggle toggle{point, static_cast<std::uint8_t>(index(whose)),
                            static_cast<std::uint8_t>(threats)};
        toggle_threats(toggle);
        if (undo != nullptr) undo->toggles[undo->toggle_count++] = toggle;
    }
}

// A cell's shapes have changed: what that means to the threats of both sides.
void Board::recount(Point point, std::uint32_t before, std::uint32_t now, Undo& undo) {
    for (std::uint8_t side = 0; side < 2; ++side, before >>= kOfSideBits, now >>= kOfSideBits) {
        const unsigned changed = kinds_[static_cast<FourShapes>(before)].threats ^
                                 kinds_[static_cast<FourShapes>(now)].threats;
        if (changed == 0) continue;
        const Toggle toggle{point, side, static_cast<std::uint8_t>(changed)};
        toggle_threats(toggle);
        undo.toggles[undo.toggle_count++] = toggle;
    }
}

// Behind a mark of the opponent or the border a mark changes nothing for its own side, and behind a
// mark of its own side nothing for the opponent: what the codes say of cells behind those is never
// looked at. Marks are taken back in the opposite order, so what the cells under marks are to the
// sides need not be kept up to date either.
template <int kDirection>
void Board::change_line(Point point, Side side, Undo& undo) {
    constexpr std::uint32_t kOfDirection = 0x000F'000FU << (4 * kDirection);
    const auto own = static_cast<std::uint8_t>(index(side));
    const auto other = static_cast<std::uint8_t>(1 - own);
    const int own_bits = own * kOfSideBits;
    const int other_bits = other * kOfSideBits;
    const int reach = table_.reach();
    std::size_t count = undo.count;
    for (const int sign : {-1, 1}) {
        const int step = sign * steps_[kDirection];
        std::uint32_t own_sees = 1;
        std::uint32_t other_sees = 2;
        int neighbour = point + step;
        for (int away = 1; away <= reach; ++away, neighbour += step) {
            const std::uint8_t mark = marks_[at(neighbour)];
            if (mark != kEmpty) {
                if (mark != own) own_sees = 0;
                if (mark != other) other_sees = 0;
                if ((own_sees | other_sees) == 0) break;
                continue;
            }
            Cell& cell = cells_[at(neighbour)];
            const std::uint32_t unit = table_.unit(-sign * away);
            std::uint32_t& codes = cell.codes[kDirection];
            undo.changes[count++] = {static_cast<Point>(neighbour), codes, cell.shapes};
            codes += (own_sees * unit << own_bits) + (other_sees * unit << other_bits);
            const auto of_x =
                static_cast<std::uint32_t>(table_.shape(static_cast<LineCode>(codes)));
            const auto of_o = static_cast<std::uint32_t>(
                table_.shape(static_cast<LineCode>(codes >> kOfSideBits)));
            const std::uint32_t shapes =
                (cell.shapes & ~kOfDirection) | ((of_x | of_o << kOfSideBits) << (4 * kDirection));
            // Threats are made of open threes and more.
            constexpr std::uint32_t kThree = static_cast<std::uint32_t>(Shape::OpenThree);
            const std::uint32_t before = (cell.shapes & kOfDirection) >> (4 * kDirection);
            if ((before & 15U) >= kThree || before >> kOfSideBits >= kThree || of_x >= kThree ||
                of_o >= kThree)
                recount(static_cast<Point>(neighbour), cell.shapes, shapes, undo);
            cell.shapes = shapes;
        }
    }
    undo.count = count;
    undo.ends[kDirection] = count;
}

void Board::play(Point point, Side side) {
    if (undo_.size() == played_.size()) undo_.emplace_back();
    Undo& undo = undo_[played_.size()];
    undo.count = 0;
    undo.toggle_count = 0;
    toggle_cell(point, &undo);
    marks_[at(point)] = static_cast<std::uint8_t>(index(side));
    change_line<0>(point, side, undo);
    change_line<1>(point, side, undo);
    change_line<2>(point, side, undo);
    change_line<3>(point, side, undo);
    played_.push_back(point);
    --empty_;
    empty_points_.toggle(point);
    marked_points_.toggle(point);
    key_ ^= kMarkKeys[index(side)][at(point)];
}

void Board::take_back() {
    const Point point = played_.back();
    played_.pop_back();
    const Undo& undo = undo_[played_.size()];
    std::size_t i = 0;
    for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
        for (; i < undo.ends[direction]; ++i) {
            const Change& change = undo.changes[i];
            Cell& cell = cells_[at(change.point)];
            cell.codes[direction] = change.codes;
            cell.shapes = change.shapes;
        }
    }
    for (std::size_t k = undo.toggle_count; k-- > 0;) toggle_threats(undo.toggles[k]);
    const std::size_t own = marks_[at(point)];
    marks_[at(point)] = kEmpty;
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

int Board::value(Side to_move) const {
    Judge::Sums sums{};
    const Side enemy = opponent_of(to_move);
    near().for_each(
        [&](Point point) { judge_.add(lines(point, to_move), lines(point, enemy), sums); });
    return judge_.value(sums);
}

std::uint64_t Board::key(Side to_move) const {
    return to_move == Side::X ? key_ : key_ ^ kToMove;
}

std::uint64_t Board::key_after(Point point, Side mover) const {
    return key(opponent_of(mover)) ^ kMarkKeys[index(mover)][at(point)];
}

}  // namespace lawan::tictactoe::five
