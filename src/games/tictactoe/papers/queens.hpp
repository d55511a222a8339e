// N queens, the example of the tic-tac-toe paper's chapter II: no two in a row, a column or a
// diagonal.
#pragma once

#include <optional>
#include <vector>

namespace lawan::tictactoe {

// The columns of the queens placed so far, one a row. A child has one queen more, in a column that
// is still free; the tree in full holds all beginnings of permutations.
class Queens {
  public:
    using State = std::vector<int>;

    explicit Queens(int count) : count_{count} {}

    [[nodiscard]] State root() const { return {}; }
    [[nodiscard]] std::vector<State> children(const State& placed) const;
    [[nodiscard]] bool feasible(const State& placed) const;
    [[nodiscard]] bool is_solution(const State& placed) const;

    // How far down the nearest solution lies: the paper's cost, which says itself that whoever
    // knows it need not search. None where there is no solution below.
    [[nodiscard]] std::optional<int> distance_to_solution(const State& placed) const;
    [[nodiscard]] int cost(const State& placed) const;

  private:
    int count_;
};

// The whole tree: nothing is forbidden and nothing ends it.
struct AllOfQueens : Queens {
    using Queens::Queens;
    [[nodiscard]] static bool feasible(const State&) { return true; }
    [[nodiscard]] static bool is_solution(const State&) { return false; }
};

}  // namespace lawan::tictactoe
