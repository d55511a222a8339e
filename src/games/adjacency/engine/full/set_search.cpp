#include "games/adjacency/engine/full/set_search.hpp"

#include <algorithm>
#include <array>

namespace lawan::adjacency::full {
namespace {

constexpr int kCellsForChildren = 5;  // from here on the table is asked about every child
// Sets of up to this many cells are decided by all of their subsets: measured, 10 and 14 take
// longer.
constexpr int kCellsByAllSubsets = 12;
static_assert(kCellsByAllSubsets <= SmallSetValue::kMostCells);
constexpr std::size_t kFetchedAhead = 3;
constexpr int kCellsForSymmetry = 8;
constexpr int kUsualOfOdd = 6;
constexpr int kUsualOfEven = -2;

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
        if (budget_->spent()) break;
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

// A set whose moves have to be tried. Its functions are parts of one long one, which is called more
// often than any other: so they are put into it.
class SetSearch::Node {
  public:
    Node(SetSearch& search, const CellSet& set, std::uint64_t hash, int bound,
         const SetBounds& known)
        : search_{search},
          rules_{search.rules_},
          geometry_{*search.geometry_},
          set_{set},
          hash_{hash},
          bound_{bound},
          known_{known},
          ask_children_{rules_.table && rules_.children &&
                        has_more_than<kCellsForChildren - 1>(set.cells)},
          twice_degree_{2 * search.greatest_degree(set)} {}

    // The most settled first; they are sorted by counting. Some are no better than one before them.
    [[gnu::always_inline]] void list_moves(const ClosedCounts& settled) {
        Bitboard first;
        Bitboard no_better;
        if (search_.mirrored) {
            const BoardSize size = geometry_.size();
            first = set_.cells & ~image(set_.cells, Symmetry::rotation_by_180(), size);
            for (int settles = kMostDegree; settles >= 0; --settles) {
                add_cells(first & settled.exactly(settles), settles, no_better);
            }
        }
        for (int settles = kMostDegree; settles >= 0; --settles) {
            if ((set_.coins >> settles & 1U) != 0) {
                Move& move = moves_[count_++];
                move.settles = settles;
                move.at = 64 + settles;
            }
            add_cells(set_.cells & ~first & settled.exactly(settles), settles, no_better);
        }
    }

    // Prepares the moves. The answer, where the table knows enough of the sets after them.
    [[nodiscard, gnu::always_inline]] std::optional<bool> ask_about_children() {
        if (!ask_children_) {
            for (std::size_t i = 0; i < count_; ++i) prepare(moves_[i]);
            return std::nullopt;
        }
        // Each is looked up when those after it have been fetched too.
        for (std::size_t i = 0; i < count_ + kFetchedAhead; ++i) {
            if (i < count_) prepare(moves_[i]);
            if (i < kFetchedAhead || i - kFetchedAhead >= count_) continue;
            if (const auto answer = ask_about(moves_[i - kFetchedAhead])) return answer;
        }
        return std::nullopt;
    }

    [[gnu::always_inline]] void order(bool best_is_known) {
        if (best_is_known) {
            for (std::size_t i = 0; i < count_; ++i) {
                if (moves_[i].at == known_.best)
                    std::rotate(&moves_[0], &moves_[i], &moves_[i] + 1);
            }
        }
        if (search_.variety > 0 && count_ > 2 && set_.cells.count() >= search_.cells_for_variety) {
            std::rotate(&moves_[1],
                        &moves_[1] + static_cast<std::size_t>(search_.variety) % (count_ - 1),
                        &moves_[0] + count_);
        }
    }

    [[nodiscard, gnu::always_inline]] bool try_moves() {
        int best_upper = -SetBounds::kUnknown;
        for (std::size_t i = 0; i < count_; ++i) {
            Move& move = moves_[i];
            if (rules_.exchange) exchange(i);
            if (move.upper >= bound_) {
                const int needed = move.settles - bound_ + 1;  // of F after the move, to refute it
                if (!search_.reduced_is_at_least(move.after(), needed)) {
                    return prove(true, bound_, move.at);
                }
                if (search_.budget_->spent()) return false;
                move.upper = bound_ - 2;
                if (rules_.sum_bound) {
                    const int upper = twice_degree_ - move.settles - (needed + 1);
                    if (upper < bound_) return prove(false, upper, moves_[0].at);
                }
            }
            best_upper = std::max(best_upper, move.upper);
        }
        return prove(false, best_upper, moves_[0].at);
    }

