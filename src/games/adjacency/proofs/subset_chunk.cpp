// Compiled once more for processors that can do more: LAWAN_VERSION is the namespace.
#include "games/adjacency/proofs/subset_chunk.hpp"

#include <cstring>
#include <utility>

#if !defined(LAWAN_VERSION)
#define LAWAN_VERSION for_every_processor
#endif

namespace lawan::proofs::LAWAN_VERSION {
namespace {

// Functions take and give vectors by reference: how they are passed depends on the processor.
using Row = std::uint8_t __attribute__((vector_size(kLanes)));
using RowOfTwos = std::uint16_t __attribute__((vector_size(kLanes)));
using RowOfFours = std::uint32_t __attribute__((vector_size(kLanes)));
using RowOfEights = std::uint64_t __attribute__((vector_size(kLanes)));

constexpr std::size_t kRows = std::size_t{1} << SubsetChunk::kCellsOfBlock;
constexpr std::size_t kMostBlocks = std::size_t{1}
                                    << (SubsetChunk::kMostCells - SubsetChunk::kCellsOfBlock);

inline void load(Row& row, const LaneBytes& from) {
    std::memcpy(&row, &from, sizeof row);
}
inline void raise(Row& best, const Row& other) {
    best = best > other ? best : other;
}

// Lanes move up by so many; nothing comes to the lowest ones of each group of twice as many.
template <std::size_t kBy>
inline void raise_by_lower_half(Row& best, const Row& row) {
    Row moved;
    if constexpr (kBy == 2) {
        moved = reinterpret_cast<Row>(reinterpret_cast<RowOfFours>(row) << 16);
    } else if constexpr (kBy == 4) {
        moved = reinterpret_cast<Row>(reinterpret_cast<RowOfEights>(row) << 32);
    } else {
        const auto eights = reinterpret_cast<RowOfEights>(row);
        const RowOfEights none{};
        if constexpr (kBy == 8) {
            moved = reinterpret_cast<Row>(__builtin_shufflevector(none, eights, 0, 4, 0, 6));
        } else {
            static_assert(kBy == 16);
            moved = reinterpret_cast<Row>(__builtin_shufflevector(none, eights, 0, 0, 4, 5));
        }
    }
    raise(best, moved);
}

// Each group's first lane goes to all of its others, and nothing to itself.
template <std::size_t kGroup, std::size_t... kLane>
inline void raise_by_first_of_group(Row& best, const Row& row, std::index_sequence<kLane...>) {
    constexpr Row kOthers{(kLane % kGroup == 0 ? std::uint8_t{0} : std::uint8_t{255})...};
#if defined(__AVX2__)
    const Row moved = __builtin_shufflevector(row, row, (kLane / kGroup * kGroup)...) & kOthers;
#else
    const RowOfEights first = reinterpret_cast<RowOfEights>(row & ~kOthers);
    RowOfEights all = first << 8;
    if constexpr (kGroup > 2) all |= all << 8;
    if constexpr (kGroup > 2) all |= first << 24;
    if constexpr (kGroup > 4) all |= all << 32 | first << 32;
    const Row moved = reinterpret_cast<Row>(all);
#endif
    raise(best, moved);
}

// The rows of a table with so many others.
template <std::size_t kOthers>
class Filler {
  public:
    static void fill(const SubsetChunk& chunk) {
        const std::size_t blocks = std::size_t{1} << (chunk.cells - SubsetChunk::kCellsOfBlock);
        std::array<Row, kMostBlocks> first;  // of each block, 254 − 2·o of its first row
        std::array<std::uint64_t, kMostBlocks> open;
        load(first[0], chunk.first);
        open[0] = chunk.open;
        for (std::size_t block = 0; block < blocks; ++block) {
            if (block != 0) {
                const std::size_t less = block & (block - 1);
                add_cell(chunk.row_cells[SubsetChunk::kCellsOfBlock + std::countr_zero(block)],
                         first[less], open[less], first[block], open[block]);
            }
            std::array<Row, kRows> best{};
            for (std::size_t i = 0; i < chunk.below_count; ++i) {
                raise_block(best, chunk.below[i] + block * kRows);
            }
            for (std::size_t left = block; left != 0; left &= left - 1) {
                raise_block(best, chunk.rows + (block ^ (left & (~left + 1))) * kRows);
            }
            if (chunk.holds_empty && block == 0) best[0][0] = 255;  // so that H(∅) = 0 comes out
            fill_block(chunk, best, first[block], open[block], chunk.rows + block * kRows);
        }
    }

  private:
    static constexpr std::size_t kGroup = kOthers + 1;
    static constexpr int kCellsInLanes = std::countr_zero(kLanes / kGroup);

    static void add_cell(const RowCell& cell, const Row& less, std::uint64_t open_less, Row& more,
                         std::uint64_t& open_more) {
        Row opens;
        load(opens, cell.opens[places_in_neighbourhood(cell.closed & ~open_less, cell.cell)]);
        more = less - opens;
        open_more = open_less | cell.closed;
    }

    static void raise_block(std::array<Row, kRows>& best, const LaneBytes* rows) {
        for (std::size_t row = 0; row < kRows; ++row) {
            Row there;
            load(there, rows[row]);
            raise(best[row], there);
        }
    }

    static void fill_block(const SubsetChunk& chunk, std::array<Row, kRows>& best, const Row& first,
                           std::uint64_t first_open, LaneBytes* rows) {
        std::array<Row, kRows> from;
        std::array<std::uint64_t, kRows> open;
        std::array<Row, kRows> rest;
        from[0] = first;
        open[0] = first_open;
#pragma GCC unroll 8
        for (std::size_t row = 0; row < kRows; ++row) {
            if (row != 0) {
                const std::size_t less = row & (row - 1);
                add_cell(chunk.row_cells[std::countr_zero(row)], from[less], open[less], from[row],
                         open[row]);
            }
            for (std::size_t bit = 1; bit < kRows; bit *= 2) {
                if ((row & bit) != 0) raise(best[row], rest[row ^ bit]);
            }
            settle(best[row], from[row], rest[row],
                   std::make_index_sequence<static_cast<std::size_t>(kCellsInLanes)>{});
            std::memcpy(rows[row].of.data(), &rest[row], sizeof rest[row]);
        }
    }

    // A lane needs those of its set with one cell less. At first the one without a cell is right,
    // then those with one cell, then those with two: and so on, up to the subset of all with an
    // other.
    template <std::size_t... kCell>
    static void settle(const Row& best, const Row& from, Row& rest, std::index_sequence<kCell...>) {
        rest = from - best;
        for (int i = 0; i < kCellsInLanes + 1; ++i) {
            Row all = best;
            raise_by_first_of_group<kGroup>(all, rest, std::make_index_sequence<kLanes>{});
            (raise_by_lower_half<(kGroup << kCell)>(all, rest), ...);
            rest = from - all;
        }
    }
};

}  // namespace

FillChunk chunk_filler(int others) {
    if (others == 1) return Filler<1>::fill;
    if (others == 3) return Filler<3>::fill;
    return Filler<7>::fill;
}

}  // namespace lawan::proofs::LAWAN_VERSION
