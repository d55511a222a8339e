// A move that wins, where a solver proved a win and named none.
#pragma once

#include <optional>

#include "play/solver.hpp"

namespace lawan::cli {

// A move that keeps what is proved: at least `answer.bounds.lower`. None where that is no win,
// where none is found in about the time that the answer took or in what is left of the request's
// time, and after a stop.
[[nodiscard]] std::optional<AnyMove> winning_move(const Solver& solve, const SolveRequest& request,
                                                  const SolveAnswer& answer);

}  // namespace lawan::cli
