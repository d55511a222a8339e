#include "games/tictactoe/engine/five/board.hpp"

#include <algorithm>
#include <bit>

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
      is_renju_{rules.rule == RowRule::Renju},
      table_{ShapeTable::of(rules, Side::X)},
      table_of_o_{ShapeTable::of(rules, Side::O)},
      lines_{LineTable::of(rules)},
      kinds_{judge.kinds()},
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
        Cell& cell = cells_[at(here)];
        for (int direction = 0; direction < kDirectionCount; ++direction) {
            Neighbours neighbours = 0;
            for (int place = 0; place < 2 * table_.reach(); ++place) {
                const int away = table_.distance(place);
                if (marks_[at(here + steps_[at(direction)] * away)] == kBorder)
                    neighbours |= neighbour_at(away, Neighbour::Border);
            }
            const LineTable::Entry entry = lines_[neighbours];
            cell.neighbours[at(direction)] = neighbours;
            cell.pairs[at(direction)] = LineTable::pair_of(entry);
            cell.shapes |= (entry & LineTable::kShapes) << (4 * direction);
        }
        cell.threats = threats_by(cell.shapes);
        toggle_threats({here, cell.threats});
    }
}

std::uint16_t Board::threats_by(std::uint32_t shapes) const {
    const unsigned of_x = kinds_[of_side(shapes, Side::X)].threats;
    const unsigned of_o = kinds_[of_side(shapes, Side::O)].threats;
    return static_cast<std::uint16_t>(of_x | of_o << kThreats);
}

void Board::toggle_threats(const Toggle& toggle) {
    for (unsigned changed = toggle.changed; changed != 0; changed &= changed - 1) {
        ThreatCells& threat = threats_[at(std::countr_zero(changed))];
        threat.cells.toggle(toggle.point);
        threat.count += 2 * static_cast<int>(threat.cells.has(toggle.point)) - 1;
    }
}

void Board::toggle_threats(const Toggle& toggle, Undo& undo) {
    if (toggle.changed == 0) return;
    toggle_threats(toggle);
    undo.toggles[undo.toggle_count++] = toggle;
}

// A cell on a line of the one that was marked.
template <int kDirection>
[[gnu::always_inline]] inline void Board::change_cell(Point point, Neighbours mark, Undo& undo,
                                                      std::size_t& count) {
    constexpr int kShift = 4 * kDirection;
    Cell& cell = cells_[at(point)];
    const Neighbours before = cell.neighbours[kDirection];
    const std::uint32_t shapes_before = cell.shapes;
    undo.cells[count] = cell;
    undo.points[count] = point;
    ++count;
    const LineTable::Entry entry = lines_[before + mark];
    cell.neighbours[kDirection] = before + mark;
    cell.pairs[kDirection] = LineTable::pair_of(entry);
    const std::uint32_t changed =
        (shapes_before ^ (entry << kShift)) & (LineTable::kShapes << kShift);
    if (changed == 0) return;
    const std::uint32_t shapes = shapes_before ^ changed;
    cell.shapes = shapes;
    // Threats are made of open threes and more: with one added the highest bit of those is set.
    static_assert(Shape::OpenThree == static_cast<Shape>(7));
    constexpr std::uint32_t kOne = 0x0001'0001U;
    constexpr std::uint32_t kThree = 0x0008'0008U;
    const std::uint32_t was = (shapes_before >> kShift & LineTable::kShapes) + kOne;
    const std::uint32_t is = (entry & LineTable::kShapes) + kOne;
    if (((was | is) & kThree) == 0) return;
    change_threats(point, undo);
}

void Board::change_threats(Point point, Undo& undo) {
    Cell& cell = cells_[at(point)];
    const std::uint16_t threats = threats_by(cell.shapes);
    toggle_threats({point, static_cast<std::uint16_t>(threats ^ cell.threats)}, undo);
    cell.threats = threats;
}

// One half of a line. Behind marks of both sides or the border a mark changes nothing. Marks are
// taken back in the opposite order, so what the cells under marks are to the sides need not be kept
// up to date.
template <int kDirection, int kSign, int kReach>
[[gnu::always_inline]] inline void Board::change_half(Point point, Neighbour what, Undo& undo,
                                                      std::size_t& count) {
    const int step = kSign * steps_[kDirection];
    unsigned seen = 0;
    int neighbour = point + step;
#pragma GCC unroll 8
    for (int away = 1; away <= kReach; ++away, neighbour += step) {
        const std::uint8_t mark = marks_[at(neighbour)];
        if (mark == kEmpty) {
            change_cell<kDirection>(static_cast<Point>(neighbour),
                                    neighbour_at(-kSign * away, what), undo, count);
            continue;
        }
        if (mark == kBorder || (seen |= mark + 1U) == 3U) break;
    }
}

template <int kReach>
void Board::change_lines(Point point, Neighbour what, Undo& undo) {
    std::size_t count = 0;
    change_half<0, -1, kReach>(point, what, undo, count);
    change_half<0, 1, kReach>(point, what, undo, count);
    change_half<1, -1, kReach>(point, what, undo, count);
    change_half<1, 1, kReach>(point, what, undo, count);
    change_half<2, -1, kReach>(point, what, undo, count);
    change_half<2, 1, kReach>(point, what, undo, count);
    change_half<3, -1, kReach>(point, what, undo, count);
    change_half<3, 1, kReach>(point, what, undo, count);
    undo.count = count;
}

