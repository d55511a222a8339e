#include "experiments/run.hpp"

#include <condition_variable>
#include <mutex>

#include "work/threads.hpp"

namespace lawan::experiments {
namespace {

constexpr Seconds kBetweenLooks{0.1};

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

Seconds Run::Watch::now() const {
    const Seconds now = run_.clock_->now();
    // Threads that help a search only learn the time.
    if (run_.settings_.on_one_thread && std::this_thread::get_id() == run_.thread_) {
        run_.look_at(now);
    }
    return now;
}

void Run::look_at(Seconds now) {
    const bool late = settings_.time && now - start_ >= *settings_.time;
    if (late || interrupted()) stop_.raise();
    if (!settings_.on_one_thread || now - reported_ < kBetweenLooks) return;
    reported_ = now;
    report();
}

bool Run::stopped() {
    look_at(clock_->now());
    return stop_.raised();
}

void Run::begin(const Part& part, std::size_t jobs) {
    began_ = clock_->now();
    done_ = 0;
    progress_ = {part.name, 0, jobs, Seconds{0}, part.counted, progress_.part + 1};
}

void Run::report() {
    progress_.done = done_;
    progress_.elapsed = clock_->now() - began_;
    if (listener_) listener_(progress_);
}

void Run::watched(const std::function<void()>& work) {
    if (settings_.on_one_thread) {
        work();
        report();
        return;
    }
    Finish finish;
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
