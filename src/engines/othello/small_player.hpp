// A player for boards of 6×6 and 4×4: exact as soon as the end can be reached.
#pragma once

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/thought.hpp"
#include "engines/othello/level.hpp"
#include "engines/othello/small_board.hpp"
#include "games/othello/position.hpp"

namespace lawan::othello {

template <int Size>
class SmallPlayer {
  public:
    SmallPlayer(int threads, MebiBytes memory, const Level& level = level_table(kLevels))
        : solver_{Size, threads, memory}, level_{level} {}

    [[nodiscard]] Thought<Move> think(const BasicPosition<Size>& position, Budget& budget);

  private:
    SmallBoardSolver solver_;
    Level level_;  // weak ones look less far ahead and see the end later
};

extern template class SmallPlayer<6>;
extern template class SmallPlayer<4>;

}  // namespace lawan::othello
