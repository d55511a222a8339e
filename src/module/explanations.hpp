// What a game can say of its moves.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/reason.hpp"
#include "play/any_position.hpp"

namespace lawan {

// A game that leaves one of these empty has nothing to say.
struct Explanations {
    using Line = std::vector<AnyMove>;

    // What there is to say of the first move of a line; what follows is best play of both sides as
    // far as somebody searched it. The move is legal, the others need not be.
    std::function<std::vector<Reason>(const AnyPosition&, const Line& line)> of_move = {};
    // Why one line was worse than another; both begin with a legal move of the position.
    std::function<std::vector<Reason>(const AnyPosition&, const Line& played, const Line& better)>
        why_worse = {};
    // That the opening book has the move, and what it is worth there.
    std::function<std::optional<Reason>(const AnyPosition&, AnyMove)> from_book = {};
};

}  // namespace lawan
