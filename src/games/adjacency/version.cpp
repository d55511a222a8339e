// Positions and the engine, in each version that they are compiled in.
#include "games/adjacency/parts.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/rules/settings.hpp"
#include "games/adjacency/versions.hpp"

namespace lawan::adjacency {

GameVersion LAWAN_VERSION::version() {
    return {[](const Options& options) { return AnyGame{game_from(options)}; },
            [](std::string_view position) { return AnyGame{Game{Game::parse_position(position)}}; },
            {engine_bot()},
            solve_request};
}

}  // namespace lawan::adjacency
