// Looking ahead with an estimate where a game cannot be solved: principal variation search with a
// table and late move reductions, deepened ply by ply.
//
// A Tree says what is searched: its nodes, Tree::Moves in the order in which they are tried, the
// estimate, and how much less deeply late moves are searched at first. A move may gain something at
// once, which counts before what follows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/player/estimate_table.hpp"

namespace lawan::adjacency::player {

struct ScoredMove {
    Square move;
    int score = 0;  // hundredths of a mark
};

// What a search found, as the last finished depth saw it.
struct Foresight {
    std::vector<ScoredMove> moves;  // best first
    int depth = 0;
    std::vector<Square> line;
};

// Of the moves at the root: the best is enough, or each has a score of its own.
enum class RootScores : std::uint8_t { OfTheBest, OfEach };

template <class Tree>
class PvSearch {
  public:
    using Node = typename Tree::Node;

    // What a depth found; the score is that of the first move of the line.
    using OnDepth = std::function<void(int depth, int score, const std::vector<Square>& line)>;

    PvSearch(const Tree& tree, EstimateTable& table, Budget& budget, OnDepth on_depth = {})
        : tree_{tree}, table_{table}, budget_{budget}, on_depth_{std::move(on_depth)} {}

    // To this depth, or until the budget is spent. The root has a move.
    [[nodiscard]] Foresight search(const Node& root, int most_depth,
                                   RootScores scores = RootScores::OfTheBest) {
        std::vector<RootMove> moves;
        typename Tree::Moves order{tree_, root, std::nullopt};
        while (const auto step = order.next()) moves.push_back({*step, 0});
        Foresight found;
        found.line = {moves.front().step.move};
        for (int depth = 1; depth <= std::min(most_depth, tree_.plies_left(root)); ++depth) {
            const bool any = deepen(moves, depth, scores);
            if (any) found.line = line_from(moves.front().step);
            if (budget_.spent()) break;
            found.depth = depth;
            if (on_depth_) on_depth_(depth, moves.front().score, found.line);
        }
        for (const RootMove& move : moves) found.moves.push_back({move.step.move, move.score});
        return found;
    }

  private:
    using Step = typename Tree::Step;
    using Bound = EstimateTable::Bound;

    static constexpr int kInfinity = 20'000;

    struct RootMove {
        Step step;
        int score;
    };

    // All moves of the root, one ply deeper. False when not one was finished, or each has to be and
    // was not.
    [[nodiscard]] bool deepen(std::vector<RootMove>& moves, int depth, RootScores scores) {
        std::vector<RootMove> deeper = moves;
        int alpha = -kInfinity;
        std::size_t finished = 0;
        for (std::size_t i = 0; i < deeper.size(); ++i) {
            const Step& step = deeper[i].step;
            const int score = scores == RootScores::OfEach
                                  ? value_of(step, depth - 1, -kInfinity, kInfinity)
                                  : value_at(i, step, depth, alpha, kInfinity);
            if (budget_.spent()) break;
            deeper[i].score = score;
            ++finished;
            if (score <= alpha) continue;
            alpha = score;
            // A move that is not better keeps its place behind those that are.
            if (scores == RootScores::OfTheBest) {
                const auto place = deeper.begin() + static_cast<std::ptrdiff_t>(i);
                std::rotate(deeper.begin(), place, place + 1);
            }
        }
        if (finished == 0) return false;
        if (scores == RootScores::OfEach) {
            if (finished < deeper.size()) return false;
            std::stable_sort(
                deeper.begin(), deeper.end(),
                [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
        }
        moves = std::move(deeper);
        return true;
    }

    [[nodiscard]] int value_of(const Step& step, int depth, int alpha, int beta) {
        return step.gain - search(step.after, depth, step.gain - beta, step.gain - alpha);
    }

    // Later moves are searched less deeply at first, and only tested; those that seem good are
    // searched again.
    [[nodiscard]] int value_at(std::size_t index, const Step& step, int depth, int alpha,
                               int beta) {
        if (index == 0) return value_of(step, depth - 1, alpha, beta);
        const int reduced = depth - 1 - Tree::reduction(depth, index);
        int score = value_of(step, reduced, alpha, alpha + 1);
        if (score > alpha && reduced < depth - 1) {
            score = value_of(step, depth - 1, alpha, alpha + 1);
        }
        if (score > alpha && score < beta) score = value_of(step, depth - 1, alpha, beta);
        return score;
    }

    [[nodiscard]] int search(const Node& node, int depth, int alpha, int beta) {
        if (!budget_.spend()) return alpha;
        if (tree_.is_over(node)) return tree_.final_score(node);
        if (depth <= 0) return tree_.estimate(node);
        const std::uint64_t key = tree_.key(node);
        EstimateTable::Entry& entry = table_.at(tree_.hash(key));
        std::optional<Square> first;
        if (entry.is(key)) {
            if (entry.answers(depth, alpha, beta)) return entry.score;
            first = Square{entry.move};
        }
        typename Tree::Moves moves{tree_, node, first};
        const int alpha_before = alpha;
        int best = -kInfinity;
        Square best_move;
        for (std::size_t index = 0;; ++index) {
            const auto step = moves.next();
            if (!step) break;
            const int score = value_at(index, *step, depth, alpha, beta);
            if (budget_.spent()) return best > -kInfinity ? best : alpha;
            if (score > best) {
                best = score;
                best_move = step->move;
            }
            alpha = std::max(alpha, score);
            if (alpha >= beta) break;
        }
        entry = {key,
                 static_cast<std::int16_t>(best),
                 static_cast<std::int8_t>(depth),
                 best >= beta           ? Bound::Lower
                 : best <= alpha_before ? Bound::Upper
                                        : Bound::Exact,
                 static_cast<std::uint8_t>(best_move.index()),
                 1};
        return best;
    }

    // As far as the table remembers it.
    [[nodiscard]] std::vector<Square> line_from(const Step& first) {
        std::vector<Square> line{first.move};
        for (Node node = first.after; !tree_.is_over(node);) {
            const std::uint64_t key = tree_.key(node);
            const EstimateTable::Entry& entry = table_.at(tree_.hash(key));
            const Square move{entry.move};
            if (!entry.is(key) || !tree_.is_legal(node, move)) break;
            line.push_back(move);
            node = tree_.after(node, move);
        }
        return line;
    }

    const Tree& tree_;
    EstimateTable& table_;
    Budget& budget_;
    OnDepth on_depth_;
};

}  // namespace lawan::adjacency::player
