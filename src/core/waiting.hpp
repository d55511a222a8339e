// Time in which a thread was ready to work while others had the processor.
#pragma once

#include <optional>

#include "core/limits.hpp"
#include "core/time_source.hpp"

namespace lawan {

// A clock that knows of it also derives from this.
class CountsWaiting {
  public:
    virtual ~CountsWaiting() = default;
    // Of the thread that asks, from some moment in the past on. Unlike now() less worked(), it
    // leaves out what a thread sleeps. Nothing where the system does not count it.
    [[nodiscard]] virtual std::optional<Seconds> waited() const = 0;
};

// By this clock; nothing where it does not know.
[[nodiscard]] inline std::optional<Seconds> waited_by(const TimeSource& clock) {
    const auto* const counts = dynamic_cast<const CountsWaiting*>(&clock);
    return counts != nullptr ? counts->waited() : std::nullopt;
}

}  // namespace lawan
