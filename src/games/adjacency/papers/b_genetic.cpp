#include "games/adjacency/papers/b_genetic.hpp"

#include <vector>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/marks.hpp"
#include "search/genetic/genetic_move.hpp"

namespace lawan::adjacency::papers {

Thought<Move> b_genetic(const Position& position, const genetic::MovePairs& options, Budget& budget,
                        Random& random) {
    genetic::MovePairs pairs = options;
    pairs.genes = rounds_left(position);
    const Side side = position.side_to_move();
    const auto own_marks = [side](const Position& end) {
        return std::int64_t{end.marks(side).count()};
    };
    const auto fittest =
        genetic::evolve_move_pairs(position, VolatileMarks{}, own_marks, pairs, budget, random);
    if (!fittest) return any_move(position, budget, random);
    auto line = genetic::line_of(fittest->chromosome);
    return {line.front(), {}, 0, budget.nodes(), budget.elapsed(), std::move(line)};
}

// A chromosome is all empty cells in some order, filled by bot and opponent in turn whatever the
// round limit. The slip: children are sorted together with their parents before anybody judges
// them, with fitness 0. So they are all dropped in every generation, and what is returned in the
// end is the fittest of those that were drawn at first, the earliest of equals.
Thought<Move> b_genetic_published(const Position& position, int population, Budget& budget,
                                  Random& random) {
    const Marks start = Marks::of(position);
    std::vector<Move> cells;
    for (const Square cell : squares(start.empty())) cells.push_back(cell);
    Move best = cells.front();
    int most = -1;
    for (int i = 0; i < population; ++i) {
        if (!budget.spend() && most >= 0) break;
        random.shuffle(cells);
        Marks marks = start;
        Mover mover = Mover::Bot;
        for (const Move cell : cells) {
            marks = marks.after(mover, cell);
            mover = mover == Mover::Bot ? Mover::Opponent : Mover::Bot;
        }
        if (marks.bot.count() > most) {
            most = marks.bot.count();
            best = cells.front();
        }
    }
    return answer(best, budget);
}

}  // namespace lawan::adjacency::papers
