// Our own opponent in tic-tac-toe: perfect where the position can be solved in time, else the
// search by estimates; weaker levels err as people do.
#pragma once

#include <memory>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe::five {
class Means;
}

namespace lawan::tictactoe::player {

struct LawanSettings {
    int level = 10;  // 10 never errs on purpose
    MebiBytes memory{64};
    int threads = 1;
    std::shared_ptr<five::Means> means;  // where moves follow each other
};

template <class Board>
[[nodiscard]] Thought<Square> think(const BasicPosition<Board>& position,
                                    const LawanSettings& settings, Budget& budget, Random& random);

extern template Thought<Square> think(const BasicPosition<Bitboard>&, const LawanSettings&, Budget&,
                                      Random&);
extern template Thought<Square> think(const BasicPosition<WideBitboard>&, const LawanSettings&,
                                      Budget&, Random&);

}  // namespace lawan::tictactoe::player
