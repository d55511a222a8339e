// Swings and scores of a position: score = present difference + 2·swing + (1 if the plies are odd).
#pragma once

#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::fixed {

class Scale {
  public:
    explicit Scale(const Position& position)
        : base_{position.mark_difference().points() + position.plies_left() % 2} {}

    [[nodiscard]] int score(int swing) const { return base_ + 2 * swing; }
    // The least swing whose score is at least this.
    [[nodiscard]] int swing_for(int score) const {
        const int difference = score - base_;
        return difference >= 0 ? (difference + 1) / 2 : -(-difference / 2);
    }

  private:
    int base_;
};

}  // namespace lawan::adjacency::fixed
