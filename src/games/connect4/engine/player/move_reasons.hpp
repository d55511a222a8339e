// What a move does, as a player sees it on the board.
#pragma once

#include <vector>

#include "core/bitboard.hpp"
#include "core/reason.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4::player {

// Where the side to move completes a line at once, and where its opponent would.
[[nodiscard]] Bitboard wins_now(const Position& position);
[[nodiscard]] Bitboard wins_of_opponent(const Position& position);

// What there is to say of a legal move.
[[nodiscard]] std::vector<Reason> reasons_for(const Position& position, Square move);

// What holds of a position whatever is played: threats that wait in rows that their side gets, and
// following up.
[[nodiscard]] std::vector<Reason> reasons_for(const Position& position);

// Why a legal move is worse than another one.
[[nodiscard]] std::vector<Reason> why_worse(const Position& position, Square played, Square better);

}  // namespace lawan::connect4::player
