// Rules that a person can play by, without looking ahead further than the next answer.
#pragma once

#include <vector>

#include "core/reason.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "games/tictactoe/words.hpp"

namespace lawan::tictactoe::player {

struct RuleMove {
    int cell = 0;
    Reason reason;
};

// The cells after which a side could complete a window in two places.
[[nodiscard]] std::vector<int> forks(LineBoard& board, Side side);

// The eight classic rules: win, block, fork, block a fork, centre, opposite corner, corner, side.
// (A. Newell, H. A. Simon: Human Problem Solving, 1972; K. Crowley, R. S. Siegler: Flexible
// strategy use in young children's tic-tac-toe, Cognitive Science 17, 1993.)
[[nodiscard]] RuleMove move_by_eight_rules(LineBoard board, Side side);

// Whether the opponent could make a fork by his next move, that move being forced where there is a
// threat.
[[nodiscard]] bool lets_fork(LineBoard& board, int cell, Side side);

// Or whether he could win by threats, one after the other, that all have to be answered.
[[nodiscard]] bool lets_threats_win(LineBoard& board, int cell, Side side);

// A better cost than the paper's, and a rule when to attack and when to defend:
//
//   1. Complete a line. 2. Block one. 3. Make a fork, if need be after threats that are answered.
//   4. A line without a mark of the opponent is worth 1 to a side, and twice as much for every mark
//      of its own there: 1, 2, 4, 8 … A cell is worth to a side what its lines are worth together.
//      Leave out the cells that let the opponent make a fork or win by threats.
//   5. Defend while the opponent's best cell is worth at least as much to him as yours is to you:
//      take the cell that is worth most to him. Attack otherwise: take the one that is worth most
//      to you. The cell's worth to the other side decides between equals.
[[nodiscard]] RuleMove move_by_doubling(LineBoard board, Side side);

// Why a move is good, for people.
[[nodiscard]] std::vector<Reason> reasons_for(LineBoard board, Side side, int cell);

// The same for rules whose lines the board of windows does not know.
template <class Marks>
[[nodiscard]] std::vector<Reason> reasons_by_rules(const BasicPosition<Marks>& position,
                                                   Square move) {
    if (position.after(move).winner()) return {words::kWinsNow};
    Marks theirs = position.enemy();
    theirs.add(move);
    if (!completes_run(theirs, position.rules().of_side(opponent_of(position.side_to_move())),
                       move))
        return {};
    return {{words::kBlocks, {to_text(coordinate_of(move, position.size()))}}};
}

// Why one move was worse than another, for people; empty where the board shows nothing that has a
// name.
struct ComparedMoves {
    int played;
    int better;
};
[[nodiscard]] std::vector<Reason> why_worse(LineBoard board, Side side, ComparedMoves moves);

}  // namespace lawan::tictactoe::player
