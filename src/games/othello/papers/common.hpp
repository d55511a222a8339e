// What the two bots of the Othello paper share.
//
// Gunawan, Kristian, Andika: Game playing untuk Othello dengan menggunakan algoritma Negascout dan
// MTDF. Both look a fixed number of plies ahead, six in the paper's matches; it says nothing about
// time limits, the order of moves or equal moves. docs/papers.md lists what we chose.
#pragma once

#include <cstdint>
#include <optional>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/thought.hpp"
#include "games/othello/rules/position.hpp"
#include "search/found.hpp"
#include "search/greedy.hpp"
#include "search/move_ordering.hpp"

namespace lawan::othello::papers {

inline constexpr int kPaperDepth = 6;

// Described: exact searches. Published: the figures as they are printed.
enum class As : std::uint8_t { Described, Published };

template <int Size>
using Judge = AnyEvaluator<BasicPosition<Size>>;

// The paper does not speak of an order of moves, but its node counts are those of a search that has
// one.
struct Search {
    As as = As::Described;
    ChosenOrder order = ChosenOrder::by_static_score();
};

[[nodiscard]] inline int depth_within(const Budget& budget) {
    return budget.limits().depth.value_or(kPaperDepth);
}

// A search to a fixed depth, with a greedy move at hand for the case that time is up before it has
// found anything. search(depth) gives an optional Found.
template <int Size, class FixedDepth>
[[nodiscard]] Thought<Move> answer(const BasicPosition<Size>& position, const Judge<Size>& judge,
                                   Budget& budget, FixedDepth search) {
    Thought<Move> thought = greedy(position, judge, budget);
    const int depth = depth_within(budget);
    if (const std::optional<Found<Move>> found = search(depth)) {
        thought.best = found->line.front();
        thought.line = found->line;
        thought.valuation = valuation_of(position, *found);
        if (found->finished) thought.depth = depth;
    }
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

}  // namespace lawan::othello::papers
