#include "engines/adjacency/player/exact.hpp"

#include <algorithm>
#include <utility>

#include "engines/adjacency/fixed/swing_search.hpp"
#include "engines/adjacency/full/set_search.hpp"

namespace lawan::adjacency::player {
namespace {

constexpr std::uint64_t kNodesBetweenLooks = 128;

// Passes what a search has done on to the budget, and ends it in time.
class Allowance {
  public:
    Allowance(Budget& budget, Seconds time) : budget_{&budget}, end_{budget.elapsed() + time} {}

    [[nodiscard]] bool spend(std::uint64_t nodes) {
        for (std::uint64_t i = 0; i < nodes; ++i) {
            if (!budget_->spend()) return false;
        }
        if (++looks_ % 8 == 0 && budget_->elapsed() >= end_) over_ = true;
        return !over_;
    }

  private:
    Budget* budget_;
    Seconds end_;
    std::uint64_t looks_ = 0;
    bool over_ = false;
};

[[nodiscard]] int flips(const fixed::Marks& marks, Square move) {
    return (beside(move) & marks.enemy).count();
}

class FixedEnd {
  public:
    FixedEnd(const Position& root, Budget& budget, Seconds time, MebiBytes memory)
        : root_{root},
          allowance_{budget, time},
          table_{memory},
          search_{table_, traffic_, root.size(), fixed::symmetries_of(root)} {
        traffic_.nodes_between_looks = kNodesBetweenLooks;
        traffic_.look = [this] {
            const std::uint64_t now = traffic_.nodes();
            if (!allowance_.spend(now - std::exchange(counted_, now))) traffic_.stop();
        };
    }

    [[nodiscard]] std::optional<Exact> solve() {
        const fixed::Marks marks = fixed::Marks::of(root_);
        const int plies = root_.plies_left();
        const int base = root_.mark_difference().points() + plies % 2;
        constexpr int kPliesInTable = 4;
        Exact exact;
        if (plies < kPliesInTable) {
            int best = -100;
            for (const Square move : squares(marks.empty)) {
                const auto after = swing(marks.after(move), plies - 1);
                if (!after) return std::nullopt;
                const int value = flips(marks, move) - *after;
                if (value <= best) continue;
                best = value;
                exact.best = move;
            }
            exact.score = base + 2 * best;
            return exact;
        }
        const auto value = swing(marks, plies);
        if (!value) return std::nullopt;
        // The last proof that it is at least this left its move in the table.
        Bitboard zone;
        if (!search_.is_at_least(marks, plies, *value, zone) || traffic_.stopped()) {
            return std::nullopt;
        }
        const auto known = search_.best_known(marks, plies);
        for (const Square move : known ? squares(Bitboard::of(*known)) : squares(marks.empty)) {
            Bitboard of_move;
            if (search_.is_at_least(marks.after(move), plies - 1, flips(marks, move) - *value + 1,
                                    of_move)) {
                continue;
            }
            if (traffic_.stopped()) return std::nullopt;
            return Exact{base + 2 * *value, move};
        }
        return std::nullopt;
    }

  private:
    [[nodiscard]] std::optional<int> swing(const fixed::Marks& marks, int plies) {
        int lower = -2 * plies - 2;
        int upper = 2 * plies + 2;
        int guess = 0;
        while (lower < upper) {
            const int test = std::clamp(guess, lower + 1, upper);
            Bitboard zone;
            const bool holds = search_.is_at_least(marks, plies, test, zone);
            if (traffic_.stopped()) return std::nullopt;
            if (holds) {
                lower = test;
                guess = test + 1;
            } else {
                upper = test - 1;
                guess = upper;
            }
        }
        return lower;
    }

    Position root_;
    Allowance allowance_;
    fixed::ProofTable table_;
    fixed::Traffic traffic_;
    fixed::SwingSearch search_;
    std::uint64_t counted_ = 0;
};

[[nodiscard]] std::optional<Exact> solve_full(const Position& root, Budget& budget, Seconds time,
                                              MebiBytes memory) {
    const full::Geometry geometry{root.size()};
    full::SetTable table{memory};
    full::SetSearch search{geometry, table};
    Allowance allowance{budget, time};
    std::uint64_t counted = 0;
    search.nodes_between_looks = kNodesBetweenLooks;
    search.go_on = [&](std::uint64_t nodes) {
        return allowance.spend(nodes - std::exchange(counted, nodes));
    };
    const Bitboard empty = root.empty();
    const Bitboard settled = full::final_cells(geometry.board(), empty);
    const int base = (root.own() & settled).count() - (root.enemy() & settled).count();
    const int value = search.value(empty);
    if (search.stopped()) return std::nullopt;
    const Bitboard ones = full::ClosedCounts{empty}.exactly_one() & geometry.board();
    // The most settled first: that is nearly always right.
    for (int k = full::kMostDegree; k >= 0; --k) {
        for (const Square move : squares(empty)) {
            if ((geometry.closed(move) & ones).count() != k) continue;
            const bool refuted = search.is_at_least(empty ^ Bitboard::of(move), k - value + 1);
            if (search.stopped()) return std::nullopt;
            if (!refuted) return Exact{base + value, move};
        }
    }
    return std::nullopt;
}

[[nodiscard]] bool is_full(const Position& position) {
    return position.plies_left() == position.empty().count();
}

// Measured on one core: what is solved in most positions within that time.
struct Reach {
    double seconds;
    int plies;       // of a game that ends before the board is full
    int full_plies;  // of one that fills it
};
constexpr Reach kReach[] = {{4, 13, 28}, {1, 12, 25}, {0.3, 11, 23}, {0.08, 10, 19}, {0, 8, 14}};

}  // namespace

bool within_reach(const Position& position, Seconds time) {
    for (const Reach& reach : kReach) {
        if (time.count() < reach.seconds) continue;
        return position.plies_left() <= (is_full(position) ? reach.full_plies : reach.plies);
    }
    return false;
}

std::optional<Exact> solve_within(const Position& position, Budget& budget, Seconds time,
                                  MebiBytes memory) {
    if (is_full(position)) return solve_full(position, budget, time, memory);
    return FixedEnd{position, budget, time, memory}.solve();
}

}  // namespace lawan::adjacency::player
