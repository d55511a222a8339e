// The best moves of a full-board game whose value is known, and a line of best play.
#pragma once

#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/set_answers.hpp"

namespace lawan::adjacency::full {

class BestPlay {
  public:
    BestPlay(const Geometry& geometry, SetAnswers& answers)
        : geometry_{geometry}, answers_{answers} {}

    // Whether the move keeps F, which is known; nothing when stopped.
    [[nodiscard]] std::optional<bool> keeps(Bitboard cells, int value, Square move);

    // To the end, with this first move; shorter when stopped.
    [[nodiscard]] std::vector<Square> line(Bitboard cells, int value, Square first);

  private:
    [[nodiscard]] std::optional<Square> best_move(Bitboard cells, int value);

    const Geometry& geometry_;
    SetAnswers& answers_;
};

}  // namespace lawan::adjacency::full
