// The search trees that a session keeps for a while.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

#include "session/bot_means.hpp"
#include "session/kept_tree.hpp"

namespace lawan::session {

// From any thread.
class KeptTrees {
  public:
    explicit KeptTrees(std::shared_ptr<MemoryBudget> memory) : memory_{std::move(memory)} {}

    [[nodiscard]] std::int64_t next_number();
    // The oldest go where there are too many, or too little memory. False where there is none even
    // without them.
    [[nodiscard]] bool keep(std::shared_ptr<const KeptTree> tree);
    // None where it is no longer kept.
    [[nodiscard]] std::shared_ptr<const KeptTree> find(std::int64_t number) const;

  private:
    struct Kept {
        std::shared_ptr<const KeptTree> tree;
        MemoryBudget::Share share;
    };

    std::shared_ptr<MemoryBudget> memory_;
    mutable std::mutex mutex_;
    std::deque<Kept> trees_;
    std::int64_t next_number_ = 1;
};

}  // namespace lawan::session
