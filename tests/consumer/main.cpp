#include <iostream>
#include <lawan/games/adjacency/evaluators/evaluators.hpp>
#include <lawan/games/adjacency/rules/game.hpp>
#include <lawan/search/alpha_beta.hpp>

int main() {
    using namespace lawan::adjacency;
    const Game game{Game::parse_position("6OO/6OO/8/8/8/8/XX6/XX6 X 8 8")};
    const LinearVolatility evaluator;
    lawan::Budget budget{lawan::Limits::none()};
    lawan::AlphaBeta<Position, LinearVolatility> search{evaluator, budget};
    const auto found = search.search(game.start(), 3);
    std::cout << game.move_text(found->line.front()) << " after " << budget.nodes() << " nodes\n";
}
