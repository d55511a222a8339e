// A node of a midgame search whose moves several threads search.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "games/othello/engine/kernel/midgame.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// The moves of a node from some move on, for whoever comes.
class Midgame::Shared final : public SharedNode {
  public:
    Shared(Midgame& owner, const Candidates& candidates, int from, Window window, int depth,
           bool cut_expected, Best& best)
        : SharedNode{owner.worker_.within},
          crew_{*owner.crew_},
          candidates_{candidates},
          next_{from},
          window_{window},
          depth_{depth},
          cut_expected_{cut_expected},
          confidence_{owner.worker_.confidence},
          best_{best} {}

    [[nodiscard]] bool has_moves_left() const override {
        return next_.load(std::memory_order_relaxed) < candidates_.size;
    }

    void help(int worker) override {
        Midgame& midgame = *crew_[static_cast<std::size_t>(worker)];
        Worker& self = midgame.worker_;
        const At at_this_node{self, *this};
        while (!self.is_stopped()) {
            const int at = next_.fetch_add(1, std::memory_order_relaxed);
            if (at >= candidates_.size) break;
            const Candidate& candidate = candidates_.list[static_cast<std::size_t>(at)];
            const int score = midgame.brother(candidate.node, window(), depth_, cut_expected_);
            if (self.is_stopped()) break;
            take(score, candidate.square);
        }
    }

  private:
    // Where a thread works, until it comes back to where it was.
    class At {
      public:
        At(Worker& worker, const Shared& node)
            : worker_{worker}, within_{worker.within}, confidence_{worker.confidence} {
            worker.within = &node;
            worker.confidence = node.confidence_;
        }
        ~At() {
            worker_.within = within_;
            worker_.confidence = confidence_;
        }
        At(const At&) = delete;
        At& operator=(const At&) = delete;

      private:
        Worker& worker_;
        const SharedNode* within_;
        int confidence_;
    };

    [[nodiscard]] Window window() {
        const std::lock_guard lock{mutex_};
        return {std::max(window_.alpha, best_.score), window_.beta};
    }
    void take(int score, int square) {
        const std::lock_guard lock{mutex_};
        if (score <= best_.score) return;
        best_ = {score, square};
        if (score >= window_.beta) cut_off();
    }

    std::vector<std::unique_ptr<Midgame>>& crew_;
    const Candidates& candidates_;
    std::atomic<int> next_;
    Window window_;
    int depth_;
    bool cut_expected_;
    int confidence_;
    std::mutex mutex_;
    Best& best_;
};

inline void Midgame::share(Candidates& candidates, int from, Window window, int depth,
                           bool cut_expected, Best& best) {
    for (int i = from; i < candidates.size; ++i) {
        bring_best_to(candidates.list.data(), i, candidates.size);
    }
    Shared node{*this, candidates, from, window, depth, cut_expected, best};
    worker_.crew->share(node, worker_.number);
    // A helper whose time was over has left a move out: this thread must not take the best of the
    // others for the best of all.
    worker_.budget.poll();
}

}  // namespace lawan::othello::LAWAN_KERNEL