void Board::play(Point point, Side side) {
    if (undo_.size() == played_.size()) undo_.emplace_back();
    Undo& undo = undo_[played_.size()];
    undo.toggle_count = 0;
    toggle_threats({point, cells_[at(point)].threats}, undo);
    undo.within = within_;
    for (int row = -2; row <= 2; ++row)
        within_.add_run(static_cast<Point>(point + row * stride_ - 2), 5);
    marks_[at(point)] = static_cast<std::uint8_t>(index(side));
    const Neighbour what = side == Side::X ? Neighbour::OfX : Neighbour::OfO;
    switch (table_.reach()) {
        case 3:
            change_lines<3>(point, what, undo);
            break;
        case 4:
            change_lines<4>(point, what, undo);
            break;
        default:
            change_lines<kMostReach>(point, what, undo);
    }
    played_.push_back(point);
    --empty_;
    empty_points_.toggle(point);
    marked_points_.toggle(point);
    key_ ^= kMarkKeys[index(side)][at(point)];
    if (is_renju_) {
        renju_before_.push_back(of_renju_);
        find_forbidden();
    }
}

RenjuGrid Board::renju_grid() const {
    RenjuGrid grid{rules_.size};
    marked_points_.for_each([&](Point point) {
        const Square cell = square(point);
        grid.put(coordinate_of(cell, rules_.size),
                 marks_[at(point)] == index(Side::X) ? Side::X : Side::O);
    });
    return grid;
}

// The shapes tell all but whether each of several threes can become a straight four.
bool Board::is_forbidden(Point point, std::optional<RenjuGrid>& grid) const {
    const FourShapes shapes = this->shapes(point, Side::X);
    bool forbidden = false;
    int fours = 0;
    int threes = 0;
    for (int direction = 0; direction < kDirectionCount; ++direction) {
        const Shape shape = shape_in(shapes, direction);
        if (shape == Shape::Five) return false;
        fours += shape == Shape::Four || shape == Shape::OpenFour ? 1 : 0;
        threes += shape == Shape::OpenThree || shape == Shape::BroadThree ? 1 : 0;
        forbidden |= table_.forbidden(code(point, direction, Side::X));
    }
    if (forbidden || fours > 1) return true;
    if (threes < 2) return false;
    if (!grid) grid = renju_grid();
    return grid->forbidden(coordinate_of(square(point), rules_.size)) != Forbidden::No;
}

void Board::find_forbidden() {
    of_renju_.forbidden = {};
    std::copy_n(threats_.begin(), kThreats, of_renju_.threats.begin());
    std::optional<RenjuGrid> grid;
    near().for_each([&](Point point) {
        if (!is_forbidden(point, grid)) return;
        of_renju_.forbidden.add(point);
        for (ThreatCells& threat : of_renju_.threats) {
            if (!threat.cells.has(point)) continue;
            threat.cells.toggle(point);
            --threat.count;
        }
    });
}

void Board::take_back() {
    const Point point = played_.back();
    played_.pop_back();
    const Undo& undo = undo_[played_.size()];
    for (std::size_t i = 0; i < undo.count; ++i) cells_[at(undo.points[i])] = undo.cells[i];
    for (std::size_t k = undo.toggle_count; k-- > 0;) toggle_threats(undo.toggles[k]);
    const std::size_t own = marks_[at(point)];
    marks_[at(point)] = kEmpty;
    ++empty_;
    empty_points_.toggle(point);
    marked_points_.toggle(point);
    within_ = undo.within;
    key_ ^= kMarkKeys[own][at(point)];
    if (is_renju_) {
        of_renju_ = renju_before_.back();
        renju_before_.pop_back();
    }
}

std::optional<Board::Answer> Board::only_answer(Point point, Side side) const {
    const ShapeTable& table = table_of(side);
    std::optional<Answer> answer;
    bool more = false;
    for (int direction = 0; direction < kDirectionCount; ++direction) {
        const Shape shape = shape_in(shapes(point, side), direction);
        if (shape < Shape::Four) {
            more |= shape >= Shape::ClosedThree;
            continue;
        }
        if (shape > Shape::Four || answer) return std::nullopt;
        const LineCode code = this->code(point, direction, side);
        const int away = table.distance(std::countr_zero(table.completing(code)));
        const auto answered = static_cast<LineCode>(code + 2 * table.unit(away));
        more |= table.shape(answered) >= Shape::ClosedThree;
        answer = {static_cast<Point>(point + steps_[at(direction)] * away), false};
    }
    if (answer) answer->leaves_more = more;
    return answer;
}

int Board::value(Side to_move) const {
    Judge::Adding adding{judge_, to_move};
    std::array<Point, kMostPoints> points;
    std::size_t count = 0;
    near().for_each([&](Point point) { points[count++] = point; });
    std::size_t i = 0;
    for (; i + 1 < count; i += 2)
        adding.add(cells_[at(points[i])].pairs, cells_[at(points[i + 1])].pairs);
    if (i < count) adding.add(cells_[at(points[i])].pairs);
    return judge_.value(adding.sums());
}

std::uint64_t Board::key(Side to_move) const {
    return to_move == Side::X ? key_ : key_ ^ kToMove;
}

std::uint64_t Board::key_after(Point point, Side mover) const {
    return key(opponent_of(mover)) ^ kMarkKeys[index(mover)][at(point)];
}

}  // namespace lawan::tictactoe::five
