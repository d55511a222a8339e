#include "work/threads.hpp"

#include "core/waiting.hpp"
#include "work/helper_count.hpp"

namespace lawan {
namespace {

thread_local HelperCount* counting = nullptr;

}  // namespace

HelperCount::HelperCount() : outer_{counting} {
    counting = this;
}

HelperCount::~HelperCount() {
    counting = outer_;
}

}  // namespace lawan

#if !defined(__EMSCRIPTEN__) || defined(__EMSCRIPTEN_PTHREADS__)

#include <algorithm>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace lawan {
namespace {

// Keeps the first exception that any of the workers throws.
class Guard {
  public:
    void run(const std::function<void(int)>& body, int worker) {
        try {
            body(worker);
        } catch (...) {
            const std::lock_guard lock{mutex_};
            if (!first_) first_ = std::current_exception();
        }
    }

    void rethrow() const {
        if (first_) std::rethrow_exception(first_);
    }

  private:
    std::mutex mutex_;
    std::exception_ptr first_;
};

Seconds waited_here() {
    return waited_by(TimeSource::of_machine()).value_or(Seconds{0});
}

// What the helpers of one call have done, for whoever counts it.
class Helpers {
  public:
    explicit Helpers(HelperCount* count) : count_{count} {
        if (count_ != nullptr) waited_before_ = waited_here();
    }

    // On the helper's own thread, whose clocks begin with it.
    void run(const std::function<void()>& work) {
        if (count_ == nullptr) return work();
        const HelperCount own;
        work();
        const std::lock_guard lock{mutex_};
        worked_ += TimeSource::of_machine().worked() + own.worked();
        waited_ = std::max(waited_, waited_here() + own.waited());
    }

    // All have come back.
    void tell() const {
        if (count_ == nullptr) return;
        const Seconds here = waited_here() - waited_before_;
        count_->add(worked_, std::max(Seconds{0}, waited_ - here));
    }

  private:
    HelperCount* count_;
    Seconds waited_before_{0};
    std::mutex mutex_;
    Seconds worked_{0};
    Seconds waited_{0};
};

}  // namespace

int available_workers() {
    const unsigned threads = std::thread::hardware_concurrency();
    return threads == 0 ? 1 : static_cast<int>(threads);
}

void on_workers(int workers, const std::function<void(int)>& body) {
    Guard guard;
    Helpers helpers{workers > 1 ? counting : nullptr};
    std::vector<std::thread> others;
    try {
        for (int worker = 1; worker < workers; ++worker) {
            others.emplace_back([&guard, &helpers, &body, worker] {
                helpers.run([&] { guard.run(body, worker); });
            });
        }
    } catch (const std::system_error&) {
        // The machine gives no more threads: those that there are do the work.
    }
    guard.run(body, 0);
    for (std::thread& other : others) other.join();
    helpers.tell();
    guard.rethrow();
}

}  // namespace lawan

#else

namespace lawan {

int available_workers() {
    return 1;
}

void on_workers(int, const std::function<void(int)>& body) {
    body(0);
}

}  // namespace lawan

#endif
