// What is wrong with settings and positions of Othello.
#pragma once

#include "core/words.hpp"

namespace lawan::othello::words {

inline constexpr Words kBoardNotPlayed{
    "othello-board", "option '--size' of othello is 4, 6 or 8, not {0}",
    "pilihan '--size' milik othello adalah 4, 6, atau 8, bukan {0}"};
inline constexpr Words kPositionForm{
    "othello-position",
    "an Othello position is its cells from a1, row by row, as X, O and -, then the side to move, X "
    "or O, not {0}",
    "posisi Othello adalah petak-petaknya dari a1, baris demi baris, sebagai X, O, dan -, lalu "
    "yang bergiliran, X atau O, bukan {0}"};
inline constexpr Words kCell{"othello-cell",
                             "cell {0} of an Othello position is X, O or -, not {1}",
                             "petak {0} dari posisi Othello adalah X, O, atau -, bukan {1}"};
inline constexpr Words kSideToMove{
    "othello-side-to-move",
    "after its cells an Othello position names the side to move, X or O, not {0}",
    "setelah petak-petaknya posisi Othello menyebut yang bergiliran, X atau O, bukan {0}"};
inline constexpr Words kSideToMoveMissing{
    "othello-side-to-move-missing",
    "after its cells an Othello position names the side to move, X or O, and here it ends",
    "setelah petak-petaknya posisi Othello menyebut yang bergiliran, X atau O, padahal di sini ia "
    "berakhir"};
inline constexpr Words kNumberOfCells{"othello-number-of-cells",
                                      "an Othello position has 64, 36 or 16 cells, not {0}",
                                      "posisi Othello punya 64, 36, atau 16 petak, bukan {0}"};
inline constexpr Words kCellsOfBoard{"othello-cells-of-board",
                                     "an Othello board of {0} has {1} cells, not {2}",
                                     "papan Othello {0} punya {1} petak, bukan {2}"};

}  // namespace lawan::othello::words
