#include "games/adjacency/engine/full/layer_filler.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr int kCodeOfNothing = 12;  // F(∅) = 0
constexpr int kCodeSum = 16;        // of what is added to d in even and in odd sets
constexpr int kBitsOfCode = 4;
constexpr int kCodeMask = 15;

}  // namespace

LayerFiller::LayerFiller(const Geometry& geometry, const SubsetLayout& layout)
    : geometry_{geometry}, layout_{layout}, neighbours_{geometry, layout} {
    for (std::size_t middle = 0; middle < kMiddles; ++middle) {
        middle_cells_[middle] = layout_.outside_cells(middle);
    }
}

void LayerFiller::fill(std::uint64_t outer, const ChunksBelow& below, ByteLanes* chunk) {
    for (std::size_t middle = 0; middle < kMiddles; ++middle) {
        fill_block(outer, middle, below, chunk);
    }
}

bool LayerFiller::all_fitted() const {
    for (std::size_t lane = 0; lane < kBytesOfWide; ++lane) {
        if (seen_[lane] > kCodeMask) return false;
    }
    return true;
}

// What depends only on the cells outside that have to do with the block.
void LayerFiller::prepare(std::uint64_t near) {
    near_ = near;
    const std::uint64_t outside = near << layout_.far();
    prepare_parity(outside);
    prepare_block(outside);
    prepare_outside(outside);
}

void LayerFiller::prepare_parity(std::uint64_t outside) {
    BlockLanes open{};
    for (const Square v : squares(neighbours_.near())) {
        const bool is_open = (layout_.neighbourhood(v).outside & outside) != 0;
        for (std::size_t row = 0; row < kRows; ++row) {
            open[row] += is_open ? all_lanes(1) : 1 - neighbours_.none_of(v)[row];
        }
    }
    for (std::size_t row = 0; row < kRows; ++row) {
        parity_[0][row] = open[row] & 1;
        parity_[1][row] = parity_[0][row] ^ 1;
    }
}

void LayerFiller::prepare_block(std::uint64_t outside) {
    for (std::size_t cell = 0; cell < in_block_.size(); ++cell) {
        BlockLanes settles{};
        neighbours_.add_settled_inside(cell, outside, settles);
        for (std::size_t odd = 0; odd < 2; ++odd) {
            for (std::size_t row = 0; row < kRows; ++row) {
                in_block_[cell][odd][row] =
                    kCodeSum - 1 + ((settles[row] + 2 - parity_[odd][row]) >> 1);
            }
            if (cell < kLaneBits) {
                in_lanes_[cell][odd] = in_groups(in_block_[cell][odd]);
            }
        }
    }
}

void LayerFiller::prepare_outside(std::uint64_t outside) {
    has_more_ = 0;
    for (const Square bit : squares(Bitboard{outside})) {
        BlockLanes settles{};
        if (neighbours_.add_settled_outside(bit, outside, settles)) {
            has_more_ |= std::uint64_t{1} << bit.index();
        }
        for (std::size_t odd = 0; odd < 2; ++odd) {
            for (std::size_t row = 0; row < kRows; ++row) {
                more_[index(bit)][odd][row] = settles[row] + 2 - parity_[odd][row];
            }
        }
    }
}

void LayerFiller::fill_block(std::uint64_t outer, std::size_t middle, const ChunksBelow& below,
                             ByteLanes* chunk) {
    const std::uint64_t outside = outer << kMiddleBits | middle;
    if (const std::uint64_t near = outside >> layout_.far(); near != near_) prepare(near);
    list_moves(outer, middle, below, chunk);
    BlockLanes block;
    play_outside(block);
    if (outside == 0) block[0][0] = kCodeOfNothing;
    play_inside_.play(
        block.data(),
        [this](std::size_t cell, std::size_t row) -> const ByteLanes& {
            return in_block_[cell][odd_][row];
        },
        [this](std::size_t cell, std::size_t group) -> const Wide& {
            return in_lanes_[cell][odd_][group];
        });
    ByteLanes* packed = chunk + middle * kPackedRows;
    for (std::size_t row = 0; row < kPackedRows; row += kRowsOfWide) {
        const Wide low = load(&block[row]);
        const Wide high = load(&block[row + kPackedRows]);
        seen_ |= low | (low - 1) | high | (high - 1);
        store(packed + row, low | high << kBitsOfCode);
    }
}

