// Threads that are kept, for where none can be started in the middle of a search: a web page.
#pragma once

#include <functional>
#include <memory>

namespace lawan {

class KeptHelpers {
  public:
    // Fewer where the system gives no more. The thread that makes them does `meanwhile` again and
    // again while it waits for helpers.
    explicit KeptHelpers(int count, std::function<void()> meanwhile = {});
    KeptHelpers(const KeptHelpers&) = delete;
    KeptHelpers& operator=(const KeptHelpers&) = delete;
    ~KeptHelpers();

    [[nodiscard]] int count() const;

    // As on_workers(), with the helpers that have nothing to do. One that has not begun when the
    // caller is done need not begin.
    void run(int workers, const std::function<void(int)>& body);

  private:
    class State;
    std::unique_ptr<State> state_;
};

// In a web page with threads: the helpers of every on_workers() from now on, for good.
void keep_helpers(int count, std::function<void()> meanwhile);

}  // namespace lawan
