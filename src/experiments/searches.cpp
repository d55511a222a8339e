#include "experiments/searches.hpp"

#include <utility>

#include "experiments/run.hpp"
#include "experiments/words.hpp"
#include "search/alpha_beta.hpp"
#include "search/alpha_beta_memory.hpp"
#include "search/minimax.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "search/negascout_as_printed.hpp"

namespace lawan::experiments {
namespace {

using P = ErasedPosition;
using E = ErasedEvaluator;

class Searches {
  public:
    Searches(const P& root, const E& evaluator, int depth, const Run& run)
        : root_{root}, evaluator_{evaluator}, depth_{depth}, run_{run} {}

    [[nodiscard]] std::optional<std::vector<SearchCount>> all() {
        minimax();
        depth_first<AlphaBeta<P, E, Unordered, CountingTrace>>(as_it_is("alpha-beta"));
        depth_first<AlphaBeta<P, E, ByStaticScore, CountingTrace>>(
            {words::kSorted, {"alpha-beta"}});
        depth_first<NegaScout<P, E, Unordered, CountingTrace>>(as_it_is("NegaScout"));
        depth_first<NegaScout<P, E, ByStaticScore, CountingTrace>>({words::kSorted, {"NegaScout"}});
        depth_first<NegaScoutAsPrinted<P, E, Unordered, CountingTrace>>(words::kNegaScoutAsPrinted);
        with_memory();
        mtdf(words::kMtdfGuessZero, depth_);
        mtdf(words::kMtdfDeepened, 1);
        if (run_.stop().raised()) return std::nullopt;
        return counts_;
    }

  private:
    using Result = std::optional<Found<P::Move>>;

    // Calls search(budget), which gives what was found and what was counted on the way.
    template <class Search>
    void count(const Phrase& name, Search search) {
        if (run_.stop().raised()) return;
        Budget budget{Limits::none(), &run_.stop(), run_.clock()};
        const auto [found, trace] = search(budget);
        const Seconds taken = budget.elapsed();
        if (!found || !found->finished) return;
        if (counts_.empty()) yardstick_ = *found;
        counts_.push_back({name, budget.nodes(), 1000 * taken.count(), trace.count(Ending::Cut),
                           trace.first_move_cuts(), trace.table_hits(),
                           trace.count(Visit::ReSearch) + trace.count(Visit::Probe),
                           found->value == yardstick_.value,
                           found->line.front() == yardstick_.line.front()});
    }

    void minimax() {
        count(as_it_is("minimax"), [&](Budget& budget) {
            return std::pair{Minimax<P, E>{evaluator_, budget}.search(root_, depth_),
                             CountingTrace{}};
        });
    }

    template <class Search>
    void depth_first(const Phrase& name) {
        count(name, [&](Budget& budget) {
            Search search{evaluator_, budget};
            Result found = search.search(root_, depth_);
            return std::pair{std::move(found), search.trace()};
        });
    }

    void with_memory() {
        TranspositionTable<P::Move> table{kMemory};
        count(words::kAlphaBetaWithMemory, [&](Budget& budget) {
            AlphaBetaMemory<P, E, ByStaticScore, CountingTrace> search{evaluator_, budget, table};
            Result found = search.search(root_, depth_);
            return std::pair{std::move(found), search.trace()};
        });
    }

    void mtdf(const Phrase& name, int first_depth) {
        TranspositionTable<P::Move> table{kMemory};
        count(name, [&](Budget& budget) {
            Mtdf<P, E, ByStaticScore, CountingTrace> search{evaluator_, budget, table};
            FirstGuess guess;
            Result found;
            for (int depth = first_depth; depth <= depth_; ++depth) {
                if (found) guess.saw(found->value);
                found = search.search(root_, depth, guess.next(), best_move_of(found));
                if (!found || !found->finished) break;
            }
            return std::pair{std::move(found), search.trace()};
        });
    }

    static constexpr MebiBytes kMemory{16};

    P root_;
    const E& evaluator_;
    int depth_;
    const Run& run_;
    Found<P::Move> yardstick_;
    std::vector<SearchCount> counts_;
};

}  // namespace

std::optional<std::vector<SearchCount>> count_searches(const ErasedPosition& root,
                                                       const ErasedEvaluator& evaluator, int depth,
                                                       const Run& run) {
    return Searches{root, evaluator, depth, run}.all();
}

}  // namespace lawan::experiments
