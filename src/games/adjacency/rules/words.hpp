// What is wrong with settings and positions of Adjacency, and what stands beside its board.
#pragma once

#include "core/words.hpp"

namespace lawan::adjacency::words {

// Beside the board; a round that has begun counts as left. Programs that play know it by this code.
inline constexpr Words kRoundsLeft{"rounds", "Rounds left: {0}", "Sisa ronde: {0}"};

// Settings.
inline constexpr Words kBoardNotStarted{"adjacency-board",
                                        "adjacency is played on boards from 4x4 to 8x8, not on "
                                        "{0}; with --position any board up to 8x8 can be set up",
                                        "Adjacency dimainkan di papan 4x4 sampai 8x8, bukan {0}; "
                                        "dengan --position papan apa pun sampai 8x8 dapat disusun"};
inline constexpr Words kFullOrRounds{
    "adjacency-full-or-rounds", "--full and --rounds cannot be combined: choose one",
    "--full dan --rounds tidak dapat digabungkan: pilih salah satu"};
inline constexpr Words kTooManyRounds{
    "adjacency-too-many-rounds", "option '--rounds' is at most {0} on a board of {1}, not {2}",
    "pilihan '--rounds' paling banyak {0} di papan {1}, bukan {2}"};

// Positions.
inline constexpr Words kPosition{"adjacency-position", "adjacency position: {0}",
                                 "posisi Adjacency: {0}"};
inline constexpr Words kRowTooWide{"row {0} has more than {1} columns",
                                   "baris {0} punya lebih dari {1} kolom"};
inline constexpr Words kRunOfNone{"a run of 0 empty cells in row {0}",
                                  "deretan 0 petak kosong di baris {0}"};
inline constexpr Words kRowOfOthers{
    "row {0} may hold X, O and numbers of empty cells only",
    "baris {0} hanya boleh memuat X, O, dan banyaknya petak kosong"};
inline constexpr Words kRowEmpty{"a row is empty; the number of its empty cells is missing",
                                 "ada baris yang kosong; banyaknya petak kosong belum ditulis"};
inline constexpr Words kTooManyRows{"more than {0} rows", "lebih dari {0} baris"};
inline constexpr Words kRowsDiffer{"row {0} has {1} {1:column|columns}, the first has {2}",
                                   "baris {0} punya {1} kolom, yang pertama punya {2}"};
inline constexpr Words kSideToMove{"the side to move is X or O, not {0}",
                                   "yang bergiliran adalah X atau O, bukan {0}"};
inline constexpr Words kMovesLeft{"the moves left are a whole number, not {0}",
                                  "sisa langkah adalah bilangan bulat, bukan {0}"};
inline constexpr Words kMovesLeftDiffer{
    "{0} is to move with {1} {1:move|moves} left to {2} of {3}; it must have as many or one more",
    "giliran {0} dengan sisa {1} langkah, sedangkan {3} punya {2}; sisanya harus sama atau lebih "
    "satu"};
inline constexpr Words kTooManyMovesLeft{
    "{0} {0:move|moves} left, but only {1} empty {1:cell|cells}",
    "sisa {0} langkah, tetapi hanya ada {1} petak kosong"};
inline constexpr Words kForm{
    "write the rows, the side to move and the moves left to X and to O, such as {0}, not {1}",
    "tulis baris-baris, yang bergiliran, dan sisa langkah X dan O, seperti {0}, bukan {1}"};

}  // namespace lawan::adjacency::words
