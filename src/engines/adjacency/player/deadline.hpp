// When a move has to be found, on a machine that may be busy with other things.
#pragma once

#include <algorithm>
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

}  // namespace lawan::adjacency::player
