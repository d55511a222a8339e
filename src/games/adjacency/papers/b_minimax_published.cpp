#include "games/adjacency/papers/b_minimax_published.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "search/alpha_beta.hpp"
#include "search/greedy.hpp"

namespace lawan::adjacency::papers {
namespace {

// +1, 0 and −1 on the scale of the volatilities.
struct MixedUtility : LinearVolatility {
    [[nodiscard]] static Score outcome(const Position& position) {
        const Score score = position.final_score();
        return Score{(score > Score{0}) - (score < Score{0})};
    }
};

// The program's tree knows one bot, and that is O (putO): as X, too, it looks for the best move of
// O on the board as it stands, and plays it.
[[nodiscard]] Position as_o(const Position& position) {
    if (position.side_to_move() == Side::O) return position;
    return Position::set_up(position.size(), {position.marks(Side::X), position.marks(Side::O)},
                            Side::O, position.plies_left());
}

// The bot has moved, and is to move again on a board that will be filled.
[[nodiscard]] Position double_move(const Position& root, Move move) {
    const Position after = root.after(move);
    return Position::set_up(after.size(), {after.marks(Side::X), after.marks(Side::O)},
                            root.side_to_move(), after.empty().count());
}

// The first of the best moves; nothing when the budget is spent on the way. The program gives each
// root move to one of 8 threads, with a full window: the values are the same on one.
[[nodiscard]] std::optional<Thought<Move>> search(const Position& root, int depth, Budget& budget) {
    const MixedUtility evaluator;
    AlphaBeta<Position, MixedUtility> alpha_beta{evaluator, budget};
    std::optional<Thought<Move>> best;
    Score highest = -Score::infinity();
    for (const Move move : root.legal_moves()) {
        const auto found = alpha_beta.search(double_move(root, move), depth);
        if (!found || !found->finished) return std::nullopt;
        if (found->value > highest) {
            highest = found->value;
            best = answer(move, highest, depth + 1, budget);
        }
    }
    return best;
}

[[nodiscard]] Thought<Move> fallback(const Position& root, const Budget& spent) {
    const VolatileMarks evaluator{{}, VolatileMarks::Immutable::AsInProgram};
    Budget enough{Limits::none()};
    Thought<Move> thought = greedy(root, evaluator, enough);
    thought.nodes += spent.nodes();
    thought.time = spent.elapsed();
    return thought;
}

}  // namespace

int b_first_depth(int empty_cells, int leaves) {
    int depth = 0;
    std::int64_t tree = 1;
    while (depth < empty_cells) {
        tree *= empty_cells - depth;
        if (tree > leaves) break;
        ++depth;
    }
    return depth;
}

Thought<Move> b_minimax_published(const Position& asked, int leaves, Budget& budget) {
    const Position position = as_o(asked);
    const int empty_cells = position.empty().count();
    const int last_depth = std::min(empty_cells, 2 * rounds_left(position));
    std::optional<Thought<Move>> best;
    for (int depth = b_first_depth(empty_cells, leaves); depth <= last_depth; ++depth) {
        auto found = search(position, depth, budget);
        if (!found) break;
        best = std::move(found);
    }
    if (!best) return fallback(position, budget);
    best->nodes = budget.nodes();
    best->time = budget.elapsed();
    return *best;
}

}  // namespace lawan::adjacency::papers
