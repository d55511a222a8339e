// The game as experiments play it.
#include "experiments/searches_of.hpp"
#include "games/connect4/evaluators/evaluators.hpp"
#include "games/connect4/parts.hpp"
#include "games/connect4/rules/game.hpp"

namespace lawan::connect4 {

experiments::Ground ground() {
    static constexpr Words kText{"7x6, 4 in a row", "7x6, 4 berderet"};
    const Game game{Rules{}};
    experiments::Ground ground;
    ground.text = kText;
    ground.searches = [game] { return experiments::searched(game, kText, 6); };
    ground.spreads = [game] { return experiments::spread_game(game, kText); };
    return ground;
}

}  // namespace lawan::connect4
