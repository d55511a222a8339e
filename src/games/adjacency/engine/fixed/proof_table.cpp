#include "games/adjacency/engine/fixed/proof_table.hpp"

#include <algorithm>
#include <bit>

namespace lawan::adjacency::fixed {

ProofTable::ProofTable(MebiBytes size)
    : table_{static_cast<std::size_t>(
          std::bit_floor(std::max<std::uint64_t>(1, size.bytes() / sizeof(Bucket))))} {}

void ProofTable::clear() {
    for (std::size_t i = 0; i < table_.size(); ++i) {
        for (Slot& slot : table_[i].slots) slot.facts.store(0, std::memory_order_relaxed);
    }
}

}  // namespace lawan::adjacency::fixed
