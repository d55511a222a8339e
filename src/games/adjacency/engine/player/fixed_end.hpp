// The end of a game with a fixed number of rounds, solved within a budget.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/adjacency/engine/fixed/scale.hpp"
#include "games/adjacency/engine/fixed/swing_search.hpp"
#include "games/adjacency/engine/player/endgame.hpp"
#include "games/adjacency/engine/player/tables.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::player {

class FixedEnd {
  public:
    FixedEnd(const Position& root, Budget& budget, const SolvingTime& time, Tables& tables,
             int threads);
    FixedEnd(const FixedEnd&) = delete;
    FixedEnd& operator=(const FixedEnd&) = delete;

    [[nodiscard]] std::optional<SolvedEnd> solve();

  private:
    // lower ≤ swing ≤ upper, as far as the budget allowed.
    struct Swing {
        int lower;
        int upper;
        [[nodiscard]] bool settled() const { return lower == upper; }
    };

    // What follows draws on this share of the budget.
    void begin(Budget& share);
    // All threads try to answer the same question; what one proves helps the others.
    [[nodiscard]] bool is_at_least(const fixed::Marks& marks, int plies, int swing);
    [[nodiscard]] Swing bound_swing();
    [[nodiscard]] std::optional<Square> move_that_keeps(int swing);
    [[nodiscard]] bool keeps(Square move, int swing);
    // A move that keeps the swing, and the points to be hoped for after it.
    struct Hope {
        Square move;
        double points;
    };
    [[nodiscard]] Square first_that_keeps(int swing, Square otherwise,
                                          const std::vector<Square>& moves);
    [[nodiscard]] Square best_trap(int swing, Square otherwise);
    // Of the moves that keep the swing.
    [[nodiscard]] Square choose(int swing, Square otherwise);
    [[nodiscard]] std::optional<Square> most_promising(int swing, const std::vector<Square>& moves);
    [[nodiscard]] std::vector<Square> in_order(const fixed::Marks& marks, int plies,
                                               Bitboard first);
    [[nodiscard]] double hope_of(Square move, int swing, int levels, double to_beat);
    // After a move: the other side is to move, with this swing, and may err now or, where there
    // are levels, later. Less than `to_beat` where that is all that can be said.
    [[nodiscard]] double hope_after(const fixed::Marks& marks, int plies, int swing,
                                    const GuessWeights& weights, int levels, double to_beat);
    [[nodiscard]] double hope_before(const fixed::Marks& marks, int plies, int swing,
                                     const GuessWeights& weights, int levels);
    // What it brings when the other side gives away so many flips.
    [[nodiscard]] double points_for(int given) const;
    [[nodiscard]] double chance_of_error(const fixed::Marks& marks, int plies, int swing,
                                         double to_beat);

    Position root_;
    fixed::Marks marks_;
    int plies_;
    fixed::Scale scale_;
    SolvingTime time_;
    Budget& budget_;
    fixed::ProofTable& table_;
    fixed::Traffic traffic_;
    int threads_;
    std::vector<Symmetry> kept_;
    Budget* share_;
    fixed::SwingSearch search_;
    int score_ = 0;  // once it is known
};

}  // namespace lawan::adjacency::player
