#include "session/kept_trees.hpp"

#include <algorithm>
#include <utility>

namespace lawan::session {
namespace {

// An upper estimate, which includes what the vectors of each node take.
MebiBytes size_of(const KeptTree& tree) {
    constexpr std::uint64_t kBytesANode = 256;
    const std::uint64_t bytes = kBytesANode * tree.children.size();
    return {(bytes >> 20U) + 1};
}

}  // namespace

std::int64_t KeptTrees::next_number() {
    const std::lock_guard lock{mutex_};
    return next_number_++;
}

bool KeptTrees::keep(std::shared_ptr<const KeptTree> tree) {
    constexpr std::size_t kMost = 8;
    const MebiBytes size = size_of(*tree);
    const std::lock_guard lock{mutex_};
    if (trees_.size() >= kMost) trees_.pop_front();
    auto share = memory_->take(size);
    while (!share && !trees_.empty()) {
        trees_.pop_front();
        share = memory_->take(size);
    }
    if (!share) return false;
    trees_.push_back({std::move(tree), std::move(share)});
    return true;
}

std::shared_ptr<const KeptTree> KeptTrees::find(std::int64_t number) const {
    const std::lock_guard lock{mutex_};
    const auto found = std::find_if(trees_.begin(), trees_.end(),
                                    [&](const Kept& kept) { return kept.tree->number == number; });
    return found == trees_.end() ? nullptr : found->tree;
}

}  // namespace lawan::session
