// The value of a full board layer by layer: whether memory and time are enough for it, and what it
// tells of moves.
#pragma once

#include <optional>

#include "core/bitboard.hpp"
#include "core/memory.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/layered_values.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/engine/solver_report.hpp"

namespace lawan::adjacency::full {

class LayeredAnswer {
  public:
    LayeredAnswer(const Question& question, Budget& budget, SolverReport& report,
                  const Geometry& geometry)
        : question_{question}, budget_{budget}, report_{report}, geometry_{geometry} {}

    [[nodiscard]] bool is_within_limits() {
        return memory_needed() && !missing_memory() && has_time();
    }
    // What it would take, where that is more than there may be.
    [[nodiscard]] std::optional<MebiBytes> missing_memory() {
        const auto needed = memory_needed();
        return needed && needed->count > question_.memory.count ? needed : std::nullopt;
    }

    // F; nothing when the budget is spent. Only within the limits. `bounds` are for the report.
    [[nodiscard]] std::optional<int> find(const Bounds& bounds);
    [[nodiscard]] bool is_known() const { return found_.has_value(); }
    // Of what was found: the best moves, and a line where that does not take long.
    void take_moves(const Bounds& bounds, Solution& solution);

  private:
    [[nodiscard]] std::optional<MebiBytes> memory_needed();
    [[nodiscard]] bool has_time() const;

    const Question& question_;
    Budget& budget_;
    SolverReport& report_;
    const Geometry& geometry_;
    bool planned_ = false;  // that takes a moment, and most questions do not come to it
    std::optional<MebiBytes> needed_;
    std::optional<LayeredValue> found_;
};

}  // namespace lawan::adjacency::full
