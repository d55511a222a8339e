#include "engines/tictactoe/player/line_board.hpp"

#include <algorithm>

#include "core/hash.hpp"
#include "games/tictactoe/windows.hpp"

namespace lawan::tictactoe::player {
namespace {

[[nodiscard]] std::uint64_t mark_key(int cell, Side side) {
    return mix(static_cast<std::uint64_t>(cell) * 2 + (side == Side::X ? 1 : 2));
}

}  // namespace

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
    for (int window = 0; window < static_cast<int>(windows_.size()); ++window) count(window, 1);
}

void LineBoard::change(int cell, Side side, int by) {
    auto& number = completing_[side][at(cell)];
    const bool before = number > 0;
    number = static_cast<std::int16_t>(number + by);
    if (before != (number > 0)) completing_count_[side] += by > 0 ? 1 : -1;
}

// Adds or takes away what a window contributes as it stands.
void LineBoard::count(int window, int sign) {
    const Window& its = windows_[at(window)];
    if (its.marks[0] > 0 && its.marks[1] > 0) return;
    const std::int16_t* cells = &window_cells_[at(window) * at(k_)];
    for (const Side side : {Side::X, Side::O}) {
        const auto own = its.marks[side == Side::X ? 0 : 1];
        if (its.marks[side == Side::X ? 1 : 0] > 0) continue;
        if (own == k_) {
            won_[side] += sign;
            continue;
        }
        const int weight = weight_[own];
        if (own > 0) total_[side] += sign * weight;
        for (int i = 0; i < k_; ++i) {
            if (marks_[at(cells[i])] != kNone) continue;
            worth_[side][at(cells[i])] += sign * weight;
            if (own == k_ - 1) change(cells[i], side, sign);
            if (own == k_ - 2) {
                auto& near = nearly_[side][at(cells[i])];
                near = static_cast<std::int16_t>(near + sign);
            }
        }
    }
}

void LineBoard::play(int cell, Side side) {
    for (const int window : through_[at(cell)]) count(window, -1);
    marks_[at(cell)] = side == Side::X ? 0 : 1;
    for (const int window : through_[at(cell)]) {
        ++windows_[at(window)].marks[side == Side::X ? 0 : 1];
        count(window, 1);
    }
    --empty_;
    key_ ^= mark_key(cell, side);
}

void LineBoard::take_back(int cell) {
    const Side side = marks_[at(cell)] == 0 ? Side::X : Side::O;
    for (const int window : through_[at(cell)]) {
        count(window, -1);
        --windows_[at(window)].marks[side == Side::X ? 0 : 1];
    }
    marks_[at(cell)] = kNone;
    for (const int window : through_[at(cell)]) count(window, 1);
    ++empty_;
    key_ ^= mark_key(cell, side);
}

std::vector<int> LineBoard::completing(Side side) const {
    std::vector<int> found;
    if (!can_complete(side)) return found;
    for (int cell = 0; cell < cells(); ++cell) {
        if (is_empty(cell) && completes(cell, side)) found.push_back(cell);
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
