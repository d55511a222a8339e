// When a move has to be found, on a machine that may be busy with other things.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/budget.hpp"

namespace lawan::adjacency::player {

// Asked every small part of a millisecond. Where more time than that has passed since it was asked
// last, somebody else had the processor; as that may happen again just before the end, twice the
// longest such wait is kept back from the time for the move.
class Deadline {
  public:
    // Times from the beginning of the move; the limit of the move is the budget's.
    Deadline(const Budget& budget, Seconds end)
        : budget_{&budget}, last_{budget.elapsed()}, end_{end} {}

    [[nodiscard]] bool passed() {
        const Seconds now = budget_->elapsed();
        longest_wait_ = std::max(longest_wait_, now - last_);
        last_ = now;
        const auto limit = budget_->limits().time;
        return now >= end_ || (limit && now + 2 * longest_wait_ >= *limit);
    }
    void move_to(Seconds end) { end_ = end; }

  private:
    const Budget* budget_;
    Seconds last_;
    Seconds end_;
    Seconds longest_wait_{0};
};

// The nodes of a search: it ends when the budget is spent, or so long after that began.
class NodesInTime {
  public:
    NodesInTime(Budget& budget, std::optional<Seconds> end) : budget_{&budget} {
        if (end) deadline_.emplace(budget, *end);
    }

    // The clock is asked every tenth of a millisecond or so.
    [[nodiscard]] bool spend() {
        constexpr std::uint64_t kNodesBetweenLooks = 256;
        if (over_) return false;
        if (!budget_->spend()) over_ = true;
        if (deadline_ && nodes_++ % kNodesBetweenLooks == 0 && deadline_->passed()) over_ = true;
        return !over_;
    }
    [[nodiscard]] bool over() const { return over_; }

  private:
    Budget* budget_;
    std::optional<Deadline> deadline_;
    std::uint64_t nodes_ = 0;
    bool over_ = false;
};

}  // namespace lawan::adjacency::player
