// Threads that help each other search: the brothers of a first move are shared once it has been
// searched (Feldmann: Game tree search on massively parallel systems, 1993, "young brothers wait").
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <vector>

#include "games/othello/engine/in_each_kernel.hpp"

namespace lawan::othello {

// A node whose remaining moves several threads search.
class SharedNode {
  public:
    explicit SharedNode(const SharedNode* parent) : parent_{parent} {}
    SharedNode(const SharedNode&) = delete;
    SharedNode& operator=(const SharedNode&) = delete;
    virtual ~SharedNode() = default;

    [[nodiscard]] virtual bool has_moves_left() const = 0;
    // Searches moves until there are none left or the node is cut off.
    virtual void help(int worker) = 0;

    // Nothing below here matters any more.
    LAWAN_IN_EACH_KERNEL void cut_off() { cut_.store(true, std::memory_order_relaxed); }
    [[nodiscard]] LAWAN_IN_EACH_KERNEL bool is_cut() const {
        for (const SharedNode* node = this; node != nullptr; node = node->parent_) {
            if (node->cut_.load(std::memory_order_relaxed)) return true;
        }
        return false;
    }
    [[nodiscard]] bool is_below(const SharedNode* other) const {
        for (const SharedNode* node = this; node != nullptr; node = node->parent_) {
            if (node == other) return true;
        }
        return false;
    }

  private:
    friend class Crew;
    const SharedNode* parent_;
    std::atomic<bool> cut_{false};
    int helpers_ = 0;  // guarded by the crew's lock, and so is what one of them threw
    std::exception_ptr thrown_;
};

class Crew {
  public:
    // Whether sharing a node would give anybody something to do.
    [[nodiscard]] bool has_idle() const { return idle_.load(std::memory_order_relaxed) > 0; }

    // Has the node searched by whoever is free, the caller included; returns when all are done.
    // Throws what any of them threw.
    void share(SharedNode& node, int worker);

    // What a helping thread does until it is dismissed.
    void serve(int worker);
    void dismiss();

  private:
    // With the lock held: an open node below `top` (anywhere if there is none), joined.
    [[nodiscard]] SharedNode* join_one(const SharedNode* top);
    void search(SharedNode& node, int worker);
    void help(SharedNode& node, int worker, std::unique_lock<std::mutex>& lock);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<SharedNode*> nodes_;
    std::atomic<int> idle_{0};
    bool dismissed_ = false;
};

}  // namespace lawan::othello
