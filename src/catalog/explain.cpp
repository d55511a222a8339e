#include "catalog/explain.hpp"

#include "engines/tictactoe/line_pairing.hpp"
#include "engines/tictactoe/player/line_board.hpp"
#include "engines/tictactoe/player/rules_of_thumb.hpp"
#include "games/tictactoe/game.hpp"

namespace lawan {
namespace {

constexpr int kPairingTries = 24;

template <class Board>
[[nodiscard]] std::vector<Reason> explained(const tictactoe::BasicPosition<Board>& position,
                                            Square move) {
    const Side side = position.side_to_move();
    std::vector<Reason> reasons = tictactoe::player::reasons_for(
        tictactoe::player::LineBoard::of(position), side, move.index());
    const auto after = position.after(move);
    if (after.move_count() == 0) return reasons;
    const auto pairs = tictactoe::LinePairing<Board>{position.rules()}.find(
        after.marks(opponent_of(side)), after.marks(side), kPairingTries);
    if (pairs.found) reasons.push_back({"holds-pairing", {}});
    return reasons;
}

}  // namespace

std::vector<Reason> reasons_for_move(const AnyPosition& position, AnyMove move) {
    if (const auto* small = position.get<tictactoe::Game>()) {
        return explained(*small, move.as<Square>());
    }
    if (const auto* wide = position.get<tictactoe::WideGame>()) {
        return explained(*wide, move.as<Square>());
    }
    return {};
}

}  // namespace lawan
