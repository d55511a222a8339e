// A whole game judged: the value before every move, and what the moves gave away.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/move_grade.hpp"
#include "analysis/value.hpp"
#include "core/words.hpp"
#include "play/history.hpp"

namespace lawan {

// What a move gave away.
struct Loss {
    Score points;
    ValueUnit unit;                     // none: on the bot's own scale
    std::optional<double> chance = {};  // to win, where estimates are told so

    [[nodiscard]] Phrase says() const;  // "6 discs given away"
};

struct ReviewedPly {
    std::optional<Value> value = {};   // of the position, for the side to move
    std::optional<Value> played = {};  // of the move made there
    std::optional<AnyMove> best = {};
    std::vector<AnyMove> line = {};
    std::optional<Loss> loss = {};  // where both values are of one kind
    std::optional<MoveGrade> grade = {};
    std::vector<Reason> reasons = {};  // why the move was worse, where it was and words are known
    std::vector<Reason> why = {};      // what there is to say of the move, good or bad
};

class Review {
  public:
    // `time` is for each position.
    Review(const GameModule& entry, const AnyGame& game, const History& history, const Spec& bot,
           Seconds time, const TimeSource& clock = TimeSource::of_machine());

    // Works for about this long; false when all plies are done.
    bool go_on(Seconds slice, const StopSignal* stop);

    [[nodiscard]] const std::vector<ReviewedPly>& plies() const { return plies_; }
    [[nodiscard]] std::size_t total() const { return positions_.size(); }
    [[nodiscard]] const Spec& bot() const { return options_.bot; }
    [[nodiscard]] const ValueScale& scale() const { return scale_; }

  private:
    // What is known of a ply beside what is shown of it.
    struct Judgement {
        std::vector<Value> values = {};  // of the moves, best first
        std::vector<AnyMove> line = {};  // that the move made was expected to lead to
    };

    void judge(std::size_t ply);
    void learn_from_next(std::size_t ply);
    [[nodiscard]] Score typical_spread() const;
    void grade_all();
    void grade(std::size_t ply, Score typical);
    [[nodiscard]] std::optional<Loss> loss_of(const Value& best, const Value& played) const;

    const GameModule* entry_;
    AnyGame game_;
    std::vector<AnyPosition> positions_;
    std::vector<AnyMove> moves_;
    AnalysisOptions options_;
    ValueScale scale_;
    std::unique_ptr<Analysis> analysis_;  // of the ply that is being judged
    std::vector<ReviewedPly> plies_;
    std::vector<Judgement> judgements_;
};

}  // namespace lawan
