#include "engines/othello/small_player.hpp"

#include <algorithm>

#include "core/evaluator.hpp"
#include "games/othello/evaluators/named.hpp"
#include "search/iterative_deepening.hpp"
#include "search/move_ordering.hpp"
#include "search/negascout.hpp"

namespace lawan::othello {
namespace {

template <int Size>
[[nodiscard]] AnyEvaluator<BasicPosition<Size>> paper_judge() {
    for (const auto& evaluator : named_evaluators<Size>()) {
        if (evaluator.name == "edge-tables") {
            return evaluator.make(Options{"evaluator edge-tables", evaluator.options, {}});
        }
    }
    const auto all = named_evaluators<Size>();
    return all.front().make(Options{"evaluator", all.front().options, {}});
}

}  // namespace

template <int Size>
Thought<Move> SmallPlayer<Size>::think(const BasicPosition<Size>& position, Budget& budget) {
    using P = BasicPosition<Size>;
    const auto judge = paper_judge<Size>();
    NegaScout<P, AnyEvaluator<P>, ChosenOrder> search{judge, budget,
                                                      ChosenOrder::by_static_score()};
    constexpr int kQuick = 6;
    const int empties = position.empty_squares().count();
    const int depth = budget.limits().depth.value_or(2 * Size * Size);
    Thought<Move> thought =
        iterative_deepening(position, std::min({depth, kQuick, level_.depth}), budget,
                            [&](int plies) { return search.search(position, plies); });
    const bool passes = position.move_squares().empty();
    const bool sees_end = empties <= level_.solved && depth >= empties;
    if (passes || !sees_end || budget.spent()) return thought;
    const SmallFinding finding =
        solver_.solve({position.player().bits(), position.opponent().bits()}, budget);
    thought.nodes += finding.nodes;
    if (finding.proved() && finding.best != kNoSquare) {
        thought.best = Move{Square{finding.best}};
        thought.valuation = Valuation::proved(Score{finding.lower});
        thought.depth = empties;
        thought.line = {thought.best};
        thought.reasons = {{"othello-solved", {std::to_string(finding.lower)}}};
    }
    thought.time = budget.elapsed();
    return thought;
}

template class SmallPlayer<6>;
template class SmallPlayer<4>;

}  // namespace lawan::othello
