// Monte Carlo tree search with UCT: games played out at random, the more of them through a move the
// better it has done.
//
// Kocsis and Szepesvári, Bandit based Monte-Carlo planning, ECML 2006; Coulom, Efficient
// selectivity and backup operators in Monte-Carlo tree search, CG 2006. It needs no evaluator.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/elementary.hpp"
#include "core/memory.hpp"
#include "core/position.hpp"
#include "core/random.hpp"
#include "core/score.hpp"
#include "core/thought.hpp"

namespace lawan {

struct MonteCarloSettings {
    double exploration = 0.3;  // weight of what has been tried little; rewards are from 0 to 1
    Score greatest{1};         // final score of the game, either way
    // On top of a budget: nodes count their visits in 32 bits.
    std::uint64_t most_iterations = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t most_nodes = 2'000'000;  // of the tree, which then grows no more
};

// One use is one search: nothing is kept from move to move. The same random numbers and the same
// number of iterations give the same move everywhere.
template <Position P>
class MonteCarlo {
  public:
    using Move = typename P::Move;

    // An estimate is the mean of the final scores, in hundredths.
    static constexpr double kEstimatesInOne = 100;

    // How many nodes of a tree fit into this much memory.
    [[nodiscard]] static constexpr std::uint64_t nodes_in(MebiBytes memory) {
        return memory.bytes() / sizeof(Node);
    }

    MonteCarlo(const MonteCarloSettings& settings, Budget& budget, Random& random)
        : settings_{settings}, budget_{&budget}, random_{&random} {}

    // One iteration is one node of the budget. The root must have a legal move.
    [[nodiscard]] Thought<Move> think(const P& root) {
        Thought<Move> thought{root.legal_moves()[0], {}, 0, 0, {}, {}};
        make_room();
        tree_.assign(1, Node{});
        grow(0, root);
        while (tree_[0].visits < settings_.most_iterations && budget_->spend()) {
            iterate(root);
            budget_->poll();  // an iteration is a long step
        }
        if (tree_[0].visits > 0) report(thought);
        thought.nodes = budget_->nodes();
        thought.time = budget_->elapsed();
        return thought;
    }

  private:
    // Counts are for the side whose move led to the node.
    struct Node {
        std::int64_t half_wins = 0;  // two a win, one a draw
        std::int64_t scores = 0;     // sum of the final scores
        std::uint32_t visits = 0;
        std::uint32_t first_child = 0;  // its children stand side by side
        std::uint32_t children = 0;
        Move move{};
    };

    // All at once, untouched until used: a vector that grows has its nodes twice for a moment.
    // Where the system does not give so much, the tree stays smaller.
    void make_room() {
        constexpr std::uint64_t kMostIndices = std::numeric_limits<std::uint32_t>::max();
        std::uint64_t room = std::min(settings_.most_nodes, kMostIndices);
        const std::uint64_t iterations = std::min(
            settings_.most_iterations, budget_->limits().nodes.value_or(settings_.most_iterations));
        if (iterations < room / P::kMaxMoves) room = (iterations + 1) * P::kMaxMoves + 1;
        for (;; room /= 2) {
            try {
                tree_.reserve(room);
                settings_.most_nodes = room;
                return;
            } catch (const std::bad_alloc&) {
                if (room < P::kMaxMoves) throw;
            }
        }
    }

    void iterate(const P& root) {
        P position = root;
        std::size_t at = 0;
        path_.assign(1, at);
        const auto go_to = [&](std::size_t child) {
            at = child;
            position = position.after(tree_[at].move);
            path_.push_back(at);
        };
        while (tree_[at].children > 0) go_to(most_promising(tree_[at]));
        // A leaf is given children when it is reached for the second time.
        if (tree_[at].visits > 0 && grow(at, position)) go_to(tree_[at].first_child);

        Score score = played_out(position);
        for (std::size_t i = path_.size(); i-- > 0;) {
            score = -score;
            credit(tree_[path_[i]], score);
        }
    }

    // Gives a node its children, in random order, since they are tried in that order. Not when the
    // game is over there, nor when the tree is full; the root has its children always.
    bool grow(std::size_t at, const P& position) {
        auto moves = position.legal_moves();
        const bool full = tree_.size() + moves.size() > settings_.most_nodes;
        if (moves.empty() || (full && at != 0)) return false;
        random_->shuffle(moves);
        tree_[at].first_child = static_cast<std::uint32_t>(tree_.size());
        tree_[at].children = static_cast<std::uint32_t>(moves.size());
        for (const Move move : moves) {
            tree_.push_back(Node{});
            tree_.back().move = move;
        }
        return true;
    }

    // The child with the best upper confidence bound (UCB1); one that was never tried comes first.
    [[nodiscard]] std::size_t most_promising(const Node& node) const {
        const double log_visits = natural_logarithm(node.visits);
        std::size_t best = node.first_child;
        double best_bound = -1;
        for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
            const Node& child = tree_[i];
            if (child.visits == 0) return i;
            const double bound =
                reward(child) + settings_.exploration * std::sqrt(log_visits / child.visits);
            if (bound > best_bound) {
                best_bound = bound;
                best = i;
            }
        }
        return best;
    }

    // From 0 to 1: mostly whether it wins, a little by how much.
    [[nodiscard]] double reward(const Node& node) const {
        constexpr double kForTheMargin = 0.1;
        const double visits = node.visits;
        const double wins = static_cast<double>(node.half_wins) / (2 * visits);
        const double margin =
            static_cast<double>(node.scores) / (visits * settings_.greatest.points());
        return (1 - kForTheMargin) * wins + kForTheMargin * (margin + 1) / 2;
    }

    // The final score of a random game, for the side to move.
    [[nodiscard]] Score played_out(P position) {
        for (int plies = 0;; ++plies) {
            const auto moves = position.legal_moves();
            if (moves.empty()) {
                const Score score = position.final_score();
                return plies % 2 == 0 ? score : -score;
            }
            position = position.after(random_->pick(moves));
        }
    }

    static void credit(Node& node, Score score) {
        ++node.visits;
        node.scores += score.points();
        node.half_wins += score > Score{0} ? 2 : score == Score{0} ? 1 : 0;
    }

    // Most visits; the mean of many games says more than that of a few good ones.
    [[nodiscard]] const Node* most_visited_child(const Node& node) const {
        const Node* best = nullptr;
        for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
            const Node& child = tree_[i];
            if (child.visits == 0) continue;
            if (best == nullptr || child.visits > best->visits ||
                (child.visits == best->visits && reward(child) > reward(*best))) {
                best = &child;
            }
        }
        return best;
    }

    void report(Thought<Move>& thought) const {
        const Node* node = most_visited_child(tree_[0]);
        thought.best = node->move;
        const double mean = static_cast<double>(node->scores) / node->visits;
        thought.valuation = Valuation::estimated(
            Score{static_cast<std::int32_t>(std::lround(mean * kEstimatesInOne))});
        thought.depth = tree_[0].visits >= tree_[0].children ? 1 : 0;
        for (; node != nullptr; node = most_visited_child(*node))
            thought.line.push_back(node->move);
    }

    MonteCarloSettings settings_;
    Budget* budget_;
    Random* random_;
    std::vector<Node> tree_;
    std::vector<std::size_t> path_;  // of the iteration under way
};

}  // namespace lawan
