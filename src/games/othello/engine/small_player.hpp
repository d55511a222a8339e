// A player for boards of 6×6 and 4×4: exact as soon as the end can be reached.
#pragma once

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/othello/engine/small_board.hpp"
#include "games/othello/engine/strength.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

template <int Size>
class SmallPlayer {
  public:
    SmallPlayer(int threads, MebiBytes memory, const Strength& strength)
        : solver_{Size, threads, memory}, strength_{on_board_of(strength, Size * Size)} {}

    [[nodiscard]] Thought<Move> think(const BasicPosition<Size>& position, Budget& budget,
                                      Random& random);

  private:
    using P = BasicPosition<Size>;

    // Each ply deeper than the one before, as far as the budget goes.
    [[nodiscard]] Thought<Move> search_ahead(const P& position, int depth, Budget& budget) const;
    // The move that looks best to somebody who misjudges each of them a little.
    [[nodiscard]] Thought<Move> misjudged(const P& position, int depth, Budget& budget,
                                          Random& random) const;
    // The quick look is what remains when the budget does not reach to the end.
    [[nodiscard]] Thought<Move> solved(const P& position, Thought<Move> quick, Budget& budget);

    [[nodiscard]] Thought<Move> passed(const P& position, Budget& budget, Random& random);

    SmallBoardSolver solver_;
    Strength strength_;
};

extern template class SmallPlayer<6>;
extern template class SmallPlayer<4>;

}  // namespace lawan::othello
