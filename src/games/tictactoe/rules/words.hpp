// What is wrong with settings and positions of tic-tac-toe, and what stands beside its board.
#pragma once

#include "core/words.hpp"

namespace lawan::tictactoe::words {

// Beside the board. Programs that play know it by this code (docs/bots.md).
inline constexpr Words kInARowWins{"in-a-row", "{0} in a row wins", "{0} berderet untuk menang"};

// Settings.
inline constexpr Words kBoardNotPlayed{
    "tictactoe-board", "tictactoe is played on 1 to {0} columns and rows, not on {1}",
    "tic-tac-toe dimainkan di 1 sampai {0} kolom dan baris, bukan di {1}"};
inline constexpr Words kInARowNotPossible{
    "tictactoe-in-a-row", "on a {0} board 1 to {1} in a row can win, not {2}",
    "di papan {0} yang dapat menang adalah 1 sampai {1} berderet, bukan {2}"};
inline constexpr Words kRuleNeedsFive{"tictactoe-rule",
                                      "the rule '{0}' is for {1} in a row, not for {2}",
                                      "aturan '{0}' berlaku untuk {1} berderet, bukan {2}"};
inline constexpr Words kRenjuBeginsWithX{"tictactoe-renju-first",
                                         "by the rule 'renju' X moves first, not O",
                                         "menurut aturan 'renju' X melangkah lebih dulu, bukan O"};
inline constexpr Words kInARowMissing{
    "tictactoe-in-a-row-missing",
    "a {0} board is not square: say how many in a row win, with --in-a-row",
    "papan {0} tidak persegi: sebutkan berapa yang berderet untuk menang, dengan --in-a-row"};
inline constexpr Words kWholeLinesWin{
    "On {0}, {1} in a row win. For five in a row add --in-a-row 5.",
    "Di {0}, {1} berderet yang menang. Untuk lima berderet tambahkan --in-a-row 5."};
inline constexpr Words kTooManyCells{
    "tictactoe-too-many-cells", "a {0} board has {1} cells, more than the {2} of this game",
    "papan {0} punya {1} petak, lebih dari {2} milik permainan ini"};

// Positions: the text, and what is wrong with it.
inline constexpr Words kPosition{"tictactoe-position", "position {0}: {1}", "posisi {0}: {1}"};
inline constexpr Words kHasWon{"{0} is to move and has {1} in a row already",
                               "giliran {0}, padahal ia sudah punya {1} berderet"};
inline constexpr Words kForm{
    "expected the rows, the side to move and how many in a row win, such as {0}",
    "seharusnya baris-baris, yang bergiliran, dan banyaknya yang berderet, seperti {0}"};
inline constexpr Words kRule{"the rule at the end is free, exact or renju, not {0}",
                             "aturan di akhir adalah free, exact, atau renju, bukan {0}"};
inline constexpr Words kRow{"row {0} {1}", "baris {0} {1}"};
inline constexpr Words kIsEmpty{"is empty", "kosong"};
inline constexpr Words kHasNoMark{"has {0} where X, O or a number belongs",
                                  "punya {0} di tempat X, O, atau bilangan"};
inline constexpr Words kHasEmptyCells{"has {0} empty cells", "punya {0} petak kosong"};
inline constexpr Words kTooLongRow{"has more than {0} cells", "punya lebih dari {0} petak"};
inline constexpr Words kRowsDiffer{"row {0} has {1} cells and row 1 has {2}",
                                   "baris {0} punya {1} petak dan baris 1 punya {2}"};
inline constexpr Words kTooManyRows{"there are more than {0} rows", "ada lebih dari {0} baris"};
inline constexpr Words kSideToMove{"the side to move is X or O, not {0}",
                                   "yang bergiliran adalah X atau O, bukan {0}"};
inline constexpr Words kInARow{"in-a-row is a number up to {0}, not {1}",
                               "banyaknya yang berderet adalah bilangan sampai {0}, bukan {1}"};

}  // namespace lawan::tictactoe::words
