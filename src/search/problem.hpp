// What branch and bound and backtracking ask of a problem: a tree of partial solutions.
#pragma once

#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

namespace lawan {

// feasible() is the constraint: below a node that breaks it there is no solution. cost() is asked
// of feasible nodes only; a solution's children are never asked for.
template <class T>
concept SearchProblem = std::copyable<typename T::State> &&
    requires(const T problem, const typename T::State state) {
    { problem.root() } -> std::same_as<typename T::State>;
    { problem.children(state) } -> std::same_as<std::vector<typename T::State>>;
    { problem.feasible(state) } -> std::same_as<bool>;
    { problem.is_solution(state) } -> std::same_as<bool>;
    problem.cost(state);
    requires std::copyable<decltype(problem.cost(state))>;
};

template <SearchProblem T>
using CostOf = decltype(std::declval<const T&>().cost(std::declval<const typename T::State&>()));

// What a search of such a tree found, and what it took.
template <class State>
struct Exploration {
    std::vector<State> solutions;  // as they were found
    std::uint64_t generated = 0;   // nodes, the root and the infeasible ones included
    std::uint64_t expanded = 0;    // nodes whose children were asked for
    std::uint64_t infeasible = 0;
    std::uint64_t bounded = 0;  // killed because they cost too much
    bool finished = true;       // false when the budget was spent first
};

}  // namespace lawan
