#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/input_error.hpp"
#include "core/memory.hpp"
#include "core/nearest.hpp"
#include "lessons/lessons.hpp"
#include "lessons/search_lesson.hpp"
#include "lessons/words.hpp"
#include "search/alpha_beta.hpp"
#include "search/alpha_beta_memory.hpp"
#include "search/minimax.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "search/negascout_as_printed.hpp"

namespace lawan {
namespace {

// Counts everything and keeps the first nodes.
class LessonTrace {
  public:
    LessonTrace() : LessonTrace{0} {}
    explicit LessonTrace(std::size_t recorded) : tree_{recorded} {}

    void enter(const Entering<AnyMove>& entering) {
        counts_.enter(entering);
        tree_.enter(entering);
    }
    void leave(const Leaving& leaving) {
        counts_.leave(leaving);
        tree_.leave(leaving);
    }

    [[nodiscard]] const SearchTree<AnyMove>& tree() const { return tree_.tree(); }
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
    TreeTrace<AnyMove> tree_;
};

template <class... Searches>
struct SearchList {};

using P = ErasedPosition;
using E = ErasedEvaluator;

// The searches that Learn shows: one line each. The first leaves nothing out. What an algorithm is
// called and how it works, it says itself.
using TaughtSearches = SearchList<Minimax<P, E, LessonTrace>,                       //
                                  AlphaBeta<P, E, ChosenOrder, LessonTrace>,        //
                                  AlphaBetaMemory<P, E, ChosenOrder, LessonTrace>,  //
                                  NegaScout<P, E, ChosenOrder, LessonTrace>,        //
                                  NegaScoutAsPrinted<P, E, ChosenOrder, LessonTrace>,
                                  Mtdf<P, E, ChosenOrder, LessonTrace>>;

using LessonTable = TranspositionTable<AnyMove>;

// What a search is made of besides an evaluator and a budget, by what its constructor takes.
template <class Search>
constexpr bool kRemembers =
    std::is_constructible_v<Search, const E&, Budget&, LessonTable&, ChosenOrder, LessonTrace>;
template <class Search>
constexpr bool kTakesOrder =
    kRemembers<Search> ||
    std::is_constructible_v<Search, const E&, Budget&, ChosenOrder, LessonTrace>;

// The pseudo-code of a search, that of the search it calls included.
std::vector<CodeLine> code_lines(const SearchDescription& description) {
    constexpr std::string_view kBeforeStep = " # ";
    std::vector<CodeLine> lines;
    std::string_view rest{description.pseudo_code};
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
        const auto mark = line.find(kBeforeStep);
        const bool named = mark != std::string_view::npos;
        lines.push_back({std::string{named ? line.substr(mark + kBeforeStep.size()) : ""},
                         std::string{line.substr(0, mark)}});
    }
    if (description.calls != nullptr) {
        for (CodeLine& line : code_lines(*description.calls)) lines.push_back(std::move(line));
    }
    return lines;
}

template <class... Searches>
std::vector<TreeSearchEntry> entries_of(SearchList<Searches...>) {
    return {{Searches::kDescription.name, Searches::kDescription.title, kTakesOrder<Searches>,
             Searches::kDescription.doc, code_lines(Searches::kDescription)}...};
}

class LessonSearch {
  public:
    LessonSearch(const P& root, const E& evaluator, const LessonRun& run)
        : root_{root}, evaluator_{evaluator}, run_{run} {}

    [[nodiscard]] SearchLesson result() { return chosen(TaughtSearches{}); }

  private:
    static constexpr MebiBytes kMemory{4};

    [[nodiscard]] LessonTrace trace() const { return LessonTrace{run_.recorded}; }
    [[nodiscard]] ChosenOrder order() const {
        return run_.order == MoveOrder::None ? ChosenOrder::none() : ChosenOrder::by_static_score();
    }

    template <class... Searches>
    [[nodiscard]] SearchLesson chosen(SearchList<Searches...>) {
        std::optional<SearchLesson> lesson;
        const auto is_it = [this](const SearchDescription& one) { return run_.search == one.name; };
        ((is_it(Searches::kDescription) ? void(lesson = told_by<Searches>()) : void()), ...);
        if (!lesson) throw std::logic_error{"there is no such search to show"};
        return std::move(*lesson);
    }

    template <class Search>
    [[nodiscard]] SearchLesson told_by() {
        if constexpr (kRemembers<Search>) {
            LessonTable table{kMemory};
            return told(Search{evaluator_, budget_, table, order(), trace()});
        } else if constexpr (kTakesOrder<Search>) {
            return told(Search{evaluator_, budget_, order(), trace()});
        } else {
            return told(Search{evaluator_, budget_, trace()});
        }
    }

    template <class Search>
    [[nodiscard]] SearchLesson told(Search search) {
        const std::optional<Found<AnyMove>> found = search.search(root_, run_.depth);
        SearchLesson lesson;
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

    const P& root_;
    const E& evaluator_;
    const LessonRun& run_;
    Budget budget_{run_.limits, run_.stop, *run_.clock};
};

}  // namespace

SearchLesson search_lesson(const ErasedPosition& root, const ErasedEvaluator& evaluator,
                           const LessonRun& run) {
    return LessonSearch{root, evaluator, run}.result();
}

const std::vector<TreeSearchEntry>& tree_searches() {
    static const std::vector<TreeSearchEntry> entries = entries_of(TaughtSearches{});
    return entries;
}

const TreeSearchEntry& find_tree_search(std::string_view name) {
    std::vector<std::string> names;
    for (const TreeSearchEntry& search : tree_searches()) {
        if (search.name == name) return search;
        names.push_back(search.name);
    }
    throw InputError{unknown_name(words::kSearch, name, names)};
}

const TreeSearchEntry& plain_tree_search() {
    return tree_searches().front();
}

}  // namespace lawan
