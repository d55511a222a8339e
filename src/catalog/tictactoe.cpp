// Tic-tac-toe and m,n,k in the catalog.
#include <variant>

#include "catalog/algorithms.hpp"
#include "catalog/games.hpp"
#include "games/tictactoe/game.hpp"
#include "games/tictactoe/settings.hpp"

namespace lawan {

GameEntry tictactoe_entry() {
    const auto erased = [](const auto& game) { return AnyGame{game}; };
    return {
        "tictactoe",
        "k marks in a row win, on any board up to 20x20",
        tictactoe::settings(),
        [=](const Options& options) { return std::visit(erased, tictactoe::game_from(options)); },
        [=](std::string_view position) {
            return std::visit(erased, tictactoe::game_from_position(position));
        },
        general_bots<tictactoe::Game, tictactoe::WideGame>()};
}

}  // namespace lawan
