// Exact play on boards of 6×6 and 4×4: the kernel of the engine, compiled for them, without an
// evaluation.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/othello/engine/searcher.hpp"

namespace lawan::othello {

struct SmallFinding {
    int lower = 0;  // lower ≤ score ≤ upper, for the side to move
    int upper = 0;
    int best = kNoSquare;
    std::uint64_t nodes = 0;
    [[nodiscard]] bool proved() const { return lower == upper; }
};

class SmallBoardSolver {
  public:
    SmallBoardSolver(int size, int threads, MebiBytes memory);

    // Narrows the bounds, starting from `within`, until they meet or the budget is spent. Tells of
    // each step, and now and then, from any of its threads, of the nodes so far.
    [[nodiscard]] SmallFinding solve(const Board& board, Budget& budget,
                                     std::optional<SmallFinding> within = {},
                                     const std::function<void(const SmallFinding&)>& sink = {});

  private:
    [[nodiscard]] std::uint64_t search_ahead(const Board& board, Budget& budget);
    [[nodiscard]] SearchOutcome tested(const Board& board, int beta, Budget& budget);
    // Without those that are images of others.
    [[nodiscard]] std::vector<int> different_moves(const Board& board) const;
    [[nodiscard]] int move_count(const Board& board) const;

    int cells_;
    TranspositionTable table_;
    Evaluation evaluation_;
    std::unique_ptr<Searcher> searcher_;
};

}  // namespace lawan::othello
