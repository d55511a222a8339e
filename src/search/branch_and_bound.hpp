// Branch and bound: of all the nodes of a tree that are alive, the one of least cost is expanded
// next.
//
// Land and Doig, An automatic method of solving discrete programming problems, Econometrica 28
// (1960). Here in the general form of A. H. Utama (tictactoe, chapter II), with the two choices
// that the paper leaves to whoever applies it. It is a search for a solution of least cost, not one
// between two players.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "search/problem.hpp"

namespace lawan {

// The live node of least cost may lie in another subtree than the last one expanded. Either the
// search jumps there, or what was chosen on the way is held to be best and only the last node's
// children are looked at: then it resembles greedy best-first search, and may end without a
// solution though there is one.
enum class Jumps : std::uint8_t { Allowed, Forbidden };

// After the first solution, other live nodes may hold better ones.
//
// First: the first is taken. It is the best one where jumps are allowed and a node never costs more
// than a solution below it.
// Best: goes on while a live node costs less than the best solution, and kills the others: right
// where a node never costs more than a solution below it.
// All: goes on while there are live nodes, whatever they cost.
enum class Until : std::uint8_t { FirstSolution, BestSolution, AllSolutions };

struct Branching {
    Jumps jumps = Jumps::Allowed;
    Until until = Until::FirstSolution;
};

// `Before` says which of two costs is expanded first: std::less<> to minimise, std::greater<> to
// maximise; in what is said above "less" then means "more". Among equal costs the node generated
// first comes first; the paper allows any. Every node generated spends one of the budget.
template <SearchProblem T, class Before = std::less<>>
class BranchAndBound {
  public:
    using State = typename T::State;
    using Cost = CostOf<T>;

    BranchAndBound(const T& problem, Budget& budget, Branching branching = {}, Before before = {})
        : problem_{&problem}, budget_{&budget}, branching_{branching}, before_{before} {}

    [[nodiscard]] Exploration<State> search() {
        explored_ = {};
        alive_ = Queue{Later{before_}};
        best_.reset();
        generate(problem_->root());
        while (!alive_.empty() && explored_.finished) {
            Node node = alive_.top();
            alive_.pop();
            if (bounded(node)) {
                ++explored_.bounded;
            } else if (problem_->is_solution(node.state)) {
                accept(std::move(node));
                if (branching_.until == Until::FirstSolution) break;
            } else {
                expand(node.state);
            }
        }
        return std::move(explored_);
    }

  private:
    struct Node {
        State state;
        Cost cost;
        std::uint64_t number;  // in the order of generation
    };

    // A queue's top is the element that no other is after.
    struct Later {
        Before before;
        [[nodiscard]] bool operator()(const Node& a, const Node& b) const {
            if (before(a.cost, b.cost)) return false;
            if (before(b.cost, a.cost)) return true;
            return a.number > b.number;
        }
    };

    using Queue = std::priority_queue<Node, std::vector<Node>, Later>;

    void generate(State state) {
        if (!budget_->spend()) {
            explored_.finished = false;
            return;
        }
        const std::uint64_t number = explored_.generated++;
        if (!problem_->feasible(state)) {
            ++explored_.infeasible;
            return;
        }
        Cost cost = problem_->cost(state);
        alive_.push(Node{std::move(state), std::move(cost), number});
    }

    void expand(const State& state) {
        ++explored_.expanded;
        if (branching_.jumps == Jumps::Forbidden) alive_ = Queue{Later{before_}};
        for (auto& child : problem_->children(state)) {
            generate(std::move(child));
            if (!explored_.finished) return;
        }
    }

    [[nodiscard]] bool bounded(const Node& node) const {
        return branching_.until == Until::BestSolution && best_ && !before_(node.cost, *best_);
    }

    // Only better ones get here when the best is looked for.
    void accept(Node node) {
        if (branching_.until == Until::BestSolution) {
            best_ = node.cost;
            explored_.solutions.clear();
        }
        explored_.solutions.push_back(std::move(node.state));
    }

    const T* problem_;
    Budget* budget_;
    Branching branching_;
    Before before_;
    Queue alive_{Later{before_}};
    std::optional<Cost> best_;
    Exploration<State> explored_;
};

}  // namespace lawan
