// What is known of a chunk of symmetric sets, as numbers for checkpoints and messages.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "games/adjacency/engine/checkpoint.hpp"
#include "games/adjacency/engine/full/symmetric_sets.hpp"

namespace lawan::adjacency::full {

// By the number of pairs and the chunk.
using Chunks = std::map<std::pair<int, std::uint64_t>, SymmetricSets::Exceptions>;

// How many sets, and for each what it is more than the one before, times three, plus its verdict.
[[nodiscard]] Fact to_fact(const SymmetricSets::Exceptions& exceptions);

enum class FactVersion {
    WithVerdicts,
    ZeroOrNot,  // checkpoints "full-2": twice, plus one if F = 0; the others count as given up
};
// Nothing where the numbers cannot be sets of this many pairs.
[[nodiscard]] std::optional<SymmetricSets::Exceptions> exceptions_from(const Fact& fact, int pairs,
                                                                       FactVersion version);

// The sets that are not won, as the lines of a proof name them; none where the second player does
// not win them all together.
[[nodiscard]] std::string excepted_lines(const Chunks& chunks, const SymmetricSets& sets);

}  // namespace lawan::adjacency::full
