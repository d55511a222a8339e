// What happens later, where nothing but the page's own timers can wait.
#pragma once

#include <functional>
#include <map>
#include <optional>

#include "session/services.hpp"

namespace lawan::site {

class PageTimer final : public session::Timer {
  public:
    explicit PageTimer(const TimeSource& clock) : clock_{clock} {}

    void later(Seconds delay, std::function<void()> what) override;
    [[nodiscard]] Seconds now() const override { return clock_.now(); }

    // Does what is due by now; what that asks for in turn waits for the next call.
    void run_due();
    // How long until something is due; none where nothing waits.
    [[nodiscard]] std::optional<Seconds> wait() const;

  private:
    const TimeSource& clock_;
    std::multimap<Seconds, std::function<void()>> waiting_;
};

}  // namespace lawan::site
