// The end of a game with a fixed number of rounds, solved within a budget.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "engines/adjacency/fixed/scale.hpp"
#include "engines/adjacency/fixed/swing_search.hpp"
#include "engines/adjacency/player/allowance.hpp"
#include "engines/adjacency/player/exact.hpp"
#include "games/adjacency/position.hpp"

namespace lawan::adjacency::player {

class FixedEnd {
  public:
    FixedEnd(const Position& root, Budget& budget, const SolvingTime& time, const Means& means);
    FixedEnd(const FixedEnd&) = delete;
    FixedEnd& operator=(const FixedEnd&) = delete;

    [[nodiscard]] std::optional<Exact> solve();

  private:
    // lower ≤ swing ≤ upper, as far as time allowed.
    struct Swing {
        int lower;
        int upper;
    };

    // All threads try to answer the same question; what one proves helps the others.
    [[nodiscard]] bool is_at_least(const fixed::Marks& marks, int plies, int swing);
    [[nodiscard]] Swing bound_swing();
    [[nodiscard]] std::optional<Square> move_that_keeps(int swing);
    [[nodiscard]] bool keeps(Square move, int swing);
    [[nodiscard]] Square best_trap(int swing, Square otherwise);
    [[nodiscard]] double chance_of_error(const fixed::Marks& marks, int plies, int swing,
                                         double to_beat);

    Position root_;
    fixed::Marks marks_;
    int plies_;
    fixed::Scale scale_;
    SolvingTime time_;
    const Budget* budget_;
    Seconds begun_;
    Allowance allowance_;
    fixed::ProofTable table_;
    fixed::Traffic traffic_;
    int threads_;
    std::vector<Symmetry> kept_;
    fixed::SwingSearch search_;
    std::mutex looking_;
    std::uint64_t counted_ = 0;
};

}  // namespace lawan::adjacency::player
