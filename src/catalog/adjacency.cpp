// Adjacency in the catalog.
#include <utility>

#include "catalog/adjacency_lawan.hpp"
#include "catalog/adjacency_papers.hpp"
#include "catalog/algorithms.hpp"
#include "catalog/games.hpp"
#include "games/adjacency/game.hpp"
#include "games/adjacency/settings.hpp"

namespace lawan {

GameEntry adjacency_entry() {
    auto bots = general_bots<adjacency::Game>();
    bots.push_back(adjacency_lawan_bot());
    for (auto& bot : adjacency_paper_bots()) bots.push_back(std::move(bot));
    return {"adjacency",
            "mark any empty cell; the enemy marks beside it flip; most marks win",
            adjacency::settings(),
            [](const Options& options) { return AnyGame{adjacency::game_from(options)}; },
            [](std::string_view position) {
                return AnyGame{adjacency::Game{adjacency::Game::parse_position(position)}};
            },
            std::move(bots),
            evaluator_entries<adjacency::Game>(),
            solve_adjacency};
}

}  // namespace lawan
