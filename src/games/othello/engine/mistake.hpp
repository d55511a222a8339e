// Why a move was worse than another, as far as the two lines that the search found can back it.
#pragma once

#include <vector>

#include "core/reason.hpp"
#include "games/othello/rules/move.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

// Both lines begin with a move of the position: the one that was played, and the better one; then
// comes best play of both sides as far as it was searched.
struct ComparedLines {
    std::vector<Move> played;
    std::vector<Move> better;
};

// The most telling first; empty where the lines show nothing that has a name.
template <int Size>
[[nodiscard]] std::vector<Reason> why_worse(const BasicPosition<Size>& position,
                                            const ComparedLines& lines);

}  // namespace lawan::othello
