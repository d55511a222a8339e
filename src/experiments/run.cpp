#include "experiments/run.hpp"

#include <condition_variable>
#include <mutex>

#include "work/threads.hpp"

namespace lawan::experiments {
namespace {

// Says that the work is over, however it ends.
class Finish {
  public:
    void wait_for(Seconds time) {
        std::unique_lock lock{mutex_};
        changed_.wait_for(lock, time, [this] { return over_; });
    }
    [[nodiscard]] bool over() {
        const std::lock_guard lock{mutex_};
        return over_;
    }
    void announce() {
        const std::lock_guard lock{mutex_};
        over_ = true;
        changed_.notify_all();
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool over_ = false;
};

struct Announcement {
    Finish& finish;
    explicit Announcement(Finish& its) : finish{its} {}
    Announcement(const Announcement&) = delete;
    Announcement& operator=(const Announcement&) = delete;
    ~Announcement() { finish.announce(); }
};

}  // namespace

std::optional<Seconds> Progress::left() const {
    if (done == 0) return std::nullopt;
    return elapsed * (static_cast<double>(jobs - done) / static_cast<double>(done));
}

Run::Run(RunSettings settings, const StopSignal* interrupt, Listener listener,
         const TimeSource& clock)
    : settings_{std::move(settings)},
      interrupt_{interrupt},
      listener_{std::move(listener)},
      clock_{&clock} {}

bool Run::stopped() {
    const bool late = settings_.time && clock_->now() - start_ >= *settings_.time;
    if (late || interrupted()) stop_.raise();
    return stop_.raised();
}

void Run::begin(const std::string& what, std::size_t jobs) {
    began_ = clock_->now();
    done_ = 0;
    progress_ = {what, 0, jobs, Seconds{0}};
}

void Run::report() {
    progress_.done = done_;
    progress_.elapsed = clock_->now() - began_;
    if (listener_) listener_(progress_);
}

void Run::watched(const std::function<void()>& work) {
    constexpr Seconds kBetweenLooks{0.1};
    Finish finish;
    // Where there is no second thread, the clock is looked at between two jobs.
    on_workers(2, [&](int worker) {
        if (worker == 0) {
            const Announcement at_the_end{finish};
            work();
            return;
        }
        while (!finish.over()) {
            (void)stopped();
            report();
            finish.wait_for(kBetweenLooks);
        }
    });
    report();
}

}  // namespace lawan::experiments
