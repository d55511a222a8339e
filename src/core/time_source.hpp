// What time it is: the clock of the machine, or one that a test moves.
#pragma once

#include "core/limits.hpp"

namespace lawan {

// Both times count from some moment in the past and never go back.
class TimeSource {
  public:
    virtual ~TimeSource() = default;
    [[nodiscard]] virtual Seconds now() const = 0;
    // How long the processor has worked for the thread that asks. Where less of it has passed than
    // of now(), somebody else had the processor.
    [[nodiscard]] virtual Seconds worked() const = 0;

    [[nodiscard]] static const TimeSource& of_machine();
};

// The processor time that this program has used, all its threads together.
[[nodiscard]] Seconds cpu_time();

}  // namespace lawan
