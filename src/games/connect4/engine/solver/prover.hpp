// Exact scores for boards of any size: chooses the search that is compiled for the board.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4::solver {

// Remembers what it has found from one question to the next.
class Prover {
  public:
    virtual ~Prover() = default;

    // The score of a position (see win_score()) for the side to move if it lies between alpha and
    // beta, else a bound on it; none when the budget is spent. The position is of the rules that
    // the prover was made for.
    [[nodiscard]] virtual std::optional<int> score(const Position& position, int alpha, int beta,
                                                   Budget& budget) = 0;
};

// No more memory than so many nodes can fill: to clear a large table takes longer than a short
// look.
[[nodiscard]] MebiBytes enough_for(std::optional<std::uint64_t> nodes, MebiBytes most);

[[nodiscard]] std::unique_ptr<Prover> make_prover(const Rules& rules, MebiBytes memory,
                                                  int threads = 1);

}  // namespace lawan::connect4::solver
