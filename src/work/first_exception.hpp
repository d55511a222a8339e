// What several threads throw, for the one that waits for them.
#pragma once

#include <exception>
#include <mutex>

namespace lawan {

// Keeps the first exception that any of them throws.
class FirstException {
  public:
    template <class Work>
    void run(const Work& work) {
        try {
            work();
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

}  // namespace lawan
