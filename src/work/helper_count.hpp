// What the threads that on_workers() starts take of the machine.
#pragma once

#include "core/limits.hpp"

namespace lawan {

// While it lives, what other threads do for this one in on_workers() is counted, by the clocks of
// the machine.
class HelperCount {
  public:
    HelperCount();
    HelperCount(const HelperCount&) = delete;
    HelperCount& operator=(const HelperCount&) = delete;
    ~HelperCount();

    // Of the processor, all of them together.
    [[nodiscard]] Seconds worked() const { return worked_; }
    // In line for a processor: of each call the one that waited longest, beyond what this thread
    // waited itself.
    [[nodiscard]] Seconds waited() const { return waited_; }

    void add(Seconds worked, Seconds waited) {
        worked_ += worked;
        waited_ += waited;
    }

  private:
    HelperCount* outer_;
    Seconds worked_{0};
    Seconds waited_{0};
};

}  // namespace lawan
