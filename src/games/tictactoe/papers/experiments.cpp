// The experiments of the tic-tac-toe paper for the catalog, and the game's ground for others.
#include "games/tictactoe/papers/experiments.hpp"
#include "experiments/searches_of.hpp"
#include "games/tictactoe/evaluators/evaluators.hpp"
#include "games/tictactoe/papers/queens_words.hpp"
#include "games/tictactoe/papers/table_words.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/rules/game.hpp"

namespace lawan::tictactoe {

using experiments::Experiment;

std::vector<Experiment> experiments() {
    Experiment table_1{"tictactoe-1",
                       experiments::tictactoe_words::kSummary,
                       experiments::tictactoe_words::kTable1,
                       false,
                       false,
                       experiments::run_tictactoe_1};
    table_1.uses_nodes = true;
    table_1.uses_games = table_1.uses_seed = false;
    table_1.takes_much_memory = true;
    Experiment four_queens{"four-queens",
                           experiments::queens_words::kSummary,
                           experiments::queens_words::kSource,
                           false,
                           false,
                           experiments::run_four_queens};
    four_queens.uses_games = four_queens.uses_seed = false;
    return {table_1, four_queens};
}

experiments::Ground ground() {
    using experiments::tictactoe_words::kInARow;
    const Game game{Rules{{4, 4}, 4}};
    experiments::Ground ground;
    ground.settings = {{"size", "4"}};
    ground.text = kInARow;
    ground.searches = [game] { return experiments::searched(game, kInARow, 6); };
    ground.spreads = [game] { return experiments::spread_game(game, kInARow); };
    return ground;
}

}  // namespace lawan::tictactoe
