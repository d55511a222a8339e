#include "analysis/move_rounds.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "module/explain.hpp"

namespace lawan {
namespace {

Score rank(const Valuation& valuation) {
    return valuation.is_proved() ? decisive(valuation.score) : valuation.score;
}

bool is_estimate(const std::optional<Valuation>& valuation) {
    return valuation && !valuation->is_proved() && !decided(valuation->score);
}

// What a search one ply less deep said of the move: where plies were left out, the round before was
// not of the other parity or knew far less.
std::optional<Valuation> estimate_before(const std::vector<JudgedMove>& round,
                                         const JudgedMove& now) {
    for (const JudgedMove& each : round) {
        if (each.move != now.move || each.depth + 1 != now.depth) continue;
        if (is_estimate(each.valuation)) return each.valuation;
    }
    return std::nullopt;
}

Valuation mean_of(const Valuation& last, const Valuation& before) {
    const double sum = last.score.points() + before.score.points();
    return {Score{static_cast<int>(std::lround(sum / 2))}, last.certainty};
}

JudgedMove first_judgement(const AnyPosition& position, AnyMove move) {
    JudgedMove judged{move};
    judged.reasons = reasons_for_move(position, {move});
    if (const auto score = position.final_score_after(move)) {
        judged.valuation = Valuation::proved(*score);
        judged.line = {move};
        judged.depth = 1;
    }
    return judged;
}

}  // namespace

bool better(const JudgedMove& a, const JudgedMove& b) {
    if (!a.valuation || !b.valuation) return a.valuation.has_value() && !b.valuation;
    return rank(*a.valuation) > rank(*b.valuation);
}

MoveRounds::MoveRounds(const Analyst& analyst, const AnyGame& game, AnyPosition position,
                       std::vector<AnyMove> played, std::optional<int> deepest)
    : analyst_{analyst},
      position_{std::move(position)},
      played_{std::move(played)},
      deepest_{deepest.value_or(std::max(1, game.longest_game()))},
      bot_{make_bot(analyst.entry(), game, analyst.bot())},
      swings_{analyst.swings_with_depth(position_)} {
    bot_->new_game({position_, position_.side_to_move(), 0, Seed{}});
    for (const AnyMove move : position_.legal_moves()) {
        moves_.push_back(first_judgement(position_, move));
    }
}

MoveRounds::Step MoveRounds::go_on(std::optional<Seconds> limit, const StopSignal* stop,
                                   const TimeSource& clock) {
    while (next_ < moves_.size() && moves_[next_].settled()) ++next_;
    if (next_ == moves_.size()) {
        end_round();
        return Step::RoundOver;
    }
    const bool whole = search(moves_[next_], limit, stop, clock);
    if (!whole && depth_ > 0) return Step::CutShort;
    ++next_;
    return Step::Judged;
}

// One move a ply deeper; false when it could not be searched to the end.
bool MoveRounds::search(JudgedMove& judged, std::optional<Seconds> limit, const StopSignal* stop,
                        const TimeSource& clock) {
    const AnyPosition next = position_.after(judged.move);
    std::vector<AnyMove> played = played_;
    played.push_back(judged.move);
    Limits limits = Limits::to_depth(round_ - 1);
    limits.time = limit;
    const Thought<AnyMove> thought = bot_->think({next, played, limits, stop, &clock});
    nodes_ += thought.nodes;
    const bool proved = thought.valuation && thought.valuation->is_proved();
    const bool whole = proved || thought.depth >= round_ - 1;
    if (!thought.valuation || (!whole && judged.valuation)) return whole;
    const bool same = next.side_to_move() == position_.side_to_move();
    const Score score = same ? thought.valuation->score : -thought.valuation->score;
    judged.valuation = Valuation{score, thought.valuation->certainty};
    judged.line = {judged.move};
    judged.line.insert(judged.line.end(), thought.line.begin(), thought.line.end());
    judged.depth = thought.depth + 1;
    // They speak of the search that gave the value: those of a shallower one are stale.
    judged.reasons = reasons_from_answer(position_, judged.move, thought);
    return whole;
}

void MoveRounds::end_round() {
    depth_ = round_;
    next_ = 0;
    std::stable_sort(moves_.begin(), moves_.end(), better);
    if (swings_) round_before_ = std::move(last_round_);
    last_round_ = moves_;
    round_ = std::min(analyst_.next_depth(position_, round_), std::max(deepest_, round_ + 1));
}

std::vector<JudgedMove> MoveRounds::comparable_moves() const {
    if (depth_ == 0) return moves_;
    std::vector<JudgedMove> moves = last_round_;
    for (JudgedMove& move : moves) {
        const auto now = std::find_if(moves_.begin(), moves_.end(), [&](const JudgedMove& each) {
            return each.move == move.move;
        });
        if (now->settled()) {
            move = *now;
        } else if (const auto before = estimate_before(round_before_, move);
                   before && is_estimate(move.valuation)) {
            move.valuation = mean_of(*move.valuation, *before);
        }
    }
    return moves;
}

bool MoveRounds::all_settled() const {
    return std::all_of(moves_.begin(), moves_.end(),
                       [](const JudgedMove& move) { return move.settled(); });
}

}  // namespace lawan
