// The local search bot of adjacency-b (section 2.3): simulated annealing.
#pragma once

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/common.hpp"
#include "search/local/annealing.hpp"

namespace lawan::adjacency::papers {

// As described: the search of search/local/annealing.hpp with its defaults, and volatile against
// immutable marks.
struct BAnnealing {
    local::Annealing annealing;
    VolatileMarks::Weights weights;
};

[[nodiscard]] Thought<Move> b_annealing(const Position& position, const BAnnealing& options,
                                        Budget& budget, Random& random);

// The published program. Its temperature is static and never reset: it goes on falling from move to
// move and from game to game, for as long as this object lives.
class BAnnealingPublished {
  public:
    explicit BAnnealingPublished(const local::Annealing& annealing);

    [[nodiscard]] Thought<Move> think(const Position& position, Budget& budget, Random& random);

    [[nodiscard]] double temperature() const { return cooling_.temperature(); }

  private:
    local::Annealing options_;
    local::Cooling cooling_;
};

}  // namespace lawan::adjacency::papers
