// The one place where a search learns that it has to come to an end.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

#include "core/limits.hpp"

namespace lawan {

// "Stop now" from another thread or a signal handler: the user moved on, the program ends.
class StopSignal {
  public:
    void raise() { raised_.store(true, std::memory_order_relaxed); }
    void clear() { raised_.store(false, std::memory_order_relaxed); }
    [[nodiscard]] bool raised() const { return raised_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> raised_{false};
    static_assert(std::atomic<bool>::is_always_lock_free, "raised from signal handlers");
};

// Nodes that the budgets of several threads draw from, so that one limit holds for all of them.
class NodePool {
  public:
    explicit NodePool(std::uint64_t nodes) : left_{nodes} {}

    // As many of the nodes wanted as are left.
    [[nodiscard]] std::uint64_t take(std::uint64_t wanted) {
        std::uint64_t left = left_.load(std::memory_order_relaxed);
        std::uint64_t taken = 0;
        do {
            taken = std::min(left, wanted);
        } while (!left_.compare_exchange_weak(left, left - taken, std::memory_order_relaxed));
        return taken;
    }

  private:
    std::atomic<std::uint64_t> left_;
};

// Counts a search's nodes and says when to stop; a search never reads a clock itself. Once spent,
// a budget stays spent.
class Budget {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Budget(const Limits& limits, const StopSignal* stop = nullptr)
        : limits_{limits},
          stop_{stop},
          start_{Clock::now()},
          allowed_{limits.nodes.value_or(kUnlimited)} {}

    // A search on several threads gives each of them a part: the same clock and signal, and nodes
    // out of one pool, which starts with nodes_left(). What they used is added when they are done;
    // once one of them is spent, all are.
    [[nodiscard]] std::uint64_t nodes_left() const {
        return allowed_ == kUnlimited ? kUnlimited : allowed_ - std::min(allowed_, nodes_);
    }
    [[nodiscard]] Budget part(NodePool& pool) const {
        Budget part{*this};
        part.pool_ = &pool;
        part.nodes_ = 0;
        part.allowed_ = 0;
        return part;
    }
    void add(const Budget& part) {
        nodes_ += part.nodes_;
        spent_ = spent_ || part.spent_;
    }

    // Called once a node; false when it is time to return with the best found so far.
    [[nodiscard]] bool spend() {
        if (spent_) return false;
        ++nodes_;
        if (nodes_ >= allowed_ && !draw()) spent_ = true;
        // The clock is asked at the first node too, so that a bot out of time stops at once.
        if (nodes_ % kNodesBetweenLooks == 1) look();
        return !spent_;
    }

    [[nodiscard]] bool spent() const { return spent_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] Seconds elapsed() const { return Clock::now() - start_; }
    [[nodiscard]] const Limits& limits() const { return limits_; }

    // Looks at the clock and the signal now, for work whose steps are long.
    void look() {
        if (stop_ != nullptr && stop_->raised()) spent_ = true;
        if (limits_.time && elapsed() >= *limits_.time) spent_ = true;
    }

  private:
    static constexpr std::uint64_t kNodesBetweenLooks = 1024;
    static constexpr std::uint64_t kNodesADraw = 256;
    static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

    // More nodes from the pool; false when there are none.
    [[nodiscard]] bool draw() {
        if (pool_ == nullptr) return false;
        allowed_ += pool_->take(kNodesADraw);
        if (nodes_ < allowed_) return true;
        nodes_ = allowed_;
        return false;
    }

    Limits limits_;
    const StopSignal* stop_;
    Clock::time_point start_;
    NodePool* pool_ = nullptr;
    std::uint64_t allowed_;
    std::uint64_t nodes_ = 0;
    bool spent_ = false;
};

}  // namespace lawan
