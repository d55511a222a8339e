// What the bots of the three Adjacency papers share. evaluators/evaluators.hpp says which papers
// these are; docs/papers.md lists what each describes, what its program does and what we do.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::papers {

using Move = Position::Move;

// A bot plays as its paper describes it, or as the program did that its authors published: with the
// slips that the printed results came from.
enum class As : std::uint8_t { Described, Published };

// As the course's window counts them: a round that has begun is still left.
[[nodiscard]] constexpr int rounds_left(const Position& position) {
    return (position.plies_left() + 1) / 2;
}

[[nodiscard]] inline Thought<Move> answer(Move move, const Budget& budget) {
    return {move, {}, 0, budget.nodes(), budget.elapsed(), {move}};
}

[[nodiscard]] inline Thought<Move> answer(Move move, Score estimate, int depth,
                                          const Budget& budget) {
    return {move, Valuation::estimated(estimate), depth, budget.nodes(), budget.elapsed(), {move}};
}

// What papers a and c fall back on when time is up.
[[nodiscard]] inline Thought<Move> any_move(const Position& position, const Budget& budget,
                                            Random& random) {
    return answer(random.pick(position.legal_moves()), budget);
}

}  // namespace lawan::adjacency::papers
