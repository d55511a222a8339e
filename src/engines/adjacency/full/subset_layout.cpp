#include "engines/adjacency/full/subset_layout.hpp"

namespace lawan::adjacency::full {
namespace {

[[nodiscard]] Bitboard partners(const Geometry& geometry, Bitboard block, Bitboard cells) {
    Bitboard found;
    for (const Square cell : squares(block)) found |= geometry.partners(cell);
    return found & cells & ~block;
}

}  // namespace

SubsetLayout::SubsetLayout(const Geometry& geometry, Bitboard cells) {
    // The block grows by the cell that leaves the fewest outside that have to do with it.
    Bitboard block;
    while (static_cast<int>(block_.size()) < kBlockBits && block != cells) {
        int fewest = Bitboard::kCapacity;
        Bitboard chosen;
        for (const Square cell : squares(cells & ~block)) {
            const Bitboard one = Bitboard::of(cell);
            const int left = partners(geometry, block | one, cells).count();
            if (left >= fewest) continue;
            fewest = left;
            chosen = one;
        }
        block |= chosen;
        block_.push_back(chosen.first());
    }
    const Bitboard near = partners(geometry, block, cells);
    for (const Square cell : squares(cells & ~block & ~near)) outside_.push_back(cell);
    far_ = static_cast<int>(outside_.size());
    for (const Square cell : squares(near)) outside_.push_back(cell);

    for (const Square v : squares(geometry.board())) {
        Neighbourhood& neighbourhood = neighbourhoods_[static_cast<std::size_t>(v.index())];
        for (std::size_t bit = 0; bit < block_.size(); ++bit) {
            if (geometry.closed(v).has(block_[bit])) neighbourhood.block |= 1U << bit;
        }
        for (std::size_t bit = 0; bit < outside_.size(); ++bit) {
            if (geometry.closed(v).has(outside_[bit])) {
                neighbourhood.outside |= std::uint64_t{1} << bit;
            }
        }
    }
}

std::uint64_t SubsetLayout::number_of(Bitboard subset) const {
    std::uint64_t number = 0;
    for (std::size_t bit = 0; bit < block_.size(); ++bit) {
        if (subset.has(block_[bit])) number |= std::uint64_t{1} << bit;
    }
    for (std::size_t bit = 0; bit < outside_.size(); ++bit) {
        if (subset.has(outside_[bit])) number |= std::uint64_t{1} << (kBlockBits + bit);
    }
    return number;
}

}  // namespace lawan::adjacency::full
