// A bounded pool of threads: jobs of many owners, done fairly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

namespace lawan {

// Somebody waits for a job now, or it may wait until a thread is free.
enum class Urgency : std::uint8_t { Now, WhenFree };

// Owners take turns, so that one with many jobs does not keep the others waiting, and one with a
// job under way gets another thread only where nobody without one waits. Jobs that may wait never
// hold all threads, where there are several. When all threads are busy, one more does urgent jobs
// of those who have none under way. A job that has turned out to be long, after a few hundredths of
// a second, holds no place any more: another thread comes for the short ones, and where there are
// more long ones than cores, they stand back. So long thoughts of many do not keep others waiting.
// A job must not throw.
class Pool {
  public:
    using Owner = std::uint64_t;
    using Job = std::function<void()>;

    struct Load {
        int running = 0;
        std::size_t queued = 0;
    };

    // Without threads, as in a web page or a test, jobs wait for run_one().
    Pool(int threads, std::size_t longest_queue);
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;
    ~Pool();  // as close()

    // False when the queue is full or closed; then the job is not taken.
    [[nodiscard]] bool submit(Owner owner, Urgency urgency, Job job);

    // Does the next job here; false when there is none.
    bool run_one();
    // The same for a job that somebody waits for, in the middle of one that may wait and was begun
    // by run_one(). False where it is no such moment.
    bool run_urgent();

    // Waits for the jobs under way; those that have not begun are dropped, and no more are taken.
    void close();

    [[nodiscard]] Load load() const;

  private:
    class State;
    std::unique_ptr<State> state_;
};

}  // namespace lawan
