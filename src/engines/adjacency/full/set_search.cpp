#include "engines/adjacency/full/set_search.hpp"

#include <algorithm>
#include <array>

namespace lawan::adjacency::full {
namespace {

constexpr int kCellsForChildren = 5;  // from here on the table is asked about every child
// Sets of up to so many cells are decided by all of their subsets: measured, 10 and 14 take longer.
constexpr int kCellsByAllSubsets = 12;
static_assert(kCellsByAllSubsets <= SmallSetValue::kMostCells);
constexpr std::size_t kFetchedAhead = 3;
constexpr int kCellsForSymmetry = 8;
constexpr int kUsualOfOdd = 6;
constexpr int kUsualOfEven = -2;

[[nodiscard]] constexpr bool is_odd(int number) {
    return (number & 1) != 0;
}

}  // namespace

// Without initial values: a list of moves is made at every node, and most of it is not used.
struct SetSearch::Move {
    int settles;  // k
    int at;       // index of a cell, or 64 + the degree of a coin
    int upper;    // on the value of the move
    int offset;   // as in Reduced
    int sign;
    unsigned coins;
    std::uint64_t cells;
    std::uint64_t hash;

    void set_after(const Reduced& reduced) {
        offset = reduced.offset;
        sign = reduced.sign;
        coins = reduced.set.coins;
        cells = reduced.set.cells.bits();
    }
    [[nodiscard]] Reduced after() const { return {{Bitboard{cells}, coins}, offset, sign}; }
    [[nodiscard]] bool is_coin() const { return at >= 64; }
    [[nodiscard]] Square cell() const { return Square{at}; }
};

bool SetSearch::is_at_least(Bitboard empty, int bound) {
    return reduced_is_at_least(reducer_.of(empty), bound);
}

bool SetSearch::reduced_is_at_least(const Reduced& reduced, int bound) {
    if (reduced.sign > 0) return search(reduced.set, bound - reduced.offset);
    return !search(reduced.set, reduced.offset - bound + 1);
}

int SetSearch::value(Bitboard empty) {
    const Reduced root = reducer_.of(empty);
    const int open = (ClosedCounts{empty}.any() & geometry_->board()).count();
    int lower = -open;
    int upper = open;
    // Whoever moves last gains: most values are near these.
    int guess = is_odd(empty.count()) ? kUsualOfOdd : kUsualOfEven;
    if (is_odd(guess - open)) --guess;
    while (lower < upper) {
        const int bound = std::clamp(guess, lower + 2, upper);
        if (reduced_is_at_least(root, bound)) {
            lower = bound;
            guess = bound + 2;
        } else {
            upper = bound - 2;
            guess = upper;
        }
        if (stopped_) break;
    }
    return lower;
}

int SetSearch::greatest_degree(const CellSet& set) const {
    for (int degree = kMostDegree; degree > 1; --degree) {
        if ((set.cells & geometry_->with_degree(degree)).any()) return degree;
        if ((set.coins >> degree & 1U) != 0) return degree;
    }
    return 1;
}

bool SetSearch::has_canonical(const CellSet& set) const {
    return rules_.symmetry && !kept_.empty() && has_more_than<kCellsForSymmetry - 1>(set.cells);
}

CellSet SetSearch::canonical(const CellSet& set) const {
    CellSet least = set;
    for (const Symmetry symmetry : kept_) {
        const Bitboard cells = image(set.cells, symmetry, geometry_->size());
        if (cells < least.cells) least.cells = cells;
    }
    return least;
}

// |F − alternating sum of the sorted k| ≤ (open v) − (v with one empty cell).
std::optional<bool> SetSearch::by_alternating_sum(const CellSet& set, const ClosedCounts& k,
                                                  int slack, int bound) const {
    int sum = 0;
    int sign = 1;
    for (int settles = kMostDegree; settles >= 1; --settles) {
        const int count =
            (set.cells & k.exactly(settles)).count() + static_cast<int>(set.coins >> settles & 1U);
        if (!is_odd(count)) continue;
        sum += sign * settles;
        sign = -sign;
    }
    if (sum - slack >= bound) return true;
    if (sum + slack < bound) return false;
    return std::nullopt;
}

bool SetSearch::search(const CellSet& given, int bound) {
    if (stopped_) return false;
    if (++nodes_ % nodes_between_looks == 0 && !go_on(nodes_)) stopped_ = true;
    if (given.cells.empty()) return value_of_coins(given.coins) >= bound;
    const CellSet set = has_canonical(given) ? canonical(given) : given;
    const std::uint64_t hash = set.hash();
    if (rules_.table) table_->prefetch(hash);
    const ClosedCounts counts{set.cells};
    const Bitboard open = counts.any() & geometry_->board();
    const Bitboard ones = counts.exactly_one() & geometry_->board();
    const ClosedCounts settled{ones};
    // F has the parity of what is open.
    constexpr unsigned kOddDegrees = 0b101010;
    const bool odd = has_odd_count(open) != has_odd_count(Bitboard{set.coins & kOddDegrees});
    if (is_odd(bound) != odd) ++bound;
    if (rules_.alternating) {
        const auto answer = by_alternating_sum(set, settled, open.count() - ones.count(), bound);
        if (answer) return *answer;
    }
    SetBounds known;
    const bool in_table = rules_.table && table_->find(hash, set, known);
    if (known.lower >= bound) return true;
    if (known.upper < bound) return false;
    if (oracle) {
        if (const auto told = oracle(set)) {
            if (told->lower >= bound) return true;
            if (told->upper < bound) return false;
        }
    }
    if (rules_.small_sets && SmallSetValue::cells(set) <= kCellsByAllSubsets) {
        const int value = small_.of(set);
        if (rules_.table) table_->store(hash, set, {value, value, 0});
        return value >= bound;
    }
    if (rules_.components && !in_table) {
        if (const auto answer = by_components(set, bound)) return *answer;
    }

    const auto prove = [&](bool holds, int value, int move) {
        if (stopped_) return holds;
        if (holds) {
            known.lower = std::max(known.lower, value);
        } else {
            known.upper = std::min(known.upper, value);
        }
        known.best = move;
        if (rules_.table) table_->store(hash, set, known);
        return holds;
    };

    // The most settled first; they are sorted by counting. Some are no better than one before them.
    std::array<Move, 64 + kMostDegree + 1> moves;
    std::size_t count = 0;
    Bitboard no_better;
    const auto add_cells = [&](Bitboard cells, int settles) {
        for (const Square cell : squares(cells)) {
            if (no_better.has(cell)) continue;
            if (rules_.exchange) no_better |= geometry_->no_better(cell, settles);
            Move& move = moves[count++];
            move.settles = settles;
            move.at = cell.index();
        }
    };
    Bitboard first;
    if (mirrored) {
        first = set.cells & ~image(set.cells, Symmetry::rotation_by_180(), geometry_->size());
        for (int settles = kMostDegree; settles >= 0; --settles) {
            add_cells(first & settled.exactly(settles), settles);
        }
    }
    for (int settles = kMostDegree; settles >= 0; --settles) {
        if ((set.coins >> settles & 1U) != 0) {
            Move& move = moves[count++];
            move.settles = settles;
            move.at = 64 + settles;
        }
        add_cells(set.cells & ~first & settled.exactly(settles), settles);
    }

    const bool ask_children =
        rules_.table && rules_.children && has_more_than<kCellsForChildren - 1>(set.cells);
    const auto prepare = [&](Move& move) {
        move.upper = SetBounds::kUnknown;
        Reduced after = move.is_coin() ? reducer_.after_coin(set, move.settles)
                                       : reducer_.after(set, move.cell());
        if (ask_children) {
            if (has_canonical(after.set)) after.set = canonical(after.set);
            move.hash = after.set.hash();
            table_->prefetch(move.hash);
        }
        move.set_after(after);
    };
    const int twice_degree = 2 * greatest_degree(set);
    if (ask_children) {
        // Each is looked up when those after it have been fetched too.
        for (std::size_t i = 0; i < count + kFetchedAhead; ++i) {
            if (i < count) prepare(moves[i]);
            if (i < kFetchedAhead || i - kFetchedAhead >= count) continue;
            Move& move = moves[i - kFetchedAhead];
            const Reduced reduced_after = move.after();
            SetBounds found;
            if (move.cells == 0) {
                found.lower = found.upper = value_of_coins(move.coins);
            } else if (!table_->find(move.hash, reduced_after.set, found)) {
                continue;
            }
            const SetBounds after = reduced_after.bounds(found);
            if (after.upper < SetBounds::kUnknown && move.settles - after.upper >= bound) {
                return prove(true, move.settles - after.upper, move.at);
            }
            if (after.lower > -SetBounds::kUnknown) {
                move.upper = move.settles - after.lower;
                const int upper = twice_degree - move.settles - after.lower;
                if (rules_.sum_bound && upper < bound) return prove(false, upper, known.best);
            }
        }
    } else {
        for (std::size_t i = 0; i < count; ++i) prepare(moves[i]);
    }
    if (in_table) {
        for (std::size_t i = 0; i < count; ++i) {
            if (moves[i].at == known.best) std::rotate(&moves[0], &moves[i], &moves[i] + 1);
        }
    }

    if (variety > 0 && count > 2 && set.cells.count() >= cells_for_variety) {
        std::rotate(&moves[1], &moves[1] + static_cast<std::size_t>(variety) % (count - 1),
                    &moves[0] + count);
    }

    const auto degree = [&](const Move& move) {  // all that a coin settles
        return move.is_coin() ? move.settles : geometry_->degree(move.cell());
    };
    const auto apart = [&](const Move& one, const Move& other) {
        if (one.is_coin() || other.is_coin()) return std::max(degree(one), degree(other));
        return geometry_->apart(one.cell(), other.cell());
    };
    int best_upper = -SetBounds::kUnknown;
    for (std::size_t i = 0; i < count; ++i) {
        Move& move = moves[i];
        if (rules_.exchange) {
            for (std::size_t j = 0; j < i && move.upper >= bound; ++j) {
                const Move& other = moves[j];
                move.upper =
                    std::min(move.upper, other.upper + 2 * (apart(move, other) - other.settles));
            }
        }
        if (move.upper >= bound) {
            const int needed = move.settles - bound + 1;  // of F after the move, to refute it
            if (!reduced_is_at_least(move.after(), needed)) return prove(true, bound, move.at);
            if (stopped_) return false;
            move.upper = bound - 2;
            if (rules_.sum_bound) {
                const int upper = twice_degree - move.settles - (needed + 1);
                if (upper < bound) return prove(false, upper, moves[0].at);
            }
        }
        best_upper = std::max(best_upper, move.upper);
    }
    return prove(false, best_upper, moves[0].at);
}

}  // namespace lawan::adjacency::full
