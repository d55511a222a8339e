// Alpha-beta on several threads: each takes the next move of the root, and they share the best
// value found so far.
//
// adjacency-b splits the root's moves among threads. Here the first move, the likely best, is
// searched alone before the others are handed out ("young brothers wait": Feldmann, Spielbaumsuche
// mit massiv parallelen Systemen, 1993), so that all threads have a value to cut with.
//
// Value, move and line are the same with any number of threads: root_moves.hpp has the proof, and
// the line is that of a search whose window holds the value. The number of nodes differs from run
// to run, for it depends on how early a good value is known; so with a limit on nodes or time the
// move may differ too, as the depth reached does. So may whether a value at full depth is called
// proved: a wider window can lead to positions that only the evaluator judges. It is never called
// so wrongly.
#pragma once

#include <algorithm>
#include <cstddef>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "search/alpha_beta.hpp"
#include "search/found.hpp"
#include "search/move_ordering.hpp"
#include "search/root_moves.hpp"
#include "work/jobs.hpp"

namespace lawan {

// The evaluator is asked by all threads at once.
template <Position P, Evaluator<P> E, class Order = Unordered>
class ParallelAlphaBeta {
  public:
    using Move = typename P::Move;

    ParallelAlphaBeta(const E& evaluator, Budget& budget, int threads, Order order = {})
        : evaluator_{&evaluator}, budget_{&budget}, threads_{threads}, order_{std::move(order)} {}

    // As AlphaBeta::search().
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth,
                                                    std::optional<Move> first = {}) {
        const Node node{root, *evaluator_};
        // One thread can search by itself; shallow searches are over before threads have started.
        if (threads_ <= 1 || depth < kLeastDepth || is_over(root)) {
            return Serial{*evaluator_, *budget_, order_}.search(root, depth, first);
        }
        if (!budget_->spend()) return std::nullopt;
        const auto moves = root_moves(node, depth, order_, *budget_, first);
        Shared shared;
        search_moves(node, {moves.begin(), moves.begin() + 1}, depth, 1, shared);
        search_moves(node, {moves.begin() + 1, moves.end()}, depth, threads_, shared);
        if (budget_->spent()) return shared.best.unfinished();
        return shared.best.found(shared.to_the_end);
    }

  private:
    using Node = Evaluated<P, E>;
    using Serial = AlphaBeta<P, E, Order>;

    static constexpr int kLeastDepth = 4;

    struct Shared {
        std::mutex mutex;  // of `best`: read by all workers, written as their results come in
        BestRootMove<Move> best;
        bool to_the_end = true;
    };

    struct Result {
        std::size_t place;
        std::optional<Found<Move>> found;  // none when the budget was spent
    };

    void search_moves(const Node& root, const std::vector<RootMove<Move>>& moves, int depth,
                      int threads, Shared& shared) {
        if (budget_->spent()) return;
        std::size_t next = 0;
        bool spent = false;
        const auto source = [&]() -> std::optional<RootMove<Move>> {
            if (spent || next == moves.size()) return std::nullopt;
            return moves[next++];
        };
        const auto work = [&](int, const RootMove<Move>& candidate) {
            Score alpha;
            {
                const std::lock_guard lock{shared.mutex};
                alpha = shared.best.alpha_for(candidate.place);
            }
            Budget share = budget_->thread_share();
            Serial search{*evaluator_, share, order_};
            return Result{candidate.place, search.search_move(root, candidate.move, depth, alpha)};
        };
        const auto sink = [&](const Result& result) {
            spent = spent || !result.found;
            if (!result.found) return;
            const std::lock_guard lock{shared.mutex};
            shared.best.consider(result.place, *result.found);
            shared.to_the_end = shared.to_the_end && result.found->to_the_end;
        };
        run_jobs(std::min<int>(threads, static_cast<int>(moves.size())), source, work, sink);
    }

    const E* evaluator_;
    Budget* budget_;
    int threads_;
    Order order_;
};

}  // namespace lawan
