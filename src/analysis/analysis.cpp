#include "analysis/analysis.hpp"

#include <algorithm>
#include <utility>

#include "module/explain.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

constexpr Seconds kFirstLook{0.25};        // at each move, at least
constexpr Seconds kShortestSearch{0.001};  // before the solver has its turn
constexpr double kLines = 0.1;             // of the time, for the lines after solved moves

// What is lost for certain against the best move.
void add_costs(std::vector<AnalysedMove>& moves, ScoreUnit unit) {
    const auto& best = moves.front().value;
    if (!best || !best->is_proved()) return;
    for (AnalysedMove& move : moves) {
        if (!move.is_proved()) continue;
        const Score score = move.value->score;
        if (auto outcome = outcome_lost(best->score, score)) {
            move.reasons.push_back(*std::move(outcome));
        }
        if (unit != ScoreUnit::Outcome && score < best->score) {
            move.reasons.push_back({words::kCosts, {(best->score - score).points()}});
        }
    }
}

}  // namespace

std::optional<Reason> outcome_lost(Score best, Score score) {
    const Score nought{0};
    if (best > nought && score <= nought) return Reason{words::kGivesWinAway};
    if (best == nought && score < nought) return Reason{words::kGivesDrawAway};
    return std::nullopt;
}

Analysis::Analysis(const GameModule& entry, const AnyGame& game, const AnyPosition& position,
                   std::vector<AnyMove> played, AnalysisOptions options)
    : entry_{&entry},
      options_{std::move(options)},
      scale_{Analyst{entry, options_.bot}.scale(position)},
      greatest_{game.score_range().greatest},
      rounds_{Analyst{entry, options_.bot}, game, position, std::move(played), options_.depth} {
    const bool wants_solver = options_.proofs && options_.time && !options_.depth;
    if (!wants_solver || !may_be_solved(entry, position)) return;
    plan_ = ProofPlan{*options_.time};
    time_for_lines_ = kLines * *options_.time;
}

bool Analysis::go_on(Seconds slice, const StopSignal* stop) {
    const Seconds begin = now();
    const Seconds before = time_;
    const auto look_at_clock = [&] { time_ = before + (now() - begin); };
    while (!done()) {
        look_at_clock();
        if (stop != nullptr && stop->raised()) return false;
        // Every move has a value at least.
        if (options_.time && time_ >= *options_.time && rounds_.depth() > 0) phase_ = Phase::Done;
        if (done() || time_ - before >= slice) break;
        const News news = step(stop);
        look_at_clock();
        if (news == News::Yes) break;
    }
    look_at_clock();
    return !done();
}

Analysis::News Analysis::step(const StopSignal* stop) {
    switch (phase_) {
        case Phase::Estimating:
            return estimate(stop);
        case Phase::SolvingPosition:
            return solve_position(stop);
        case Phase::SolvingMoves:
            return solve_moves(stop);
        case Phase::Done:
            break;
    }
    return News::Yes;
}

Analysis::News Analysis::estimate(const StopSignal* stop) {
    if (solver_is_due()) {
        phase_ = Phase::SolvingPosition;
        return News::No;
    }
    if (solved_ && (next_to_solve() != nullptr || rounds_.all_settled())) {
        phase_ = Phase::SolvingMoves;
        return News::No;
    }
    if (rounds_.reached_depth_limit()) {
        phase_ = Phase::Done;  // after the solver has had its turns
        return News::Yes;
    }
    const Seconds began = now();
    switch (rounds_.go_on(limit_of_estimate(), stop, *options_.clock)) {
        case MoveRounds::Step::Judged:
            return News::No;
        case MoveRounds::Step::RoundOver:
            depth_ = rounds_.depth();
            if (nothing_is_left_to_do()) phase_ = Phase::Done;
            return News::Yes;
        case MoveRounds::Step::CutShort:
            break;
    }
    // For the solver, or because there is no more time. (Only who has a time has such a plan.)
    const bool for_solver = plan_.has_more() && !solved_ && left() - (now() - began) > Seconds{0};
    phase_ = for_solver ? Phase::SolvingPosition : Phase::Done;
    return News::No;
}

bool Analysis::nothing_is_left_to_do() const {
    if (rounds_.all_settled()) return true;
    return rounds_.reached_depth_limit() && !solver_is_due() && !solved_;
}

std::optional<Seconds> Analysis::limit_of_estimate() const {
    // The first round is always finished, so that every move has a value; but a bot that does not
    // heed a depth would never end it.
    if (rounds_.depth() == 0) {
        const Seconds share =
            options_.time.value_or(Seconds{0}) / static_cast<double>(rounds_.moves().size());
        return std::max(share, kFirstLook);
    }
    if (!options_.time) return std::nullopt;
    if (!plan_.has_more() || solved_) return left();
    return std::min(left(), std::max(kShortestSearch, plan_.at() - time_));
}

// Once every move has an estimate, and the bot has had its part.
bool Analysis::solver_is_due() const {
    if (!plan_.has_more() || solved_ || rounds_.depth() == 0) return false;
    return rounds_.reached_depth_limit() || time_ >= plan_.at();
}

