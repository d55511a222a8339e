// What tic-tac-toe's own engine knows, for those who do not know the game.
#include "games/tictactoe/engine/line_pairing.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/rules_of_thumb.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/words.hpp"
#include "module/typed_position.hpp"

namespace lawan::tictactoe {
namespace {

template <class Board>
[[nodiscard]] std::vector<Reason> explained(const BasicPosition<Board>& position, Square move) {
    constexpr int kPairingTries = 24;
    const Side side = position.side_to_move();
    if (position.rules().rule != RowRule::Free) return player::reasons_by_rules(position, move);
    std::vector<Reason> reasons =
        player::reasons_for(player::LineBoard::of(position), side, move.index());
    const auto after = position.after(move);
    if (after.move_count() == 0) return reasons;
    const auto pairs = line_pairing(position.rules(), after.marks(opponent_of(side)),
                                    after.marks(side), kPairingTries);
    if (pairs) reasons.push_back(words::kHoldsPairing);
    return reasons;
}

}  // namespace

Explanations explanations() {
    using Line = Explanations::Line;
    Explanations explanations;
    explanations.of_move = [](const AnyPosition& position, const Line& line) {
        return with_typed<Game, WideGame>(
            position, [&](const auto& own) { return explained(own, line.front().as<Square>()); });
    };
    explanations.why_worse = [](const AnyPosition& position, const Line& played,
                                const Line& better) {
        return with_typed<Game, WideGame>(position, [&](const auto& own) -> std::vector<Reason> {
            if (own.rules().rule != RowRule::Free) return {};
            return player::why_worse(
                player::LineBoard::of(own), own.side_to_move(),
                {played.front().as<Square>().index(), better.front().as<Square>().index()});
        });
    };
    return explanations;
}

}  // namespace lawan::tictactoe
