// What a game can say of its moves.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/reason.hpp"
#include "core/side.hpp"
#include "core/words.hpp"
#include "play/any_position.hpp"

namespace lawan {

// Cells where a side threatens something: the same thing at each of them.
struct Threats {
    Side side;
    Words kind;
    std::string sign;  // the same in a character or two, for the board
    int rank;          // 0 is the gravest
    std::vector<AnyMove> cells;
};

// A game that leaves one of these empty has nothing to say.
struct Explanations {
    using Line = std::vector<AnyMove>;

    // What there is to say of the first move of a line; what follows is best play of both sides as
    // far as somebody searched it. The move is legal, the others need not be.
    std::function<std::vector<Reason>(const AnyPosition&, const Line& line)> of_move = {};
    // Why one line was worse than another; both begin with a legal move of the position.
    std::function<std::vector<Reason>(const AnyPosition&, const Line& played, const Line& better)>
        why_worse = {};
    // Why an empty cell may not be taken, where the rules of the game forbid some.
    std::function<std::optional<Reason>(const AnyPosition&, AnyMove)> why_forbidden = {};
    // What both sides threaten to do with their next move, the gravest first; and where they may
    // not move. Only what there is.
    std::function<std::vector<Threats>(const AnyPosition&)> threats = {};
    // That the opening book has the move, and what it is worth there.
    std::function<std::optional<Reason>(const AnyPosition&, AnyMove)> from_book = {};
};

}  // namespace lawan
