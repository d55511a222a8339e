// A whole game judged: the value before every move, and what the moves gave away.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "play/history.hpp"
#include "session/analysis.hpp"

namespace lawan::session {

enum class Slip : std::uint8_t { Inaccuracy, Mistake, Blunder };

[[nodiscard]] std::string_view to_text(Slip slip);

struct ReviewedPly {
    std::optional<Valuation> value = {};   // of the position, for the side to move
    std::optional<Valuation> played = {};  // of the move made there
    std::optional<AnyMove> best = {};
    std::vector<AnyMove> line = {};
    std::optional<Score> loss = {};  // where both values are of one kind
    bool loss_in_points = false;     // of the final score, rather than on the bot's own scale
    std::optional<Slip> slip = {};
    std::vector<Reason> reasons = {};  // why the move was worse, where it was and words are known
    std::vector<Reason> why = {};      // what there is to say of the move, good or bad
};

// How far apart the estimates of a position's moves are, best first: from the best to the middle
// one. None where outcomes are known.
[[nodiscard]] std::optional<Score> spread_of(const std::vector<Valuation>& values);

// What was given away by a move worth `played` where the moves were worth `values`, best first.
// `typical` is the spread that positions of this game usually have.
[[nodiscard]] std::optional<Slip> slip_of(const Valuation& played,
                                          const std::vector<Valuation>& values, Score typical,
                                          ScoreUnit unit);
// The same by estimates that are final scores, as their bot expects them.
[[nodiscard]] std::optional<Slip> slip_of(Score expected_loss);

class Review {
  public:
    // `time` is for each position.
    Review(const GameEntry& entry, const AnyGame& game, const History& history, const Spec& bot,
           Seconds time);

    // Works for about this long; false when all plies are done.
    bool go_on(Seconds slice, const StopSignal* stop);

    [[nodiscard]] const std::vector<ReviewedPly>& plies() const { return plies_; }
    [[nodiscard]] std::size_t total() const { return positions_.size(); }

  private:
    void judge(std::size_t ply);
    void learn_from_next(std::size_t ply);
    [[nodiscard]] Score typical_spread() const;
    void mark_all();

    const GameEntry* entry_;
    AnyGame game_;
    std::vector<AnyPosition> positions_;
    std::vector<AnyMove> moves_;
    AnalysisOptions options_;
    std::unique_ptr<Analysis> analysis_;
    std::vector<ReviewedPly> plies_;
    std::vector<std::vector<Valuation>> values_;  // of the moves of each ply, best first
    std::vector<std::vector<AnyMove>> lines_;     // that the moves made were expected to lead to
};

}  // namespace lawan::session
