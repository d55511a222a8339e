#include "games/adjacency/engine/full/subset_values.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "games/adjacency/engine/full/block_lanes.hpp"
#include "games/adjacency/engine/full/block_neighbours.hpp"
#include "games/adjacency/engine/full/reduction.hpp"
#include "games/adjacency/engine/full/wide_lanes.hpp"
#include "work/stopped_together.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr std::uint64_t kBlocksBetweenPolls = 256;
// Several threads fill pieces that depend on each other only by the highest bits.
constexpr int kBitsOfPieces = 10;

}  // namespace

// Fills blocks one after the other; each thread has its own. A move is worth k − F of what is left;
// with what is stored, bias + F, that is k + 2·bias − stored, which again is bias + value.
class SubsetValues::Filler {
  public:
    explicit Filler(SubsetValues& values)
        : geometry_{*values.geometry_},
          layout_{values.layout_},
          table_{values.table_},
          neighbours_{geometry_, layout_} {}

    // The subsets with these cells outside the block; all with fewer are done.
    void fill(std::uint64_t outside) {
        if (const std::uint64_t near = outside >> layout_.far(); near != near_) prepare(near);
        ByteLanes* block = block_of(outside);
        play_outside(outside, block);
        if (outside == 0) block[0][0] = kBias;  // F(∅) = 0
        play_inside_.play(
            block,
            [this](std::size_t cell, std::size_t row) -> const ByteLanes& {
                return settles_[cell][row];
            },
            [this](std::size_t cell, std::size_t group) -> const Wide& {
                return settles_in_lanes_[cell][group];
            });
    }

  private:
    struct Move {
        const ByteLanes* left;         // the block of what is left
        const BlockLanes* settles_in;  // of what the block's cells are beside, if any
        Wide settles;                  // of the rest, plus twice the bias
    };

    [[nodiscard]] static std::size_t index(Square cell) {
        return static_cast<std::size_t>(cell.index());
    }
    [[nodiscard]] ByteLanes* block_of(std::uint64_t outside) const {
        return table_ + static_cast<std::size_t>(outside) * kRows;
    }

    // What depends only on the cells outside that have to do with the block.
    void prepare(std::uint64_t near) {
        near_ = near;
        const std::uint64_t outside = near << layout_.far();
        for (std::size_t cell = 0; cell < settles_.size(); ++cell) {
            settles_[cell].fill(all_lanes(2 * kBias));
            neighbours_.add_settled_inside(cell, outside, settles_[cell]);
        }
        for (std::size_t cell = 0; cell < settles_in_lanes_.size(); ++cell) {
            settles_in_lanes_[cell] = in_groups(settles_[cell]);
        }
        has_settles_in_ = 0;
        for (const Square bit : squares(Bitboard{outside})) {
            settles_in_[index(bit)] = {};
            if (neighbours_.add_settled_outside(bit, outside, settles_in_[index(bit)])) {
                has_settles_in_ |= std::uint64_t{1} << bit.index();
            }
        }
    }

    void play_outside(std::uint64_t outside, ByteLanes* block) {
        const Bitboard ones = ClosedCounts{layout_.outside_cells(outside)}.exactly_one() &
                              geometry_.board() & ~neighbours_.near();
        std::array<Move, Bitboard::kCapacity> moves;
        std::size_t plain = 0;  // moves that settle as many whatever the block holds
        std::size_t end = moves.size();
        for (const Square bit : squares(Bitboard{outside})) {
            const bool depends = (has_settles_in_ >> bit.index() & 1U) != 0;
            const Square cell = layout_.outside_cell(bit.index());
            moves[depends ? --end : plain++] = {
                block_of(outside ^ (std::uint64_t{1} << bit.index())), &settles_in_[index(bit)],
                all_wide(2 * kBias + (geometry_.closed(cell) & ones).count())};
        }
        for (std::size_t row = 0; row < kRows; row += kRowsOfWide) {
            Wide best{};
            for (std::size_t i = 0; i < plain; ++i) {
                best = greater(best, moves[i].settles - load(moves[i].left + row));
            }
            for (std::size_t i = end; i < moves.size(); ++i) {
                const Wide settles = moves[i].settles + load(moves[i].settles_in->data() + row);
                best = greater(best, settles - load(moves[i].left + row));
            }
            store(block + row, best);
        }
    }

