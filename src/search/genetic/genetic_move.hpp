// The three genetic algorithms as searches for a move, with an evaluator as their judge.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "search/genetic/move_pairs.hpp"
#include "search/genetic/move_sequence.hpp"
#include "search/genetic/tree_genetic.hpp"
#include "search/static_value.hpp"

namespace lawan::genetic {

// Without a line, any legal move: the papers' fallback when time is up.
template <Position P>
[[nodiscard]] Thought<typename P::Move> thought_of(const P& root,
                                                   std::vector<typename P::Move> line,
                                                   std::optional<Valuation> valuation,
                                                   Budget& budget, Random& random) {
    if (line.empty()) {
        line = {random.pick(root.legal_moves())};
        valuation.reset();
    }
    return {line.front(), valuation, 0, budget.nodes(), budget.elapsed(), std::move(line)};
}

// A line is as fit as the position at its end is good for the side to move at the root.
template <Position P, Evaluator<P> E>
class ValueAtTheEnd {
  public:
    ValueAtTheEnd(Side side, const E& evaluator) : side_{side}, evaluator_{&evaluator} {}
    [[nodiscard]] std::int64_t operator()(const P& end) const {
        return static_value_for(side_, end, *evaluator_).points();
    }
    [[nodiscard]] std::int64_t operator()(const Chromosome<typename P::Move>&, const P& end) const {
        return (*this)(end);
    }

  private:
    Side side_;
    const E* evaluator_;
};

[[nodiscard]] inline Valuation estimated(std::int64_t fitness) {
    return Valuation::estimated(Score{static_cast<std::int32_t>(fitness)});
}

template <Position P, Evaluator<P> E, class Observer = NoGenerationObserver>
[[nodiscard]] Thought<typename P::Move> genetic_move(const P& root, const E& evaluator,
                                                     const MoveSequence& options, Budget& budget,
                                                     Random& random, Observer observer = {}) {
    const ValueAtTheEnd<P, E> fitness{root.side_to_move(), evaluator};
    const auto fittest = evolve_move_sequence(root, fitness, options, budget, random, observer);
    if (!fittest) return thought_of(root, {}, {}, budget, random);
    return thought_of(root, fittest->chromosome, estimated(fittest->fitness), budget, random);
}

template <Position P, Evaluator<P> E, class Observer = NoGenerationObserver>
[[nodiscard]] Thought<typename P::Move> genetic_move(const P& root, const E& evaluator,
                                                     const MovePairs& options, Budget& budget,
                                                     Random& random, Observer observer = {}) {
    const ValueAtTheEnd<P, E> fitness{root.side_to_move(), evaluator};
    const auto fittest =
        evolve_move_pairs(root, evaluator, fitness, options, budget, random, observer);
    if (!fittest) return thought_of(root, {}, {}, budget, random);
    return thought_of(root, line_of(fittest->chromosome), estimated(fittest->fitness), budget,
                      random);
}

template <Position P, Evaluator<P> E, class Observer = NoGenerationObserver>
[[nodiscard]] Thought<typename P::Move> genetic_move(const P& root, const E& evaluator,
                                                     const TreeGenetic& options, Budget& budget,
                                                     Random& random, Observer observer = {}) {
    const auto path = evolve_tree_paths(root, evaluator, options, budget, random, observer);
    if (!path) return thought_of(root, {}, {}, budget, random);
    return thought_of(root, path->line, Valuation::estimated(path->value), budget, random);
}

}  // namespace lawan::genetic
