// Positions, in each version that they are compiled in; the engine chooses its kernel itself.
#include <variant>

#include "games/othello/rules/game.hpp"
#include "games/othello/rules/settings.hpp"
#include "games/othello/versions.hpp"

namespace lawan::othello {

GameVersion LAWAN_VERSION::version() {
    const auto erased = [](const auto& game) { return lawan::AnyGame{game}; };
    return {[=](const Options& options) { return std::visit(erased, game_from(options)); },
            [=](std::string_view position) {
                return std::visit(erased, game_from_position(position));
            }};
}

}  // namespace lawan::othello
