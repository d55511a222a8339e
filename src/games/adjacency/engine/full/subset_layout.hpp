// How the subsets of some empty cells are numbered in a table of all of them: one bit for each
// cell.
//
// The low bits stand for a *block* of cells that lie together. What a move settles in the block
// depends only on those few cells outside it that share a neighbourhood with it, which have the
// highest bits; so as the numbers go up, it changes seldom. The cells between have nothing to do
// with the block.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/geometry.hpp"

namespace lawan::adjacency::full {

inline constexpr int kBlockBits = 10;

class SubsetLayout {
  public:
    SubsetLayout(const Geometry& geometry, Bitboard cells);

    // One in which the lowest bits outside the block stand for the images of its cells, in the same
    // order: the image of a subset has these two parts of its number swapped. The symmetry is its
    // own inverse and maps the cells to themselves. Nothing where no block has nothing to do with
    // its image.
    [[nodiscard]] static std::optional<SubsetLayout> with_images(const Geometry& geometry,
                                                                 Bitboard cells, Symmetry symmetry);

    // All bits; where there are fewer cells than a block has bits, some stand for no cell.
    [[nodiscard]] int bits() const { return kBlockBits + outside(); }
    // Those outside the block; and how many of them, the lowest, have nothing to do with it.
    [[nodiscard]] int outside() const { return static_cast<int>(outside_.size()); }
    [[nodiscard]] int far() const { return far_; }

    [[nodiscard]] const std::vector<Square>& block_cells() const { return block_; }
    [[nodiscard]] Square outside_cell(int bit) const {
        return outside_[static_cast<std::size_t>(bit)];
    }
    // The cells of a set of bits outside the block.
    [[nodiscard]] Bitboard outside_cells(std::uint64_t bits) const {
        Bitboard cells;
        for (const Square bit : squares(Bitboard{bits})) cells.add(outside_cell(bit.index()));
        return cells;
    }
    [[nodiscard]] std::uint64_t number_of(Bitboard subset) const;

    // N[v] as bits of the block and outside it.
    struct Neighbourhood {
        unsigned block = 0;
        std::uint64_t outside = 0;
    };
    [[nodiscard]] const Neighbourhood& neighbourhood(Square v) const {
        return neighbourhoods_[static_cast<std::size_t>(v.index())];
    }

  private:
    SubsetLayout() = default;
    // Grows the block by the cell that leaves the fewest outside that have to do with it, among
    // those that may be in it.
    template <class MayBe>
    void choose_block(const Geometry& geometry, Bitboard cells, const MayBe& may_be);
    // Those in `first` come first, then all others that have nothing to do with the block.
    void number_outside(const Geometry& geometry, Bitboard cells, const std::vector<Square>& first);

    std::vector<Square> block_;
    std::vector<Square> outside_;
    int far_ = 0;
    std::array<Neighbourhood, Bitboard::kCapacity> neighbourhoods_{};
};

}  // namespace lawan::adjacency::full
