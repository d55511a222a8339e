#include "play/any_position.hpp"

#include <algorithm>

namespace lawan {

bool AnyPosition::is_legal(AnyMove move) const {
    const auto moves = legal_moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

std::optional<Score> AnyPosition::final_score_after(AnyMove move) const {
    const AnyPosition next = after(move);
    if (!next.is_over()) return std::nullopt;
    const bool same_side = next.side_to_move() == side_to_move();
    return same_side ? next.final_score() : -next.final_score();
}

std::optional<Side> AnyPosition::winner() const {
    const Score score = final_score();
    if (score == Score{0}) return std::nullopt;
    return score > Score{0} ? side_to_move() : opponent_of(side_to_move());
}

}  // namespace lawan
