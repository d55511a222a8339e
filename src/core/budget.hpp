// The one place where a search learns that it has to come to an end.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "core/erased.hpp"
#include "core/limits.hpp"
#include "core/thought.hpp"
#include "core/time_source.hpp"

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

// Counts a search's nodes and says when to stop; a search never reads a clock itself. Once spent,
// a budget stays spent.
//
// A share is a budget that draws on another one, the whole: what the share visits counts for the
// whole, and when the whole is spent, so is the share. A search on several threads gives each of
// them a share. A budget belongs to one thread: while shares of it are at work on others, it may be
// asked, but not charged.
class Budget {
  public:
    explicit Budget(const Limits& limits, const StopSignal* stop = nullptr,
                    const TimeSource& clock = TimeSource::of_machine());
    // For a move that loses the game when it comes late: ends a little before the time is over, and
    // earlier where this thread had to wait for the processor, as that may happen again.
    [[nodiscard]] static Budget for_move(const Limits& limits, const StopSignal* stop = nullptr,
                                         const TimeSource& clock = TimeSource::of_machine());
    // A share: no more than the part, and no more than is left of the whole. `stop` ends the share
    // alone.
    Budget(Budget& whole, const Limits& part, const StopSignal* stop = nullptr);
    Budget(const Budget&) = delete;
    Budget& operator=(const Budget&) = delete;
    ~Budget();

    [[nodiscard]] Budget share(const Limits& part = {}, const StopSignal* stop = nullptr);
    // A share for one of several threads that wait for each other now and then, so that their
    // waits say nothing about the machine.
    [[nodiscard]] Budget thread_share(const StopSignal* stop = nullptr);

    // Called once a node; false when it is time to return with the best found so far.
    [[nodiscard, gnu::always_inline]] bool spend() { return charge(1); }
    // The same for several nodes at once.
    [[nodiscard, gnu::always_inline]] bool charge(std::uint64_t nodes) {
        nodes_ += nodes;
        return nodes_ < check_at_.load(std::memory_order_relaxed) || check(nodes);
    }
    // Adds nodes without asking: the next charge does.
    [[gnu::always_inline]] void count(std::uint64_t nodes) { nodes_ += nodes; }

    [[nodiscard, gnu::always_inline]] bool spent() const {
        return spent_.load(std::memory_order_relaxed);
    }
    // Visited here and by shares.
    [[nodiscard]] std::uint64_t nodes() const {
        return nodes_ + taken_.load(std::memory_order_relaxed);
    }
    [[nodiscard]] Seconds elapsed() const { return clock_->now() - start_; }
    [[nodiscard]] const Limits& limits() const { return limits_; }
    // Of the limits; the depth is not used up.
    [[nodiscard]] Limits left() const;

    // Asks the clock and the signal now, for work whose steps are long.
    void poll();
    // Has something called when this budget or a share of it polls, but no more often than this: by
    // whichever thread polls, and never by two at a time.
    void call_every(Seconds interval, std::function<void()> callback);

    // Has a watcher told what the search has found at each depth that it finishes.
    using Watcher = std::function<void(const Thought<AnyMove>&)>;
    void tell(Watcher watcher) { watcher_ = std::move(watcher); }
    // Called by a search at such a depth, on the thread that it was started on; a share tells its
    // whole.
    template <class Move>
    void finished_depth(const Thought<Move>& found) const {
        if (!root_->watcher_) return;
        Thought<AnyMove> told = erased(found);
        told.nodes = root_->nodes();
        told.time = root_->elapsed();
        root_->watcher_(told);
    }

  private:
    enum class Waits : std::uint8_t { Ignored, Noticed };

    // What the thread of a budget did between two polls.
    struct Polled {
        Seconds at;
        Seconds waited;       // since the thread began, for the processor
        std::uint64_t taken;  // by shares: then the thread was not here all the time
    };

    Budget(const Limits& limits, const StopSignal* stop, const TimeSource& clock, Waits waits);
    Budget(Budget& whole, const Limits& part, const StopSignal* stop, Waits waits);

    [[nodiscard]] bool check(std::uint64_t charged);
    // Books nodes that a share has visited, and reserves more of them for it: as many of those that
    // it wants as there are.
    [[nodiscard]] std::uint64_t take(std::uint64_t visited, std::uint64_t wanted);
    void give_back(std::uint64_t nodes);
    [[nodiscard]] bool draws_nodes() const { return whole_ != nullptr && whole_->limits_.nodes; }
    void draw_from_whole();
    [[nodiscard]] std::uint64_t nodes_left() const;
    [[nodiscard]] bool is_over(Seconds now);
    [[nodiscard]] Seconds kept_back() const;
    void notice_wait(Seconds now);
    void call_if_due(Seconds now);
    void end();

    Budget* whole_ = nullptr;
    Budget* root_ = this;
    Limits limits_;
    const StopSignal* stop_;
    const TimeSource* clock_;
    Seconds start_;
    Waits waits_;
    std::uint64_t nodes_ = 0;              // visited here
    std::uint64_t paid_ = 0;               // of a share: what the whole has booked for nodes_
    std::atomic<std::uint64_t> taken_{0};  // visited by shares or reserved for them
    std::atomic<std::uint64_t> check_at_{1};
    std::atomic<bool> spent_{false};
    std::atomic<double> longest_wait_{0};  // of any thread, in seconds
    std::optional<Polled> polled_;
    Watcher watcher_;
    std::function<void()> callback_;
    Seconds interval_{0};
    std::atomic<double> next_call_{0};  // in seconds of the clock
    std::atomic<bool> calling_{false};
};

}  // namespace lawan
