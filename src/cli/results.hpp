// How results and opinions are put into words, in the language of the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/value.hpp"
#include "core/game.hpp"
#include "core/limits.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "core/thought.hpp"
#include "play/any_game.hpp"
#include "play/game_record.hpp"

namespace lawan::cli {

// What a person is called who gave no name; and whether a name is that one, in any language.
[[nodiscard]] std::string you();
[[nodiscard]] bool is_you(std::string_view name);

// "minimax wins 13 to 11", "a draw", "minimax wins: greedy took 3 s …". The record has a result.
[[nodiscard]] std::string result_text(const AnyGame& game, const GameRecord& record);

// Whether a margin that gives the empty squares to the winner is another one than that in discs.
[[nodiscard]] bool empty_squares_count(const AnyGame& game, const AnyPosition& end);

// "estimated +3 for O", "expected: X wins by 2", "proved: a draw", and what compares with nothing
// but itself: "estimated +412 for O, on the bot's own scale".
[[nodiscard]] std::string value_text(const AnyGame& game, const Value& value, Side mover);

// A side as the game calls it: "X", "Black".
[[nodiscard]] std::string side_name(const AnyGame& game, Side side);

// "Ann (X)"; the name alone where it says so already.
[[nodiscard]] std::string name_and_side(const AnyGame& game, const std::string& name, Side side);

// "40 s", "3 min 05 s", "2 h 10 min".
[[nodiscard]] std::string duration_text(Seconds time);

// Moves of a line, each written by the position it is made in; several moves of one position.
[[nodiscard]] std::vector<std::string> line_texts(const AnyPosition& start,
                                                  const std::vector<AnyMove>& line);
[[nodiscard]] std::vector<std::string> move_texts(const AnyPosition& position,
                                                  const std::vector<AnyMove>& moves);

}  // namespace lawan::cli