    const Geometry& geometry_;
    const SubsetLayout& layout_;
    ByteLanes* table_;
    BlockNeighbours neighbours_;
    PlayInside play_inside_;
    // For the present cells outside that have to do with the block:
    std::uint64_t near_ = ~std::uint64_t{0};
    std::array<BlockLanes, kBlockBits>
        settles_;  // k of the cells of the block, plus twice the bias
    std::array<GroupLanes, kLaneBits> settles_in_lanes_;      // of the first of them
    std::array<BlockLanes, Bitboard::kCapacity> settles_in_;  // k of those outside, in part
    std::uint64_t has_settles_in_ = 0;
};

SubsetValues::SubsetValues(const Geometry& geometry, Bitboard cells, SubsetMemory& memory)
    : geometry_{&geometry},
      cells_{cells},
      layout_{geometry, cells},
      table_{memory.take(std::size_t{1} << (layout_.bits() - kLaneBits))} {}

std::optional<SubsetValues> SubsetValues::of(const Geometry& geometry, Bitboard cells,
                                             SubsetMemory& memory, const SubsetWork& work) {
    SubsetValues values{geometry, cells, memory};
    if (!values.fill(work)) return std::nullopt;
    return values;
}

// A piece has the same highest bits, and waits for those with one of them less. They are handed out
// by the number of these bits, so that hardly any has to wait.
bool SubsetValues::fill(const SubsetWork& work) {
    const int high = work.threads > 1 ? std::min(kBitsOfPieces, layout_.outside()) : 0;
    const int low = layout_.outside() - high;
    std::vector<std::uint32_t> pieces(std::size_t{1} << high);
    for (std::size_t i = 0; i < pieces.size(); ++i) pieces[i] = static_cast<std::uint32_t>(i);
    std::stable_sort(pieces.begin(), pieces.end(), [](std::uint32_t a, std::uint32_t b) {
        return std::popcount(a) < std::popcount(b);
    });
    std::vector<std::atomic<bool>> done(pieces.size());
    std::atomic<std::size_t> next{0};
    std::atomic<std::uint64_t> filled{0};
    std::atomic<bool> stopped{false};
    const auto all = static_cast<double>(std::uint64_t{1} << layout_.outside());
    on_workers(work.threads, stopped, [&](int worker) {
        const auto filler = std::make_unique<Filler>(*this);
        Budget share = work.threads > 1 ? work.budget.thread_share() : work.budget.share();
        for (std::size_t i = next++; i < pieces.size() && !stopped; i = next++) {
            const std::uint64_t piece = pieces[i];
            for (const Square bit : squares(Bitboard{piece})) {
                const auto& needed =
                    done[static_cast<std::size_t>(piece ^ (std::uint64_t{1} << bit.index()))];
                while (!needed.load(std::memory_order_acquire) && !stopped) {
                    std::this_thread::yield();
                }
            }
            const std::uint64_t blocks = std::uint64_t{1} << low;
            for (std::uint64_t block = 0; block < blocks; ++block) {
                if (block % kBlocksBetweenPolls == 0) {
                    const std::uint64_t more = std::min(kBlocksBetweenPolls, blocks - block);
                    if (stopped || !share.charge((more << kBlockBits) / work.sets_of_node)) {
                        stopped = true;
                        return;
                    }
                    const std::uint64_t done_now = filled += more;
                    if (worker == 0 && work.progress) {
                        work.progress(static_cast<double>(done_now) / all);
                    }
                }
                filler->fill(piece << low | block);
            }
            done[static_cast<std::size_t>(piece)].store(true, std::memory_order_release);
        }
    });
    return !stopped;
}

std::optional<int> SubsetValues::value(const CellSet& set) const {
    const auto subset = cells_like(*geometry_, set, cells_);
    if (!subset) return std::nullopt;
    return value(*subset);
}

}  // namespace lawan::adjacency::full
