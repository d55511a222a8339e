#include "games/tictactoe/papers/bnb.hpp"

#include <functional>
#include <optional>
#include <vector>

#include "search/branch_and_bound.hpp"

namespace lawan::tictactoe::papers {
namespace {

// One level of the tree. A node is a move; the root is none yet, and every child ends the search:
// what happens below it is for the opponent to say.
template <class Board>
class NextMove {
  public:
    using State = std::optional<Square>;

    NextMove(const BasicPosition<Board>& position, As as)
        : position_{position}, table_{position}, as_{as} {}

    [[nodiscard]] State root() const { return {}; }
    [[nodiscard]] std::vector<State> children(const State&) const {
        const auto moves = position_.legal_moves();
        return {moves.begin(), moves.end()};
    }
    [[nodiscard]] bool feasible(const State&) const { return true; }
    [[nodiscard]] bool is_solution(const State& move) const { return move.has_value(); }
    [[nodiscard]] Merit cost(const State& move) const {
        if (!move) return {};
        return {table_.terms(coordinate_of(*move, position_.size())), as_};
    }

  private:
    BasicPosition<Board> position_;
    CostTable<Board> table_;
    As as_;
};

}  // namespace

template <class Board>
Thought<Square> bnb(const BasicPosition<Board>& position, As as, Budget& budget) {
    const NextMove<Board> problem{position, as};
    // "More" comes first.
    BranchAndBound<NextMove<Board>, std::greater<>> search{
        problem, budget, {Jumps::Forbidden, Until::FirstSolution}};
    const auto explored = search.search();
    const Square move =
        explored.solutions.empty() ? position.legal_moves()[0] : *explored.solutions.front();
    return {move, {}, 1, budget.nodes(), budget.elapsed(), {move}};
}

template Thought<Square> bnb(const BasicPosition<Bitboard>&, As, Budget&);
template Thought<Square> bnb(const BasicPosition<WideBitboard>&, As, Budget&);

}  // namespace lawan::tictactoe::papers
