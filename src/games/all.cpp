// The one list of games. A game is one line here and a folder beside this file.
#include "module/blunders.hpp"
#include "module/catalog.hpp"

#define LAWAN_GAMES(GAME) \
    GAME(adjacency)       \
    GAME(tictactoe)       \
    GAME(othello)         \
    GAME(connect4)

namespace lawan {

#define LAWAN_DECLARE(game) \
    namespace game {        \
    GameModule module();    \
    }
LAWAN_GAMES(LAWAN_DECLARE)

const std::vector<GameModule>& catalog() {
#define LAWAN_MODULE(game) game::module(),
    static const std::vector<GameModule> games = with_blunders({LAWAN_GAMES(LAWAN_MODULE)});
    return games;
}

}  // namespace lawan
