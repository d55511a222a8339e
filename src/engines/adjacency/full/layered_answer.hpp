// The value of a full board layer by layer: whether memory and time are enough for it, and what it
// tells of moves.
#pragma once

#include <optional>

#include "core/bitboard.hpp"
#include "core/memory.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/adjacency/full/layered_values.hpp"
#include "engines/adjacency/solver.hpp"
#include "engines/adjacency/watch.hpp"

namespace lawan::adjacency::full {

class LayeredAnswer {
  public:
    LayeredAnswer(const Question& question, Watch& watch, const Geometry& geometry)
        : question_{question}, watch_{watch}, geometry_{geometry} {}

    [[nodiscard]] bool is_within_limits() {
        return memory_needed() && !missing_memory() && has_time();
    }
    // What it would take, where that is more than there may be.
    [[nodiscard]] std::optional<MebiBytes> missing_memory() {
        const auto needed = memory_needed();
        return needed && needed->count > question_.memory.count ? needed : std::nullopt;
    }

    // F; nothing when stopped. Only within the limits. `bounds` are for the report.
    [[nodiscard]] std::optional<int> find(const Bounds& bounds);
    [[nodiscard]] bool is_known() const { return found_.has_value(); }
    // Of what was found: the best moves, and a line where that does not take long.
    void take_moves(const Bounds& bounds, Solution& solution);

  private:
    [[nodiscard]] std::optional<MebiBytes> memory_needed();
    [[nodiscard]] bool has_time() const;
    [[nodiscard]] SubsetWork make_work();

    const Question& question_;
    Watch& watch_;
    const Geometry& geometry_;
    bool planned_ = false;  // that takes a moment, and most questions do not come to it
    std::optional<MebiBytes> needed_;
    std::optional<LayeredValue> found_;
};

}  // namespace lawan::adjacency::full
