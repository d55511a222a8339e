// What the game's solver adds to an analysis, and when it is asked.
#include <algorithm>
#include <chrono>

#include "catalog/explain.hpp"
#include "catalog/mistakes.hpp"
#include "session/analysis.hpp"

namespace lawan::session {
namespace {

// The solver looks for a part of the time, after the bot has had a quarter as long; then four times
// as long, and so on; the last time for most of what is left.
constexpr double kFirstProof = 0.08;  // of the time
constexpr Seconds kLongestFirstProof{1};
constexpr double kLongerEachTime = 4;
constexpr double kLastProof = 0.6;  // of what is left
constexpr double kLines = 0.1;      // of the time, for best play after moves whose value is known

}  // namespace

void Analysis::plan_proofs() {
    const bool wanted = options_.proofs && options_.time && !options_.depth;
    if (!wanted || !may_be_solved(position_)) return;
    proof_slice_ = std::min(kFirstProof * *options_.time, kLongestFirstProof);
    proof_at_ = *proof_slice_ / kLongerEachTime;
    time_for_lines_ = kLines * *options_.time;
}

// As long as it may be.
Seconds Analysis::look_of(Seconds wanted) const {
    return std::min({wanted, left(), options_.longest_proof.value_or(wanted)});
}

// Once every move has an estimate, and the bot has had its part.
bool Analysis::proof_is_due() const {
    if (!proof_slice_ || exact_ || depth_ == 0) return false;
    return bot_is_done_ || time_ >= proof_at_;
}

void Analysis::prove(const StopSignal* stop) {
    // Where there would not be time for the whole of the next look, this one is the last.
    const Seconds next = kLongerEachTime * *proof_slice_;
    const bool last = left() - 2 * *proof_slice_ < next;
    const Seconds slice = last ? std::max(*proof_slice_, kLastProof * left()) : *proof_slice_;
    proof_slice_ = last ? std::nullopt : std::optional{next};
    proof_at_ = time_ + slice + next / kLongerEachTime;
    const auto exact = proved_within(*entry_, position_, *options_.proofs, look_of(slice), stop);
    if (!exact) return;
    nodes_ += exact->nodes;
    take_over(*exact);
}

// What the value of the position says of its moves.
void Analysis::take_over(const Exact& exact) {
    exact_ = exact;
    const bool rest_loses =
        unit_ == ScoreUnit::Outcome && exact.best_are_all && exact.value == Score{0};
    for (AnalysedMove& move : moves_) {
        const bool best = exact.keeps_value(move.move);
        if (settled(move) || (!best && !rest_loses)) continue;
        move.valuation = Valuation::proved(best ? exact.value : -greatest_);
        const bool has_line = exact.line.front() == move.move;
        move.line = has_line ? exact.line : std::vector{move.move};
        move.depth = static_cast<int>(exact.line.size());
        move.reasons = reasons_for_move(position_, move.line);
    }
}

// Moves whose value is open, then those of which no more is known.
AnalysedMove* Analysis::next_to_prove() {
    const auto ends = [&](const AnalysedMove& move) {
        return position_.after(move.move).is_over();
    };
    for (AnalysedMove& move : moves_) {
        if (!settled(move)) return moves_are_provable_ ? &move : nullptr;
    }
    for (AnalysedMove& move : moves_) {
        if (move.line.size() <= 1 && !ends(move) && time_for_lines_ > Seconds{0}) return &move;
    }
    return nullptr;
}

void Analysis::prove_next(AnalysedMove& open, const StopSignal* stop) {
    const bool for_line = settled(open);
    const AnyPosition next = position_.after(open.move);
    const auto began = std::chrono::steady_clock::now();
    const auto exact = proved_within(*entry_, next, *options_.proofs,
                                     look_of(for_line ? time_for_lines_ : left()), stop);
    if (for_line) time_for_lines_ -= Seconds{std::chrono::steady_clock::now() - began};
    if (!exact) {
        if (for_line) {
            time_for_lines_ = Seconds{0};
        } else {
            moves_are_provable_ = false;
        }
        return;
    }
    nodes_ += exact->nodes;
    const bool same = next.side_to_move() == position_.side_to_move();
    open.valuation = Valuation::proved(same ? exact->value : -exact->value);
    open.line = {open.move};
    open.line.insert(open.line.end(), exact->line.begin(), exact->line.end());
    open.depth = static_cast<int>(open.line.size());
    open.reasons = reasons_for_move(position_, open.line);
}

// No estimate is as good as what the best moves are worth for certain.
void Analysis::cap(AnalysedMove& open) const {
    if (settled(open) || !open.valuation || !exact_->best_are_all) return;
    if (!estimates_final_scores(position_, options_.bot)) return;
    const Score most = exact_->value - Score{1};
    if (open.valuation->score > most) open.valuation = Valuation::estimated(most);
}

}  // namespace lawan::session
