// Positions and the engine, in each version that they are compiled in.
#include <variant>

#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/settings.hpp"
#include "games/tictactoe/versions.hpp"

namespace lawan::tictactoe {

GameVersion LAWAN_VERSION::version() {
    const auto erased = [](const auto& game) { return lawan::AnyGame{game}; };
    return {
        [=](const Options& options) { return std::visit(erased, game_from(options)); },
        [=](std::string_view position) { return std::visit(erased, game_from_position(position)); },
        engine_bots(), solve_request};
}

}  // namespace lawan::tictactoe
