#include "work/pool.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#if !defined(__EMSCRIPTEN__) || defined(__EMSCRIPTEN_PTHREADS__)
#define LAWAN_HAS_THREADS 1
#include <condition_variable>
#include <iterator>
#include <list>
#include <system_error>
#include <thread>
#endif

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace lawan {

using RunningByOwner = std::map<Pool::Owner, int>;  // owners without any are not in it

// The jobs of one urgency: owners stand in a row, and who was served goes to its end. Who is being
// served stands back for those who are not.
class PoolQueue {
  public:
    void push(Pool::Owner owner, Pool::Job job) {
        auto& jobs = jobs_[owner];
        if (jobs.empty()) row_.push_back(owner);
        jobs.push_back(std::move(job));
    }

    [[nodiscard]] bool empty() const { return row_.empty(); }

    [[nodiscard]] bool has_one_of_others(const RunningByOwner& running) const {
        return std::any_of(row_.begin(), row_.end(),
                           [&](Pool::Owner owner) { return running.count(owner) == 0; });
    }

    [[nodiscard]] std::pair<Pool::Owner, Pool::Job> pop(const RunningByOwner& running) {
        auto next = std::find_if(row_.begin(), row_.end(),
                                 [&](Pool::Owner owner) { return running.count(owner) == 0; });
        if (next == row_.end()) next = row_.begin();
        const Pool::Owner owner = *next;
        row_.erase(next);
        const auto found = jobs_.find(owner);
        Pool::Job job = std::move(found->second.front());
        found->second.pop_front();
        if (found->second.empty()) {
            jobs_.erase(found);
        } else {
            row_.push_back(owner);
        }
        return {owner, std::move(job)};
    }

    void clear() {
        row_.clear();
        jobs_.clear();
    }

  private:
    std::deque<Pool::Owner> row_;
    std::map<Pool::Owner, std::deque<Pool::Job>> jobs_;
};

namespace {

#ifdef LAWAN_HAS_THREADS
#ifdef __linux__
int thread_number() {
    return ::gettid();
}
// Of one thread: that is how Linux takes it.
void lower_priority(int thread) {
    constexpr int kStandsBack = 10;
    const auto id = static_cast<id_t>(thread);
    if (::getpriority(PRIO_PROCESS, id) < kStandsBack) {
        (void)::setpriority(PRIO_PROCESS, id, kStandsBack);
    }
}
#else
int thread_number() {
    return 0;
}
void lower_priority(int) {}
#endif
#endif

}  // namespace

class Pool::State {
  public:
    State(int threads, std::size_t longest_queue)
        : longest_queue_{longest_queue},
          regular_{threads},
          most_waiting_jobs_{std::max(1, threads - 1)} {
#ifdef LAWAN_HAS_THREADS
        if (threads == 0) return;
        const std::lock_guard lock{mutex_};  // none begins before all are there
        for (int i = 0; i <= threads; ++i) add_worker(Urgency::Now);
        if (workers_.empty()) {
            throw std::system_error{
                std::make_error_code(std::errc::resource_unavailable_try_again)};
        }
        for (int i = 0; i < most_waiting_jobs_; ++i) add_worker(Urgency::WhenFree);
        try {
            watcher_ = std::thread{[this] { watch(); }};
        } catch (const std::system_error&) {
            // Without it long jobs keep their places, as they do where there is one thread.
        }
#endif
    }

    [[nodiscard]] bool submit(Owner owner, Urgency urgency, Job job) {
        {
            const std::lock_guard lock{mutex_};
            if (closed_ || queued_ == longest_queue_) return false;
            ++queued_;
            (urgency == Urgency::Now ? now_ : when_free_).push(owner, std::move(job));
        }
#ifdef LAWAN_HAS_THREADS
        there_is_work_.notify_all();
#endif
        return true;
    }

    bool run_one() {
        std::unique_lock lock{mutex_};
        auto next = take(Urgency::Now);
        if (!next) next = take(Urgency::WhenFree);
        if (!next) return false;
        Running here;
        run(*next, lock, here);
        return true;
    }

    bool run_urgent() {
        std::unique_lock lock{mutex_};
        if (regular_ > 0 || running_ != 1 || waiting_jobs_running_ != 1) return false;
        auto next = take(Urgency::Now);
        if (!next) return false;
        Running here;
        run(*next, lock, here);
        return true;
    }

    void close() {
        PoolQueue now;
        PoolQueue when_free;
        {
            const std::lock_guard lock{mutex_};
            closed_ = true;
            queued_ = 0;
            // What the jobs hold is let go without the lock: it may ask us for something.
            std::swap(now, now_);
            std::swap(when_free, when_free_);
        }
#ifdef LAWAN_HAS_THREADS
        there_is_work_.notify_all();
        job_began_.notify_all();
        if (watcher_.joinable()) watcher_.join();  // who else adds threads and takes them away
        for (Worker& worker : workers_) worker.thread.join();
        workers_.clear();
#endif
    }

    [[nodiscard]] Load load() const {
        const std::lock_guard lock{mutex_};
        return {running_ + long_, queued_};
    }

  private:
    struct Next {
        std::pair<Owner, Job> job;
        Urgency urgency;
    };

    // What a thread does now.
    struct Running {
        std::optional<std::chrono::steady_clock::time_point> began = {};
        Urgency urgency = Urgency::Now;
        bool is_long = false;
    };

    // Owners who have nothing under way come first, and there is always a thread for their urgent
    // jobs. What takes long holds no place of a short job, and counts for its owner all the same.
    // A job that may wait does so while an urgent one could begin: the next piece of an owner's
    // analysis never passes the move of the same owner.
    [[nodiscard]] std::optional<Next> take(Urgency urgency) {
        const bool spare = regular_ == 0 || running_ + long_ < regular_;
        const bool place = regular_ == 0 || running_ < regular_;
        const auto serves = [&](const PoolQueue& queue) {
            return !queue.empty() && (spare || queue.has_one_of_others(running_of_));
        };
        const bool any_now = now_.has_one_of_others(running_of_) || (place && serves(now_));
        std::optional<Next> next;
        if (urgency == Urgency::Now) {
            if (any_now) next = Next{now_.pop(running_of_), Urgency::Now};
        } else if (!any_now && place && waiting_jobs_running_ < most_waiting_jobs_ &&
                   serves(when_free_)) {
            next = Next{when_free_.pop(running_of_), Urgency::WhenFree};
        }
        if (next) --queued_;
        return next;
    }

    void run(Next& next, std::unique_lock<std::mutex>& lock, Running& here) {
        auto& [owner, job] = next.job;
        here = {std::chrono::steady_clock::now(), next.urgency};
        count(here, 1);
        ++running_of_[owner];
#ifdef LAWAN_HAS_THREADS
        if (running_ == 1) job_began_.notify_all();
#endif
        lock.unlock();
        job();
        job = nullptr;
        lock.lock();
        if (--running_of_[owner] == 0) running_of_.erase(owner);
        count(here, -1);
        here.began.reset();
    }

    void count(const Running& job, int change) {
        (job.is_long ? long_ : running_) += change;
        if (!job.is_long && job.urgency == Urgency::WhenFree) waiting_jobs_running_ += change;
    }

#ifdef LAWAN_HAS_THREADS
    // One for jobs that may wait gives way to all others on the processor, from its first on.
    struct Worker {
        Urgency urgency;  // of the jobs that it does
        std::thread thread = {};
        Running job = {};
        int number = 0;        // of the thread, for the system
        bool lowered = false;  // it stands back for the others, for good
        bool gone = false;
    };

    // Where the system gives no more threads, those that there are do the work.
    void add_worker(Urgency urgency) {
        Worker& worker = workers_.emplace_back(Worker{urgency});
        try {
            worker.thread = std::thread{[this, &worker] { work(worker); }};
        } catch (const std::system_error&) {
            workers_.pop_back();
        }
    }

    void work(Worker& self) {
        std::unique_lock lock{mutex_};
        self.number = thread_number();
        if (self.urgency == Urgency::WhenFree) {
            lower_priority(self.number);
            self.lowered = true;
        }
        while (!closed_) {
            auto next = take(self.urgency);
            // Where the system gave no thread for those.
            if (!next && count_workers(Urgency::WhenFree) == 0) next = take(Urgency::WhenFree);
            if (!next) {
                there_is_work_.wait(lock);
                continue;
            }
            run(*next, lock, self.job);
            // One that had to wait may go on now, in the place of this one.
            there_is_work_.notify_all();
            // One stays in any case: the system may refuse another.
            const bool was_lowered = self.lowered && self.urgency == Urgency::Now;
            const int needed = was_lowered ? 1 : wanted(self.urgency);
            if (self.job.is_long && threads_for_short(self.urgency) > needed) break;
            self.job.is_long = false;
        }
        self.gone = true;
    }

    [[nodiscard]] int wanted(Urgency urgency) const {
        return urgency == Urgency::Now ? regular_ + 1 : most_waiting_jobs_;
    }

    [[nodiscard]] std::ptrdiff_t count_workers(Urgency urgency) const {
        return std::count_if(workers_.begin(), workers_.end(),
                             [&](const auto& one) { return one.urgency == urgency; });
    }

    [[nodiscard]] int threads_for_short(Urgency urgency) const {
        return static_cast<int>(
            std::count_if(workers_.begin(), workers_.end(), [&](const auto& one) {
                return one.urgency == urgency && !one.gone && !(one.job.is_long && one.job.began);
            }));
    }

    // Jobs that have turned out to be long make room: another thread does what would wait for them.
    void watch() {
        std::unique_lock lock{mutex_};
        while (!closed_) {
            if (running_ == 0) {
                job_began_.wait(lock);
                continue;
            }
            job_began_.wait_for(lock, kLong / 4);
            const auto now = std::chrono::steady_clock::now();
            for (Worker& worker : workers_) {
                Running& job = worker.job;
                if (!job.began || job.is_long || now - *job.began < kLong) continue;
                count(job, -1);
                job.is_long = true;
                count(job, 1);
            }
            make_room();
        }
    }

    void make_room() {
        for (auto it = workers_.begin(); it != workers_.end();) {
            if (it->gone) it->thread.join();
            it = it->gone ? workers_.erase(it) : std::next(it);
        }
        for (const Urgency urgency : {Urgency::Now, Urgency::WhenFree}) {
            const int missing = wanted(urgency) - threads_for_short(urgency);
            for (int i = 0; i < missing && count_workers(urgency) < kMostThreads; ++i) {
                add_worker(urgency);
            }
        }
        there_is_work_.notify_all();
        if (long_ <= regular_) return;
        // More of them than cores: short jobs go first.
        for (Worker& worker : workers_) {
            if (!worker.job.is_long || worker.lowered) continue;
            lower_priority(worker.number);
            worker.lowered = true;
        }
    }

    static constexpr std::chrono::milliseconds kLong{40};
    static constexpr std::ptrdiff_t kMostThreads = 80;  // of each urgency

    std::condition_variable there_is_work_;
    std::condition_variable job_began_;  // for the watcher
    std::list<Worker> workers_;
    std::thread watcher_;
#endif

    mutable std::mutex mutex_;
    std::size_t longest_queue_;
    int regular_;  // threads for short jobs, without the one beside them; nought: run_one() alone
    int most_waiting_jobs_;
    PoolQueue now_;
    PoolQueue when_free_;
    std::size_t queued_ = 0;
    int running_ = 0;  // without those that have turned out to be long
    int long_ = 0;
    RunningByOwner running_of_;
    int waiting_jobs_running_ = 0;
    bool closed_ = false;
};

Pool::Pool(int threads, std::size_t longest_queue)
    : state_{std::make_unique<State>(threads, longest_queue)} {}

Pool::~Pool() {
    close();
}

bool Pool::submit(Owner owner, Urgency urgency, Job job) {
    return state_->submit(owner, urgency, std::move(job));
}

bool Pool::run_one() {
    return state_->run_one();
}

bool Pool::run_urgent() {
    return state_->run_urgent();
}

void Pool::close() {
    state_->close();
}

Pool::Load Pool::load() const {
    return state_->load();
}

}  // namespace lawan
