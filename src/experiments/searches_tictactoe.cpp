#include "experiments/searches_of.hpp"
#include "games/tictactoe/game.hpp"

namespace lawan::experiments {

SearchedGame tictactoe_searches() {
    return searched(tictactoe::Game{tictactoe::Rules{{4, 4}, 4}}, "4x4, 4 in a row", 6);
}

}  // namespace lawan::experiments
