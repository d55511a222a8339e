#include "engines/adjacency/full/symmetric_costs.hpp"

#include <cmath>
#include <cstdint>

#include "engines/adjacency/full/layered_values.hpp"

namespace lawan::adjacency::full {
namespace {

// Boards with more have sets that take long.
constexpr int kPairsOfHardSets = 20;

}  // namespace

MebiBytes memory_for_tables(const Question& question) {
    constexpr std::uint64_t kShare = 4;
    if (question.position.empty().count() <= 2 * kPairsOfHardSets) return {0};
    return {question.memory.count / kShare};
}

void share_out(MebiBytes memory, int threads, SymmetricSets::Work& work) {
    constexpr int kLeastCells = 20;
    constexpr int kMostCellsOfOwn = 28;
    work.memory_for_table = memory;
    for (int cells = kLeastCells; cells <= kMostCellsOfOwn; ++cells) {
        const std::uint64_t needed = most_memory_for_layers(cells, 1).count;
        if (needed * static_cast<std::uint64_t>(threads) <= memory.count / 2) {
            work.cells_for_own_table = cells;
        }
    }
}

// Most is done about half way up: nearly the integral of a normal density, around 0.53 of all pairs
// with a deviation of 0.08 on 8×8, and around 0.57 with one of 0.06 on 8×6.
double share_of_work(double pairs, int all) {
    const double middle = all > kPairsOfHardSets ? 0.53 : 0.57;
    const double deviation = all > kPairsOfHardSets ? 0.08 : 0.06;
    const double at = pairs / static_cast<double>(all);
    return 0.5 * std::erfc((middle - at) / (deviation * std::sqrt(2.0)));
}

}  // namespace lawan::adjacency::full