  private:
    [[gnu::always_inline]] void add_cells(Bitboard cells, int settles, Bitboard& no_better) {
        for (const Square cell : squares(cells)) {
            if (no_better.has(cell)) continue;
            if (rules_.exchange) no_better |= geometry_.no_better(cell, settles);
            Move& move = moves_[count_++];
            move.settles = settles;
            move.at = cell.index();
        }
    }

    [[gnu::always_inline]] void prepare(Move& move) {
        move.upper = SetBounds::kUnknown;
        Reduced after = move.is_coin() ? search_.reducer_.after_coin(set_, move.settles)
                                       : search_.reducer_.after(set_, move.cell());
        if (ask_children_) {
            if (search_.has_canonical(after.set)) after.set = search_.canonical(after.set);
            move.hash = after.set.hash();
            search_.table_->prefetch(move.hash);
        }
        move.set_after(after);
    }

    [[nodiscard, gnu::always_inline]] std::optional<bool> ask_about(Move& move) {
        const Reduced reduced_after = move.after();
        SetBounds found;
        if (move.cells == 0) {
            found.lower = found.upper = value_of_coins(move.coins);
        } else if (!search_.table_->find(move.hash, reduced_after.set, found)) {
            return std::nullopt;
        }
        const SetBounds after = reduced_after.bounds(found);
        if (after.upper < SetBounds::kUnknown && move.settles - after.upper >= bound_) {
            return prove(true, move.settles - after.upper, move.at);
        }
        if (after.lower > -SetBounds::kUnknown) {
            move.upper = move.settles - after.lower;
            const int upper = twice_degree_ - move.settles - after.lower;
            if (rules_.sum_bound && upper < bound_) return prove(false, upper, known_.best);
        }
        return std::nullopt;
    }

    // What the moves before it say of a move.
    [[gnu::always_inline]] void exchange(std::size_t i) {
        Move& move = moves_[i];
        for (std::size_t j = 0; j < i && move.upper >= bound_; ++j) {
            const Move& other = moves_[j];
            move.upper =
                std::min(move.upper, other.upper + 2 * (apart(move, other) - other.settles));
        }
    }
    [[nodiscard, gnu::always_inline]] int degree(const Move& move) const {
        return move.is_coin() ? move.settles : geometry_.degree(move.cell());  // a coin settles all
    }
    [[nodiscard, gnu::always_inline]] int apart(const Move& one, const Move& other) const {
        if (one.is_coin() || other.is_coin()) return std::max(degree(one), degree(other));
        return geometry_.apart(one.cell(), other.cell());
    }

    [[gnu::always_inline]] bool prove(bool holds, int value, int move) {
        if (search_.budget_->spent()) return holds;
        if (holds) {
            known_.lower = std::max(known_.lower, value);
        } else {
            known_.upper = std::min(known_.upper, value);
        }
        known_.best = move;
        if (rules_.table) search_.table_->store(hash_, set_, known_);
        return holds;
    }

    SetSearch& search_;
    const Rules& rules_;
    const Geometry& geometry_;
    const CellSet& set_;
    std::uint64_t hash_;
    int bound_;
    SetBounds known_;
    bool ask_children_;
    int twice_degree_;
    std::array<Move, 64 + kMostDegree + 1> moves_;
    std::size_t count_ = 0;
};

bool SetSearch::search(const CellSet& given, int bound) {
    if (!budget_->spend()) return false;
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
        if (const auto answer = components_.is_at_least(set, bound)) return *answer;
    }
    Node node{*this, set, hash, bound, known};
    node.list_moves(settled);
    if (const auto answer = node.ask_about_children()) return *answer;
    node.order(in_table);
    return node.try_moves();
}

}  // namespace lawan::adjacency::full
