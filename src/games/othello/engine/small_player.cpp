#include "games/othello/engine/small_player.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/evaluator.hpp"
#include "games/othello/evaluators/edge_tables.hpp"
#include "module/words.hpp"
#include "search/iterative_deepening.hpp"
#include "search/move_ordering.hpp"
#include "search/negascout.hpp"

namespace lawan::othello {
namespace {

template <int Size>
[[nodiscard]] AnyEvaluator<BasicPosition<Size>> paper_judge() {
    return AnyEvaluator<BasicPosition<Size>>{EdgeTablesEvaluation<Size>{kFittedWeights}};
}

template <int Size>
using PaperSearch = NegaScout<BasicPosition<Size>, AnyEvaluator<BasicPosition<Size>>, ChosenOrder>;

// The judge's points for a disc: it gives a corner a thousand, which is worth about eight discs.
constexpr double kPointsADisc = 125;

// Whether the budget is likely to last to the end of the game: see docs/othello-engine.md for what
// the solver takes.
[[nodiscard]] bool within_reach(int empties, const Limits& limits) {
    constexpr int kAtOnce = 16;
    if (empties <= kAtOnce || (!limits.time && !limits.nodes)) return true;
    constexpr double kNodesAtOnce = 100'000;
    constexpr double kNodesASecond = 8e6;
    constexpr double kGrowth = 2.2;  // with each empty square
    const double expected = kNodesAtOnce * std::pow(kGrowth, empties - kAtOnce);
    const bool in_time = !limits.time || expected < kNodesASecond * limits.time->count();
    return in_time && (!limits.nodes || expected < static_cast<double>(*limits.nodes));
}

}  // namespace

template <int Size>
Thought<Move> SmallPlayer<Size>::search_ahead(const P& position, int depth, Budget& budget) const {
    const auto judge = paper_judge<Size>();
    PaperSearch<Size> search{judge, budget, ChosenOrder::by_static_score()};
    return iterative_deepening(position, depth, budget,
                               [&](int plies, const std::optional<Found<Move>>& previous) {
                                   return search.search(position, plies, best_move_of(previous));
                               });
}

template <int Size>
Thought<Move> SmallPlayer<Size>::misjudged(const P& position, int depth, Budget& budget,
                                           Random& random) const {
    const auto judge = paper_judge<Size>();
    PaperSearch<Size> search{judge, budget, ChosenOrder::by_static_score()};
    // What is not reached in time was not seen.
    Thought<Move> thought{position.legal_moves()[0], {}, 0, 0, {}, {}};
    double best = 0;
    for (const Move move : position.legal_moves()) {
        const P next = position.after(move);
        Score score = next.move_count() == 0 ? decisive(next.final_score()) : Score{0};
        std::vector<Move> line{move};
        bool to_the_end = next.move_count() == 0;
        if (!to_the_end) {
            const auto found = search.search(next, std::max(1, depth - 1));
            if (!found || !found->finished) break;
            score = found->value;
            to_the_end = found->to_the_end;
            line.insert(line.end(), found->line.begin(), found->line.end());
        }
        if (next.side_to_move() != position.side_to_move()) score = -score;
        const double judged =
            score.points() + strength_.misjudged * kPointsADisc * misjudgement(random);
        if (!thought.line.empty() && judged <= best) continue;
        best = judged;
        thought.best = move;
        thought.valuation = to_the_end ? Valuation::proved(score_at_end_of(position, line))
                                       : Valuation::estimated(score);
        thought.depth = depth;
        thought.line = std::move(line);
    }
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

template <int Size>
Thought<Move> SmallPlayer<Size>::solved(const P& position, Thought<Move> quick, Budget& budget) {
    const SmallFinding finding =
        solver_.solve({position.player().bits(), position.opponent().bits()}, budget);
    quick.nodes = budget.nodes();
    quick.time = budget.elapsed();
    if (!finding.proved() || finding.best == kNoSquare) return quick;
    quick.best = Move{Square{finding.best}};
    quick.valuation = Valuation::proved(Score{finding.lower});
    quick.depth = position.empty_squares().count();
    quick.line = {quick.best};
    quick.reasons = {{lawan::words::kSolved, {finding.lower}}};
    return quick;
}

// A side that has to pass stands as it does when the other one is to move.
template <int Size>
Thought<Move> SmallPlayer<Size>::passed(const P& position, Budget& budget, Random& random) {
    const P next = position.after(Move::pass());
    Thought<Move> thought = think(next, budget, random);
    if (thought.valuation) thought.valuation->score = -thought.valuation->score;
    for (Reason& reason : thought.reasons) {
        if (!reason.says(lawan::words::kSolved) || !thought.valuation) continue;
        reason = {lawan::words::kSolved, {thought.valuation->score.points()}};
    }
    thought.best = Move::pass();
    thought.line.insert(thought.line.begin(), Move::pass());
    return thought;
}

template <int Size>
Thought<Move> SmallPlayer<Size>::think(const P& position, Budget& budget, Random& random) {
    constexpr int kQuick = 8;
    const int empties = position.empty_squares().count();
    const int asked = budget.limits().depth.value_or(2 * Size * Size);
    const bool sees_the_end = empties <= strength_.solved;
    const int depth = sees_the_end ? asked : std::min(asked, strength_.depth);
    if (position.move_squares().empty()) {
        return position.move_count() > 0 ? passed(position, budget, random)
                                         : search_ahead(position, depth, budget);
    }
    if (sees_the_end && depth >= empties && within_reach(empties, budget.limits())) {
        Thought<Move> quick = search_ahead(position, kQuick, budget);
        const bool known = quick.valuation && quick.valuation->is_proved();
        return known || budget.spent() ? quick : solved(position, std::move(quick), budget);
    }
    if (strength_.misjudged > 0 && !sees_the_end) return misjudged(position, depth, budget, random);
    return search_ahead(position, depth, budget);
}

template class SmallPlayer<6>;
template class SmallPlayer<4>;

}  // namespace lawan::othello
