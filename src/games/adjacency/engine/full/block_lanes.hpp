// A number for each subset of a block of cells, in lanes.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "games/adjacency/engine/full/byte_lanes.hpp"
#include "games/adjacency/engine/full/subset_layout.hpp"
#include "games/adjacency/engine/full/wide_lanes.hpp"

namespace lawan::adjacency::full {

inline constexpr std::size_t kRows = std::size_t{1} << (kBlockBits - kLaneBits);  // in a block

using BlockLanes = std::array<ByteLanes, kRows>;

// 1 for the subsets of the block that have just these of some bits.
[[nodiscard]] inline BlockLanes where(unsigned bits, unsigned wanted) {
    BlockLanes lanes{};
    for (unsigned subset = 0; subset < kRows * kLanes; ++subset) {
        lanes[subset / kLanes][subset % kLanes] = (subset & bits) == wanted ? 1 : 0;
    }
    return lanes;
}

inline void add(BlockLanes& sum, const BlockLanes& lanes) {
    for (std::size_t row = 0; row < kRows; ++row) sum[row] += lanes[row];
}

// Rows with as many cells do not wait for each other, so that a *group* of them is done at once:
// one, six, fifteen, twenty, fifteen, six and one row, the last of each filled up with itself.
struct RowGroups {
    static constexpr std::size_t kCount = [] {
        std::size_t groups = 0;
        for (const std::size_t rows : {1, 6, 15, 20, 15, 6, 1}) {
            groups += (rows + kRowsOfWide - 1) / kRowsOfWide;
        }
        return groups;
    }();
    static_assert(kRows == 64);

    using Rows = std::array<std::size_t, kRowsOfWide>;
    static constexpr std::array<Rows, kCount> kRowsOf = [] {
        std::array<Rows, kCount> groups{};
        std::size_t group = 0;
        for (int cells = 0; cells <= kBlockBits - kLaneBits; ++cells) {
            std::size_t in_group = 0;
            for (std::size_t row = 0; row < kRows; ++row) {
                if (std::popcount(row) != cells) continue;
                if (in_group == kRowsOfWide) {
                    in_group = 0;
                    ++group;
                }
                for (std::size_t i = in_group; i < kRowsOfWide; ++i) groups[group][i] = row;
                ++in_group;
            }
            ++group;
        }
        return groups;
    }();
};

using GroupLanes = std::array<Wide, RowGroups::kCount>;

[[nodiscard]] inline GroupLanes in_groups(const BlockLanes& block) {
    GroupLanes groups;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        RowsOfWide rows;
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = block[RowGroups::kRowsOf[group][i]];
        groups[group] = load(rows.data());
    }
    return groups;
}

// The moves to cells of a block: each row, and each lane of it, from those with a cell less. What
// moves outside are worth is there already.
class PlayInside {
  public:
    // `gain(cell, row)` and `gain_in_lanes(cell, group)`: what is stored of the subsets of a row or
    // of a group with this cell of the block is this minus what is stored without it, if the move
    // there is the best. The cells that lanes stand for come first and are asked for by groups.
    template <class Gain, class GainInLanes>
    void play(ByteLanes* block, const Gain& gain, const GainInLanes& gain_in_lanes) const {
#ifdef __EMSCRIPTEN__  // a browser fetches every copy of this code
        static_assert(kRowsOfWide == 1);
        for (std::size_t group = 0; group < RowGroups::kCount; ++group) {
            play_row(block, gain, gain_in_lanes, group);
        }
#else
        play_groups(block, gain, gain_in_lanes, std::make_index_sequence<RowGroups::kCount>{});
#endif
    }

  private:
#ifdef __EMSCRIPTEN__
    // A group that is one row.
    template <class Gain, class GainInLanes>
    void play_row(ByteLanes* block, const Gain& gain, const GainInLanes& gain_in_lanes,
                  std::size_t group) const {
        const std::size_t row = RowGroups::kRowsOf[group][0];
        ByteLanes best = block[row];
        for (std::size_t cell = 0; cell < kBlockBits - kLaneBits; ++cell) {
            if ((row >> cell & 1U) == 0) continue;
            best =
                greater(best, gain(kLaneBits + cell, row) - block[row ^ (std::size_t{1} << cell)]);
        }
        const Wide wide = play_in_lanes(
            together(RowsOfWide{best}), masks_,
            [&](std::size_t cell) -> const Wide& { return gain_in_lanes(cell, group); });
        store(&block[row], wide);
    }
#else
    // Which rows and cells is known to the compiler: finding them would take as long as the rest.
    template <class Gain, class GainInLanes, std::size_t... kGroups>
    void play_groups(ByteLanes* block, const Gain& gain, const GainInLanes& gain_in_lanes,
                     std::index_sequence<kGroups...>) const {
        (play_group<kGroups>(block, gain, gain_in_lanes, std::make_index_sequence<kRowsOfWide>{}),
         ...);
    }

    template <std::size_t kGroup, class Gain, class GainInLanes, std::size_t... kPlaces>
    void play_group(ByteLanes* block, const Gain& gain, const GainInLanes& gain_in_lanes,
                    std::index_sequence<kPlaces...>) const {
        constexpr RowGroups::Rows kRowsOf = RowGroups::kRowsOf[kGroup];
        constexpr auto kCells = std::make_index_sequence<kBlockBits - kLaneBits>{};
        const RowsOfWide bests{best_of_row<kRowsOf[kPlaces]>(block, gain, kCells)...};
        const Wide best = play_in_lanes(
            together(bests), masks_,
            [&](std::size_t cell) -> const Wide& { return gain_in_lanes(cell, kGroup); });
        RowsOfWide done;
        store(done.data(), best);
        ((block[kRowsOf[kPlaces]] = done[kPlaces]), ...);
    }

    template <std::size_t kRow, class Gain, std::size_t... kCells>
    [[nodiscard]] static ByteLanes best_of_row(const ByteLanes* block, const Gain& gain,
                                               std::index_sequence<kCells...>) {
        ByteLanes best = block[kRow];
        const auto play = [&]<std::size_t kCell>() {
            if constexpr ((kRow >> kCell & 1U) != 0) {
                best = greater(
                    best, gain(kLaneBits + kCell, kRow) - block[kRow ^ (std::size_t{1} << kCell)]);
            }
        };
        (play.template operator()<kCells>(), ...);
        return best;
    }
#endif

    WideMasks masks_ = wide_masks();
};

}  // namespace lawan::adjacency::full
