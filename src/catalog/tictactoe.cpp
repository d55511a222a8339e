// Tic-tac-toe and m,n,k in the catalog.
#include <utility>
#include <variant>

#include "catalog/algorithms.hpp"
#include "catalog/games.hpp"
#include "catalog/tictactoe_lawan.hpp"
#include "catalog/tictactoe_papers.hpp"
#include "catalog/tictactoe_solver.hpp"
#include "games/tictactoe/game.hpp"
#include "games/tictactoe/settings.hpp"

namespace lawan {

GameEntry tictactoe_entry() {
    auto bots = general_bots<tictactoe::Game, tictactoe::WideGame>();
    for (auto& bot : tictactoe_paper_bots()) bots.push_back(std::move(bot));
    for (auto& bot : tictactoe_lawan_bots()) bots.push_back(std::move(bot));
    const auto erased = [](const auto& game) { return AnyGame{game}; };
    return {
        "tictactoe",
        "k marks in a row win, on any board up to 20x20",
        tictactoe::settings(),
        [=](const Options& options) { return std::visit(erased, tictactoe::game_from(options)); },
        [=](std::string_view position) {
            return std::visit(erased, tictactoe::game_from_position(position));
        },
        std::move(bots),
        evaluator_entries<tictactoe::Game>(),
        solve_tictactoe};
}

}  // namespace lawan
