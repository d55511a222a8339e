#include "play/any_position.hpp"

#include <algorithm>

namespace lawan {

bool AnyPosition::is_legal(AnyMove move) const {
    const auto moves = legal_moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

std::optional<Side> AnyPosition::winner() const {
    const Score score = final_score();
    if (score == Score{0}) return std::nullopt;
    return score > Score{0} ? side_to_move() : opponent_of(side_to_move());
}

}  // namespace lawan
