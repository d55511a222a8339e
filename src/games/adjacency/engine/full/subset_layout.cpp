#include "games/adjacency/engine/full/subset_layout.hpp"

namespace lawan::adjacency::full {
namespace {

[[nodiscard]] Bitboard partners(const Geometry& geometry, Bitboard block, Bitboard cells) {
    Bitboard found;
    for (const Square cell : squares(block)) found |= geometry.partners(cell);
    return found & cells & ~block;
}

}  // namespace

template <class MayBe>
void SubsetLayout::choose_block(const Geometry& geometry, Bitboard cells, const MayBe& may_be) {
    Bitboard block;
    while (static_cast<int>(block_.size()) < kBlockBits && block != cells) {
        int fewest = Bitboard::kCapacity;
        Bitboard chosen;
        for (const Square cell : squares(cells & ~block)) {
            const Bitboard one = Bitboard::of(cell);
            const int left = partners(geometry, block | one, cells).count();
            if (left >= fewest || !may_be(block | one)) continue;
            fewest = left;
            chosen = one;
        }
        if (chosen.empty()) return;
        block |= chosen;
        block_.push_back(chosen.first());
    }
}

SubsetLayout::SubsetLayout(const Geometry& geometry, Bitboard cells) {
    choose_block(geometry, cells, [](Bitboard) { return true; });
    number_outside(geometry, cells, {});
}

std::optional<SubsetLayout> SubsetLayout::with_images(const Geometry& geometry, Bitboard cells,
                                                      Symmetry symmetry) {
    SubsetLayout layout;
    layout.choose_block(geometry, cells, [&](Bitboard block) {
        const Bitboard there = image(block, symmetry, geometry.size());
        return (there & (block | partners(geometry, block, cells))).empty();
    });
    if (static_cast<int>(layout.block_.size()) < kBlockBits) return std::nullopt;
    std::vector<Square> images;
    for (const Square cell : layout.block_) {
        images.push_back(image(Bitboard::of(cell), symmetry, geometry.size()).first());
    }
    layout.number_outside(geometry, cells, images);
    return layout;
}

void SubsetLayout::number_outside(const Geometry& geometry, Bitboard cells,
                                  const std::vector<Square>& first) {
    Bitboard block;
    for (const Square cell : block_) block.add(cell);
    Bitboard numbered = block;
    for (const Square cell : first) {
        outside_.push_back(cell);
        numbered.add(cell);
    }
    const Bitboard near = partners(geometry, block, cells);
    for (const Square cell : squares(cells & ~numbered & ~near)) outside_.push_back(cell);
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
