// Which game of tic-tac-toe a user asks for: the settings of the catalog, and the narrowest type
// that the board fits into.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/options.hpp"
#include "games/tictactoe/rules/game.hpp"

namespace lawan::tictactoe {

using GameOfAnySize = std::variant<Game, WideGame>;

// size, in-a-row, rule, first.
[[nodiscard]] std::vector<OptionSpec> settings();

// Without in-a-row a square board is won by a full line, as in the paper; other boards have to say
// it. Throws InputError.
[[nodiscard]] GameOfAnySize game_from(const Options& options);

// Whole lines win on a large square board, which is hardly what was meant, unless in-a-row is
// given.
[[nodiscard]] std::optional<Phrase> settings_note(const Options& options);

// The game that goes on from a position in its one-line form. Throws InputError.
[[nodiscard]] GameOfAnySize game_from_position(std::string_view text);

}  // namespace lawan::tictactoe
