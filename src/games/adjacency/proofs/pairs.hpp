// Sets of pairs of cells that a half turn of the board swaps, and those that a proof excepts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "core/random.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/rules/position.hpp"
#include "proofs/body.hpp"
#include "proofs/kind.hpp"

namespace lawan::proofs {

// A bit for each pair, in the order of the pairs' first cells.
using PairSet = std::uint64_t;

class Pairs {
  public:
    // Of empty cells that are their own image.
    Pairs(Bitboard empty, BoardSize size);

    [[nodiscard]] std::size_t count() const { return pairs_.size(); }
    [[nodiscard]] PairSet all() const { return (PairSet{1} << count()) - 1; }
    [[nodiscard]] Bitboard both(Square pair) const {
        return pairs_[static_cast<std::size_t>(pair.index())];
    }
    [[nodiscard]] Bitboard cells_of(PairSet set) const;
    [[nodiscard]] PairSet set_of(Bitboard cells) const;

    // The symmetries that keep the empty cells; the half turn maps each set to itself.
    [[nodiscard]] const std::vector<Symmetry>& kept() const { return kept_; }
    [[nodiscard]] PairSet image_of(PairSet set, Symmetry symmetry) const;

    // All sizes are equally likely, and all sets of a size.
    [[nodiscard]] PairSet draw(Random& random) const;

  private:
    BoardSize size_;
    std::vector<Bitboard> pairs_;
    std::vector<Symmetry> kept_;
};

// The sets that the body of a proof names, with their images, and the empty one.
class ExceptedSets {
  public:
    // Throws OutOfMeans where the table takes more memory than that.
    ExceptedSets(const Pairs& pairs, const Means& means);

    void read(Body& body);

    [[nodiscard]] bool holds(PairSet set) const {
        return (table_[static_cast<std::size_t>(set / 64)] >> (set % 64) & 1U) != 0;
    }
    // The named ones and the empty one, without their images: those of fewer pairs first.
    [[nodiscard]] const std::vector<PairSet>& in_order() const { return in_order_; }
    [[nodiscard]] std::uint64_t named() const { return in_order_.size() - 1; }

  private:
    void put(PairSet set) {
        table_[static_cast<std::size_t>(set / 64)] |= std::uint64_t{1} << (set % 64);
    }
    void put_images(PairSet set);

    const Pairs* pairs_;
    std::vector<std::uint64_t> table_;  // a bit for each set
    std::vector<PairSet> in_order_{0};
};

}  // namespace lawan::proofs
