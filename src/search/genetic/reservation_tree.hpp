// The part of a game tree that a population of lines of play has reserved, and how fit each is.
//
// Hong, Huang and Lin, Applying genetic algorithms to game search trees, Soft Computing 6 (2002);
// adjacency-c, section 4.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "core/side.hpp"
#include "search/genetic/operators.hpp"
#include "search/static_value.hpp"

namespace lawan::genetic {

// Edges of a node are numbered, the same numbers below every node; a chromosome says which edge to
// take at each depth.
using Edge = std::uint32_t;

template <Position P, Evaluator<P> E>
class ReservationTree {
  public:
    using Move = typename P::Move;
    using Node = std::size_t;

    // Only the `width` moves that look best to the mover get an edge; 0 stands for all of them, in
    // the order of the legal moves.
    ReservationTree(const P& root, const E& evaluator, std::size_t width, Budget& budget)
        : evaluator_{&evaluator}, width_{width}, budget_{&budget} {
        nodes_.push_back({root, moves_of(root), {}, std::nullopt, {}, 0, {}});
    }

    // Draws the chromosome's path into the tree, adding what is not there yet, and returns where it
    // ends. A number that no edge has is reduced to one that has; what lies beyond the end of the
    // game is cut off. Nothing when the budget is spent.
    [[nodiscard]] std::optional<Node> reserve(Chromosome<Edge>& chromosome) {
        Node at = 0;
        for (std::size_t depth = 0; depth < chromosome.size(); ++depth) {
            if (nodes_[at].moves.empty()) {
                chromosome.resize(depth);
                break;
            }
            chromosome[depth] %= static_cast<Edge>(nodes_[at].moves.size());
            const auto child = child_of(at, chromosome[depth]);
            if (!child) return std::nullopt;
            at = *child;
        }
        return at;
    }

    // The minimax value of every reserved node, over the reserved nodes only.
    void evaluate() {
        const Side side = nodes_.front().position.side_to_move();
        height_ = 0;
        for (Node at = nodes_.size(); at-- > 0;) {  // children come after their parents
            auto& node = nodes_[at];
            height_ = std::max(height_, node.depth);
            if (node.children.empty()) {
                node.value = static_value_for(side, node.position, *evaluator_);
                continue;
            }
            const bool maximises = node.position.side_to_move() == side;
            node.value = nodes_[node.children.front().second].value;
            for (const auto& [edge, child] : node.children) {
                const Score value = nodes_[child].value;
                if (maximises ? value > node.value : value < node.value) node.value = value;
            }
        }
    }

    // H − R + 1, where H is the height of the tree and R the depth of the highest node that the
    // leaf's value is handed up to: the leaf of the principal line has the most, H + 1.
    [[nodiscard]] std::int64_t fitness(Node leaf) const {
        return height_ - depth_reached(leaf) + 1;
    }

    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] Score value(Node node = 0) const { return nodes_[node].value; }
    [[nodiscard]] std::size_t size() const { return nodes_.size(); }

    [[nodiscard]] std::vector<Move> line_to(Node leaf) const {
        std::vector<Move> line;
        for (Node at = leaf; nodes_[at].parent; at = *nodes_[at].parent) {
            line.push_back(nodes_[at].made_by);
        }
        std::reverse(line.begin(), line.end());
        return line;
    }

  private:
    struct Reserved {
        P position;
        std::vector<Move> moves;  // one for each edge
        std::vector<std::pair<Edge, Node>> children;
        std::optional<Node> parent;
        Move made_by;
        int depth;
        Score value;
    };

    [[nodiscard]] int depth_reached(Node leaf) const {
        Node at = leaf;
        while (nodes_[at].parent && nodes_[*nodes_[at].parent].value == nodes_[leaf].value) {
            at = *nodes_[at].parent;
        }
        return nodes_[at].depth;
    }

    [[nodiscard]] std::optional<Node> child_of(Node parent, Edge edge) {
        for (const auto& [number, child] : nodes_[parent].children) {
            if (number == edge) return child;
        }
        if (!budget_->spend()) return std::nullopt;
        const Move move = nodes_[parent].moves[edge];
        const P position = nodes_[parent].position.after(move);
        const Node child = nodes_.size();
        nodes_.push_back(
            {position, moves_of(position), {}, parent, move, nodes_[parent].depth + 1, {}});
        nodes_[parent].children.emplace_back(edge, child);
        return child;
    }

    [[nodiscard]] std::vector<Move> moves_of(const P& position) const {
        const auto legal = position.legal_moves();
        if (width_ == 0 || legal.size() <= width_) return {legal.begin(), legal.end()};
        std::vector<std::int64_t> values;  // for the side to move
        for (const Move move : legal) {
            values.push_back((-static_value(position.after(move), *evaluator_)).points());
        }
        const std::vector<std::size_t> places = places_by_fitness(values);
        std::vector<Move> moves;
        for (std::size_t i = 0; i < width_; ++i) moves.push_back(legal[places[i]]);
        return moves;
    }

    const E* evaluator_;
    std::size_t width_;
    Budget* budget_;
    std::vector<Reserved> nodes_;
    int height_ = 0;
};

}  // namespace lawan::genetic
