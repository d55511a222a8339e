#include "games/adjacency/papers/b_annealing.hpp"

#include <optional>

#include "games/adjacency/papers/marks.hpp"

namespace lawan::adjacency::papers {
namespace {

// The program's own evaluation: a mark with four neighbours, all of its side, counts 4 and any
// other 1. At the edge there are never four.
[[nodiscard]] Score surrounded_marks(const Marks& marks) {
    const auto worth = [](Bitboard side) {
        Bitboard surrounded;
        for (const Square cell : squares(side)) {
            if (beside(cell).count() == 4 && (beside(cell) & ~side).empty()) {
                surrounded |= Bitboard::of(cell);
            }
        }
        return side.count() + 3 * surrounded.count();
    };
    return Score{worth(marks.bot) - worth(marks.opponent)};
}

// The slips in the opponent's greedy reply: it is chosen on the board before the bot's move, of the
// cells that are empty after it; and where no reply gives the opponent more than nothing, the cell
// at the top left is filled whether it is empty or not.
[[nodiscard]] Square published_reply(const Marks& before, const Marks& after) {
    Square reply{0};
    Score best{0};
    for (const Square cell : squares(after.empty())) {
        const Score value = -surrounded_marks(before.after(Mover::Opponent, cell));
        if (value > best) {
            best = value;
            reply = cell;
        }
    }
    return reply;
}

}  // namespace

Thought<Move> b_annealing(const Position& position, const BAnnealing& options, Budget& budget,
                          Random& random) {
    const VolatileMarks evaluator{options.weights, VolatileMarks::Immutable::AsInText};
    return local::annealing(position, evaluator, options.annealing, budget, random);
}

BAnnealingPublished::BAnnealingPublished(const local::Annealing& annealing)
    : options_{annealing}, cooling_{annealing.temperature, annealing.cooling} {}

Thought<Move> BAnnealingPublished::think(const Position& position, Budget& budget, Random& random) {
    const Marks before = Marks::of(position);
    const Score current = surrounded_marks(before);
    const auto moves = position.legal_moves();
    std::optional<Move> tried;
    for (int i = 0; i < options_.tries; ++i) {
        if (!budget.spend() && tried) break;
        tried = random.pick(moves);
        const Marks after = before.after(Mover::Bot, *tried);
        const Marks answered = after.after(Mover::Opponent, published_reply(before, after));
        const Score value = surrounded_marks(answered);
        if (value > current) break;
        const double probability = cooling_.acceptance(value - current);
        cooling_.cool();
        if (probability > options_.threshold) break;
    }
    // Without an acceptance, the move tried last.
    return answer(*tried, budget);
}

}  // namespace lawan::adjacency::papers
