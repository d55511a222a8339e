#include "games/tictactoe/engine/solver/geometry.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/tictactoe/rules/images.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe::solver {

Geometry::Geometry(const Rules& rules)
    : rules_{rules}, lines_{rules}, board_{Bitboard::first_squares(rules.size.cells()).bits()} {
    for (std::size_t d = 0; d < kDirections.size(); ++d) {
        step_[d] = kDirections[d].step(rules.size);
        all_starts_[d] = windows<Bitboard>(rules, kDirections[d]).bits();
        if (all_starts_[d] == 0) continue;
        for (int i = 0; i < rules.in_a_row; ++i) pattern_[d] |= cell_bit(i * step_[d]);
    }
    for (int s = 0; s < symmetries(); ++s) {
        const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(s)];
        for (int cell = 0; cell < cells(); ++cell) {
            const Cells target =
                cell_bit(tictactoe::image(Square{cell}, rules.size, symmetry).index());
            auto& table = images_[static_cast<std::size_t>(s)][static_cast<std::size_t>(cell / 8)];
            for (unsigned byte = 0; byte < 256; ++byte) {
                if ((byte >> (cell % 8) & 1U) != 0) table[byte] |= target;
            }
        }
        for (int other = 0; other < symmetries(); ++other) {
            if (kSquareSymmetries[static_cast<std::size_t>(other)] == symmetry.inverse()) {
                inverse_[static_cast<std::size_t>(s)] = other;
            }
        }
    }
}

OpenWindows Geometry::open_windows(Cells attacker, Cells defender) const {
    OpenWindows open;
    const int k = in_a_row();
    const Cells empty = board_ & ~(attacker | defender);
    for (int marks = 0; marks <= k; ++marks) open.starts[static_cast<std::size_t>(marks)] = {};
    for (std::size_t d = 0; d < kDirections.size(); ++d) {
        Cells left = all_starts_[d];
        if (left == 0) continue;
        std::array<Cells, 5> slices{};  // of the numbers of marks, all windows at once
        for (int i = 0; i < k; ++i) {
            left &= ~(defender >> (i * step_[d]));
            Cells carry = attacker >> (i * step_[d]);
            for (std::size_t b = 0; b < slices.size() && carry != 0; ++b) {
                const Cells both = slices[b] & carry;
                slices[b] ^= carry;
                carry = both;
            }
        }
        if (left == 0) continue;
        for (int marks = 0; marks <= k; ++marks) {
            Cells those = left;
            for (std::size_t b = 0; b < slices.size(); ++b) {
                those &= (static_cast<unsigned>(marks) >> b & 1U) != 0 ? slices[b] : ~slices[b];
            }
            open.starts[static_cast<std::size_t>(marks)][d] = those;
        }
        const Cells almost = open.starts[static_cast<std::size_t>(k - 1)][d];
        for (int i = 0; i < k; ++i) {
            open.live |= left << (i * step_[d]);
            open.completing |= (almost << (i * step_[d])) & empty;
        }
    }
    return open;
}

// One cell is missing at each place of a window in turn.
Cells Geometry::completing(Cells attacker, Cells defender) const {
    const Cells empty = board_ & ~(attacker | defender);
    const int k = in_a_row();
    Cells found = 0;
    for (std::size_t d = 0; d < kDirections.size(); ++d) {
        if (all_starts_[d] == 0) continue;
        Cells none_lacking = all_starts_[d];
        Cells one_lacking = 0;
        for (int i = 0; i < k; ++i) {
            const Cells here = attacker >> (i * step_[d]);
            one_lacking = (one_lacking & here) | (none_lacking & ~here);
            none_lacking &= here;
        }
        for (int i = 0; i < k; ++i) found |= (one_lacking << (i * step_[d])) & empty;
    }
    return found;
}

// The same with two cells lacking, which have to be empty both.
Cells Geometry::threatening(Cells attacker, Cells defender) const {
    const Cells empty = board_ & ~(attacker | defender);
    const int k = in_a_row();
    Cells found = 0;
    for (std::size_t d = 0; d < kDirections.size(); ++d) {
        Cells none_lacking = all_starts_[d];
        if (none_lacking == 0) continue;
        Cells one_lacking = 0;
        Cells two_lacking = 0;
        for (int i = 0; i < k; ++i) {
            const Cells here = attacker >> (i * step_[d]);
            const Cells free = empty >> (i * step_[d]);
            two_lacking = (two_lacking & here) | (one_lacking & free);
            one_lacking = (one_lacking & here) | (none_lacking & free);
            none_lacking &= here;
        }
        if (two_lacking == 0) continue;
        for (int i = 0; i < k; ++i) found |= (two_lacking << (i * step_[d])) & empty;
    }
    return found;
}

Cells Geometry::live(Cells defender) const {
    const int k = in_a_row();
    Cells cells = 0;
    for (std::size_t d = 0; d < kDirections.size(); ++d) {
        Cells left = all_starts_[d];
        if (left == 0) continue;
        for (int i = 0; i < k; ++i) left &= ~(defender >> (i * step_[d]));
        for (int i = 0; i < k; ++i) cells |= left << (i * step_[d]);
    }
    return cells;
}

std::array<int, 64> Geometry::weights(const OpenWindows& open) const {
    std::array<int, 64> weights{};
    for (int marks = 0; marks < in_a_row(); ++marks) {
        for (std::size_t d = 0; d < kDirections.size(); ++d) {
            const Cells starts = open.starts[static_cast<std::size_t>(marks)][d];
            if (starts == 0) continue;
            for (int i = 0; i < in_a_row(); ++i) {
                for_each_cell(starts << (i * step_[d]), [&](int cell) {
                    weights[static_cast<std::size_t>(cell)] += 1 << marks;
                });
            }
        }
    }
    return weights;
}

double Geometry::potential(const OpenWindows& open) const {
    double sum = 0;
    for (int marks = in_a_row() - 1; marks >= 0; --marks) {
        int windows = 0;
        for (const Cells starts : open.starts[static_cast<std::size_t>(marks)]) {
            windows += std::popcount(starts);
        }
        sum += std::ldexp(windows, marks - in_a_row());
    }
    return sum;
}

CanonicalCells canonical(const Geometry& geometry, Cells marks, Cells others) {
    CanonicalCells least{marks, others, 0};
    for (int s = 1; s < geometry.symmetries(); ++s) {
        const Cells image = geometry.image(marks, s);
        if (image > least.marks) continue;
        const Cells other_image = geometry.image(others, s);
        if (image < least.marks || other_image < least.others) least = {image, other_image, s};
    }
    return least;
}

std::vector<int> by_weight(Cells cells, const std::array<int, 64>& weights) {
    std::vector<int> list;
    list.reserve(64);
    for_each_cell(cells, [&](int cell) { list.push_back(cell); });
    std::sort(list.begin(), list.end(), [&](int a, int b) {
        const int x = weights[static_cast<std::size_t>(a)];
        const int y = weights[static_cast<std::size_t>(b)];
        return x != y ? x > y : a < b;
    });
    return list;
}

}  // namespace lawan::tictactoe::solver
