// Workers that all end when one of them has to.
#pragma once

#include <atomic>
#include <functional>

#include "work/threads.hpp"

namespace lawan {

// As on_workers(). A body that throws sets `stopped`, which the others look at: none of them waits
// for what that one would have done.
inline void on_workers(int workers, std::atomic<bool>& stopped,
                       const std::function<void(int)>& body) {
    on_workers(workers, [&](int worker) {
        try {
            body(worker);
        } catch (...) {
            stopped = true;
            throw;
        }
    });
}

}  // namespace lawan
