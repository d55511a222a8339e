// What happens along a line of play, for the side that moves first in it: what explanations of
// moves and of mistakes tell.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/bitboard.hpp"
#include "core/side.hpp"
#include "core/square.hpp"
#include "games/othello/evaluators/corners.hpp"
#include "games/othello/rules/move.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

// The further one looks, the more happens: explanations follow lines this far.
inline constexpr std::size_t kStoryHorizon = 8;

template <int Size>
struct LineStory {
    std::vector<BasicPosition<Size>> positions = {};  // after each move
    std::optional<Square> corner_lost = {};           // the first that the opponent takes
    std::optional<Square> corner_won = {};
    bool passes = false;            // the mover has to
    bool makes_pass = false;        // the opponent has to
    bool to_the_end = false;        // of the game
    std::optional<Side> last = {};  // who put the last disc
};

// The line holds legal moves; at most `plies` of them are followed.
template <int Size>
[[nodiscard]] LineStory<Size> told(const BasicPosition<Size>& start, const std::vector<Move>& line,
                                   std::size_t plies);

// Moves that leave no empty corner to the opponent: not beside one that is empty, and after which
// he cannot take one.
template <int Size>
[[nodiscard]] int safe_moves(const BasicPosition<Size>& position);

// The empty squares that hang together with this one, which is empty, by steps of a king.
template <int Size>
[[nodiscard]] Bitboard empty_region(const BasicPosition<Size>& position, Square square);

// Discs that can never turn again, as far as that is easily seen.
[[nodiscard]] int stable_discs_of(const Position& position, Side side);

[[nodiscard]] std::string square_name(Square square);

}  // namespace lawan::othello
