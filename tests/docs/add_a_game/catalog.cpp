// Chomp in the catalog.
#include "catalog/algorithms.hpp"
#include "game.hpp"

namespace lawan {

GameEntry chomp_entry() {
    return {"chomp",
            "take a cell and all to its right and below; who takes a1 loses",
            {},  // no settings
            [](const Options&) { return AnyGame{chomp::Game{}}; },
            [](std::string_view position) {
                return AnyGame{chomp::Game{chomp::Game::parse_position(position)}};
            },
            general_bots<chomp::Game>()};
}

}  // namespace lawan
