#include "games/tictactoe/engine/player/line_board.hpp"

#include <algorithm>

#include "core/hash.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe::player {

std::uint64_t LineBoard::mark_key(int cell, Side side) {
    return mix(static_cast<std::uint64_t>(cell) * 2 + (side == Side::X ? 1 : 2));
}

LineBoard::LineBoard(const Rules& rules)
    : rules_{rules}, k_{rules.in_a_row}, empty_{rules.size.cells()} {
    const auto cells = static_cast<std::size_t>(rules.size.cells());
    marks_.assign(cells, kNone);
    through_.resize(cells);
    for (const Side side : {Side::X, Side::O}) {
        worth_[side].assign(cells, 0);
        completing_[side].assign(cells, 0);
        nearly_[side].assign(cells, 0);
    }
    // Each mark more makes a window worth several times as much.
    weight_.resize(static_cast<std::size_t>(k_) + 1);
    int weight = 1;
    for (int marks = 0; marks <= k_; ++marks) {
        weight_[at(marks)] = weight;
        weight = std::min(weight * 5, 200'000);
    }
    for (const Direction direction : kDirections) {
        for (int row = 0; row < rules.size.rows; ++row) {
            for (int column = 0; column < rules.size.columns; ++column) {
                const Coordinate last{column + direction.columns * (k_ - 1),
                                      row + direction.rows * (k_ - 1)};
                if (!rules.size.has(last) || (k_ == 1 && direction.columns != 1)) continue;
                const auto window = static_cast<std::int16_t>(windows_.size());
                windows_.emplace_back();
                for (int i = 0; i < k_; ++i) {
                    const int cell = (row + direction.rows * i) * rules.size.columns + column +
                                     direction.columns * i;
                    window_cells_.push_back(static_cast<std::int16_t>(cell));
                    through_[at(cell)].push_back(window);
                }
            }
        }
    }
    for (int window = 0; window < static_cast<int>(windows_.size()); ++window) {
        for (const Side side : {Side::X, Side::O}) turn(window, side, kClosed, 0);
    }
}

void LineBoard::add_completing(int cell, Side side, int by) {
    auto& number = completing_[side][at(cell)];
    const bool before = number > 0;
    number = static_cast<std::int16_t>(number + by);
    if (before == (number > 0)) return;
    completing_cells_[side] ^= WideBitboard::of(Square{cell});
    completing_count_[side] += by > 0 ? 1 : -1;
}

void LineBoard::add_nearly(int cell, Side side, int by) {
    auto& number = nearly_[side][at(cell)];
    const bool before = number > 0;
    number = static_cast<std::int16_t>(number + by);
    if (before != (number > 0)) nearly_cells_[side] ^= WideBitboard::of(Square{cell});
}

// The number of marks of a side in a window has changed.
void LineBoard::turn(int window, Side side, int before, int now) {
    const auto counted = [&](int marks) {
        return marks > 0 && marks < k_ ? weight_[at(marks)] : 0;
    };
    total_[side] += counted(now) - counted(before);
    won_[side] += (now == k_ ? 1 : 0) - (before == k_ ? 1 : 0);
    const int more =
        (now == kClosed ? 0 : weight_[at(now)]) - (before == kClosed ? 0 : weight_[at(before)]);
    const int completing = (now == k_ - 1 ? 1 : 0) - (before == k_ - 1 ? 1 : 0);
    const int nearly = (now == k_ - 2 ? 1 : 0) - (before == k_ - 2 ? 1 : 0);
    const std::int16_t* cells = &window_cells_[at(window) * at(k_)];
    for (int i = 0; i < k_; ++i) {
        const int cell = cells[i];
        if (marks_[at(cell)] != kNone) continue;
        worth_[side][at(cell)] += more;
        if (completing != 0) add_completing(cell, side, completing);
        if (nearly != 0) add_nearly(cell, side, nearly);
    }
}

// What the windows of an empty cell say of it: added when it becomes empty, taken away before it is
// marked.
void LineBoard::count_cell(int cell, int sign) {
    for (const int window : through_[at(cell)]) {
        const auto& marks = windows_[at(window)].marks;
        for (const Side side : {Side::X, Side::O}) {
            if (marks[at(index_of(opponent_of(side)))] > 0) continue;
            const int own = marks[at(index_of(side))];
            worth_[side][at(cell)] += sign * weight_[at(own)];
            if (own == k_ - 1) add_completing(cell, side, sign);
            if (own == k_ - 2) add_nearly(cell, side, sign);
        }
    }
}

void LineBoard::play(int cell, Side side) {
    count_cell(cell, -1);
    marks_[at(cell)] = static_cast<std::int8_t>(index_of(side));
    const Side enemy = opponent_of(side);
    for (const int window : through_[at(cell)]) {
        auto& marks = windows_[at(window)].marks;
        const int own = marks[at(index_of(side))]++;
        const int others = marks[at(index_of(enemy))];
        if (others == 0) turn(window, side, own, own + 1);
        if (own == 0) turn(window, enemy, others, kClosed);
    }
    --empty_;
    key_ ^= mark_key(cell, side);
}

void LineBoard::take_back(int cell) {
    const Side side = marks_[at(cell)] == 0 ? Side::X : Side::O;
    const Side enemy = opponent_of(side);
    for (const int window : through_[at(cell)]) {
        auto& marks = windows_[at(window)].marks;
        const int own = --marks[at(index_of(side))];
        const int others = marks[at(index_of(enemy))];
        if (others == 0) turn(window, side, own + 1, own);
        if (own == 0) turn(window, enemy, kClosed, others);
    }
    marks_[at(cell)] = kNone;
    count_cell(cell, 1);
    ++empty_;
    key_ ^= mark_key(cell, side);
}

std::vector<int> LineBoard::completing(Side side) const {
    std::vector<int> found;
    for (const Square cell : squares(completing_cells_[side])) found.push_back(cell.index());
    return found;
}

WideBitboard LineBoard::threatening_with(const std::vector<int>& cells, Side side) const {
    WideBitboard found = threatening(side);
    for (const int through : cells) {
        for (const int window : through_[at(through)]) {
            const auto& marks = windows_[at(window)].marks;
            if (marks[at(index_of(opponent_of(side)))] > 0) continue;
            const std::int16_t* first = &window_cells_[at(window) * at(k_)];
            const auto more = std::count_if(first, first + k_, [&](int cell) {
                return std::find(cells.begin(), cells.end(), cell) != cells.end();
            });
            if (marks[at(index_of(side))] + more < k_ - 2) continue;
            for (int i = 0; i < k_; ++i) {
                if (is_empty(first[i])) found.add(Square{first[i]});
            }
        }
    }
    return found;
}

WideBitboard LineBoard::preparing(Side side) const {
    WideBitboard found;
    if (k_ < 3) return found;
    for (std::size_t window = 0; window < windows_.size(); ++window) {
        const auto& marks = windows_[window].marks;
        if (marks[at(index_of(side))] != k_ - 3) continue;
        if (marks[at(index_of(opponent_of(side)))] > 0) continue;
        const std::int16_t* first = &window_cells_[window * at(k_)];
        for (int i = 0; i < k_; ++i) {
            if (is_empty(first[i])) found.add(Square{first[i]});
        }
    }
    return found;
}

int LineBoard::open_windows(int cell, Side side) const {
    int open = 0;
    for (const int window : through_[at(cell)]) {
        if (windows_[at(window)].marks[side == Side::X ? 1 : 0] == 0) ++open;
    }
    return open;
}

int LineBoard::doubled(int cell, Side side) const {
    int sum = 0;
    for (const int window : through_[at(cell)]) {
        const auto& marks = windows_[at(window)].marks;
        if (marks[side == Side::X ? 1 : 0] == 0) sum += 1 << marks[side == Side::X ? 0 : 1];
    }
    return sum;
}

}  // namespace lawan::tictactoe::player
