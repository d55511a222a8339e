#include "games/adjacency/engine/player/tables.hpp"

#include <algorithm>

namespace lawan::adjacency::player {
namespace {

// Parts of the memory: the proofs are worth more than estimates, which are made again soon.
constexpr std::uint64_t kPartForProofs = 2;
constexpr std::uint64_t kPartForEstimates = 4;
constexpr std::uint64_t kPartForSets = 8;
constexpr std::uint64_t kMostForSets = 16;  // a larger table is slower: it fits into no cache

[[nodiscard]] std::uint64_t part_of(MebiBytes memory, std::uint64_t part, std::uint64_t most) {
    return std::max<std::uint64_t>(1, std::min(memory.count / part, most));
}

}  // namespace

fixed::ProofTable& Tables::proofs(MebiBytes wanted) {
    subsets_.reset();
    return proofs_.with(part_of(memory_, kPartForProofs, wanted.count));
}

EstimateTable& Tables::estimates(MebiBytes wanted) {
    if (subsets_ && subsets_->size().count > memory_.count / 2) subsets_.reset();
    return estimates_.with(part_of(memory_, kPartForEstimates, wanted.count));
}

full::SetTable& Tables::sets() {
    return sets_.with(part_of(memory_, kPartForSets, kMostForSets));
}

full::SubsetMemory& Tables::subsets(MebiBytes wanted) {
    proofs_.drop();
    if (wanted.count + estimates_.size + sets_.size > memory_.count) {
        estimates_.drop();
        sets_.drop();
    }
    if (!subsets_) subsets_.emplace();
    return *subsets_;
}

void Tables::set_board(BoardSize size) {
    if (board_ && *board_ != size) forget();
    board_ = size;
}

void Tables::forget() {
    proofs_.drop();
    estimates_.drop();
    sets_.drop();
    subsets_.reset();
}

}  // namespace lawan::adjacency::player
