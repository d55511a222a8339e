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

std::optional<Score> spread_of(const std::vector<Valuation>& values) {
    if (values.size() < 2) return std::nullopt;
    const Valuation& best = values.front();
    const Valuation& middle = values[values.size() / 2];
    if (final_score_of(best) || final_score_of(middle)) return std::nullopt;
    return best.score - middle.score;
}

// Where the outcomes are known, a worse outcome is a blunder, and within one outcome points count.
// Estimates are on a scale of their evaluator's own, so they are measured by how far apart moves
// are, in the position and in the whole game: a move that gives away more than the one in the
// middle does is a mistake, and one that gives away more than half of it an inaccuracy. Where all
// moves are nearly equal, only what counts in other positions counts.
std::optional<Slip> slip_of(const Valuation& played, const std::vector<Valuation>& values,
                            Score typical, ScoreUnit unit) {
    constexpr Score kInaccuracy{4};
    constexpr Score kMistake{8};
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
    if (known_best && outcome_of(*known_best) > 0) return Slip::Mistake;  // a win not taken
    // Walked into a loss: out of a good position, or out of one that looked bad already.
    if (known_played && outcome_of(*known_played) < 0) {
        return best.score < Score{0} ? Slip::Mistake : Slip::Blunder;
    }
    if (known_best || known_played) return std::nullopt;
    const Score loss = best.score - played.score;
    const Score measure = std::max(spread_of(values).value_or(Score{0}), typical);
    if (loss <= Score{0} || measure <= Score{0}) return std::nullopt;
    if (loss > measure) return Slip::Mistake;
    return 2 * loss > measure ? std::optional{Slip::Inaccuracy} : std::nullopt;
}

std::optional<Slip> slip_of(Score expected_loss) {
    constexpr Score kInaccuracy{3};
    constexpr Score kMistake{6};
    if (expected_loss >= kMistake) return Slip::Mistake;
    return expected_loss >= kInaccuracy ? std::optional{Slip::Inaccuracy} : std::nullopt;
}

Review::Review(const GameEntry& entry, const AnyGame& game, const History& history, const Spec& bot,
               Seconds time)
    : entry_{&entry},
      game_{game},
      positions_{
          history.positions().begin(),
          history.positions().begin() + static_cast<std::ptrdiff_t>(history.moves().size()) + 1},
      moves_{history.moves()},
      options_{bot, {}, time, proof_memory(entry, bot)} {}

bool Review::go_on(Seconds slice, const StopSignal* stop) {
    if (plies_.size() == positions_.size()) return false;
    const std::size_t ply = plies_.size();
    const AnyPosition& position = positions_[ply];
    if (position.is_over()) {
        plies_.push_back({Valuation::proved(position.final_score())});
        values_.emplace_back();
        lines_.emplace_back();
        mark_all();
        return plies_.size() < positions_.size();
    }
    if (!analysis_) {
        const std::vector<AnyMove> before{moves_.begin(),
                                          moves_.begin() + static_cast<std::ptrdiff_t>(ply)};
        analysis_ = std::make_unique<Analysis>(*entry_, game_, position, before, options_);
    }
    if (analysis_->go_on(slice, stop)) return true;
    if (stop != nullptr && stop->raised()) return false;
    judge(ply);
    analysis_.reset();
    mark_all();
    return plies_.size() < positions_.size();
}

void Review::judge(std::size_t ply) {
    const std::vector<AnalysedMove> moves = analysis_->moves();
    const AnalysedMove& best = moves.front();
    ReviewedPly& reviewed =
        plies_.emplace_back(ReviewedPly{analysis_->value(), {}, best.move, best.line});
    auto& values = values_.emplace_back();
    auto& line = lines_.emplace_back();
    for (const AnalysedMove& each : moves) {
        if (each.valuation) values.push_back(*each.valuation);
        if (ply >= moves_.size() || each.move != moves_[ply]) continue;
        reviewed.played = each.valuation;
        reviewed.why = each.reasons;
        line = each.line;
    }
}

// What the position after a move is known to be worth, the move was worth: one look at all moves
// may leave open what a look at one of them settles.
void Review::learn_from_next(std::size_t ply) {
    if (ply + 1 >= plies_.size() || ply >= moves_.size()) return;
    const auto& next = plies_[ply + 1].value;
    auto& played = plies_[ply].played;
    if (!next || !final_score_of(*next) || (played && final_score_of(*played))) return;
    const bool same_side = positions_[ply].side_to_move() == positions_[ply + 1].side_to_move();
    played = Valuation{same_side ? next->score : -next->score, next->certainty};
}

Score Review::typical_spread() const {
    std::vector<Score> spreads;
    for (const auto& values : values_) {
        const auto spread = spread_of(values);
        if (spread && *spread > Score{0}) spreads.push_back(*spread);
    }
    if (spreads.empty()) return Score{0};
    const auto middle = spreads.begin() + static_cast<std::ptrdiff_t>(spreads.size() / 2);
    std::nth_element(spreads.begin(), middle, spreads.end());
    return *middle;
}

// All of them: what is typical shows as the review goes on.
void Review::mark_all() {
    const Score typical = typical_spread();
    const bool comparable = estimates_final_scores(game_, options_.bot);
    for (std::size_t ply = 0; ply < plies_.size() && ply < moves_.size(); ++ply) {
        learn_from_next(ply);
        ReviewedPly& reviewed = plies_[ply];
        const auto& played = reviewed.played;
        reviewed.loss.reset();
        reviewed.slip.reset();
        reviewed.reasons.clear();
        if (values_[ply].empty() || !played) continue;
        const Valuation* const best = &values_[ply].front();
        const bool alike = final_score_of(*best).has_value() == final_score_of(*played).has_value();
        reviewed.loss_in_points = comparable || (alike && final_score_of(*best));
        if (comparable || alike) {
            reviewed.loss = std::max(Score{0}, final_score_of(*best).value_or(best->score) -
                                                   final_score_of(*played).value_or(played->score));
        }
        if (moves_[ply] == *reviewed.best) continue;
        const bool solved = best->is_proved() && played->is_proved();
        reviewed.slip = comparable && reviewed.loss && !solved
                            ? slip_of(*reviewed.loss)
                            : slip_of(*played, values_[ply], typical, game_.score_unit());
        if (reviewed.slip) {
            reviewed.reasons = why_worse(positions_[ply], lines_[ply], reviewed.line);
            if (solved) {
                const auto outcome = outcome_lost(best->score, played->score);
                if (outcome) reviewed.reasons.push_back(*outcome);
            }
        }
    }
}

}  // namespace lawan::session
