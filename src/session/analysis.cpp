#include "session/analysis.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "catalog/explain.hpp"
#include "catalog/mistakes.hpp"

namespace lawan::session {
namespace {

using WallClock = std::chrono::steady_clock;

constexpr Seconds kFirstLook{0.25};  // at each move, at least

constexpr Seconds kShortestSearch{0.001};  // before the solver has its turn

bool better(const AnalysedMove& a, const AnalysedMove& b) {
    if (!a.valuation || !b.valuation) return a.valuation.has_value() && !b.valuation;
    return rank(*a.valuation) > rank(*b.valuation);
}

bool is_estimate(const std::optional<Valuation>& valuation) {
    return valuation && !valuation->is_proved() && !decided(valuation->score);
}

// What a search one ply less deep said of the move: where plies were left out, the round before was
// not of the other parity or knew far less.
std::optional<Valuation> estimate_before(const std::vector<AnalysedMove>& round,
                                         const AnalysedMove& now) {
    for (const AnalysedMove& each : round) {
        if (each.move != now.move || each.depth + 1 != now.depth) continue;
        if (is_estimate(each.valuation)) return each.valuation;
    }
    return std::nullopt;
}

Valuation mean_of(const Valuation& last, const Valuation& before) {
    const double sum = last.score.points() + before.score.points();
    return {Score{static_cast<int>(std::lround(sum / 2))}, last.certainty};
}

// What is lost for certain against the best move.
void add_costs(std::vector<AnalysedMove>& moves, ScoreUnit unit) {
    const auto& best = moves.front().valuation;
    if (!best || !best->is_proved()) return;
    for (AnalysedMove& move : moves) {
        if (!move.valuation || !move.valuation->is_proved()) continue;
        const Score score = move.valuation->score;
        if (auto outcome = outcome_lost(best->score, score)) {
            move.reasons.push_back(*std::move(outcome));
        }
        if (unit != ScoreUnit::Outcome && score < best->score) {
            move.reasons.push_back({"costs", {std::to_string((best->score - score).points())}});
        }
    }
}

}  // namespace

std::optional<Reason> outcome_lost(Score best, Score score) {
    const Score nought{0};
    if (best > nought && score <= nought) return Reason{"gives-win-away", {}};
    if (best == nought && score < nought) return Reason{"gives-draw-away", {}};
    return std::nullopt;
}

Score rank(const Valuation& valuation) {
    return valuation.is_proved() ? decisive(valuation.score) : valuation.score;
}

Analysis::Analysis(const GameEntry& entry, const AnyGame& game, AnyPosition position,
                   std::vector<AnyMove> played, AnalysisOptions options)
    : entry_{&entry},
      position_{std::move(position)},
      played_{std::move(played)},
      options_{std::move(options)},
      unit_{game.score_unit()},
      greatest_{game.score_range().greatest},
      deepest_{options_.depth.value_or(std::max(1, game.longest_game()))},
      bot_{make_bot(entry, game, options_.bot)},
      swings_{swings_with_depth(position_, options_.bot)} {
    bot_->new_game({position_, position_.side_to_move(), 0, Seed{}});
    for (const AnyMove move : position_.legal_moves()) {
        AnalysedMove analysed{move};
        analysed.reasons = reasons_for_move(position_, {move});
        const AnyPosition next = position_.after(move);
        if (next.is_over()) {
            const bool same = next.side_to_move() == position_.side_to_move();
            analysed.valuation = Valuation::proved(same ? next.final_score() : -next.final_score());
            analysed.line = {move};
            analysed.depth = 1;
        }
        moves_.push_back(std::move(analysed));
    }
    plan_proofs();
}

bool Analysis::settled(const AnalysedMove& move) {
    return move.valuation && move.valuation->is_proved();
}

// One move a ply deeper; false when it could not be searched to the end.
bool Analysis::search_next(std::optional<Seconds> limit, const StopSignal* stop) {
    AnalysedMove& analysed = moves_[next_];
    const AnyPosition next = position_.after(analysed.move);
    std::vector<AnyMove> played = played_;
    played.push_back(analysed.move);
    Limits limits = Limits::to_depth(round_ - 1);
    limits.time = limit;
    const Thought<AnyMove> thought = bot_->think({next, played, limits, stop});
    nodes_ += thought.nodes;
    const bool proved = thought.valuation && thought.valuation->is_proved();
    const bool whole = proved || thought.depth >= round_ - 1;
    if (!thought.valuation || (!whole && analysed.valuation)) return whole;
    const bool same = next.side_to_move() == position_.side_to_move();
    const Score score = same ? thought.valuation->score : -thought.valuation->score;
    analysed.valuation = Valuation{score, thought.valuation->certainty};
    analysed.line = {analysed.move};
    analysed.line.insert(analysed.line.end(), thought.line.begin(), thought.line.end());
    analysed.depth = thought.depth + 1;
    // They speak of the search that gave the value: those of a shallower one are stale.
    analysed.reasons = reasons_from_answer(position_, analysed.move, thought);
    return whole;
}

// The next round begins with the best: when time runs out, they have been looked at the deepest.
void Analysis::end_round() {
    depth_ = round_;
    next_ = 0;
    std::stable_sort(moves_.begin(), moves_.end(), better);
    if (swings_) round_before_ = std::move(last_round_);
    last_round_ = moves_;
    const bool all_settled = std::all_of(moves_.begin(), moves_.end(),
                                         [&](const AnalysedMove& move) { return settled(move); });
    bot_is_done_ = round_ >= deepest_;
    if (all_settled || (bot_is_done_ && !proof_is_due() && !exact_)) done_ = true;
    round_ = std::min(next_depth(position_, options_.bot, round_), std::max(deepest_, round_ + 1));
}

std::optional<Seconds> Analysis::limit_of_search() const {
    // The first round is always finished, so that every move has a value; but a bot that does not
    // heed a depth would never end it.
    if (depth_ == 0) {
        const Seconds share =
            options_.time.value_or(Seconds{0}) / static_cast<double>(moves_.size());
        return std::max(share, kFirstLook);
    }
    if (!options_.time) return std::nullopt;
    if (!proof_slice_ || exact_) return left();
    return std::min(left(), std::max(kShortestSearch, proof_at_ - time_));
}

bool Analysis::go_on(Seconds slice, const StopSignal* stop) {
    const auto begin = WallClock::now();
    const Seconds before = time_;
    while (!done_) {
        time_ = before + Seconds{WallClock::now() - begin};
        if (stop != nullptr && stop->raised()) return false;
        if (options_.time && time_ >= *options_.time && depth_ > 0) done_ = true;
        if (done_ || time_ - before >= slice) break;
        if (proof_is_due()) {
            prove(stop);
            if (exact_) break;  // worth telling
            continue;
        }
        if (exact_) {
            if (AnalysedMove* const open = next_to_prove()) {
                prove_next(*open, stop);
                continue;
            }
            if (std::all_of(moves_.begin(), moves_.end(), settled)) {
                for (const AnalysedMove& move : moves_) depth_ = std::max(depth_, move.depth);
                done_ = true;
                break;
            }
        }
        if (bot_is_done_) {
            done_ = true;
            break;
        }
        if (next_ == moves_.size()) {
            end_round();
            break;  // a round is worth telling
        }
        if (settled(moves_[next_])) {
            ++next_;
            continue;
        }
        if (search_next(limit_of_search(), stop)) {
            ++next_;
        } else if (depth_ > 0) {
            time_ = before + Seconds{WallClock::now() - begin};
            if (proof_slice_ && !exact_ && left() > Seconds{0}) {
                prove(stop);  // for which the search was cut short
            } else {
                done_ = true;
            }
        } else {
            ++next_;  // a bot that does not count its depth has said what it can
        }
    }
    time_ = before + Seconds{WallClock::now() - begin};
    return !done_;
}

std::vector<AnalysedMove> Analysis::moves() const {
    std::vector<AnalysedMove> sorted = depth_ > 0 ? last_round_ : moves_;
    for (AnalysedMove& shown : sorted) {
        const auto now = std::find_if(moves_.begin(), moves_.end(), [&](const AnalysedMove& each) {
            return each.move == shown.move;
        });
        if (settled(*now)) {
            shown = *now;
        } else if (const auto before = estimate_before(round_before_, shown);
                   before && is_estimate(shown.valuation)) {
            shown.valuation = mean_of(*shown.valuation, *before);
        }
        if (auto known = reason_from_book(position_, shown.move)) {
            shown.reasons.push_back(*std::move(known));
        }
    }
    std::stable_sort(sorted.begin(), sorted.end(), better);
    if (exact_) {
        for (AnalysedMove& move : sorted) cap(move);
        std::stable_partition(sorted.begin(), sorted.end(), [&](const AnalysedMove& move) {
            return exact_->keeps_value(move.move);
        });
    }
    add_costs(sorted, unit_);
    return sorted;
}

std::optional<Valuation> Analysis::value() const {
    if (exact_) return Valuation::proved(exact_->value);
    const std::vector<AnalysedMove> sorted = moves();
    const auto& best = sorted.front().valuation;
    if (!best || !best->is_proved() || best->score >= greatest_) return best;
    const bool all_settled = std::all_of(sorted.begin(), sorted.end(),
                                         [](const AnalysedMove& move) { return settled(move); });
    return all_settled ? best : Valuation::estimated(decisive(best->score));
}

}  // namespace lawan::session
