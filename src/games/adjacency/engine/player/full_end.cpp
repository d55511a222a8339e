#include "games/adjacency/engine/player/full_end.hpp"

#include <algorithm>
#include <new>
#include <utility>

#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/full/set_search.hpp"
#include "games/adjacency/engine/player/replies.hpp"

namespace lawan::adjacency::player {
namespace {

// Sets of a table that take as long as a node of a search, and are counted as one.
constexpr std::uint64_t kSetsOfNode = 128;
constexpr int kMostCells = 34;

// Measured, of a search of sets without a table of all.
constexpr PliesInTime kSearchedPlies[] = {{4, 28}, {1, 25}, {0.3, 23}, {0.08, 19}, {0, 14}};

[[nodiscard]] bool search_reaches(int plies, const Limits& limits) {
    return has_time_for(plies, core_time(limits), kSearchedPlies);
}

// How long a table of all subsets of the cells takes, on one core.
[[nodiscard]] Seconds core_time_for_table(int cells) {
    constexpr Seconds kForASet{2e-9};
    return static_cast<double>(std::uint64_t{1} << cells) * kForASet;
}

// Whether work whose parts take equally long will be done in time. The quickest of them counts: a
// processor that is busy for a moment makes one part slow, and says nothing of the others.
class Pace {
  public:
    // `done`: the share of the work that is done.
    [[nodiscard]] bool ends_after(Seconds end, double done, Seconds now) {
        constexpr double kPart = 1.0 / 64;
        constexpr int kPartsToTell = 3;
        const double more = done - done_;
        if (more < kPart) return false;
        quickest_ = std::min(quickest_, (now - at_) / more);
        done_ = done;
        at_ = now;
        return ++parts_ >= kPartsToTell && now + quickest_ * (1 - done) > end;
    }

  private:
    double done_ = 0;
    Seconds at_{0};
    Seconds quickest_{1e9};  // for all of the work
    int parts_ = 0;
};

}  // namespace

FullEnd::FullEnd(const Position& root, Budget& budget, const SolvingTime& time, Tables& tables,
                 int threads)
    : root_{root},
      geometry_{root.size()},
      reducer_{geometry_, full::Reducer::ColdParts::LeftOut},
      empty_{root.empty()},
      base_{full::final_difference(root)},
      time_{time},
      budget_{budget},
      tables_{tables},
      threads_{threads} {}

// All empty cells where that takes no time: then it knows every move. Otherwise those that are left
// when what decides nothing is taken out.
std::optional<Bitboard> FullEnd::cells_of_table(const full::Geometry& geometry,
                                                full::Reducer& reducer, Bitboard empty,
                                                const Means& means) {
    const auto fits = [&](int cells, double part) {
        return cells <= kMostCells &&
               full::SubsetValues::memory_for(cells).count <= means.memory.count &&
               core_time_for_table(cells) <= part * core_time(means.limits, means.threads);
    };
    constexpr double kNoTime = 0.3;
    if (fits(empty.count(), kNoTime)) return empty;
    const Bitboard left = full::cells_like(geometry, reducer.of(empty).set, empty).value_or(empty);
    if (fits(left.count(), 1)) return left;
    return std::nullopt;
}

bool FullEnd::within_reach(const Position& root, const Limits& limits, MebiBytes memory,
                           int threads) {
    const full::Geometry geometry{root.size()};
    full::Reducer reducer{geometry, full::Reducer::ColdParts::LeftOut};
    return cells_of_table(geometry, reducer, root.empty(), {limits, memory, threads}) ||
           search_reaches(root.plies_left(), limits);
}

std::optional<SolvedEnd> FullEnd::solve() {
    Budget share = budget_.share(time_.value);
    const auto cells =
        cells_of_table(geometry_, reducer_, empty_, {time_.value, tables_.memory(), threads_});
    if (cells && make_table(*cells, share)) return from_table(share);
    if (cells && !search_reaches(root_.plies_left(), time_.value)) return std::nullopt;
    return by_search(share);
}

// Every set takes as long: soon it is known whether there is time for all of them.
bool FullEnd::make_table(Bitboard cells, Budget& share) {
    StopSignal too_slow;
    Budget attempt = share.share({}, &too_slow);
    full::SubsetWork work{attempt, threads_, kSetsOfNode};
    Pace pace;
    if (const auto end = attempt.limits().time) {
        work.progress = [&, end = *end](double done) {
            if (pace.ends_after(end, done, attempt.elapsed())) too_slow.raise();
        };
    }
    try {
        full::SubsetMemory& memory = tables_.subsets(full::SubsetValues::memory_for(cells.count()));
        table_ = full::SubsetValues::of(geometry_, cells, memory, work);
    } catch (const std::bad_alloc&) {
        return false;  // others have the memory; a search takes less
    }
    return table_.has_value();
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
        const int k = geometry_.settles(cells, move);
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
        value = geometry_.settles(cells, move) - value;
        cells = cells ^ Bitboard::of(move);
        const auto next = best_moves(cells, value);
        if (next.empty()) return line;
        move = next.front();
    }
}

std::optional<SolvedEnd> FullEnd::from_table(Budget& share) {
    const auto value = value_of(empty_);
    if (!value) return std::nullopt;
    const auto moves = best_moves(empty_, *value);
    if (moves.empty()) return by_search(share);
    const int score = base_ + *value;
    const bool sets_trap = score <= 0 && time_.traps == Traps::Set;
    const Square best = sets_trap ? best_trap(moves, *value) : moves.front();
    return SolvedEnd{score, best, true, line_from(best, *value)};
}

// An answer that loses some of what there is counts, one that loses the game or the draw counts
// most.
Square FullEnd::best_trap(const std::vector<Square>& moves, int value) {
    constexpr Seconds kLongEnough{1};
    constexpr double kForAnyError = 0.1;
    Budget share = budget_.share(as_long_as(kLongEnough, budget_));
    const int score = base_ + value;
    const fixed::Marks marks = fixed::Marks::of(root_);
    Square best = moves.front();
    double most = 0;
    for (const Square move : moves) {
        share.poll();
        if (root_.plies_left() < 2 || share.spent()) break;
        const Bitboard after = empty_ ^ Bitboard::of(move);
        const int theirs = geometry_.settles(empty_, move) - value;
        double chance = 0;
        for (const Reply& reply : likely_replies(marks.after(move), root_.plies_left() - 1)) {
            const auto rest = value_of(after ^ Bitboard::of(reply.move));
            if (!rest) continue;
            const int lost = theirs - (geometry_.settles(after, reply.move) - *rest);
            if (lost > 0) chance += kForAnyError * reply.chance;
            if (score + lost > 0 || (score < 0 && score + lost == 0)) chance += reply.chance;
        }
        if (chance <= most) continue;
        most = chance;
        best = move;
    }
    return best;
}

std::optional<SolvedEnd> FullEnd::by_search(Budget& share) {
    full::SetSearch search{geometry_, tables_.sets(), share};
    const int value = search.value(empty_);
    if (share.spent()) return std::nullopt;
    // The most settled first: that is nearly always right.
    for (int k = full::kMostDegree; k >= 0; --k) {
        for (const Square move : squares(empty_)) {
            if (geometry_.settles(empty_, move) != k) continue;
            const bool refuted = search.is_at_least(empty_ ^ Bitboard::of(move), k - value + 1);
            if (share.spent()) return std::nullopt;
            if (!refuted) return SolvedEnd{base_ + value, move};
        }
    }
    return std::nullopt;
}

}  // namespace lawan::adjacency::player
