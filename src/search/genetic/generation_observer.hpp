// Watching an evolution is a policy, as tracing a tree search is.
#pragma once

#include <cstdint>
#include <vector>

namespace lawan::genetic {

// observer.individual(line, fitness) is called for each one that was judged, then
// observer.complete() at the end of a generation. An observer is a small value; copies tell the
// same one.
struct NoGenerationObserver {
    static constexpr bool kListens = false;
    template <class Move>
    static void individual(const std::vector<Move>&, std::int64_t) {}
    static constexpr void complete() {}
};

}  // namespace lawan::genetic
