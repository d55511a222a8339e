// Solving the positions of a problem set one after the other, with what is counted on the way.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/memory.hpp"
#include "core/options.hpp"
#include "core/words.hpp"
#include "play/any_position.hpp"

namespace lawan {

struct SolvedProblem {
    std::optional<int> score = {};  // for the side to move; none where it was stopped
    std::string best = {};          // a best move; empty where the side to move has none
    std::uint64_t nodes = 0;
    Seconds cpu_time{0};
    Seconds time{0};
};

class ProblemSolver {
  public:
    virtual ~ProblemSolver() = default;

    // Asked before it begins: not every game that can be set up need be one that it solves.
    [[nodiscard]] virtual bool can_solve(const AnyPosition&) const { return true; }
    // As if the positions before had not been solved.
    [[nodiscard]] virtual SolvedProblem solve(const AnyPosition& position,
                                              const StopSignal& stop) = 0;
    // Which instructions of the processor it uses, where it has a choice.
    [[nodiscard]] virtual std::string instructions() const { return {}; }
    // What the user should know before it begins.
    [[nodiscard]] virtual std::optional<Phrase> warning() const { return std::nullopt; }
};

// How a game makes one. A game that leaves this empty solves problems by its solver.
struct ProblemSolverMaker {
    std::vector<OptionSpec> options = {};  // besides --threads and --memory
    std::function<std::unique_ptr<ProblemSolver>(int threads, MebiBytes memory,
                                                 const Options& options)>
        make = {};
};

}  // namespace lawan
