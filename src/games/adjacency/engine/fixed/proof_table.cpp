#include "games/adjacency/engine/fixed/proof_table.hpp"

#include <algorithm>
#include <bit>

namespace lawan::adjacency::fixed {

ProofTable::ProofTable(MebiBytes size)
    : table_{static_cast<std::size_t>(
          std::bit_floor(std::max<std::uint64_t>(1, size.bytes() / sizeof(Bucket))))} {}

}  // namespace lawan::adjacency::fixed
