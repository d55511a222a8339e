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

#ifndef __EMSCRIPTEN__

#include <algorithm>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "work/first_exception.hpp"

namespace lawan {
namespace {

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
    FirstException first;
    Helpers helpers{workers > 1 ? counting : nullptr};
    std::vector<std::thread> others;
    try {
        for (int worker = 1; worker < workers; ++worker) {
            others.emplace_back([&first, &helpers, &body, worker] {
                helpers.run([&] { first.run([&] { body(worker); }); });
            });
        }
    } catch (const std::system_error&) {
        // The machine gives no more threads: those that there are do the work.
    }
    first.run([&] { body(0); });
    for (std::thread& other : others) other.join();
    helpers.tell();
    first.rethrow();
}

}  // namespace lawan

#elif defined(__EMSCRIPTEN_PTHREADS__)

#include <optional>
#include <utility>

#include "work/kept_helpers.hpp"

namespace lawan {
namespace {

std::optional<KeptHelpers>& kept() {
    static std::optional<KeptHelpers> helpers;
    return helpers;
}

}  // namespace

void keep_helpers(int count, std::function<void()> meanwhile) {
    kept().emplace(count, std::move(meanwhile));
}

int available_workers() {
    return 1 + (kept() ? kept()->count() : 0);
}

void on_workers(int workers, const std::function<void(int)>& body) {
    if (!kept()) return body(0);
    kept()->run(workers, body);
}

}  // namespace lawan

#else

#include "work/kept_helpers.hpp"

namespace lawan {

void keep_helpers(int, std::function<void()>) {}

int available_workers() {
    return 1;
}

void on_workers(int, const std::function<void(int)>& body) {
    body(0);
}

}  // namespace lawan

#endif
