#include "engines/othello/small_board.hpp"

#include <algorithm>

#include "engines/othello/budget_control.hpp"

namespace lawan::othello {

SmallBoardSolver::SmallBoardSolver(int size, int threads, MebiBytes memory)
    : cells_{size * size},
      table_{memory},
      searcher_{make_small_searcher(size, {table_, evaluation_, threads})} {}

SmallFinding SmallBoardSolver::solve(const Board& board, Budget& budget,
                                     std::optional<SmallFinding> within,
                                     const std::function<void(const SmallFinding&)>& sink) {
    BudgetControl control{budget};
    table_.new_search();
    SmallFinding finding = within.value_or(SmallFinding{-cells_, cells_});
    finding.nodes = 0;
    // Tests around a draw first: most positions are near it, and null windows cost least.
    int guess = std::clamp(0, finding.lower, finding.upper);
    while (!finding.proved()) {
        const int beta = guess == finding.lower ? guess + 1 : guess;
        const SearchOutcome outcome =
            searcher_->search({board, {beta - 1, beta}, cells_, kCertain}, control);
        finding.nodes += outcome.nodes;
        if (!outcome.finished) break;
        guess = outcome.score;
        if (outcome.score < beta) {
            finding.upper = std::max(finding.lower, outcome.score);
        } else {
            finding.lower = std::min(finding.upper, outcome.score);
            finding.best = outcome.best;
        }
        if (finding.best == kNoSquare) finding.best = outcome.best;
        if (sink) sink(finding);
    }
    return finding;
}

}  // namespace lawan::othello
