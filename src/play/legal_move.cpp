#include "play/legal_move.hpp"

namespace lawan {

std::optional<AnyMove> legal_move(const AnyPosition& position, std::string_view text) {
    const auto move = position.parse_move(text);
    return move && position.is_legal(*move) ? move : std::nullopt;
}

std::optional<AnyMove> forced_pass(const AnyPosition& position) {
    const auto moves = position.legal_moves();
    if (moves.size() != 1 || position.cell(moves.front())) return std::nullopt;
    return moves.front();
}

}  // namespace lawan
