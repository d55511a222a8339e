// The clock of searches on the thread that hears what comes. A search asks for the time again and
// again, and now and then that is the moment to see to what has come meanwhile: a move that makes
// the search pointless, a clock that has run down. Other threads that help it only learn the time.
#pragma once

#include <atomic>
#include <functional>
#include <thread>
#include <utility>

#include "core/time_source.hpp"

namespace lawan::site {

class AttentiveClock final : public TimeSource {
  public:
    AttentiveClock(const TimeSource& clock, Seconds interval, std::function<void()> attend)
        : clock_{clock}, interval_{interval}, attend_{std::move(attend)} {}

    // Attends from now on, until the end of the search.
    class Watch {
      public:
        explicit Watch(AttentiveClock& clock) : clock_{clock} {
            clock_.watching_ = true;
            clock_.attended_ = clock_.clock_.now();
        }
        ~Watch() { clock_.watching_ = false; }
        Watch(const Watch&) = delete;
        Watch& operator=(const Watch&) = delete;

      private:
        AttentiveClock& clock_;
    };

    // In the middle of a search that may wait, another one: this clock stands still for the first.
    class Aside {
      public:
        explicit Aside(AttentiveClock& clock)
            : clock_{clock}, began_{clock.clock_.now()}, watch_{clock} {}
        ~Aside() {
            const Seconds away = clock_.clock_.now() - began_;
            clock_.away_ = clock_.away_ + away.count();
        }
        Aside(const Aside&) = delete;
        Aside& operator=(const Aside&) = delete;

      private:
        AttentiveClock& clock_;
        Seconds began_;
        Watch watch_;
    };

    [[nodiscard]] Seconds now() const override {
        const Seconds now = clock_.now();
        const bool attends =
            std::this_thread::get_id() == thread_ && watching_ && now - attended_ >= interval_;
        if (!attends) return for_searches(now);
        watching_ = false;  // while it attends
        attend_();
        watching_ = true;
        attended_ = clock_.now();
        return for_searches(attended_);
    }
    // Nobody in a browser says who had the processor.
    [[nodiscard]] Seconds worked() const override { return for_searches(clock_.now()); }

  private:
    [[nodiscard]] Seconds for_searches(Seconds now) const { return now - Seconds{away_}; }

    const std::thread::id thread_ = std::this_thread::get_id();
    const TimeSource& clock_;
    Seconds interval_;
    std::function<void()> attend_;
    mutable bool watching_ = false;
    mutable Seconds attended_{0};
    std::atomic<double> away_{0};  // seconds, which threads that help read too
};

}  // namespace lawan::site
