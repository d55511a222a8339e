#include "games/adjacency/engine/full/layer_plan.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/layer_filler.hpp"
#include "games/adjacency/engine/full/pair_sets.hpp"

namespace lawan::adjacency::full {
namespace {

// The cells are their own image under rotation.
[[nodiscard]] bool is_symmetric(const Geometry& geometry, Bitboard cells) {
    return image(cells, Symmetry::rotation_by_180(), geometry.size()) == cells;
}

}  // namespace

LayerPlan::LayerPlan(SubsetLayout layout)
    : layout_{std::move(layout)}, outer_{layout_.outside() - kMiddleBits} {
    for (std::size_t byte = 0; byte < images_.size(); ++byte) {
        for (std::uint32_t bits = 0; bits < 256; ++bits) images_[byte][bits] = bits << (8 * byte);
    }
}

std::optional<LayerPlan> LayerPlan::of(const Geometry& geometry, Bitboard cells) {
    const int outer = cells.count() - kMiddleBits - kBlockBits;
    if (outer < 1 || outer > kMostOuter) return std::nullopt;
    if (is_symmetric(geometry, cells)) {
        auto layout = SubsetLayout::with_images(geometry, cells, Symmetry::rotation_by_180());
        if (layout) {
            LayerPlan plan{*std::move(layout)};
            plan.take_images(geometry);
            return plan;
        }
    }
    // Cells of the middle have to do with the block only where there are no others.
    return LayerPlan{SubsetLayout{geometry, cells}};
}

void LayerPlan::take_images(const Geometry& geometry) {
    std::array<std::uint32_t, kMostOuter> to{};
    for (int bit = 0; bit < outer_; ++bit) {
        const Bitboard there = image(Bitboard::of(layout_.outside_cell(bit + kMiddleBits)),
                                     Symmetry::rotation_by_180(), geometry.size());
        const auto number = layout_.number_of(there) >> (kMiddleBits + kBlockBits);
        to[static_cast<std::size_t>(bit)] = static_cast<std::uint32_t>(number);
        const std::uint32_t own = std::uint32_t{1} << bit;
        left_ |= std::max(own, static_cast<std::uint32_t>(number));
    }
    images_ = {};
    for (std::size_t byte = 0; byte < images_.size(); ++byte) {
        for (std::uint32_t bits = 0; bits < 256; ++bits) {
            for (std::size_t i = 0; i < 8; ++i) {
                const std::size_t bit = 8 * byte + i;
                if (bit < to.size() && (bits >> i & 1U) != 0) images_[byte][bits] |= to[bit];
            }
        }
    }
}

std::vector<std::uint32_t> LayerPlan::layer(int cells) const {
    std::vector<std::uint32_t> sets;
    if (cells == 0) return {0};
    for (std::uint64_t set = (std::uint64_t{1} << cells) - 1; set < this->sets();
         set = next_with_as_many_bits(set)) {
        if (is_kept(static_cast<std::uint32_t>(set))) {
            sets.push_back(static_cast<std::uint32_t>(set));
        }
    }
    // Downwards the sets still to come are always the first in colexicographic order. No others
    // have so few sets below them (Kruskal 1963, Katona 1968), so these are given back as early as
    // can be.
    std::reverse(sets.begin(), sets.end());
    return sets;
}

void LayerPlan::count_uses(const std::vector<std::uint32_t>& layer,
                           std::vector<std::uint8_t>& uses) const {
    for (const std::uint32_t set : layer) {
        for (const Square bit : squares(Bitboard{set})) {
            ++uses[kept(set ^ (std::uint32_t{1} << bit.index()))];
        }
    }
}

std::size_t LayerPlan::most_chunks() const {
    std::vector<std::uint8_t> uses(sets());
    std::size_t there = 1;
    std::size_t most = 1;
    for (int cells = 1; cells <= outer_; ++cells) {
        const std::vector<std::uint32_t> sets = layer(cells);
        count_uses(sets, uses);
        for (const std::uint32_t set : sets) {
            most = std::max(most, ++there);
            for (const Square bit : squares(Bitboard{set})) {
                if (--uses[kept(set ^ (std::uint32_t{1} << bit.index()))] == 0) --there;
            }
        }
    }
    return most;
}

std::size_t LayerPlan::most_images_below() const {
    std::size_t most = 0;
    if (left_ == 0) return most;
    for (std::uint32_t set = 0; set < sets(); ++set) {
        if (!is_kept(set)) continue;
        std::size_t images = 0;
        for (const Square bit : squares(Bitboard{set})) {
            images += is_kept(set ^ (std::uint32_t{1} << bit.index())) ? 0 : 1;
        }
        most = std::max(most, images);
    }
    return most;
}

std::size_t LayerPlan::all_chunks() const {
    std::size_t all = 0;
    for (std::uint32_t set = 0; set < sets(); ++set) all += is_kept(set) ? 1 : 0;
    return all;
}

}  // namespace lawan::adjacency::full
