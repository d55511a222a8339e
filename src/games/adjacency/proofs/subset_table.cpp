#include "games/adjacency/proofs/subset_table.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "core/instructions.hpp"

namespace lawan::proofs {
namespace {

[[nodiscard]] int lanes_of_group(int others) {
    return others == 1 ? 2 : others <= 3 ? 4 : 8;
}

struct Split {
    int in_lanes;
    int in_chunk;
    int outside;
};

[[nodiscard]] Split split_of(int cells, int others) {
    const int in_lanes =
        std::countr_zero(kLanes) - std::countr_zero(static_cast<unsigned>(lanes_of_group(others)));
    const int in_chunk = std::min(cells - in_lanes, SubsetChunk::kMostCells);
    return {in_lanes, in_chunk, cells - in_lanes - in_chunk};
}

// How many chunks are there at once: those that are needed for others, and those that lack few
// cells, which stay.
[[nodiscard]] std::uint64_t most_chunks(int outside, int lacking) {
    std::uint64_t needed = 1;
    std::uint64_t stay = 0;
    std::vector<std::uint64_t> of_size{1};  // C(m, 0), C(m, 1), …
    for (int m = 0; m < outside; ++m) {
        needed += of_size[static_cast<std::size_t>(m / 2)];
        of_size.push_back(0);
        for (std::size_t k = of_size.size() - 1; k > 0; --k) of_size[k] += of_size[k - 1];
    }
    for (int k = 0; k <= std::min(lacking, outside); ++k) {
        stay += of_size[static_cast<std::size_t>(k)];
    }
    return std::min(needed + stay, std::uint64_t{1} << outside);
}

}  // namespace

std::vector<FillChunk> chunk_fillers(int others) {
    std::vector<FillChunk> fillers{for_every_processor::chunk_filler(others)};
#if defined(LAWAN_WITH_AVX2)
    if (runs_here(Instructions::Avx2)) fillers.push_back(for_avx2::chunk_filler(others));
#endif
    return fillers;
}

std::uint64_t SubsetTable::bytes(int cells, int others, int lacking) {
    const Split split = split_of(cells, others);
    return (most_chunks(split.outside, lacking) << split.in_chunk) * sizeof(LaneBytes);
}

std::uint64_t SubsetTable::sets(int cells, int others) {
    return static_cast<std::uint64_t>(lanes_of_group(others)) << cells;
}

SubsetTable::SubsetTable(Bitboard cells, const std::vector<Square>& others, int lacking,
                         const Closed& closed, SubsetMemory& memory)
    : closed_{&closed},
      others_{others},
      lacking_{lacking},
      group_{static_cast<std::size_t>(lanes_of_group(static_cast<int>(others.size())))},
      fill_chunk_{chunk_fillers(static_cast<int>(group_) - 1).back()} {
    split(cells);
    rows_of_chunk_ = std::size_t{1} << in_chunk_.size();
    place_.assign(std::size_t{1} << outside_.size(), kNowhere);
    const auto rows = static_cast<std::size_t>(
        bytes(cells.count(), static_cast<int>(others.size()), lacking) / sizeof(LaneBytes));
    memory_ = memory.rows(rows);
    places_ = static_cast<std::int32_t>(rows / rows_of_chunk_);
}

void SubsetTable::split(Bitboard cells) {
    const Split split = split_of(cells.count(), static_cast<int>(others_.size()));
    std::vector<Square> in_chunk;
    for (const Square cell : squares(cells)) {
        open_ |= (*closed_)[static_cast<std::size_t>(cell.index())];
        if (static_cast<int>(in_lanes_.size()) < split.in_lanes) {
            in_lanes_.push_back(cell);
        } else if (static_cast<int>(in_chunk.size()) < split.in_chunk) {
            in_chunk.push_back(cell);
        } else {
            outside_.push_back(cell);
        }
    }
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        Bitboard& open = open_in_lane_[lane];
        for (std::size_t i = 0; i < in_lanes_.size(); ++i) {
            const bool has = (lane / group_ >> i & 1U) != 0;
            if (has) open |= (*closed_)[static_cast<std::size_t>(in_lanes_[i].index())];
        }
        const std::size_t other = lane % group_;
        if (other > 0 && other <= others_.size()) {
            open |= (*closed_)[static_cast<std::size_t>(others_[other - 1].index())];
        }
        open_ |= open;
    }
    for (const Square cell : in_chunk) {
        RowCell row_cell;
        row_cell.cell = cell.index();
        const Bitboard closed = (*closed_)[static_cast<std::size_t>(cell.index())];
        row_cell.closed = closed.bits();
        for (std::size_t places = 0; places < RowCell::kPlaces; ++places) {
            Bitboard some;
            for (const Square v : squares(closed)) {
                const Bitboard one = Bitboard::of(v);
                if ((places & places_in_neighbourhood(one.bits(), cell.index())) != 0) some |= one;
            }
            row_cell.opens[places] = twice_where_not_open(some);
        }
        in_chunk_.push_back(row_cell);
    }
}

