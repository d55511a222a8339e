// All symmetric sets with as many pairs, chunk by chunk.
#pragma once

#include <cstdint>
#include <optional>

#include "games/adjacency/engine/full/symmetric_sets.hpp"
#include "games/adjacency/engine/full/symmetric_work.hpp"

namespace lawan::adjacency::full {

// Does the sets with this many pairs; those with fewer must be done. False when the budget is
// spent.
[[nodiscard]] bool advance(SymmetricSets& sets, int pairs, const SymmetricWork& work);

// The exceptions among the sets of one chunk, or of one set that was given up before, which may
// take `most_nodes` now; whoever asks tells them to advance() later. Sets with fewer pairs must be
// done. Nothing when the budget is spent.
[[nodiscard]] std::optional<SymmetricSets::Exceptions> examine_chunk(const SymmetricSets& sets,
                                                                     int pairs, std::uint64_t chunk,
                                                                     const SymmetricWork& work);
[[nodiscard]] std::optional<SymmetricSets::Exceptions> examine_again(const SymmetricSets& sets,
                                                                     int pairs, std::uint64_t set,
                                                                     const SymmetricWork& work,
                                                                     std::uint64_t most_nodes);

}  // namespace lawan::adjacency::full
