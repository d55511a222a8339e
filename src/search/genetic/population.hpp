// Looking at an evolution is a policy, as looking at a tree search is.
#pragma once

#include <cstdint>
#include <vector>

namespace lawan::genetic {

// population.individual(line, fitness) for each one that was judged, then population.complete() at
// the end of a generation. A population is a small value; copies tell the same one.
struct NoPopulation {
    static constexpr bool kListens = false;
    template <class Move>
    static void individual(const std::vector<Move>&, std::int64_t) {}
    static constexpr void complete() {}
};

}  // namespace lawan::genetic
