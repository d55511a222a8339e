// Which chunks of a layered table are kept, in which order they are made, and how many there are at
// a time. Sets of outer cells are numbers with a bit for each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/subset_layout.hpp"

namespace lawan::adjacency::full {

class LayerPlan {
  public:
    // Nothing where there are too few cells, or too many.
    [[nodiscard]] static std::optional<LayerPlan> of(const Geometry& geometry, Bitboard cells);

    [[nodiscard]] const SubsetLayout& layout() const { return layout_; }
    [[nodiscard]] int outer() const { return outer_; }
    [[nodiscard]] std::size_t sets() const { return std::size_t{1} << outer_; }

    // Only one of a set and its image is kept: the one that holds the highest cell in which the two
    // differ. So most sets below a kept one are kept too.
    [[nodiscard]] std::uint32_t image_of(std::uint32_t set) const {
        return images_[0][set & 255U] | images_[1][set >> 8 & 255U] | images_[2][set >> 16];
    }
    [[nodiscard]] bool is_kept(std::uint32_t set) const {
        return (set & left_) >= (image_of(set) & left_);
    }
    [[nodiscard]] std::uint32_t kept(std::uint32_t set) const {
        return is_kept(set) ? set : image_of(set);
    }

    // The kept ones with this many cells, in an order in which sets below are soon needed no more.
    [[nodiscard]] std::vector<std::uint32_t> layer(int cells) const;
    // How often each set with a cell less is needed by the sets of a layer.
    void count_uses(const std::vector<std::uint32_t>& layer, std::vector<std::uint8_t>& uses) const;

    // The most chunks that there are at a time, one thread working.
    [[nodiscard]] std::size_t most_chunks() const;
    [[nodiscard]] std::size_t all_chunks() const;
    // Of a kept set, how many with a cell less are not kept, at most.
    [[nodiscard]] std::size_t most_images_below() const;

  private:
    explicit LayerPlan(SubsetLayout layout);
    void take_images(const Geometry& geometry);

    SubsetLayout layout_;
    int outer_;
    std::uint32_t left_ = 0;  // one of each cell and its image; none without a symmetry
    std::array<std::array<std::uint32_t, 256>, 3> images_{};
};

}  // namespace lawan::adjacency::full
