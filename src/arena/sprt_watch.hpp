// A sequential test while its games come in.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "arena/game_summary.hpp"
#include "arena/sprt.hpp"

namespace lawan {

// Looks at pairs of games in the order of their numbers: what comes early waits, so that the test
// ends with the same game however many are played at once. What comes after that does not count.
class SprtWatch {
  public:
    explicit SprtWatch(const SprtSettings& settings);

    void add(const GameSummary& game);

    [[nodiscard]] const SprtState& state() const { return state_; }
    [[nodiscard]] const PairCounts& pairs() const { return pairs_; }
    // The number of the last game that counted, once the test is decided.
    [[nodiscard]] std::optional<std::int64_t> decided_at() const { return decided_at_; }

  private:
    SprtSettings settings_;
    SprtState state_;
    PairCounts pairs_{};
    std::int64_t counted_ = 0;                // games
    std::map<std::int64_t, double> waiting_;  // points of the first bot, by the game's number
    std::optional<std::int64_t> decided_at_;
};

}  // namespace lawan
