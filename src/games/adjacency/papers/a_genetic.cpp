#include "games/adjacency/papers/a_genetic.hpp"

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/marks.hpp"
#include "search/genetic/genetic_move.hpp"

namespace lawan::adjacency::papers {
namespace {

// The score at which the published program takes a line for perfect.
constexpr std::int64_t kPerfect = 63;

// The slips of the published program: the line is always played with X as the first mover, and its
// worth is always that for O.
class AlwaysForO {
  public:
    explicit AlwaysForO(const Position& root)
        : start_{root.size(), root.marks(Side::O), root.marks(Side::X)} {}

    [[nodiscard]] std::int64_t operator()(const genetic::Chromosome<Move>& line,
                                          const Position&) const {
        Marks marks = start_;  // with O as the bot
        Mover mover = Mover::Opponent;
        for (const Move move : line) {
            marks = marks.after(mover, move);
            mover = mover == Mover::Bot ? Mover::Opponent : Mover::Bot;
        }
        return marks.difference().points();
    }

  private:
    Marks start_;
};

}  // namespace

Thought<Move> a_genetic(const Position& position, const AGenetic& options, Budget& budget,
                        Random& random) {
    genetic::MoveSequence sequence;
    sequence.population = options.population;
    sequence.generations = options.generations;
    sequence.mutation = options.mutation;
    sequence.genes = rounds_left(position);
    if (options.as == As::Described) {
        return genetic::genetic_move(position, MarkDifference{}, sequence, budget, random);
    }
    sequence.goal = kPerfect;
    const auto fittest =
        genetic::evolve_move_sequence(position, AlwaysForO{position}, sequence, budget, random);
    if (!fittest) return any_move(position, budget, random);
    return answer(fittest->chromosome.front(), budget);
}

}  // namespace lawan::adjacency::papers
