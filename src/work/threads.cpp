#include "work/threads.hpp"

#if !defined(__EMSCRIPTEN__) || defined(__EMSCRIPTEN_PTHREADS__)

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

}  // namespace

int available_workers() {
    const unsigned threads = std::thread::hardware_concurrency();
    return threads == 0 ? 1 : static_cast<int>(threads);
}

void on_workers(int workers, const std::function<void(int)>& body) {
    Guard guard;
    std::vector<std::thread> others;
    try {
        for (int worker = 1; worker < workers; ++worker) {
            others.emplace_back([&guard, &body, worker] { guard.run(body, worker); });
        }
    } catch (const std::system_error&) {
        // The machine gives no more threads: those that there are do the work.
    }
    guard.run(body, 0);
    for (std::thread& other : others) other.join();
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
