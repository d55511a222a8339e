#include "experiments/searches_of.hpp"
#include "games/othello/game.hpp"

namespace lawan::experiments {

SearchedGame othello_searches() {
    return searched(othello::Game{}, "8x8", 6);
}

}  // namespace lawan::experiments