// In each lane 2 for each of these v that it does not open.
LaneBytes SubsetTable::twice_where_not_open(Bitboard some) const {
    LaneBytes twice;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        twice.of[lane] = static_cast<std::uint8_t>(2 * (some & ~open_in_lane_[lane]).count());
    }
    return twice;
}

bool SubsetTable::fill(const std::function<bool()>& may_go_on) {
    const int cells = static_cast<int>(outside_.size());
    const Chunk all = (Chunk{1} << cells) - 1;
    fill(Chunk{0});
    for (int count = 1; count <= cells; ++count) {
        const Chunk last = (Chunk{1} << count) - 1;
        Chunk chunk = last << (cells - count);
        while (may_go_on()) {
            fill(chunk);
            if (chunk == last) break;
            // The next lower number with as many bits has the next higher one's complement.
            const Chunk lacks = ~chunk & all;
            const Chunk lowest = lacks & (~lacks + 1);
            const Chunk carried = lacks + lowest;
            chunk = ~(carried | ((lacks ^ carried) / lowest >> 2)) & all;
        }
        if (place_[last] == kNowhere) return false;
    }
    return true;
}

void SubsetTable::fill(Chunk chunk) {
    if (free_.empty()) {
        if (used_ == places_) throw std::logic_error{"more chunks than there is memory for"};
        free_.push_back(used_++);
    }
    place_[chunk] = free_.back();
    free_.pop_back();
    std::vector<const LaneBytes*> below;
    Bitboard open;
    for (const Square bit : squares(Bitboard{chunk})) {
        below.push_back(rows_of(chunk ^ Chunk{1} << bit.index()));
        const Square cell = outside_[static_cast<std::size_t>(bit.index())];
        open |= (*closed_)[static_cast<std::size_t>(cell.index())];
    }
    SubsetChunk task;
    task.below = below.data();
    task.below_count = below.size();
    task.rows = rows_of(chunk);
    task.row_cells = in_chunk_.data();
    task.cells = static_cast<int>(in_chunk_.size());
    task.open = open.bits();
    const LaneBytes twice = twice_where_not_open(open_ & ~open);
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        const int o = open_.count() - twice.of[lane] / 2;
        task.first.of[lane] = static_cast<std::uint8_t>(254 - 2 * o);
    }
    task.holds_empty = chunk == 0;
    fill_chunk_(task);
    free_those_below(chunk);
}

// This was the last one to be made from those that lack one of its first cells.
void SubsetTable::free_those_below(Chunk chunk) {
    const int lack = static_cast<int>(outside_.size()) - std::popcount(chunk) + 1;
    if (lack <= lacking_) return;
    for (int bit = 0; bit < std::countr_one(chunk); ++bit) {
        std::int32_t& place = place_[chunk ^ Chunk{1} << bit];
        free_.push_back(place);
        place = kNowhere;
    }
}

int SubsetTable::gain(Bitboard set) const {
    const auto closed = [this](Square cell) {
        return (*closed_)[static_cast<std::size_t>(cell.index())];
    };
    std::size_t lane = 0;
    std::size_t row = 0;
    Chunk chunk = 0;
    for (std::size_t i = 0; i < others_.size(); ++i) {
        if (set.has(others_[i])) lane = i + 1;
    }
    for (std::size_t i = 0; i < in_lanes_.size(); ++i) {
        if (set.has(in_lanes_[i])) lane += group_ << i;
    }
    for (std::size_t i = 0; i < in_chunk_.size(); ++i) {
        if (set.has(Square{in_chunk_[i].cell})) row |= std::size_t{1} << i;
    }
    for (std::size_t i = 0; i < outside_.size(); ++i) {
        if (set.has(outside_[i])) chunk |= Chunk{1} << i;
    }
    if (place_[chunk] == kNowhere) throw std::logic_error{"a set that is no longer there"};
    Bitboard open;
    for (const Square cell : squares(set)) open |= closed(cell);
    return 255 - rows_of(chunk)[row].of[lane] - open.count();
}

}  // namespace lawan::proofs
