// Cells that can be left out of a set without a search: G of the set follows from G of the rest.
//
// N[v] is a cell v and the cells beside it, deg c = |N[c]|. Two cells are *partners* if some N[v]
// holds both, which is so within two steps. Three theorems of docs/adjacency-theory.md:
//   coins      A cell without a partner is a coin: whoever takes it gains deg. Two coins of equal
//              degree cancel: G is the same without them (theorem 4, corollaries).
//   best coin  A coin whose degree no other cell exceeds is a best move: G = deg − G(rest).
//   cold pair  Two cells that are partners of each other alone, and whose degrees differ by no more
//              than the number s of N[v] that hold both: with G = |deg a − deg b| − s ≤ 0 of the
//              pair, the whole has G(rest) + G if the rest is even, G(rest) − G if odd (theorem 7).
#pragma once

#include <array>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/square.hpp"
#include "games/adjacency/proofs/gain_memory.hpp"

namespace lawan::proofs {

// G = offset + sign·G(set).
struct Reduced {
    Bitboard set;
    int offset = 0;
    int sign = 1;

    [[nodiscard]] GainBounds bounds(const GainBounds& of_set) const {
        if (sign > 0) return {offset + of_set.lower, offset + of_set.upper};
        return {offset - of_set.upper, offset - of_set.lower};
    }
};

class Reducer {
  public:
    explicit Reducer(BoardSize size);

    [[nodiscard]] Reduced of(Bitboard cells) const;

  private:
    static constexpr int kMostDegree = 5;

    void leave_out_cold_pairs(Reduced& reduced, Bitboard with_one_partner) const;
    void leave_out_coins(Reduced& reduced, Bitboard coins) const;

    std::array<Bitboard, kMostDegree + 1> with_degree_{};
    std::array<Bitboard, Bitboard::kCapacity> closed_{};
    std::array<Bitboard, Bitboard::kCapacity> partners_{};
};

}  // namespace lawan::proofs
