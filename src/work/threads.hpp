// The one place that starts threads.
#pragma once

#include <functional>

namespace lawan {

// How many threads this machine runs at once; 1 where there are none, as in a web page.
[[nodiscard]] int available_workers();

// Calls body(0) … body(workers − 1) and returns when all have returned. The caller is worker 0. A
// worker is not promised: where threads cannot be had (in a web page, or too many were asked for)
// some of the calls are not made at all, so the workers must share their work between those that
// came. body(0) is always called.
//
// When a body throws, the first exception is thrown again here, once all have returned.
void on_workers(int workers, const std::function<void(int)>& body);

}  // namespace lawan
