#include "work/pool.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#if !defined(__EMSCRIPTEN__) || defined(__EMSCRIPTEN_PTHREADS__)
#define LAWAN_HAS_THREADS 1
#include <condition_variable>
#include <system_error>
#include <thread>
#include <vector>
#endif

namespace lawan {
namespace {

using RunningByOwner = std::map<Pool::Owner, int>;  // owners without any are not in it

// The jobs of one urgency: owners stand in a row, and who was served goes to its end. Who is being
// served stands back for those who are not.
class Queue {
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

}  // namespace

class Pool::State {
  public:
    State(int threads, std::size_t longest_queue)
        : longest_queue_{longest_queue}, most_waiting_jobs_{std::max(1, threads - 1)} {
#ifdef LAWAN_HAS_THREADS
        const std::lock_guard lock{mutex_};  // none begins before all are there
        regular_ = threads;
        try {
            for (int i = 0; i < threads; ++i) {
                threads_.emplace_back([this] { work([this] { return take(); }); });
            }
            if (threads > 0) {
                threads_.emplace_back([this] { work([this] { return take_beside(); }); });
            }
        } catch (const std::system_error&) {
            if (threads_.empty()) throw;  // else those that there are do the work
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
        auto next = take();
        if (!next) return false;
        run(*next, lock);
        return true;
    }

    void close() {
        Queue now;
        Queue when_free;
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
        for (std::thread& thread : threads_) thread.join();
        threads_.clear();
#endif
    }

    [[nodiscard]] Load load() const {
        const std::lock_guard lock{mutex_};
        return {running_, queued_};
    }

  private:
    struct Next {
        std::pair<Owner, Job> job;
        Urgency urgency;
    };

    [[nodiscard]] std::optional<Next> take() {
        std::optional<Next> next;
        if (!now_.empty()) {
            next = Next{now_.pop(running_of_), Urgency::Now};
        } else if (!when_free_.empty() && waiting_jobs_running_ < most_waiting_jobs_) {
            next = Next{when_free_.pop(running_of_), Urgency::WhenFree};
        }
        if (next) --queued_;
        return next;
    }

    void run(Next& next, std::unique_lock<std::mutex>& lock) {
        const int waiting = next.urgency == Urgency::WhenFree ? 1 : 0;
        auto& [owner, job] = next.job;
        ++running_;
        ++running_of_[owner];
        waiting_jobs_running_ += waiting;
        lock.unlock();
        job();
        job = nullptr;
        lock.lock();
        --running_;
        if (--running_of_[owner] == 0) running_of_.erase(owner);
        waiting_jobs_running_ -= waiting;
    }

#ifdef LAWAN_HAS_THREADS
    // For the thread beside the others: what it does never keeps them from anything.
    [[nodiscard]] std::optional<Next> take_beside() {
        if (running_ < regular_ || !now_.has_one_of_others(running_of_)) return std::nullopt;
        --queued_;
        return Next{now_.pop(running_of_), Urgency::Now};
    }

    template <typename Take>
    void work(const Take& take_next) {
        std::unique_lock lock{mutex_};
        for (;;) {
            if (closed_) return;
            if (auto next = take_next()) {
                run(*next, lock);
                // One that had to wait may go on now, in the place of this one.
                there_is_work_.notify_all();
            } else {
                there_is_work_.wait(lock);
            }
        }
    }

    std::condition_variable there_is_work_;
    std::vector<std::thread> threads_;
    int regular_ = 0;  // threads
#endif

    mutable std::mutex mutex_;
    std::size_t longest_queue_;
    int most_waiting_jobs_;
    Queue now_;
    Queue when_free_;
    std::size_t queued_ = 0;
    int running_ = 0;
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

void Pool::close() {
    state_->close();
}

Pool::Load Pool::load() const {
    return state_->load();
}

}  // namespace lawan
