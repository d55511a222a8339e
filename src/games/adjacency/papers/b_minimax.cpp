#include "games/adjacency/papers/b_minimax.hpp"

#include <algorithm>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/b_minimax_published.hpp"
#include "search/iterative_deepening.hpp"
#include "search/parallel_alpha_beta.hpp"

namespace lawan::adjacency::papers {
namespace {

// The paper's utility of +1, 0 and −1, above every volatility: a win found is better than a board
// that looks good, and all wins are the same.
struct WinnerTakesAll : LinearVolatility {
    [[nodiscard]] static Score outcome(const Position& position) {
        const Score score = position.final_score();
        return decisive(Score{(score > Score{0}) - (score < Score{0})});
    }
};

}  // namespace

Thought<Move> b_minimax(const Position& position, const BMinimax& options, Budget& budget) {
    if (options.as == As::Published) {
        return b_minimax_published(position, options.leaves, budget);
    }
    const WinnerTakesAll evaluator;
    ParallelAlphaBeta<Position, WinnerTakesAll> search{evaluator, budget, options.threads};
    const int depth =
        std::min(position.plies_left(), budget.limits().depth.value_or(position.plies_left()));
    std::optional<Score> value;
    Thought<Move> thought =
        iterative_deepening(position, depth, budget, [&](int plies, const auto& previous) {
            const auto first =
                previous ? std::optional{previous->line.front()} : std::optional<Move>{};
            auto found = search.search(position, plies, first);
            if (found) value = found->value;
            return found;
        });
    // A win is proved, but not by how much.
    if (value) thought.valuation = Valuation::estimated(*value);
    if (thought.line.empty()) thought.line = {thought.best};
    return thought;
}

}  // namespace lawan::adjacency::papers
