// Adjacency in the catalog.
#include "catalog/algorithms.hpp"
#include "catalog/games.hpp"
#include "games/adjacency/game.hpp"
#include "games/adjacency/settings.hpp"

namespace lawan {

GameEntry adjacency_entry() {
    return {"adjacency",
            "mark any empty cell; the enemy marks beside it flip; most marks win",
            adjacency::settings(),
            [](const Options& options) { return AnyGame{adjacency::game_from(options)}; },
            [](std::string_view position) {
                return AnyGame{adjacency::Game{adjacency::Game::parse_position(position)}};
            },
            general_bots<adjacency::Game>()};
}

}  // namespace lawan
