#include "games/adjacency/proofs/few_cells.hpp"

#include <algorithm>
#include <bit>

#include "games/adjacency/rules/cells.hpp"

namespace lawan::proofs {
namespace {

constexpr int kGreatest = 255;

// Lanes move up by one bit of their numbers; nothing comes to those without it.
template <class Row>
[[nodiscard]] Row greatest_of_one_bit_less(Row row) {
    using Twos = std::uint16_t __attribute__((vector_size(16)));
    using Fours = std::uint32_t __attribute__((vector_size(16)));
    using Eights = std::uint64_t __attribute__((vector_size(16)));
    const auto eights = reinterpret_cast<Eights>(row);
    const Row one = reinterpret_cast<Row>(reinterpret_cast<Twos>(row) << 8);
    const Row two = reinterpret_cast<Row>(reinterpret_cast<Fours>(row) << 16);
    const Row four = reinterpret_cast<Row>(eights << 32);
    const Row eight = reinterpret_cast<Row>(Eights{0, eights[0]});
    const Row low = one > two ? one : two;
    const Row high = four > eight ? four : eight;
    return low > high ? low : high;
}

}  // namespace

FewCells::FewCells() {
    with_cells_.fill(Row{});
    for (unsigned lane = 0; lane < kLanes; ++lane) {
        with_cells_[static_cast<std::size_t>(std::popcount(lane))][lane] = kGreatest;
        for (unsigned some = 0; some < kLanes; ++some) {
            apart_from_[some][lane] = (some & lane) == 0 ? 1 : 0;
        }
    }
    for (std::size_t row = 0; row < kRows; ++row) order_[row] = static_cast<std::uint8_t>(row);
    std::stable_sort(order_.begin(), order_.end(),
                     [](unsigned a, unsigned b) { return std::popcount(a) < std::popcount(b); });
}

int FewCells::gain(Bitboard cells, const std::array<Bitboard, Bitboard::kCapacity>& closed) {
    const int count = cells.count();
    const std::size_t all = (std::size_t{1} << count) - 1;
    const std::size_t rows = all / kLanes + 1;
    std::array<std::uint16_t, Bitboard::kCapacity> near{};  // the cells in N[v], by their bits
    Bitboard open;
    std::uint16_t bit = 1;
    for (const Square cell : squares(cells)) {
        const Bitboard its = closed[static_cast<std::size_t>(cell.index())];
        open |= its;
        for (const Square v : squares(its)) near[static_cast<std::size_t>(v.index())] |= bit;
        bit = static_cast<std::uint16_t>(bit << 1);
    }
    std::fill_n(closed_.begin(), rows, Row{});
    for (const Square v : squares(open)) {
        const std::size_t these = near[static_cast<std::size_t>(v.index())];
        closed_[(rows - 1) & ~(these / kLanes)] += apart_from_[these % kLanes];
    }
    // A v without a cell in a subset has none in smaller ones.
    for (std::size_t step = 1; step < rows; step *= 2) {
        for (std::size_t row = 0; row < rows; ++row) {
            if ((row & step) == 0) closed_[row] += closed_[row | step];
        }
    }
    const auto opened = static_cast<std::uint8_t>(open.count());
    for (const std::size_t row : order_) {
        if (row >= rows) continue;
        Row best_below{};
        if (row == 0) best_below[0] = kGreatest;  // so that H(∅) = 0 comes out
        for (std::size_t left = row; left != 0; left &= left - 1) {
            const Row below = rest_[row ^ (left & (~left + 1))];
            best_below = best_below > below ? best_below : below;
        }
        rest_[row] = row_from_those_below(best_below, (opened - closed_[row]) * 2);
    }
    return kGreatest - rest_[all / kLanes][all % kLanes] - opened;
}

// Fills the lanes by the number of bits in their index: those with one bit from the lane with none,
// those with two bits from the lanes with one, and so on.
FewCells::Row FewCells::row_from_those_below(Row best_below, Row twice_open) const {
    // 255 − (2·o − (255 − greatest)), modulo 256.
    const Row from = static_cast<std::uint8_t>(kGreatest - 1) - twice_open;
    Row level = (from - best_below) & with_cells_[0];
    Row row = level;
    for (std::size_t bits = 1; bits < with_cells_.size(); ++bits) {
        const Row less = greatest_of_one_bit_less(level);
        level = (from - (less > best_below ? less : best_below)) & with_cells_[bits];
        row |= level;
    }
    return row;
}

}  // namespace lawan::proofs
