// Jobs from a source, done by workers, their results brought to a sink.
#pragma once

#include <mutex>
#include <optional>
#include <utility>

#include "work/threads.hpp"

namespace lawan {

// source() gives the next job, or nothing when there are no more; work(worker, job) does one, on
// several threads at once; sink(result) takes what came out. The source and the sink are called by
// one thread at a time, so neither needs a lock, and with one worker everything happens in the
// order of the source. When one of the three throws, no more jobs are handed out, and the first
// exception is thrown here once the jobs under way are done.
template <class Source, class Work, class Sink>
void run_jobs(int workers, Source source, Work work, Sink sink) {
    std::mutex mutex;
    bool failed = false;
    on_workers(workers, [&](int worker) {
        try {
            for (;;) {
                auto job = [&]() -> decltype(source()) {
                    const std::lock_guard lock{mutex};
                    if (failed) return std::nullopt;
                    return source();
                }();
                if (!job) return;
                auto result = work(worker, *std::move(job));
                const std::lock_guard lock{mutex};
                sink(std::move(result));
            }
        } catch (...) {
            const std::lock_guard lock{mutex};
            failed = true;
            throw;
        }
    });
}

}  // namespace lawan
