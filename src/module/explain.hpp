// Why a move is good or bad, in the words of its game: what can be seen on the board, whoever made
// it, and what the search that looked at it can back.
#pragma once

#include <optional>
#include <vector>

#include "core/reason.hpp"
#include "core/thought.hpp"
#include "play/any_position.hpp"

namespace lawan {

// What there is to say of a move. The line begins with it, a legal one; what follows is best play
// of both sides as far as somebody searched it. Nothing where the game has no words of its own.
[[nodiscard]] std::vector<Reason> reasons_for_move(const AnyPosition& position,
                                                   const std::vector<AnyMove>& line);

// That the game's opening book has the move, and what it is worth there; for whoever asks a bot to
// search all the same.
[[nodiscard]] std::optional<Reason> reason_from_book(const AnyPosition& position, AnyMove move);

// What a bot says of the move it chose, and what there is to say of it.
[[nodiscard]] std::vector<Reason> reasons_for_thought(const AnyPosition& position,
                                                      const Thought<AnyMove>& thought);

// The same for a move after which a bot was asked: what it thought is of the answer, so that only
// how it knows is of use.
[[nodiscard]] std::vector<Reason> reasons_from_answer(const AnyPosition& position, AnyMove move,
                                                      const Thought<AnyMove>& answer);

}  // namespace lawan
