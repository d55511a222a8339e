#include "core/budget.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/time_manager.hpp"

namespace lawan {
namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kNodesBetweenPolls = 1024;

[[nodiscard]] Limits usable(Limits limits) {
    if (limits.time) limits.time = usable_time(*limits.time);
    return limits;
}

}  // namespace

Budget::Budget(const Limits& limits, const StopSignal* stop, const TimeSource& clock)
    : Budget{limits, stop, clock, Waits::Ignored} {}

Budget::Budget(const Limits& limits, const StopSignal* stop, const TimeSource& clock, Waits waits)
    : limits_{waits == Waits::Noticed ? usable(limits) : limits},
      stop_{stop},
      clock_{&clock},
      start_{clock.now()},
      waits_{waits} {}

Budget::Budget(Budget& whole, const Limits& part, const StopSignal* stop)
    : Budget{whole, part, stop, whole.waits_} {}

Budget::Budget(Budget& whole, const Limits& part, const StopSignal* stop, Waits waits)
    : whole_{&whole},
      root_{whole.root_},
      limits_{part.tightened_by(whole.left())},
      stop_{stop},
      clock_{whole.clock_},
      start_{clock_->now()},
      waits_{waits} {
    // So that whoever takes one share after the other comes to an end.
    if (whole.nodes_left() == 0) whole.end();
    if (whole.spent() || limits_.nodes == 0) end();
}

Budget::~Budget() {
    if (whole_ == nullptr) return;
    if (nodes_ > paid_) (void)whole_->take(nodes_ - paid_, 0);
    if (nodes_ < paid_) whole_->give_back(paid_ - nodes_);
}

Budget Budget::for_move(const Limits& limits, const StopSignal* stop, const TimeSource& clock) {
    return Budget{limits, stop, clock, Waits::Noticed};
}

Budget Budget::share(const Limits& part, const StopSignal* stop) {
    return Budget{*this, part, stop};
}

Budget Budget::thread_share(const StopSignal* stop) {
    return Budget{*this, {}, stop, Waits::Ignored};
}

std::uint64_t Budget::nodes_left() const {
    if (!limits_.nodes) return kUnlimited;
    return *limits_.nodes - std::min(*limits_.nodes, nodes());
}

Limits Budget::left() const {
    Limits left = limits_;
    if (left.nodes) left.nodes = nodes_left();
    if (left.time) left.time = std::max(Seconds{0}, *left.time - kept_back() - elapsed());
    return left;
}

void Budget::end() {
    spent_.store(true, std::memory_order_relaxed);
    check_at_.store(0, std::memory_order_relaxed);
}

bool Budget::check(std::uint64_t charged) {
    if (spent()) {
        nodes_ -= charged;
        return false;
    }
    // A share pays before it visits: others may have taken all that was left of the whole.
    if (draws_nodes() && nodes_ > paid_) {
        const std::uint64_t drawn = whole_->take(0, nodes_ - paid_);
        if (drawn == 0) {
            nodes_ -= charged;
            end();
            return false;
        }
        paid_ += drawn;
    }
    poll();
    if (whole_ != nullptr && nodes_ >= paid_) draw_from_whole();
    const std::uint64_t left = nodes_left();
    if (left == 0) end();
    if (spent()) return false;
    const std::uint64_t paid = draws_nodes() ? paid_ - nodes_ : kNodesBetweenPolls;
    check_at_.store(nodes_ + std::min({kNodesBetweenPolls, left, paid}), std::memory_order_relaxed);
    return true;
}

// Few at a time near the end, so that those reserved by one thread are missed by no other.
void Budget::draw_from_whole() {
    std::uint64_t wanted = 0;
    if (draws_nodes()) {
        constexpr std::uint64_t kFewest = 16;
        constexpr std::uint64_t kDrawsToTheEnd = 64;
        wanted = std::clamp(whole_->nodes_left() / kDrawsToTheEnd, kFewest, kNodesBetweenPolls);
    }
    const std::uint64_t drawn = whole_->take(nodes_ - paid_, wanted);
    paid_ = nodes_ + drawn;
    if (wanted > 0 && drawn == 0) end();
}

