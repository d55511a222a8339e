#include "engines/adjacency/full/set_search.hpp"

#include <algorithm>
#include <array>

namespace lawan::adjacency::full {
namespace {

constexpr int kCellsForChildren = 5;    // from here on the table is asked about every child
constexpr int kCellsOfComponents = 12;  // components up to here are solved for their bounds
constexpr int kCellsForSymmetry = 8;
constexpr int kUsualOfOdd = 6;
constexpr int kUsualOfEven = -2;

[[nodiscard]] SetBounds turned(const SetBounds& bounds, const Reduced& reduced) {
    SetBounds result;
    if (reduced.sign > 0) {
        if (bounds.lower > -SetBounds::kUnknown) result.lower = reduced.offset + bounds.lower;
        if (bounds.upper < SetBounds::kUnknown) result.upper = reduced.offset + bounds.upper;
    } else {
        if (bounds.upper < SetBounds::kUnknown) result.lower = reduced.offset - bounds.upper;
        if (bounds.lower > -SetBounds::kUnknown) result.upper = reduced.offset - bounds.lower;
    }
    return result;
}

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

Reduced SetSearch::reduced(Bitboard empty) {
    return reduced_near({empty, 0}, empty);
}

// Coins of equal degree cancel in pairs, and cold parts are left out. Only parts with one of the
// cells `near` are looked at.
Reduced SetSearch::reduced_near(CellSet set, Bitboard near) {
    int cold = 0;
    const Bitboard all = set.cells;
    while (near.any()) {
        const Bitboard part = geometry_->component_around(all, near, kCellsOfColdParts);
        near = near & ~part;
        if (!has_two(part)) {
            set.cells = set.cells ^ part;
            set.coins ^= 1U << geometry_->closed(part.first()).count();
        } else if (const int size = part.count();
                   rules_.cold && size <= kCellsOfColdParts && !is_odd(size)) {
            if (const auto value = cold_parts_.value_if_cold(*geometry_, part)) {
                set.cells = set.cells ^ part;
                cold += *value;
            }
        }
    }
    return without_best_coins(set, cold);
}

// A coin whose degree no other cell exceeds is the best move, and is taken: F = degree − F(rest).
// `cold` is the value of what was left out.
Reduced SetSearch::without_best_coins(const CellSet& set, int cold) const {
    Reduced result;
    unsigned coins = set.coins;
    if (cold != 0) {
        result.offset = is_odd(set.cells.count() + Bitboard{coins}.count()) ? -cold : cold;
    }
    for (int degree = kMostDegree; degree >= 1 && coins != 0; --degree) {
        if ((coins >> degree & 1U) != 0) {
            coins ^= 1U << degree;
            result.offset += result.sign * degree;
            result.sign = -result.sign;
        }
        if ((set.cells & geometry_->with_degree(degree)).any()) break;
    }
    result.set = {set.cells, coins};
    return result;
}

bool SetSearch::is_at_least(Bitboard empty, int bound) {
    return reduced_is_at_least(reduced(empty), bound);
}

bool SetSearch::reduced_is_at_least(const Reduced& reduced, int bound) {
    if (reduced.sign > 0) return search(reduced.set, bound - reduced.offset);
    return !search(reduced.set, reduced.offset - bound + 1);
}

int SetSearch::value(Bitboard empty) {
    const Reduced root = reduced(empty);
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

int SetSearch::coins_alone(unsigned coins) {
    int value = 0;
    int sign = 1;
    for (int degree = kMostDegree; degree >= 1; --degree) {
        if ((coins >> degree & 1U) == 0) continue;
        value += sign * degree;
        sign = -sign;
    }
    return value;
}

int SetSearch::greatest_degree(const CellSet& set) const {
    for (int degree = kMostDegree; degree > 1; --degree) {
        if ((set.cells & geometry_->with_degree(degree)).any()) return degree;
        if ((set.coins >> degree & 1U) != 0) return degree;
    }
    return 1;
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

int SetSearch::even_component(Bitboard cells) {
    if (const auto known = components_.value(cells)) return *known;
    const int found = value(cells);
    if (!stopped_) components_.put(cells, found, 0);
    return found;
}

OddGroup SetSearch::odd_component(Bitboard cells) {
    if (const auto known = components_.odd(cells)) return *known;
    const Bitboard ones = ClosedCounts{cells}.exactly_one() & geometry_->board();
    OddGroup found{value(cells), -SetBounds::kUnknown};
    for (const Square cell : squares(cells)) {
        const int settles = (geometry_->closed(cell) & ones).count();
        found.twice = std::max(found.twice, settles + value(cells ^ Bitboard::of(cell)));
        if (stopped_) return found;
    }
    components_.put(cells, found.value, found.twice);
    return found;
}

// An even number of empty cells: F is at most what the side to move gains when it is answered in
// the same component, or by opening another odd one. An odd number: it opens one and answers then.
// Components that are too large have to be known to the oracle, all of them together.
std::optional<bool> SetSearch::by_components(const CellSet& set, int bound) {
    OddGroups odd;
    int even_sum = 0;
    Bitboard large;
    for (Bitboard left = set.cells; left.any();) {
        const Bitboard part = geometry_->component(set.cells, lowest(left));
        if (part == set.cells && set.coins == 0) return std::nullopt;
        left = left & ~part;
        const int size = part.count();
        if (size > kCellsOfComponents) {
            if (!oracle) return std::nullopt;
            large = large | part;
        } else if (!is_odd(size)) {
            even_sum += even_component(part);
        } else if (!odd.add(odd_component(part))) {
            return std::nullopt;
        }
        if (stopped_) return std::nullopt;
    }
    for (int degree = 1; degree <= kMostDegree; ++degree) {
        if ((set.coins >> degree & 1U) != 0 && !odd.add({degree, degree})) return std::nullopt;
    }
    if (large == set.cells && set.coins == 0) return std::nullopt;
    int opened = 0;  // of the large ones, if they are odd
    if (large.any()) {
        const auto told = oracle(large);
        if (!told) return std::nullopt;
        if (is_odd(large.count())) {
            opened = told->lower;
        } else {
            even_sum += told->upper;
        }
    }
    if (is_odd(large.count())) {
        if (is_odd(static_cast<int>(odd.count()))) return std::nullopt;
        return opened - odd.upper() - even_sum >= bound ? std::optional{true} : std::nullopt;
    }
    if (is_odd(static_cast<int>(odd.count()))) {
        return odd.lower() - even_sum >= bound ? std::optional{true} : std::nullopt;
    }
    return odd.upper() + even_sum < bound ? std::optional{false} : std::nullopt;
}

bool SetSearch::search(const CellSet& given, int bound) {
    if (stopped_) return false;
    if (++nodes_ % nodes_between_looks == 0 && !go_on(nodes_)) stopped_ = true;
    if (given.cells.empty()) return coins_alone(given.coins) >= bound;
    const CellSet set =
        rules_.symmetry && !kept_.empty() && given.cells.count() >= kCellsForSymmetry
            ? canonical(given)
            : given;
    const std::uint64_t hash = set.hash();
    if (rules_.table) table_->prefetch(hash);
    const ClosedCounts counts{set.cells};
    const Bitboard open = counts.any() & geometry_->board();
    const Bitboard ones = counts.exactly_one() & geometry_->board();
    const ClosedCounts settled{ones};
    // F has the parity of what is open.
    constexpr unsigned kOddDegrees = 0b101010;
    const int parity = open.count() + Bitboard{set.coins & kOddDegrees}.count();
    if (is_odd(bound - parity)) ++bound;
    if (rules_.alternating) {
        const auto answer = by_alternating_sum(set, settled, open.count() - ones.count(), bound);
        if (answer) return *answer;
    }
    SetBounds known;
    const bool in_table = rules_.table && table_->find(hash, set, known);
    if (known.lower >= bound) return true;
    if (known.upper < bound) return false;
    if (oracle && set.coins == 0) {
        if (const auto told = oracle(set.cells)) {
            if (told->lower >= bound) return true;
            if (told->upper < bound) return false;
        }
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

    std::array<Move, 64 + kMostDegree + 1> moves;
    std::size_t count = 0;
    const bool ask_children =
        rules_.table && rules_.children && set.cells.count() >= kCellsForChildren;
    const auto add = [&](Move& move, Reduced after) {
        move.upper = SetBounds::kUnknown;
        if (ask_children) {
            if (rules_.symmetry && !kept_.empty() && after.set.cells.count() >= kCellsForSymmetry) {
                after.set = canonical(after.set);
            }
            move.hash = after.set.hash();
            table_->prefetch(move.hash);
        }
        move.set_after(after);
    };
    // The most settled first; they are sorted by counting. Some are no better than one before them.
    Bitboard no_better;
    const auto add_cells = [&](Bitboard cells, int settles) {
        for (const Square cell : squares(cells)) {
            if (no_better.has(cell)) continue;
            if (rules_.exchange) no_better |= geometry_->no_better(cell, settles);
            Move& move = moves[count++];
            move.settles = settles;
            move.at = cell.index();
            const Bitboard left = set.cells ^ Bitboard::of(cell);
            add(move, reduced_near({left, set.coins}, left & geometry_->partners(cell)));
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
            add(move, without_best_coins({set.cells, set.coins ^ (1U << settles)}, 0));
        }
        add_cells(set.cells & ~first & settled.exactly(settles), settles);
    }
    const int twice_degree = 2 * greatest_degree(set);
    if (ask_children) {
        int upper = SetBounds::kUnknown;
        for (std::size_t i = 0; i < count; ++i) {
            Move& move = moves[i];
            SetBounds found;
            const Reduced reduced_after = move.after();
            if (move.cells == 0) continue;
            if (!table_->find(move.hash, reduced_after.set, found)) continue;
            const SetBounds after = turned(found, reduced_after);
            if (after.upper < SetBounds::kUnknown && move.settles - after.upper >= bound) {
                return prove(true, move.settles - after.upper, move.at);
            }
            if (after.lower > -SetBounds::kUnknown) {
                move.upper = move.settles - after.lower;
                if (rules_.sum_bound) {
                    upper = std::min(upper, twice_degree - move.settles - after.lower);
                }
            }
        }
        if (upper < bound) return prove(false, upper, known.best);
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
        return move.is_coin() ? move.settles : geometry_->closed(move.cell()).count();
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
