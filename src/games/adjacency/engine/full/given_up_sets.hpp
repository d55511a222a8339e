// Symmetric sets whose search took too long: few of them, but each makes sets above it hard.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/adjacency/engine/full/symmetric_sets.hpp"
#include "games/adjacency/engine/full/symmetric_work.hpp"

namespace lawan::adjacency::full {

// Where a checkpoint tells of sets with this many pairs that were given up, they need not be
// searched again unless one with a pair more was given up too: all others found another way. Asked
// from the top down before anything is done; `above` is the answer for a pair more.
struct GivenUp {
    bool complete = false;              // all sets with as many pairs are known of
    std::vector<std::uint64_t> sets;    // those that were given up, in order
    std::vector<std::uint64_t> wanted;  // those that would help
};
[[nodiscard]] GivenUp given_up(const SymmetricSets& sets, int pairs, const SymmetricWork& work,
                               const GivenUp& above);

// Searches sets with this many pairs once more, by all threads together. Whether W or F = 0 is
// known of all of them then; nothing when the budget is spent.
[[nodiscard]] std::optional<bool> advance_again(SymmetricSets& sets, int pairs,
                                                const std::vector<std::uint64_t>& open,
                                                const SymmetricWork& work);

}  // namespace lawan::adjacency::full
