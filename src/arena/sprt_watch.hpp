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
// A pair that only repeats games does not count. Where only such pairs come any more the test ends
// undecided.
class SprtWatch {
  public:
    explicit SprtWatch(const SprtSettings& settings);

    void add(const GameSummary& game);

    [[nodiscard]] const SprtState& state() const { return state_; }
    [[nodiscard]] const PairCounts& pairs() const { return pairs_; }
    // So many repeats one after the other, and nothing new is to be expected.
    static constexpr std::int64_t kMostRepeats = 1000;
    [[nodiscard]] bool gave_up() const {
        return state_.verdict == SprtVerdict::GoOn && repeats_since_ >= kMostRepeats;
    }
    // The number of the last game that counted, once the test is decided or gave up.
    [[nodiscard]] std::optional<std::int64_t> ended_at() const { return ended_at_; }

  private:
    void count(const GameSummary& one, const GameSummary& two);

    SprtSettings settings_;
    SprtState state_;
    PairCounts pairs_{};
    std::int64_t looked_at_ = 0;      // games
    std::int64_t repeats_since_ = 0;  // the last one that repeats none
    NewGames is_new_;
    std::map<std::int64_t, GameSummary> waiting_;  // by their numbers
    std::optional<std::int64_t> ended_at_;
};

}  // namespace lawan