Seconds Analysis::turn_of_solver(Seconds wanted) const {
    return std::min({wanted, left(), options_.longest_proof.value_or(wanted)});
}

Analysis::News Analysis::solve_position(const StopSignal* stop) {
    phase_ = Phase::Estimating;
    const Seconds turn = plan_.begin_turn(time_, left());
    const auto solved = solved_within(*entry_, position(), *options_.proofs, turn_of_solver(turn),
                                      stop, *options_.clock);
    if (!solved) return News::No;
    solver_nodes_ += solved->nodes;
    take_over(*solved);
    phase_ = Phase::SolvingMoves;
    return News::Yes;
}

// What the value of the position says of its moves.
void Analysis::take_over(const SolvedPosition& solved) {
    solved_ = solved;
    const bool rest_loses =
        scale_.unit == ScoreUnit::Outcome && solved.best_are_all && solved.value == Score{0};
    for (JudgedMove& move : rounds_.moves()) {
        const bool best = solved.keeps_value(move.move);
        if (move.settled() || (!best && !rest_loses)) continue;
        move.valuation = Valuation::proved(best ? solved.value : -greatest_);
        const bool has_line = solved.line.front() == move.move;
        move.line = has_line ? solved.line : std::vector{move.move};
        move.depth = static_cast<int>(solved.line.size());
        move.reasons = reasons_for_move(position(), move.line);
    }
}

Analysis::News Analysis::solve_moves(const StopSignal* stop) {
    if (JudgedMove* const open = next_to_solve()) {
        solve_move(*open, stop);
        return News::No;
    }
    if (!rounds_.all_settled()) {
        phase_ = Phase::Estimating;
        return News::No;
    }
    for (const JudgedMove& move : rounds_.moves()) depth_ = std::max(depth_, move.depth);
    phase_ = Phase::Done;
    return News::Yes;
}

// Moves whose value is open, then those of which no more is known.
JudgedMove* Analysis::next_to_solve() {
    for (JudgedMove& move : rounds_.moves()) {
        if (!move.settled()) return moves_are_solvable_ ? &move : nullptr;
    }
    if (time_for_lines_ <= Seconds{0}) return nullptr;
    for (JudgedMove& move : rounds_.moves()) {
        if (move.line.size() <= 1 && !position().after(move.move).is_over()) return &move;
    }
    return nullptr;
}

void Analysis::solve_move(JudgedMove& open, const StopSignal* stop) {
    const bool for_line = open.settled();
    const AnyPosition next = position().after(open.move);
    const Seconds began = now();
    const auto solved =
        solved_within(*entry_, next, *options_.proofs,
                      turn_of_solver(for_line ? time_for_lines_ : left()), stop, *options_.clock);
    if (for_line) time_for_lines_ -= now() - began;
    if (!solved) {
        if (for_line) {
            time_for_lines_ = Seconds{0};
        } else {
            moves_are_solvable_ = false;
        }
        return;
    }
    solver_nodes_ += solved->nodes;
    const bool same = next.side_to_move() == position().side_to_move();
    open.valuation = Valuation::proved(same ? solved->value : -solved->value);
    open.line = {open.move};
    open.line.insert(open.line.end(), solved->line.begin(), solved->line.end());
    open.depth = static_cast<int>(open.line.size());
    open.reasons = reasons_for_move(position(), open.line);
}

// No estimate is as good as what the best moves are worth for certain.
void Analysis::cap(JudgedMove& open) const {
    if (open.settled() || !open.valuation || !solved_->best_are_all) return;
    if (!scale_.estimates_are_scores) return;
    const Score most = solved_->value - Score{1};
    if (open.valuation->score > most) open.valuation = Valuation::estimated(most);
}

std::vector<JudgedMove> Analysis::sorted_moves() const {
    std::vector<JudgedMove> moves = rounds_.comparable_moves();
    std::stable_sort(moves.begin(), moves.end(), better);
    if (!solved_) return moves;
    for (JudgedMove& move : moves) cap(move);
    std::stable_partition(moves.begin(), moves.end(),
                          [&](const JudgedMove& move) { return solved_->keeps_value(move.move); });
    return moves;
}

std::vector<AnalysedMove> Analysis::moves() const {
    std::vector<AnalysedMove> moves;
    for (JudgedMove& judged : sorted_moves()) {
        if (auto known = reason_from_book(position(), judged.move)) {
            judged.reasons.push_back(*std::move(known));
        }
        moves.push_back({judged.move, scale_.value(judged.valuation), std::move(judged.line),
                         judged.depth, std::move(judged.reasons)});
    }
    add_costs(moves, scale_.unit);
    return moves;
}

std::optional<Value> Analysis::value() const {
    if (solved_) return scale_.value(Valuation::proved(solved_->value));
    const std::vector<JudgedMove> sorted = sorted_moves();
    const auto& best = sorted.front().valuation;
    const bool open = best && best->is_proved() && best->score < greatest_ &&
                      !std::all_of(sorted.begin(), sorted.end(),
                                   [](const JudgedMove& move) { return move.settled(); });
    return scale_.value(open ? Valuation::estimated(decisive(best->score)) : best);
}

}  // namespace lawan
