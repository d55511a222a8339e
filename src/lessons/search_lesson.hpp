// A tree search with every node written down, over any type of position.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "core/evaluator.hpp"
#include "core/memory.hpp"
#include "lessons/lessons.hpp"
#include "search/alpha_beta.hpp"
#include "search/alpha_beta_memory.hpp"
#include "search/minimax.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "search/negascout_as_printed.hpp"

namespace lawan {

// Counts everything and keeps the first nodes.
template <class Move>
class LessonTrace {
  public:
    LessonTrace() : LessonTrace{0} {}
    explicit LessonTrace(std::size_t recorded) : tree_{recorded} {}

    void enter(const Entering<Move>& entering) {
        counts_.enter(entering);
        tree_.enter(entering);
    }
    void leave(const Leaving& leaving) {
        counts_.leave(leaving);
        tree_.leave(leaving);
    }

    [[nodiscard]] const SearchTree<Move>& tree() const { return tree_.tree(); }
    [[nodiscard]] LessonCounts counts() const {
        return {counts_.count(Ending::Cut),
                counts_.first_move_cuts(),
                counts_.table_hits(),
                counts_.count(Visit::ReSearch),
                counts_.count(Visit::Probe),
                counts_.count(Ending::Leaf) + counts_.count(Ending::Terminal)};
    }

  private:
    CountingTrace counts_;
    TreeTrace<Move> tree_;
};

template <Position P>
class LessonSearch {
  public:
    using Move = typename P::Move;
    using E = AnyEvaluator<P>;
    using Trace = LessonTrace<Move>;

    LessonSearch(const P& root, const E& evaluator, const LessonRun& run)
        : root_{root}, evaluator_{evaluator}, run_{run} {}

    [[nodiscard]] SearchLesson<Move> result() {
        switch (run_.algorithm) {
            case TreeAlgorithm::Minimax:
                return told(Minimax<P, E, Trace>{evaluator_, budget_, trace()});
            case TreeAlgorithm::AlphaBeta:
                return told(
                    AlphaBeta<P, E, ChosenOrder, Trace>{evaluator_, budget_, order(), trace()});
            case TreeAlgorithm::NegaScout:
                return told(
                    NegaScout<P, E, ChosenOrder, Trace>{evaluator_, budget_, order(), trace()});
            case TreeAlgorithm::NegaScoutAsPrinted:
                return told(NegaScoutAsPrinted<P, E, ChosenOrder, Trace>{evaluator_, budget_,
                                                                         order(), trace()});
            case TreeAlgorithm::AlphaBetaMemory: {
                TranspositionTable<Move> table{kMemory};
                return told(AlphaBetaMemory<P, E, ChosenOrder, Trace>{evaluator_, budget_, table,
                                                                      order(), trace()});
            }
            case TreeAlgorithm::Mtdf: {
                TranspositionTable<Move> table{kMemory};
                return told(
                    Mtdf<P, E, ChosenOrder, Trace>{evaluator_, budget_, table, order(), trace()});
            }
        }
        return {};
    }

  private:
    static constexpr MebiBytes kMemory{4};

    [[nodiscard]] Trace trace() const { return Trace{run_.recorded}; }
    [[nodiscard]] ChosenOrder order() const {
        return run_.order == MoveOrder::None ? ChosenOrder::none() : ChosenOrder::by_static_score();
    }

    template <class Search>
    [[nodiscard]] SearchLesson<Move> told(Search search) {
        std::optional<Found<Move>> found;
        if constexpr (std::is_same_v<Search, Mtdf<P, E, ChosenOrder, Trace>>) {
            found = search.search(root_, run_.depth, Score{0});  // no better first guess is known
        } else {
            found = search.search(root_, run_.depth);
        }
        SearchLesson<Move> lesson;
        if (found) {
            lesson.value = found->value;
            lesson.line = found->line;
            lesson.finished = found->finished;
        }
        lesson.nodes = budget_.nodes();
        lesson.time = budget_.elapsed();
        lesson.counts = search.trace().counts();
        lesson.tree = search.trace().tree();
        return lesson;
    }

    P root_;
    const E& evaluator_;
    LessonRun run_;
    Budget budget_{run_.limits, run_.stop};
};

template <class Move>
[[nodiscard]] std::vector<AnyMove> erased(const std::vector<Move>& moves) {
    std::vector<AnyMove> any;
    any.reserve(moves.size());
    for (const Move move : moves) any.push_back(AnyMove::of(move));
    return any;
}

template <class Move>
[[nodiscard]] Thought<AnyMove> erased(const Thought<Move>& thought) {
    return {
        AnyMove::of(thought.best), thought.valuation, thought.depth, thought.nodes, thought.time,
        erased(thought.line),      thought.reasons};
}

template <class Move>
[[nodiscard]] SearchLesson<AnyMove> erased(const SearchLesson<Move>& lesson) {
    SearchLesson<AnyMove> any{lesson.value,
                              erased(lesson.line),
                              lesson.finished,
                              lesson.nodes,
                              lesson.time,
                              lesson.counts,
                              {}};
    any.tree.left_out = lesson.tree.left_out;
    any.tree.nodes.reserve(lesson.tree.nodes.size());
    for (const TreeNode<Move>& node : lesson.tree.nodes) {
        const Entering<Move>& in = node.entering;
        std::optional<AnyMove> move;
        if (in.move) move = AnyMove::of(*in.move);
        any.tree.nodes.push_back({node.parent,
                                  {move, in.depth, in.alpha, in.beta, in.visit},
                                  node.leaving,
                                  node.entered_at,
                                  node.left_at});
    }
    return any;
}

}  // namespace lawan
