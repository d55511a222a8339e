// What somebody types at the prompt of a game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "play/any_position.hpp"

namespace lawan::cli {

enum class Verb : std::uint8_t {
    Nothing,
    Move,
    Undo,
    Redo,
    Hint,
    Moves,
    Resign,
    Save,
    Load,
    New,
    Board,
    Help,
    Quit
};

struct Typed {
    Verb verb = Verb::Nothing;
    std::string rest = {};  // of the line after the command; of a move, the whole line
};

// What is not a command is taken for a move.
[[nodiscard]] Typed parse_typed(std::string_view line);

[[nodiscard]] std::string typed_help(const AnyPosition& position);

// Why this is no move: a cell that is not on the board, taken, not legal; or a misspelt command.
[[nodiscard]] std::string why_no_move(const AnyPosition& position, const std::string& typed);

}  // namespace lawan::cli
