// A tree search with every node written down, over any type of position.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/erased.hpp"
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

template <class... Searches>
struct SearchList {};

// The searches that Learn shows, for one type of position: one line each. The first leaves nothing
// out. What an algorithm is called and how it works, it says itself.
template <Position P, class E = AnyEvaluator<P>, class Trace = LessonTrace<typename P::Move>>
using TaughtSearches =
    SearchList<Minimax<P, E, Trace>,                       //
               AlphaBeta<P, E, ChosenOrder, Trace>,        //
               AlphaBetaMemory<P, E, ChosenOrder, Trace>,  //
               NegaScout<P, E, ChosenOrder, Trace>,        //
               NegaScoutAsPrinted<P, E, ChosenOrder, Trace>, Mtdf<P, E, ChosenOrder, Trace>>;

// The pseudo-code of a search, that of the search it calls included.
[[nodiscard]] std::vector<CodeLine> code_lines(const SearchDescription& description);

template <Position P>
class LessonSearch {
  public:
    using Move = typename P::Move;
    using E = AnyEvaluator<P>;
    using Trace = LessonTrace<Move>;
    using Table = TranspositionTable<Move>;

    LessonSearch(const P& root, const E& evaluator, const LessonRun& run)
        : root_{root}, evaluator_{evaluator}, run_{run} {}

    [[nodiscard]] static std::vector<TreeSearchEntry> entries() {
        return entries_of(TaughtSearches<P>{});
    }

    [[nodiscard]] SearchLesson<Move> result() { return chosen(TaughtSearches<P>{}); }

  private:
    static constexpr MebiBytes kMemory{4};

    [[nodiscard]] Trace trace() const { return Trace{run_.recorded}; }
    [[nodiscard]] ChosenOrder order() const {
        return run_.order == MoveOrder::None ? ChosenOrder::none() : ChosenOrder::by_static_score();
    }

    // What a search is made of besides an evaluator and a budget, by what its constructor takes.
    template <class Search>
    static constexpr bool kRemembers =
        std::is_constructible_v<Search, const E&, Budget&, Table&, ChosenOrder, Trace>;
    template <class Search>
    static constexpr bool kTakesOrder =
        kRemembers<Search> ||
        std::is_constructible_v<Search, const E&, Budget&, ChosenOrder, Trace>;

    template <class... Searches>
    [[nodiscard]] static std::vector<TreeSearchEntry> entries_of(SearchList<Searches...>) {
        return {{Searches::kDescription.name, Searches::kDescription.title, kTakesOrder<Searches>,
                 Searches::kDescription.doc, code_lines(Searches::kDescription)}...};
    }

    template <class... Searches>
    [[nodiscard]] SearchLesson<Move> chosen(SearchList<Searches...>) {
        std::optional<SearchLesson<Move>> lesson;
        const auto is_it = [this](const SearchDescription& one) { return run_.search == one.name; };
        ((is_it(Searches::kDescription) ? void(lesson = told_by<Searches>()) : void()), ...);
        if (!lesson) throw std::logic_error{"there is no such search to show"};
        return std::move(*lesson);
    }

    template <class Search>
    [[nodiscard]] SearchLesson<Move> told_by() {
        if constexpr (kRemembers<Search>) {
            Table table{kMemory};
            return told(Search{evaluator_, budget_, table, order(), trace()});
        } else if constexpr (kTakesOrder<Search>) {
            return told(Search{evaluator_, budget_, order(), trace()});
        } else {
            return told(Search{evaluator_, budget_, trace()});
        }
    }

    template <class Search>
    [[nodiscard]] SearchLesson<Move> told(Search search) {
        const std::optional<Found<Move>> found = search.search(root_, run_.depth);
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
