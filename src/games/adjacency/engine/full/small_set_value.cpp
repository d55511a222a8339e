#include "games/adjacency/engine/full/small_set_value.hpp"

#include <algorithm>
#include <bit>

#include "games/adjacency/engine/full/wide_lanes.hpp"

namespace lawan::adjacency::full {
namespace {

void add_rows(ByteLanes* to, const ByteLanes* more, std::size_t count) {
    if (count < kRowsOfWide) {
        for (std::size_t row = 0; row < count; ++row) to[row] += more[row];
        return;
    }
    for (std::size_t row = 0; row < count; row += kRowsOfWide) {
        store(to + row, load(to + row) + load(more + row));
    }
}

[[nodiscard]] constexpr std::size_t rounded_up(std::size_t number, std::size_t to) {
    return (number + to - 1) / to * to;
}

}  // namespace

SmallSetValue::SmallSetValue(const Geometry& geometry) : geometry_{&geometry} {
    for (int bits = 0; bits <= kMostRowBits; ++bits) {
        plans_[static_cast<std::size_t>(bits)] = make_plan(bits);
    }
    for (unsigned some = 0; some < kLanes; ++some) {
        for (unsigned lane = 0; lane < kLanes; ++lane) {
            without_[some][lane] = (lane & some) == 0 ? 1 : 0;
        }
    }
    // The places between levels are worked on too, and nobody asks what came out.
    twice_open_.fill(ByteLanes{});
    gain_.fill(ByteLanes{});
}

SmallSetValue::Plan SmallSetValue::make_plan(int row_bits) {
    static_assert(kRowsTogether % kRowsOfWide == 0);
    Plan plan;
    const unsigned rows = 1U << row_bits;
    std::array<Place, kMostRows> places{};
    for (int cells = 0; cells <= row_bits; ++cells) {
        Plan::RowRange level{rounded_up(plan.row.size(), kRowsTogether), 0};
        plan.row.resize(level.begin);
        for (unsigned row = 0; row < rows; ++row) {
            if (std::popcount(row) != cells) continue;
            ++level.rows;
            places[row] = static_cast<Place>(plan.row.size());
            plan.row.push_back(static_cast<std::uint8_t>(row));
            for (unsigned left = row; left != 0; left &= left - 1) {
                plan.below.push_back(places[row ^ (left & (~left + 1))]);
            }
        }
        plan.levels.push_back(level);
    }
    return plan;
}

int SmallSetValue::of(const CellSet& set) {
    const int count = cells(set);
    const int row_bits = std::max(0, count - kLaneBits);
    rows_ = std::size_t{1} << row_bits;
    count_closed(set);
    const Plan& plan = plans_[static_cast<std::size_t>(row_bits)];
    fill(plan);
    const auto all = static_cast<std::size_t>((1 << count) - 1);
    return gain_[plan.levels.back().begin][all % kLanes] - open_;
}

// Some v whose N[v] has these cells: closed in the sets that have none of them.
void SmallSetValue::count_closed_without(Subset cells, int times) {
    const std::size_t most = (rows_ - 1) & ~(std::size_t{cells} / kLanes);
    closed_[most] += without_[cells % kLanes] * static_cast<std::uint8_t>(times);
    open_ += times;
}

void SmallSetValue::count_closed(const CellSet& set) {
    std::fill_n(closed_.begin(), rows_, ByteLanes{});
    open_ = 0;
    std::array<Subset, Bitboard::kCapacity> near;  // the cells in N[v]
    const Bitboard open = ClosedCounts{set.cells}.any() & geometry_->board();
    for (const Square v : squares(open)) near[static_cast<std::size_t>(v.index())] = 0;
    Subset bit = 1;
    for (const Square cell : squares(set.cells)) {
        for (const Square v : squares(geometry_->closed(cell))) {
            near[static_cast<std::size_t>(v.index())] |= bit;
        }
        bit = static_cast<Subset>(bit << 1);
    }
    for (const Square v : squares(open)) {
        count_closed_without(near[static_cast<std::size_t>(v.index())], 1);
    }
    for (const Square degree : squares(Bitboard{set.coins})) {
        count_closed_without(bit, degree.index());
        bit = static_cast<Subset>(bit << 1);
    }
    // What is closed in a row is closed in those with fewer cells.
    for (std::size_t step = 1; step < rows_; step *= 2) {
        for (std::size_t from = 0; from < rows_; from += 2 * step) {
            add_rows(&closed_[from], &closed_[from + step], step);
        }
    }
}

void SmallSetValue::fill(const Plan& plan) {
    static const WideMasks masks = wide_masks();
    const ByteLanes open = all_lanes(open_);
    const Place* below = plan.below.data();
    for (std::size_t cells = 0; cells < plan.levels.size(); ++cells) {
        const Plan::RowRange level = plan.levels[cells];
        const std::size_t end = level.begin + level.rows;
        for (std::size_t place = level.begin; place < end; ++place) {
            const ByteLanes twice_open = (open - closed_[plan.row[place]]) * 2;
            twice_open_[place] = twice_open;
            if (cells == 0) {
                gain_[place] = ByteLanes{};
                continue;
            }
            ByteLanes least = gain_[*below++];
            for (std::size_t i = 1; i < cells; ++i) {
                const ByteLanes other = gain_[*below++];
                least = lesser(least, other);
            }
            gain_[place] = twice_open - least;
        }
        for (std::size_t place = level.begin; place < end; place += kRowsOfWide) {
            const Wide twice_open = load(&twice_open_[place]);
            const auto gain = [&twice_open](std::size_t) -> const Wide& { return twice_open; };
            store(&gain_[place], play_in_lanes(load(&gain_[place]), masks, gain));
        }
    }
}

}  // namespace lawan::adjacency::full
