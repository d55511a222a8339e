#include "games/othello/engine/crew.hpp"

#include <algorithm>

namespace lawan::othello {

// The oldest nodes are the biggest.
SharedNode* Crew::join_one(const SharedNode* top) {
    for (SharedNode* node : nodes_) {
        if (top != nullptr && !node->is_below(top)) continue;
        if (!node->has_moves_left() || node->is_cut()) continue;
        ++node->helpers_;
        return node;
    }
    return nullptr;
}

// Who shares the node alone can give it up, so what is thrown waits for him.
void Crew::search(SharedNode& node, int worker) {
    try {
        node.help(worker);
    } catch (...) {
        node.cut_off();
        const std::lock_guard lock{mutex_};
        if (!node.thrown_) node.thrown_ = std::current_exception();
    }
}

void Crew::help(SharedNode& node, int worker, std::unique_lock<std::mutex>& lock) {
    lock.unlock();
    search(node, worker);
    lock.lock();
    --node.helpers_;
    changed_.notify_all();
}

void Crew::share(SharedNode& node, int worker) {
    std::unique_lock lock{mutex_};
    nodes_.push_back(&node);
    changed_.notify_all();
    lock.unlock();
    search(node, worker);
    lock.lock();
    nodes_.erase(std::find(nodes_.begin(), nodes_.end(), &node));
    // Whoever still searches a move of this node may share nodes below it: help there meanwhile.
    while (node.helpers_ > 0) {
        if (SharedNode* below = join_one(&node)) {
            help(*below, worker, lock);
        } else {
            idle_.fetch_add(1, std::memory_order_relaxed);
            changed_.wait(lock);
            idle_.fetch_sub(1, std::memory_order_relaxed);
        }
    }
    if (node.thrown_) std::rethrow_exception(node.thrown_);
}

void Crew::serve(int worker) {
    std::unique_lock lock{mutex_};
    while (!dismissed_) {
        if (SharedNode* node = join_one(nullptr)) {
            help(*node, worker, lock);
        } else {
            idle_.fetch_add(1, std::memory_order_relaxed);
            changed_.wait(lock);
            idle_.fetch_sub(1, std::memory_order_relaxed);
        }
    }
}

void Crew::dismiss() {
    const std::lock_guard lock{mutex_};
    dismissed_ = true;
    changed_.notify_all();
}

}  // namespace lawan::othello
