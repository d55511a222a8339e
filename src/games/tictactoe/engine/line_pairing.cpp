#include "games/tictactoe/engine/line_pairing.hpp"

#include "games/tictactoe/engine/solver/coverage.hpp"

namespace lawan::tictactoe {
namespace {

[[nodiscard]] solver::Cells set_of(Bitboard board) {
    return board.bits();
}
[[nodiscard]] const WideBitboard& set_of(const WideBitboard& board) {
    return board;
}

}  // namespace

template <class Board>
std::optional<std::vector<Board>> line_pairing(const Rules& rules, const Board& maker,
                                               const Board& breaker, int most_tries) {
    using Set = std::decay_t<decltype(set_of(maker))>;
    const auto found =
        solver::BasicLineCover<Set>{rules}.pairs(set_of(maker), set_of(breaker), most_tries);
    if (!found) return std::nullopt;
    std::vector<Board> pairs;
    for (const Set& pair : *found) pairs.emplace_back(pair);
    return pairs;
}

template std::optional<std::vector<Bitboard>> line_pairing(const Rules&, const Bitboard&,
                                                           const Bitboard&, int);
template std::optional<std::vector<WideBitboard>> line_pairing(const Rules&, const WideBitboard&,
                                                               const WideBitboard&, int);

}  // namespace lawan::tictactoe
