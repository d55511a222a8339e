#include "games/adjacency/engine/full/reduction.hpp"

namespace lawan::adjacency::full {

SetBounds Reduced::bounds(const SetBounds& of_set) const {
    SetBounds result;
    const bool has_lower = of_set.lower > -SetBounds::kUnknown;
    const bool has_upper = of_set.upper < SetBounds::kUnknown;
    if (sign > 0) {
        if (has_lower) result.lower = offset + of_set.lower;
        if (has_upper) result.upper = offset + of_set.upper;
    } else {
        if (has_upper) result.lower = offset - of_set.upper;
        if (has_lower) result.upper = offset - of_set.lower;
    }
    return result;
}

std::optional<Bitboard> cells_like(const Geometry& geometry, const CellSet& set, Bitboard among) {
    if ((set.cells & ~among).any()) return std::nullopt;
    Bitboard cells = set.cells;
    for (int degree = 1; degree <= kMostDegree; ++degree) {
        if ((set.coins >> degree & 1U) == 0) continue;
        Bitboard coin;
        for (const Square cell : squares(among & ~cells & geometry.with_degree(degree))) {
            if ((geometry.partners(cell) & cells).any()) continue;
            coin = Bitboard::of(cell);
            break;
        }
        if (coin.empty()) return std::nullopt;
        cells |= coin;
    }
    return cells;
}

int value_of_coins(unsigned coins) {
    int value = 0;
    int sign = 1;
    for (int degree = kMostDegree; degree >= 1; --degree) {
        if ((coins >> degree & 1U) == 0) continue;
        value += sign * degree;
        sign = -sign;
    }
    return value;
}

// Coins of equal degree cancel in pairs, and cold parts are left out. Only parts with one of these
// cells are looked at.
Reduced Reducer::near(CellSet set, Bitboard cells) {
    int cold = 0;
    const Bitboard all = set.cells;
    while (cells.any()) {
        const Bitboard part = geometry_->component_around<kCellsOfColdParts>(all, cells);
        cells = cells & ~part;
        if (!has_two(part)) {
            set.cells = set.cells ^ part;
            set.coins ^= 1U << geometry_->degree(part.first());
            continue;
        }
        if (cold_ == ColdParts::StayIn || has_more_than<kCellsOfColdParts>(part) ||
            has_odd_count(part)) {
            continue;
        }
        if (const auto value = parts_.value_if_cold(*geometry_, part)) {
            set.cells = set.cells ^ part;
            cold += *value;
        }
    }
    return without_best_coins(set, cold);
}

// A coin whose degree no other cell exceeds is the best move, and is taken: F = degree − F(rest).
// `cold` is the value of what was left out.
Reduced Reducer::without_best_coins(const CellSet& set, int cold) const {
    Reduced result;
    unsigned coins = set.coins;
    if (cold != 0) {
        const bool odd = has_odd_count(set.cells) != has_odd_count(Bitboard{coins});
        result.offset = odd ? -cold : cold;
    }
    for (int degree = kMostDegree; degree >= 1 && coins != 0; --degree) {
        if ((coins >> degree & 1U) != 0) {
            coins ^= 1U << degree;
            result.offset += result.sign * degree;
            result.sign = -result.sign;
        }
        if ((set.cells & geometry_->with_degree(degree)).any()) break;
    }
    result.set = {set.cells, coins};
    return result;
}

}  // namespace lawan::adjacency::full
