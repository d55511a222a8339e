// What Adjacency's own engine knows, for those who do not know the game.
#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/player/move_reasons.hpp"
#include "games/adjacency/parts.hpp"
#include "games/adjacency/rules/game.hpp"
#include "module/legal_line.hpp"
#include "module/typed_position.hpp"

namespace lawan::adjacency {
namespace {

bool may_be_solved(const Position& position) {
    // What takes some seconds on one core; docs/adjacency-theory.md has the curves.
    constexpr int kPliesOfFullBoards = 32;
    constexpr int kPlies = 16;
    return position.plies_left() <= (full::fills_the_board(position) ? kPliesOfFullBoards : kPlies);
}

}  // namespace

EngineTraits engine_traits() {
    EngineTraits traits;
    traits.may_be_solved = [](const AnyPosition& position) {
        return with_typed<Game>(position, may_be_solved);
    };
    traits.estimates_final_scores = [](const AnyPosition&) { return true; };
    return traits;
}

Explanations explanations() {
    using Line = Explanations::Line;
    Explanations explanations;
    explanations.of_move = [](const AnyPosition& position, const Line& line) {
        return with_typed<Game>(position, [&](const Position& own) {
            return player::reasons_for_move(own, line.front().as<Square>());
        });
    };
    explanations.why_worse = [](const AnyPosition& position, const Line& played,
                                const Line& better) {
        return with_typed<Game>(position, [&](const Position& own) {
            return player::why_worse(
                own, {legal_line<Square>(position, played), legal_line<Square>(position, better)});
        });
    };
    return explanations;
}

}  // namespace lawan::adjacency
