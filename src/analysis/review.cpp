#include "analysis/review.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "analysis/words.hpp"

namespace lawan {
namespace {

const Words& words_of(const ValueUnit& unit) {
    if (!unit) return words::kGivesAwayOnOwnScale;
    switch (*unit) {
        case ScoreUnit::Discs:
            return words::kGivesAwayDiscs;
        case ScoreUnit::Marks:
            return words::kGivesAwayMarks;
        case ScoreUnit::Outcome:
            break;
    }
    return words::kGivesAwayOutcome;
}

}  // namespace

Phrase Loss::says() const {
    if (chance) return {words::kGivesAwayChance, {std::lround(100 * *chance)}};
    return {words_of(unit), {points.points()}};
}

Review::Review(const GameModule& entry, const AnyGame& game, const History& history,
               const Spec& bot, Seconds time, const TimeSource& clock)
    : entry_{&entry},
      game_{game},
      positions_{
          history.positions().begin(),
          history.positions().begin() + static_cast<std::ptrdiff_t>(history.moves().size()) + 1},
      moves_{history.moves()},
      options_{bot, {}, time, Analyst{entry, bot}.proof_memory(), {}, &clock},
      scale_{Analyst{entry, bot}.scale(game.start())} {}

bool Review::go_on(Seconds slice, const StopSignal* stop) {
    if (plies_.size() == positions_.size()) return false;
    const std::size_t ply = plies_.size();
    const AnyPosition& position = positions_[ply];
    if (position.is_over()) {
        plies_.push_back({scale_.value(Valuation::proved(position.final_score()))});
        judgements_.emplace_back();
        grade_all();
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
    grade_all();
    return plies_.size() < positions_.size();
}

void Review::judge(std::size_t ply) {
    const std::vector<AnalysedMove> moves = analysis_->moves();
    const AnalysedMove& best = moves.front();
    ReviewedPly& reviewed =
        plies_.emplace_back(ReviewedPly{analysis_->value(), {}, best.move, best.line});
    Judgement& judgement = judgements_.emplace_back();
    for (const AnalysedMove& each : moves) {
        if (each.value) judgement.values.push_back(*each.value);
        if (ply >= moves_.size() || each.move != moves_[ply]) continue;
        reviewed.played = each.value;
        reviewed.why = each.reasons;
        judgement.line = each.line;
    }
}

// What the position after a move is known to be worth, the move was worth: a search of all moves
// may leave open what a search of one of them settles. Of two estimates the better one counts, for
// they are of different depths, and scores rise and fall with who moves last.
void Review::learn_from_next(std::size_t ply) {
    if (ply + 1 >= plies_.size() || ply >= moves_.size()) return;
    const auto& next = plies_[ply + 1].value;
    auto& played = plies_[ply].played;
    if (!next || (played && played->is_final())) return;
    const bool same_side = positions_[ply].side_to_move() == positions_[ply + 1].side_to_move();
    const Value seen = same_side ? *next : negated(*next);
    if (seen.is_final() || (played && played->score < seen.score)) played = seen;
}

Score Review::typical_spread() const {
    std::vector<Score> spreads;
    for (const Judgement& judgement : judgements_) {
        const auto spread = spread_of(judgement.values);
        if (spread && *spread > Score{0}) spreads.push_back(*spread);
    }
    if (spreads.empty()) return Score{0};
    const auto middle = spreads.begin() + static_cast<std::ptrdiff_t>(spreads.size() / 2);
    std::nth_element(spreads.begin(), middle, spreads.end());
    return *middle;
}

// All of them: what is typical shows as the review goes on.
void Review::grade_all() {
    const Score typical = typical_spread();
    for (std::size_t ply = 0; ply < plies_.size() && ply < moves_.size(); ++ply) {
        learn_from_next(ply);
        grade(ply, typical);
    }
}

std::optional<Loss> Review::loss_of(const Value& best, const Value& played) const {
    const bool alike = best.is_final() == played.is_final();
    if (!alike && !scale_.estimates_are_scores) return std::nullopt;
    Loss loss{std::max(Score{0}, best.score - played.score), best.unit};
    if (best.chance && played.chance) loss.chance = std::max(0.0, *best.chance - *played.chance);
    return loss;
}

void Review::grade(std::size_t ply, Score typical) {
    ReviewedPly& reviewed = plies_[ply];
    const Judgement& judgement = judgements_[ply];
    reviewed.loss.reset();
    reviewed.grade.reset();
    reviewed.reasons.clear();
    if (judgement.values.empty() || !reviewed.played) return;
    const Value& best = judgement.values.front();
    const Value& played = *reviewed.played;
    reviewed.loss = loss_of(best, played);
    if (moves_[ply] == *reviewed.best) return;
    const bool solved = best.is_proved() && played.is_proved();
    reviewed.grade = scale_.estimates_are_scores && !solved
                         ? grade_of(reviewed.loss->points)
                         : grade_of(played, judgement.values, typical, scale_.unit);
    if (!reviewed.grade) return;
    reviewed.reasons = why_worse(*entry_, positions_[ply], judgement.line, reviewed.line);
    if (!solved) return;
    if (const auto outcome = outcome_lost(best.score, played.score)) {
        reviewed.reasons.push_back(*outcome);
    }
}

}  // namespace lawan
