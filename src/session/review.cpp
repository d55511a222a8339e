#include "session/review.hpp"

#include <algorithm>
#include <utility>

#include "catalog/mistakes.hpp"

namespace lawan::session {
namespace {

int outcome_of(Score score) {
    return score > Score{0} ? 1 : score < Score{0} ? -1 : 0;
}

// What is won or lost for certain, or as good as.
std::optional<Score> final_score_of(const Valuation& valuation) {
    return valuation.is_proved() ? std::optional{valuation.score} : decided(valuation.score);
}

}  // namespace

std::string_view to_text(Slip slip) {
    switch (slip) {
        case Slip::Inaccuracy:
            return "inaccuracy";
        case Slip::Mistake:
            return "mistake";
        case Slip::Blunder:
            return "blunder";
    }
    return "blunder";
}

// Where the outcomes are known, a worse outcome is a blunder, and within one outcome points count.
// Estimates are on a scale of their evaluator's own, so they are measured by how far apart the
// moves of the position are: a move that gives away as much as the one in the middle is a mistake.
std::optional<Slip> slip_of(const Valuation& played, const std::vector<Valuation>& values,
                            ScoreUnit unit) {
    constexpr Score kInaccuracy{2};
    constexpr Score kMistake{6};
    const Valuation& best = values.front();
    const auto known_best = final_score_of(best);
    const auto known_played = final_score_of(played);
    if (known_best && known_played) {
        if (outcome_of(*known_played) < outcome_of(*known_best)) return Slip::Blunder;
        if (unit == ScoreUnit::Outcome) return std::nullopt;
        const Score loss = *known_best - *known_played;
        if (loss >= kMistake) return Slip::Mistake;
        return loss >= kInaccuracy ? std::optional{Slip::Inaccuracy} : std::nullopt;
    }
    if (known_best && outcome_of(*known_best) > 0) return Slip::Mistake;      // a win not taken
    if (known_played && outcome_of(*known_played) < 0) return Slip::Blunder;  // walked into a loss
    if (known_best || known_played) return std::nullopt;
    const Score loss = best.score - played.score;
    const Score middle = best.score - values[values.size() / 2].score;
    if (loss <= Score{0} || middle <= Score{0}) return std::nullopt;
    if (loss > middle) return Slip::Mistake;
    return 2 * loss > middle ? std::optional{Slip::Inaccuracy} : std::nullopt;
}

std::optional<Slip> slip_of(Score expected_loss) {
    constexpr Score kInaccuracy{3};
    constexpr Score kMistake{6};
    if (expected_loss >= kMistake) return Slip::Mistake;
    return expected_loss >= kInaccuracy ? std::optional{Slip::Inaccuracy} : std::nullopt;
}

Review::Review(const GameEntry& entry, const AnyGame& game, const History& history, Spec bot,
               Seconds time)
    : entry_{&entry},
      game_{game},
      positions_{
          history.positions().begin(),
          history.positions().begin() + static_cast<std::ptrdiff_t>(history.moves().size()) + 1},
      moves_{history.moves()},
      options_{std::move(bot), {}, time} {}

bool Review::go_on(Seconds slice, const StopSignal* stop) {
    if (plies_.size() == positions_.size()) return false;
    const std::size_t ply = plies_.size();
    const AnyPosition& position = positions_[ply];
    if (position.is_over()) {
        plies_.push_back({Valuation::proved(position.final_score())});
        return plies_.size() < positions_.size();
    }
    if (!analysis_) {
        const std::vector<AnyMove> before{moves_.begin(),
                                          moves_.begin() + static_cast<std::ptrdiff_t>(ply)};
        analysis_ = std::make_unique<Analysis>(*entry_, game_, position, before, options_);
    }
    if (analysis_->go_on(slice, stop)) return true;
    if (stop != nullptr && stop->raised()) return false;
    plies_.push_back(judged(ply));
    analysis_.reset();
    return plies_.size() < positions_.size();
}

ReviewedPly Review::judged(std::size_t ply) const {
    const std::vector<AnalysedMove> moves = analysis_->moves();
    const AnalysedMove& best = moves.front();
    ReviewedPly reviewed{best.valuation, {}, best.move, best.line, {}, {}, {}};
    if (ply >= moves_.size()) return reviewed;
    const auto played = std::find_if(moves.begin(), moves.end(), [&](const AnalysedMove& each) {
        return each.move == moves_[ply];
    });
    reviewed.played = played->valuation;
    if (!best.valuation || !played->valuation) return reviewed;
    const bool comparable = estimates_final_scores(game_, options_.bot);
    if (comparable || best.valuation->certainty == played->valuation->certainty) {
        reviewed.loss = std::max(Score{0}, best.valuation->score - played->valuation->score);
        if (decided(best.valuation->score).has_value() !=
            decided(played->valuation->score).has_value()) {
            reviewed.loss.reset();
        }
    }
    std::vector<Valuation> values;
    for (const AnalysedMove& each : moves) {
        if (each.valuation) values.push_back(*each.valuation);
    }
    if (played->move == best.move) return reviewed;
    const bool solved = best.valuation->is_proved() && played->valuation->is_proved();
    reviewed.slip = comparable && reviewed.loss && !solved
                        ? slip_of(*reviewed.loss)
                        : slip_of(*played->valuation, values, game_.score_unit());
    if (reviewed.slip) reviewed.reasons = why_worse(positions_[ply], played->line, best.line);
    return reviewed;
}

}  // namespace lawan::session