void LayerFiller::list_moves(std::uint64_t outer, std::size_t middle, const ChunksBelow& below,
                             const ByteLanes* chunk) {
    const Bitboard cells = middle_cells_[middle] | layout_.outside_cells(outer << kMiddleBits);
    const ClosedCounts counts{cells};
    const Bitboard beyond = geometry_.board() & ~neighbours_.near();
    const Bitboard ones = counts.exactly_one() & beyond;
    odd_ = has_odd_count(counts.any() & beyond) ? 1 : 0;
    for (Plain& plain : plain_) plain.count = 0;
    dependents_ = 0;
    const auto add_move = [&](Square bit, const ByteLanes* left) {
        const Square cell = layout_.outside_cell(bit.index());
        const int settles = (geometry_.closed(cell) & ones).count();
        if ((has_more_ >> bit.index() & 1U) != 0) {
            dependent_[dependents_++] = {left, &more_[index(bit)][odd_], all_wide(settles)};
        } else {
            Plain& plain = plain_[static_cast<std::size_t>(settles)];
            plain.left[plain.count++] = left;
        }
    };
    for (const Square bit : squares(Bitboard{middle})) {
        const std::size_t without = middle ^ (std::size_t{1} << bit.index());
        add_move(bit, chunk + without * kPackedRows);
    }
    for (const Square bit : squares(Bitboard{outer})) {
        add_move(Square{bit.index() + kMiddleBits}, below[index(bit)] + middle * kPackedRows);
    }
}

// Among moves that settle the same number of cells, the best is the one that leaves the other side
// least. The smallest byte has the smallest upper half.
void LayerFiller::play_outside(BlockLanes& block) const {
    for (std::size_t row = 0; row < kPackedRows; row += kRowsOfWide) {
        const Wide parity_low = load(&parity_[odd_][row]);
        const Wide parity_high = load(&parity_[odd_][row + kPackedRows]);
        Wide low{};
        Wide high{};
        for (std::size_t settles = 0; settles < plain_.size(); ++settles) {
            const Plain& plain = plain_[settles];
            if (plain.count == 0) continue;
            Wide least = load(plain.left[0] + row);
            Wide least_low = least & kCodeMask;
            for (std::size_t i = 1; i < plain.count; ++i) {
                const Wide left = load(plain.left[i] + row);
                least = lesser(least, left);
                least_low = lesser(least_low, left & kCodeMask);
            }
            // ⌊(k − p)/2⌋ is (k − 1)/2 for odd k whatever p is, and k/2 − p for even k.
            const auto half = static_cast<int>(settles / 2);
            const bool even = settles % 2 == 0;
            const Wide gain = all_wide(kCodeSum + half);
            low = greater(low, (even ? gain - parity_low : gain) - least_low);
            high = greater(high, (even ? gain - parity_high : gain) - (least >> kBitsOfCode));
        }
        for (std::size_t i = 0; i < dependents_; ++i) {
            const Dependent& move = dependent_[i];
            const Wide left = load(move.left + row);
            const Wide gain_low = (load(&(*move.more)[row]) + move.settles) >> 1;
            const Wide gain_high = (load(&(*move.more)[row + kPackedRows]) + move.settles) >> 1;
            low = greater(low, gain_low + (kCodeSum - 1) - (left & kCodeMask));
            high = greater(high, gain_high + (kCodeSum - 1) - (left >> kBitsOfCode));
        }
        store(&block[row], low);
        store(&block[row + kPackedRows], high);
    }
}

}  // namespace lawan::adjacency::full