std::uint64_t Budget::take(std::uint64_t visited, std::uint64_t wanted) {
    std::uint64_t taken = taken_.load(std::memory_order_relaxed);
    std::uint64_t drawn = wanted;
    do {
        if (limits_.nodes) {
            const std::uint64_t used = nodes_ + taken + visited;
            drawn = std::min(wanted, *limits_.nodes - std::min(*limits_.nodes, used));
        }
    } while (
        !taken_.compare_exchange_weak(taken, taken + visited + drawn, std::memory_order_relaxed));
    if (whole_ != nullptr) {
        const std::uint64_t given = whole_->take(visited, drawn);
        taken_.fetch_sub(drawn - given, std::memory_order_relaxed);
        drawn = given;
    }
    // What this budget may spend itself has changed.
    check_at_.store(0, std::memory_order_relaxed);
    if (wanted > 0 && drawn == 0) end();
    return drawn;
}

void Budget::give_back(std::uint64_t nodes) {
    taken_.fetch_sub(nodes, std::memory_order_relaxed);
    if (whole_ != nullptr) whole_->give_back(nodes);
}

void Budget::poll() {
    const Seconds now = clock_->now();
    if (waits_ == Waits::Noticed) notice_wait(now);
    if (whole_ != nullptr && nodes_ > paid_) {
        (void)whole_->take(nodes_ - std::exchange(paid_, nodes_), 0);
    }
    (void)is_over(now);
    for (Budget* budget = this; budget != nullptr; budget = budget->whole_) {
        budget->call_if_due(now);
    }
}

void Budget::call_every(Seconds interval, std::function<void()> callback) {
    callback_ = std::move(callback);
    interval_ = interval;
    next_call_.store((clock_->now() + interval).count(), std::memory_order_relaxed);
}

void Budget::call_if_due(Seconds now) {
    if (!callback_ || now.count() < next_call_.load(std::memory_order_relaxed)) return;
    if (calling_.exchange(true, std::memory_order_acquire)) return;
    // Another thread may have called since we looked.
    if (now.count() < next_call_.load(std::memory_order_relaxed)) {
        calling_.store(false, std::memory_order_release);
        return;
    }
    try {
        callback_();
    } catch (...) {
        // Nobody waits for such a search: shares on other threads shall not go on, nor throw too.
        end();
        next_call_.store(std::numeric_limits<double>::infinity(), std::memory_order_relaxed);
        calling_.store(false, std::memory_order_release);
        throw;
    }
    // It may have taken long.
    next_call_.store((clock_->now() + interval_).count(), std::memory_order_relaxed);
    calling_.store(false, std::memory_order_release);
}

bool Budget::is_over(Seconds now) {
    if (spent()) return true;
    // The whole is asked in any case, so that it knows too.
    const bool whole_is_over = whole_ != nullptr && whole_->is_over(now);
    const bool stopped = stop_ != nullptr && stop_->raised();
    const bool late = limits_.time && now - start_ + kept_back() >= *limits_.time;
    const bool over = whole_is_over || stopped || late;
    if (over) end();
    return over;
}

// Twice the longest wait; but nobody can keep back for waits that take most of the time.
Seconds Budget::kept_back() const {
    constexpr double kMost = 0.2;
    if (whole_ != nullptr || !limits_.time) return Seconds{0};
    const Seconds wait{longest_wait_.load(std::memory_order_relaxed)};
    return std::min(2 * wait, kMost * *limits_.time);
}

// Time that passed without work of this thread. The thread's own clock is slow to read: it is asked
// where time between two polls is longer than work can be.
void Budget::notice_wait(Seconds now) {
    constexpr Seconds kNoWait{0.001};
    const std::uint64_t taken = taken_.load(std::memory_order_relaxed);
    const bool was_here = polled_ && polled_->taken == taken;
    const Seconds between = was_here ? now - polled_->at : Seconds{0};
    if (was_here && between < kNoWait) {
        polled_->at = now;
        return;
    }
    const Seconds waited = now - clock_->worked();
    if (was_here) {
        const double wait = std::min(between, waited - polled_->waited).count();
        double longest = root_->longest_wait_.load(std::memory_order_relaxed);
        while (wait > longest && !root_->longest_wait_.compare_exchange_weak(
                                     longest, wait, std::memory_order_relaxed)) {
        }
    }
    polled_ = {now, waited, taken};
}

}  // namespace lawan
