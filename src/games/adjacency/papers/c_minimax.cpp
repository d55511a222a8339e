#include "games/adjacency/papers/c_minimax.hpp"

#include <optional>
#include <vector>

#include "games/adjacency/papers/fixed_depth.hpp"
#include "games/adjacency/papers/marks.hpp"

namespace lawan::adjacency::papers {
namespace {

// The search of the published program.
class PublishedSearch {
  public:
    explicit PublishedSearch(Budget& budget) : budget_{&budget} {}

    struct State {
        Move move;
        Marks marks;
    };

    // The slip: what is handed back is the successor that was chosen, not the leaf that it was
    // chosen for. So a node is worth the board one ply below it, and the bounds, which hold such
    // values from several depths, cut where nothing is proved.
    [[nodiscard]] State choose(const State& state, Mover mover, int depth, Score alpha,
                               Score beta) {
        if (!budget_->spend()) return state;
        if (depth == 0 || state.marks.empty().empty()) return state;
        const std::vector<State> successors = successors_of(state.marks, mover);
        State chosen = successors.front();
        const Mover next = mover == Mover::Bot ? Mover::Opponent : Mover::Bot;
        for (const State& successor : successors) {
            const Score value = choose(successor, next, depth - 1, alpha, beta).marks.difference();
            if (budget_->spent()) return state;
            if (mover == Mover::Bot && alpha < value) {
                alpha = value;
                chosen = successor;
            } else if (mover == Mover::Opponent && beta > value) {
                beta = value;
                chosen = successor;
            }
            if (alpha >= beta) break;
        }
        return chosen;
    }

  private:
    // The other slip: the opponent flips as it should, but the mark that it sets is the bot's.
    [[nodiscard]] static Marks simulated(const Marks& marks, Mover mover, Square cell) {
        return marks.after(mover, cell).with(Mover::Bot, Bitboard::of(cell));
    }

    // In the order of the board: the lines that would sort them are commented out.
    [[nodiscard]] static std::vector<State> successors_of(const Marks& marks, Mover mover) {
        std::vector<State> successors;
        for (const Square cell : squares(marks.empty())) {
            successors.push_back({cell, simulated(marks, mover, cell)});
        }
        return successors;
    }

    Budget* budget_;
};

constexpr Score kBeyondAll{10000};

}  // namespace

Thought<Move> c_minimax(const Position& position, const CMinimax& options, Budget& budget,
                        Random& random) {
    const int depth = depth_within(options.depth, budget);
    if (options.as == As::Described) {
        return fixed_depth(position, depth, ChosenOrder::by_static_score(), budget, random);
    }
    PublishedSearch search{budget};
    const auto chosen = search.choose({position.legal_moves()[0], Marks::of(position)}, Mover::Bot,
                                      depth, -kBeyondAll, kBeyondAll);
    if (budget.spent()) return any_move(position, budget, random);
    return answer(chosen.move, budget);
}

}  // namespace lawan::adjacency::papers
