// How results and opinions are put into words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/game.hpp"
#include "core/limits.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "core/thought.hpp"
#include "play/any_game.hpp"
#include "play/game_record.hpp"

namespace lawan::cli {

// What a person is called who gave no name.
inline constexpr const char* kYou = "You";

// "minimax wins 13 to 11", "a draw", "minimax wins: greedy took 3 s …". The record has a result.
[[nodiscard]] std::string result_text(const AnyGame& game, const GameRecord& record);

// "estimated +3 for O", "expected: X wins by 2", "proved: a draw".
[[nodiscard]] std::string valuation_text(const AnyGame& game, const Valuation& valuation,
                                         Side mover);

// The same of what a bot said: only some bots estimate final scores, and what the others say
// compares with nothing but itself: "estimated +412 for O, on the bot's own scale".
[[nodiscard]] std::string opinion_text(const AnyGame& game, const Spec& bot,
                                       const Valuation& valuation, Side mover);

// A side as the game calls it: "X", "Black".
[[nodiscard]] std::string side_name(const AnyGame& game, Side side);

// "Ann (X)"; the name alone where it says so already.
[[nodiscard]] std::string name_and_side(const AnyGame& game, const std::string& name, Side side);

// "40 s", "3 min 05 s", "2 h 10 min".
[[nodiscard]] std::string duration_text(Seconds time);

// "1 move", "2 moves".
[[nodiscard]] std::string count_text(std::size_t count, std::string_view thing);

}  // namespace lawan::cli
