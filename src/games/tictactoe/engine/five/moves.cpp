#include "games/tictactoe/engine/five/moves.hpp"

namespace lawan::tictactoe::five {

// Each such move of the opponent must be prevented, at its cell or where it would complete a row
// afterwards; or one makes fours oneself.
PointSet answers_to_winning_fours(const Board& board, Side side) {
    const Side enemy = opponent_of(side);
    PointSet answers;
    bool first = true;
    board.cells(enemy, Threat::WinningFour).for_each([&](Point threat) {
        PointSet own;
        own.add(threat);
        board.for_each_completing(threat, enemy, [&](Point point) { own.add(point); });
        if (first) {
            answers = own;
        } else {
            answers &= own;
        }
        first = false;
    });
    answers.remove(board.forbidden(side));
    answers |= board.cells(side, Threat::Four);
    return answers;
}

PointSet answers_to_fours(const Board& board, Side side, const FourWin& win) {
    PointSet answers;
    for (const Point point : win.moves) answers.add(point);
    board.for_each_completing(win.moves.back(), opponent_of(side), [&](Point point) {
        if (board.is_empty(point)) answers.add(point);
    });
    answers.remove(board.forbidden(side));
    answers |= board.cells(side, Threat::Four);
    answers |= board.cells(side, Threat::Three);
    return answers;
}

}  // namespace lawan::tictactoe::five
