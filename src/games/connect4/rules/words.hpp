// What the rules say to somebody who sets up a board that cannot be.
#pragma once

#include "core/words.hpp"

namespace lawan::connect4::words {

inline constexpr Words kSidesOutOfRange{
    "connect4-sides", "connect4 is played on {0} to {1} columns and rows, not on {2}",
    "connect4 dimainkan di papan {0} sampai {1} kolom dan baris, bukan {2}"};
inline constexpr Words kTooManyCells{
    "connect4-too-many-cells", "a board of {0} has {1} cells, and connect4 has room for {2}",
    "papan {0} berisi {1} petak, sedangkan connect4 hanya memuat {2}"};
inline constexpr Words kInARowOutOfRange{"connect4-in-a-row",
                                         "on a {0} board {1} to {2} in a row can win, not {3}",
                                         "di papan {0}, {1} sampai {2} berderet bisa menang, bukan "
                                         "{3}"};
inline constexpr Words kForm{
    "connect4-position-form",
    "expected the rows, the side to move and how many in a row win, such as '7/7/7/7/7/3X3 O 4'",
    "diharapkan baris-baris, giliran, dan banyaknya berderet, seperti '7/7/7/7/7/3X3 O 4'"};
inline constexpr Words kInARowUnreadable{"connect4-in-a-row-unreadable",
                                         "in-a-row is a number up to {0}, not {1}",
                                         "banyaknya berderet adalah angka sampai {0}, bukan {1}"};
inline constexpr Words kHangs{"connect4-disc-hangs",
                              "the disc on {0} hangs in the air: {1} below it is empty",
                              "keping di {0} menggantung: {1} di bawahnya kosong"};
inline constexpr Words kHasLine{"connect4-has-line", "{0} is to move and has {1} in a row already",
                                "giliran {0}, padahal sudah ada {1} berderet miliknya"};

// Settings.
inline constexpr Words kSizeTitle{"Size", "Ukuran"};
inline constexpr Words kInARowTitle{"In a row", "Berderet untuk menang"};
inline constexpr Words kFirstTitle{"First to move", "Yang memulai"};
inline constexpr Words kSize{"the board, N or MxN (columns x rows), at most 64 cells",
                             "papan, N atau MxN (kolom x baris), paling banyak 64 petak"};
inline constexpr Words kInARow{"how many in a row win", "banyak keping berderet untuk menang"};
inline constexpr Words kFirst{"the side that moves first", "pihak yang melangkah pertama"};

}  // namespace lawan::connect4::words
