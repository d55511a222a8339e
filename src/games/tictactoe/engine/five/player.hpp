// The search for four and five in a row as a part of the opponent.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/memory_table.hpp"
#include "games/tictactoe/engine/player/estimate_search.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::five {

// Whether it plays by these rules: four or five in a row on boards of 7x7 or more, and exactly five
// on any board.
[[nodiscard]] bool plays(const Rules& rules);

// What a player has beyond a position: a network, threads, and a table that it keeps from move to
// move under a clock. Where nodes are counted the same position gets the same answer, whatever was
// played before.
class Means {
  public:
    Means(int threads, MebiBytes memory, std::shared_ptr<const Judge> judge = nullptr)
        : threads_{threads}, memory_{memory}, judge_{std::move(judge)} {}

    [[nodiscard]] const Judge& judge() const { return judge_ ? *judge_ : Judge::usual(); }
    [[nodiscard]] int threads() const { return threads_; }
    // The table for a search of this board within these limits; none where it had better have its
    // own.
    [[nodiscard]] MemoryTable* table(const Rules& rules, const Limits& limits);

  private:
    int threads_;
    MebiBytes memory_;
    std::shared_ptr<const Judge> judge_;  // none for the shipped one
    std::optional<Rules> rules_;
    std::optional<MemoryTable> table_;
};

// Only these cells may be played; any if the list is empty.
[[nodiscard]] player::Estimate estimate(const Board& board, Side side,
                                        const std::vector<int>& allowed, Budget& budget,
                                        Means& means);

}  // namespace lawan::tictactoe::five
