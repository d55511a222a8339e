// What a user can choose before a game of Othello: size, who starts, or a position to start from.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "core/options.hpp"
#include "games/othello/rules/game.hpp"

namespace lawan::othello {

using GameOfAnySize = std::variant<BasicGame<8>, BasicGame<6>, BasicGame<4>>;

[[nodiscard]] std::vector<OptionSpec> settings();

// The usual start on a board of the size chosen. Throws InputError for other sizes.
[[nodiscard]] GameOfAnySize game_from(const Options& options);

// A game from a position, whose number of cells tells the size. Throws InputError.
[[nodiscard]] GameOfAnySize game_from_position(std::string_view text);

}  // namespace lawan::othello
