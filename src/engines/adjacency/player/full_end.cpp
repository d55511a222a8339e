#include "engines/adjacency/player/full_end.hpp"

#include <algorithm>
#include <atomic>
#include <new>
#include <utility>

#include "engines/adjacency/full/full_game.hpp"
#include "engines/adjacency/full/set_search.hpp"
#include "engines/adjacency/player/replies.hpp"

namespace lawan::adjacency::player {
namespace {

// So many sets of a table take as long as a node of a search, and are counted as one.
constexpr std::uint64_t kSetsForANode = 128;
constexpr int kMostCells = 34;
// A larger table is slower: it fits into no cache.
constexpr std::uint64_t kMemoryOfSearch = 16;

// Measured on one core: what a search of sets, without a table of all, solves in most positions.
struct Reach {
    double seconds;
    int plies;
};
constexpr Reach kReach[] = {{4, 28}, {1, 25}, {0.3, 23}, {0.08, 19}, {0, 14}};

[[nodiscard]] bool search_reaches(int plies, Seconds time) {
    for (const Reach& reach : kReach) {
        if (time.count() >= reach.seconds) return plies <= reach.plies;
    }
    return false;
}

}  // namespace

FullEnd::FullEnd(const Position& root, Budget& budget, const SolvingTime& time, const Means& means)
    : root_{root},
      geometry_{root.size()},
      reducer_{geometry_, full::Reducer::ColdParts::LeftOut},
      empty_{root.empty()},
      base_{full::final_difference(root)},
      time_{time},
      means_{means},
      budget_{&budget},
      begun_{budget.elapsed()},
      nodes_before_{budget.nodes()},
      allowance_{budget, time.value} {}

Seconds FullEnd::core_time_for_table(int cells) {
    constexpr Seconds kForASet{2e-9};
    return static_cast<double>(std::uint64_t{1} << cells) * kForASet;
}

// All empty cells where that takes no time: then it knows every move. Otherwise those that are left
// when what decides nothing is taken out.
std::optional<Bitboard> FullEnd::cells_of_table(const full::Geometry& geometry,
                                                full::Reducer& reducer, Bitboard empty,
                                                const Portion& portion, const Means& means) {
    const auto fits = [&](int cells, double part) {
        return cells <= kMostCells &&
               full::SubsetValues::memory_for(cells).count <= means.memory.count &&
               core_time_for_table(cells) <= part * portion.core_time(means.threads);
    };
    constexpr double kNoTime = 0.3;
    if (fits(empty.count(), kNoTime)) return empty;
    const Bitboard left = full::cells_like(geometry, reducer.of(empty).set, empty).value_or(empty);
    if (fits(left.count(), 1)) return left;
    return std::nullopt;
}

bool FullEnd::within_reach(const Position& root, const Portion& portion, const Means& means) {
    const full::Geometry geometry{root.size()};
    full::Reducer reducer{geometry, full::Reducer::ColdParts::LeftOut};
    return cells_of_table(geometry, reducer, root.empty(), portion, means).has_value() ||
           search_reaches(root.plies_left(), portion.core_time());
}

std::optional<Exact> FullEnd::solve() {
    const auto cells = cells_of_table(geometry_, reducer_, empty_, time_.value, means_);
    if (cells && make_table(*cells)) return from_table();
    if (cells && !search_reaches(root_.plies_left(), time_.value.core_time())) return std::nullopt;
    return by_search();
}

// Every set takes as long: soon it is known whether there is time for all of them.
bool FullEnd::make_table(Bitboard cells) {
    std::atomic<bool> too_slow{false};
    full::SubsetWork work;
    work.threads = means_.threads;
    work.go_on = [&] { return !too_slow; };
    work.count = [&](std::uint64_t sets) {
        const std::lock_guard lock{mutex_};
        if (!allowance_.spend(sets / kSetsForANode)) too_slow = true;
    };
    work.progress = [&](double share) {
        constexpr double kEnoughToTell = 1.0 / 32;
        const Seconds used = budget_->elapsed() - begun_;
        if (share >= kEnoughToTell && used > share * time_.value.time) too_slow = true;
    };
    try {
        table_ = full::SubsetValues::of(geometry_, cells, memory_, work);
    } catch (const std::bad_alloc&) {
        return false;  // others have the memory; a search takes less
    }
    return table_.has_value();
}

int FullEnd::settles(Bitboard cells, Square move) const {
    const Bitboard ones = full::ClosedCounts{cells}.exactly_one() & geometry_.board();
    return (geometry_.closed(move) & ones).count();
}

std::optional<int> FullEnd::value_of(Bitboard cells) {
    if ((cells & ~table_->cells()).empty()) return table_->value(cells);
    const full::Reduced reduced = reducer_.of(cells);
    const auto found = table_->value(reduced.set);
    if (!found) return std::nullopt;
    return reduced.offset + reduced.sign * *found;
}

std::vector<Square> FullEnd::best_moves(Bitboard cells, int value) {
    std::vector<std::pair<int, Square>> found;
    for (const Square move : squares(cells)) {
        const int k = settles(cells, move);
        const auto rest = value_of(cells ^ Bitboard::of(move));
        if (rest && k - *rest == value) found.emplace_back(k, move);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Square> moves;
    for (const auto& [k, move] : found) moves.push_back(move);
    return moves;
}

std::vector<Square> FullEnd::line_from(Square first, int value) {
    std::vector<Square> line;
    Bitboard cells = empty_;
    for (Square move = first;;) {
        line.push_back(move);
        value = settles(cells, move) - value;
        cells = cells ^ Bitboard::of(move);
        const auto next = best_moves(cells, value);
        if (next.empty()) return line;
        move = next.front();
    }
}

std::optional<Exact> FullEnd::from_table() {
    const auto value = value_of(empty_);
    if (!value) return std::nullopt;
    const auto moves = best_moves(empty_, *value);
    if (moves.empty()) return by_search();
    const int score = base_ + *value;
    const Square best = score > 0 ? moves.front() : best_trap(moves, *value);
    return Exact{score, best, true, line_from(best, *value)};
}

// An answer that loses some of what there is counts, one that loses the game or the draw counts
// most.
Square FullEnd::best_trap(const std::vector<Square>& moves, int value) {
    constexpr Seconds kLongEnough{1};
    constexpr double kForAnyError = 0.1;
    const Portion left =
        time_.with_traps.less(budget_->elapsed() - begun_, budget_->nodes() - nodes_before_);
    if (left.is_nothing()) return moves.front();
    allowance_.renew(left.at_most(kLongEnough));
    const int score = base_ + value;
    const fixed::Marks marks = fixed::Marks::of(root_);
    Square best = moves.front();
    double most = 0;
    for (const Square move : moves) {
        if (root_.plies_left() < 2 || !allowance_.goes_on()) break;
        const Bitboard after = empty_ ^ Bitboard::of(move);
        const int theirs = settles(empty_, move) - value;
        double chance = 0;
        for (const Reply& reply : likely_replies(marks.after(move), root_.plies_left() - 1)) {
            const auto rest = value_of(after ^ Bitboard::of(reply.move));
            if (!rest) continue;
            const int lost = theirs - (settles(after, reply.move) - *rest);
            if (lost > 0) chance += kForAnyError * reply.chance;
            if (score + lost > 0 || (score < 0 && score + lost == 0)) chance += reply.chance;
        }
        if (chance <= most) continue;
        most = chance;
        best = move;
    }
    return best;
}

std::optional<Exact> FullEnd::by_search() {
    full::SetTable sets{MebiBytes{std::min(means_.memory.count, kMemoryOfSearch)}};
    full::SetSearch search{geometry_, sets};
    std::uint64_t counted = 0;
    search.nodes_between_looks = Allowance::kNodesBetweenLooks;
    search.go_on = [&](std::uint64_t nodes) {
        return allowance_.spend(nodes - std::exchange(counted, nodes));
    };
    const int value = search.value(empty_);
    if (search.stopped()) return std::nullopt;
    // The most settled first: that is nearly always right.
    for (int k = full::kMostDegree; k >= 0; --k) {
        for (const Square move : squares(empty_)) {
            if (settles(empty_, move) != k) continue;
            const bool refuted = search.is_at_least(empty_ ^ Bitboard::of(move), k - value + 1);
            if (search.stopped()) return std::nullopt;
            if (!refuted) return Exact{base_ + value, move};
        }
    }
    return std::nullopt;
}

}  // namespace lawan::adjacency::player
