#include "games/adjacency/proofs/reduction.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/adjacency/rules/cells.hpp"

namespace lawan::proofs {
namespace {

// How many partners the cells of a board have in a set: none, one, or more.
struct PartnerCounts {
    Bitboard any;
    Bitboard several;
};

[[nodiscard]] PartnerCounts partner_counts(Bitboard cells) {
    using adjacency::kFirstColumn;
    using adjacency::kLastColumn;
    constexpr int kRow = adjacency::kMostColumns;
    const Bitboard left = (cells & ~kFirstColumn) >> 1;
    const Bitboard right = (cells & ~kLastColumn) << 1;
    const Bitboard sides[] = {left, right};
    PartnerCounts counts;
    const auto count = [&counts](Bitboard there) {
        counts.several |= counts.any & there;
        counts.any |= there;
    };
    for (const Bitboard side : sides) {
        count(side);
        count(side << kRow);
        count(side >> kRow);
    }
    count(cells << kRow);
    count(cells >> kRow);
    count(cells << (2 * kRow));
    count(cells >> (2 * kRow));
    count((left & ~kFirstColumn) >> 1);
    count((right & ~kLastColumn) << 1);
    return counts;
}

[[nodiscard]] bool is_odd(Bitboard cells) {
    return cells.count() % 2 != 0;
}

}  // namespace

Reducer::Reducer(BoardSize size) {
    const Bitboard board = adjacency::whole_board(size);
    for (const Square cell : squares(board)) {
        const auto at = static_cast<std::size_t>(cell.index());
        closed_[at] = (adjacency::beside(cell) | Bitboard::of(cell)) & board;
        with_degree_[static_cast<std::size_t>(closed_[at].count())] |= Bitboard::of(cell);
    }
    for (const Square cell : squares(board)) {
        const auto at = static_cast<std::size_t>(cell.index());
        for (const Square v : squares(closed_[at])) {
            partners_[at] |= closed_[static_cast<std::size_t>(v.index())];
        }
        partners_[at] = partners_[at] & ~Bitboard::of(cell);
    }
}

Reduced Reducer::of(Bitboard cells) const {
    Reduced reduced{cells};
    const PartnerCounts counts = partner_counts(cells);
    const Bitboard one_partner = cells & counts.any & ~counts.several;
    if (one_partner.any()) leave_out_cold_pairs(reduced, one_partner);
    const Bitboard coins = cells & ~counts.any;
    if (coins.any()) leave_out_coins(reduced, coins);
    return reduced;
}

void Reducer::leave_out_cold_pairs(Reduced& reduced, Bitboard with_one_partner) const {
    const Bitboard all = reduced.set;
    int sum = 0;
    for (const Square a : squares(with_one_partner)) {
        const auto at = static_cast<std::size_t>(a.index());
        const Square b = (partners_[at] & all).first();
        if (b < a || !with_one_partner.has(b)) continue;
        const Bitboard of_a = closed_[at];
        const Bitboard of_b = closed_[static_cast<std::size_t>(b.index())];
        const int gain = std::abs(of_a.count() - of_b.count()) - (of_a & of_b).count();
        if (gain > 0) continue;
        sum += gain;
        reduced.set = reduced.set & ~(Bitboard::of(a) | Bitboard::of(b));
    }
    reduced.offset = is_odd(reduced.set) ? -sum : sum;
}

void Reducer::leave_out_coins(Reduced& reduced, Bitboard coins) const {
    Bitboard rest = reduced.set & ~coins;
    std::array<Bitboard, kMostDegree + 1> single{};  // coins that no other one cancels
    for (std::size_t degree = 1; degree < with_degree_.size(); ++degree) {
        const Bitboard here = coins & with_degree_[degree];
        if (is_odd(here)) single[degree] = Bitboard::of(here.first());
    }
    bool is_best = true;
    for (std::size_t degree = kMostDegree; degree > 0; --degree) {
        if (single[degree].any()) {
            if (is_best) {
                reduced.offset += reduced.sign * static_cast<int>(degree);
                reduced.sign = -reduced.sign;
            } else {
                rest |= single[degree];
            }
        }
        // What is no coin stays, and a coin of a lower degree is not better than it.
        is_best = is_best && (rest & with_degree_[degree]).empty();
    }
    reduced.set = rest;
}

}  // namespace lawan::proofs
