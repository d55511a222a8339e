// The full-board game as a game of sets: F(E) is what the side to move will gain from now on if it
// and the other fill the empty cells E with best play.
//
//   F(E) = max over c in E of k(c) − F(E∖c),   F(∅) = 0,
//
// k(c) = the number of cells v with N[v] ∩ E = {c}: those that the move at c settles. A position is
// worth the marks that are final already plus F. docs/adjacency-theory.md proves what is used here.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "core/square.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/reduction.hpp"
#include "games/adjacency/engine/full/set_components.hpp"
#include "games/adjacency/engine/full/set_table.hpp"
#include "games/adjacency/engine/full/small_set_value.hpp"

namespace lawan::adjacency::full {

[[nodiscard]] constexpr bool is_odd(int number) {
    return (number & 1) != 0;
}

// What makes the search quick; the tests leave each of them out and find the same values.
struct Rules {
    bool table = true;
    bool exchange = true;   // slot exchange: moves that another move is as good as
    bool sum_bound = true;  // F(E) + F(E∖c) ≤ 2·(greatest degree) − k(c)
    bool components = true;
    bool cold = true;         // cold parts are left out
    bool alternating = true;  // the alternating sum of the sorted k
    bool children = true;     // what the table knows of the sets after each move
    bool symmetry = true;
    bool small_sets = true;  // few cells: by all their subsets rather than by a search
};

class SetSearch {
  public:
    // `kept`: symmetries of the board under which the sets to come fall together.
    SetSearch(const Geometry& geometry, SetTable& table, Budget& budget,
              std::vector<Symmetry> kept = {}, const Rules& rules = {})
        : geometry_{&geometry},
          table_{&table},
          budget_{&budget},
          components_{geometry, *this},
          small_{geometry},
          reducer_{geometry, rules.cold ? Reducer::ColdParts::LeftOut : Reducer::ColdParts::StayIn},
          kept_{std::move(kept)},
          rules_{rules} {}

    SetSearch(const SetSearch&) = delete;
    SetSearch& operator=(const SetSearch&) = delete;

    // F(empty) ≥ bound? Means nothing once the budget is spent.
    [[nodiscard]] bool is_at_least(Bitboard empty, int bound);
    [[nodiscard]] int value(Bitboard empty);

    [[nodiscard]] bool is_spent() const { return budget_->spent(); }
    // From now on.
    void draw_on(Budget& budget) { budget_ = &budget; }

    // An answer about a set from elsewhere: bounds of F, where something is known.
    std::function<std::optional<SetBounds>(const CellSet& set)> oracle = {};

    // Moves to cells whose image under rotation by 180° is not in the set come first: they restore
    // a symmetry that an oracle knows about.
    bool mirrored = false;

    // Threads with different numbers try the moves after the first in different orders, in sets of
    // at least `cells_for_variety` cells.
    int variety = 0;
    int cells_for_variety = 0;

  private:
    struct Move;
    class Node;

    [[nodiscard]] bool reduced_is_at_least(const Reduced& reduced, int bound);
    [[nodiscard]] bool search(const CellSet& set, int bound);
    [[nodiscard]] std::optional<bool> by_alternating_sum(const CellSet& set, const ClosedCounts& k,
                                                         int slack, int bound) const;
    [[nodiscard]] bool has_canonical(const CellSet& set) const;
    [[nodiscard]] CellSet canonical(const CellSet& set) const;
    [[nodiscard]] int greatest_degree(const CellSet& set) const;

    const Geometry* geometry_;
    SetTable* table_;
    Budget* budget_;
    SetComponents components_;
    SmallSetValue small_;
    Reducer reducer_;
    std::vector<Symmetry> kept_;
    Rules rules_;
};

}  // namespace lawan::adjacency::full
