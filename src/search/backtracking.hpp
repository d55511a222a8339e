// Backtracking: depth first, one child at a time, back as soon as a constraint is broken.
//
// Golomb and Baumert, Backtrack programming, Journal of the ACM 12 (1965). tictactoe, chapter II,
// holds branch and bound against it.
#pragma once

#include <cstdint>
#include <utility>

#include "core/budget.hpp"
#include "search/problem.hpp"

namespace lawan {

// Costs play no part, so it stops at the first solution or finds all of them.
template <SearchProblem T>
class Backtracking {
  public:
    using State = typename T::State;
    enum class Until : std::uint8_t { FirstSolution, AllSolutions };

    Backtracking(const T& problem, Budget& budget, Until until = Until::FirstSolution)
        : problem_{&problem}, budget_{&budget}, until_{until} {}

    [[nodiscard]] Exploration<State> search() {
        explored_ = {};
        visit(problem_->root());
        return std::move(explored_);
    }

  private:
    [[nodiscard]] bool done() const {
        return !explored_.finished ||
               (until_ == Until::FirstSolution && !explored_.solutions.empty());
    }

    void visit(const State& state) {
        if (!budget_->spend()) {
            explored_.finished = false;
            return;
        }
        ++explored_.generated;
        if (!problem_->feasible(state)) {
            ++explored_.infeasible;
            return;
        }
        if (problem_->is_solution(state)) {
            explored_.solutions.push_back(state);
            return;
        }
        ++explored_.expanded;
        for (const State& child : problem_->children(state)) {
            visit(child);
            if (done()) return;
        }
    }

    const T* problem_;
    Budget* budget_;
    Until until_;
    Exploration<State> explored_;
};

}  // namespace lawan
