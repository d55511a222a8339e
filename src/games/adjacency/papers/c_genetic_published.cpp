// The genetic algorithm of adjacency-c's published program, with its slip.
#include <algorithm>
#include <cstddef>
#include <vector>

#include "games/adjacency/papers/c_genetic.hpp"
#include "games/adjacency/papers/marks.hpp"

namespace lawan::adjacency::papers {
namespace {

// The cells with the most marks of the opponent beside them, the best first, as the board lists
// them among equals.
[[nodiscard]] std::vector<Square> best_captures(const Marks& marks, std::size_t most) {
    std::vector<Square> cells;
    for (const Square cell : squares(marks.empty())) cells.push_back(cell);
    const auto captures = [&](Square cell) { return (beside(cell) & marks.opponent).count(); };
    std::stable_sort(cells.begin(), cells.end(),
                     [&](Square a, Square b) { return captures(a) > captures(b); });
    cells.resize(std::min(cells.size(), most));
    return cells;
}

}  // namespace

// In the program's reservation tree every child of a node is the same board: dfs() takes
// topStates.get(0) whatever the child's gene says. So all leaves have one value, every chromosome
// has the same fitness, and selection, crossover and mutation only shuffle genes that were drawn
// evenly. What it plays is the capture that a first gene names: any of them, all equally likely.
Thought<Move> c_genetic_published(const Position& position, const CGeneticPublished& options,
                                  Budget& budget, Random& random) {
    (void)budget.spend();
    const auto captures =
        best_captures(Marks::of(position), static_cast<std::size_t>(options.population));
    return answer(random.pick(captures), budget);
}

}  // namespace lawan::adjacency::papers
