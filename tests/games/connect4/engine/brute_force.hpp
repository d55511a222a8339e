// Scores by looking at every line of play, as plainly as possible.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "games/connect4/rules/position.hpp"

namespace lawan::connect4 {

class BruteForce {
  public:
    // As the solver counts: how many discs the winner could still drop when the game ends, and one
    // more; the loser has the negation of that.
    [[nodiscard]] int score(const Position& position) {
        const int cells = position.size().cells();
        const int discs = position.filled().count();
        if (position.winner()) return -((cells - discs) / 2 + 1);
        if (discs == cells) return 0;
        const auto known = known_.find(position.key());
        if (known != known_.end()) return known->second;
        int best = -cells;
        for (const Square move : position.legal_moves()) {
            best = std::max(best, -score(position.after(move)));
        }
        known_.emplace(position.key(), best);
        return best;
    }

  private:
    std::unordered_map<std::uint64_t, int> known_;
};

}  // namespace lawan::connect4
