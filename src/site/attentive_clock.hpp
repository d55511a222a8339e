// The clock of searches on the thread that hears what comes. A search asks for the time again and
// again, and now and then that is the moment to see to what has come meanwhile: a move that makes
// the search pointless, a clock that has run down. Other threads that help it only learn the time.
#pragma once

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

    [[nodiscard]] Seconds now() const override {
        const Seconds now = clock_.now();
        if (std::this_thread::get_id() != thread_) return now;
        if (!watching_ || now - attended_ < interval_) return now;
        watching_ = false;  // while it attends
        attend_();
        watching_ = true;
        attended_ = clock_.now();
        return attended_;
    }
    // Nobody in a browser says who had the processor.
    [[nodiscard]] Seconds worked() const override { return clock_.now(); }

  private:
    const std::thread::id thread_ = std::this_thread::get_id();
    const TimeSource& clock_;
    Seconds interval_;
    std::function<void()> attend_;
    mutable bool watching_ = false;
    mutable Seconds attended_{0};
};

}  // namespace lawan::site
