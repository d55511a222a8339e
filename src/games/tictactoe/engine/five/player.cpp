#include "games/tictactoe/engine/five/player.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/tictactoe/engine/five/search.hpp"

namespace lawan::tictactoe::five {
namespace {

constexpr int kLeastPerSide = 7;

// The first mark goes where lines have most room.
[[nodiscard]] Point centre(const Board& board) {
    const BoardSize size = board.rules().size;
    return board.point(Square{size.rows / 2 * size.columns + size.columns / 2});
}

[[nodiscard]] int on_scale_of_player(int score) {
    if (is_win(score)) return player::kWon + kProved - score;
    if (is_loss(score)) return -player::kWon - kProved - score;
    return score;
}

// In Renju an answer may also prevent a threat of X by making it a forbidden move, which the search
// for threats does not look for: only what it completes itself is certain there.
[[nodiscard]] bool is_proved(int score, const Rules& rules, Side side) {
    if (rules.rule == RowRule::Renju && side == Side::X) return score >= win_in(3);
    return is_proved_win(score);
}

// Where the opponent threatens a row, or two ways to one, the moves that were searched are all that
// do not lose at once.
[[nodiscard]] bool is_lost(const Choice& choice, const Board& board, Side side) {
    if (choice.moves.empty() || board.rules().rule == RowRule::Renju) return false;
    const Side enemy = opponent_of(side);
    const bool all =
        board.count(enemy, Threat::Five) > 0 || board.count(enemy, Threat::WinningFour) > 0;
    return all && is_proved_win(-choice.moves.front().score);
}

}  // namespace

bool plays(const Rules& rules) {
    if (rules.rule != RowRule::Free) return true;
    return rules.in_a_row >= kLeastRow && rules.in_a_row <= kMostRow &&
           std::min(rules.size.columns, rules.size.rows) >= kLeastPerSide;
}

player::Estimate estimate(const Board& board, Side side, const std::vector<int>& allowed,
                          Budget& budget) {
    player::Estimate result;
    std::vector<Point> points;
    points.reserve(allowed.size());
    for (const int cell : allowed) points.push_back(board.point(Square{cell}));
    if (board.marks() == 0 && points.empty()) points.push_back(centre(board));
    const Choice choice = Search{board, side, budget}.think(points);
    for (const Rated& move : choice.moves)
        result.moves.emplace_back(on_scale_of_player(move.score), board.square(move.point).index());
    if (result.moves.empty()) {
        for (int cell = 0; result.moves.empty(); ++cell) {
            if (board.is_empty(board.point(Square{cell}))) result.moves.emplace_back(0, cell);
        }
    }
    result.depth = choice.depth;
    for (const Point point : choice.line) result.line.push_back(board.square(point).index());
    result.proved =
        !choice.moves.empty() && is_proved(choice.moves.front().score, board.rules(), side);
    result.lost = allowed.empty() && is_lost(choice, board, side);
    return result;
}

}  // namespace lawan::tictactoe::five
