// What the table of the tic-tac-toe paper says, and ours beside it.
#pragma once

#include "core/words.hpp"

namespace lawan::experiments::tictactoe_words {

inline constexpr Words kSummary{
    "can the branch-and-bound rule lose? Every line that a human can play",
    "dapatkah aturan branch and bound kalah? Semua rangkaian langkah manusia"};
inline constexpr Words kCanItLose{"can the branch-and-bound rule lose?",
                                  "dapatkah aturan branch and bound kalah?"};
inline constexpr Words kTable1{"tictactoe, Table 1", "tictactoe, Tabel 1"};
inline constexpr Words kLinesCounted{"lines counted", "rangkaian dihitung"};
inline constexpr Words kCounted{"{0} {0:line|lines} counted", "{0} rangkaian dihitung"};
inline constexpr Words kInARow{"4x4, 4 in a row", "4x4, 4 berderet"};

// ---- settings

inline constexpr Words kOpponent{"opponent", "lawan"};
inline constexpr Words kEveryChoice{"every choice that a human has, until the board is full",
                                    "setiap pilihan manusia, sampai papan penuh"};
inline constexpr Words kEqualCells{"equal cells", "petak yang sama baik"};
inline constexpr Words kTakesTheFirst{"the rule takes the first", "aturan mengambil yang pertama"};

// ---- tables

inline constexpr Words kPaperTitle{"In the paper, games of a human who begins",
                                   "Dalam makalah, permainan manusia yang memulai"};
inline constexpr Words kOursTitle{"Ours, every line that a human can play",
                                  "Hasil kami, semua rangkaian langkah manusia"};
inline constexpr Words kBoard{"board", "papan"};
inline constexpr Words kHumanWins{"human wins", "manusia menang"};
inline constexpr Words kHumanLoses{"human loses", "manusia kalah"};
inline constexpr Words kDraws{"draws", "seri"};
inline constexpr Words kBegins{"begins", "memulai"};
inline constexpr Words kRule{"rule", "aturan"};
inline constexpr Words kLines{"lines", "rangkaian"};
inline constexpr Words kDistinctGames{"distinct games", "permainan berbeda"};
inline constexpr Words kOfThemWon{"of them won", "yang dimenangi"};
inline constexpr Words kTheHuman{"human", "manusia"};
inline constexpr Words kProgram{"program", "program"};
inline constexpr Words kDescribed{"as described", "seperti diuraikan"};
inline constexpr Words kPublished{"as published", "seperti diterbitkan"};

// ---- what differs

inline constexpr Words kWho{"{0}, {1} first, rule {2}", "{0}, {1} memulai, aturan {2}"};
inline constexpr Words kSameCounts{"{0}: all counts agree.", "{0}: semua hitungannya sama."};
inline constexpr Words kLosesNone{"{0}: the rule loses none of the {1} lines.",
                                  "{0}: aturan tidak kalah pada satu pun dari {1} rangkaian."};
inline constexpr Words kCanLose{
    "{0}: the rule can lose: the human wins {1} of the {2} lines (and loses {3}).",
    "{0}: aturan dapat kalah: manusia memenangi {1} dari {2} rangkaian (dan kalah {3})."};
inline constexpr Words kCanLoseAll{
    "{0}: the rule can lose: the human wins {1} of the {2} lines (and loses {3}). They are (both "
    "sides' moves, cells numbered row by row from 1): {4}.",
    "{0}: aturan dapat kalah: manusia memenangi {1} dari {2} rangkaian (dan kalah {3}). Inilah "
    "semuanya (langkah kedua pihak, petak bernomor baris demi baris dari 1): {4}."};
inline constexpr Words kCanLoseSome{
    "{0}: the rule can lose: the human wins {1} of the {2} lines (and loses {3}). The first {5} "
    "games (both sides' moves, cells numbered row by row from 1): {4}.",
    "{0}: aturan dapat kalah: manusia memenangi {1} dari {2} rangkaian (dan kalah {3}). {5} "
    "permainan pertama (langkah kedua pihak, petak bernomor baris demi baris dari 1): {4}."};
inline constexpr Words kChanceToMiss{
    "{0}: {1} lines drawn at random would show no loss of the rule with a probability of {2} %, so "
    "the paper's {1} games could not settle it.",
    "{0}: {1} rangkaian acak tidak memperlihatkan kekalahan aturan dengan peluang {2} %, jadi {1} "
    "permainan makalah tidak cukup untuk memastikannya."};
inline constexpr Words kHumanXWins{"The human (X) wins", "Manusia (X) menang"};
inline constexpr Words kNotEnoughTime{
    "{0}, {1} first, {2}: there was not enough time to count the lines.",
    "{0}, {1} memulai, {2}: waktunya tidak cukup untuk menghitungnya."};
inline constexpr Words kLineNote{
    "A line is a sequence of the human's choices until the board is full, 9*7*5*3*1 = 945 on 3x3 "
    "as the paper counts them; a game that ends early counts once for each way the choices could "
    "have continued.",
    "Satu rangkaian adalah urutan pilihan manusia sampai papan penuh, 9*7*5*3*1 = 945 pada 3x3 "
    "seperti dihitung makalah; permainan yang berakhir lebih awal dihitung sekali untuk tiap "
    "kelanjutan pilihan yang mungkin."};

}  // namespace lawan::experiments::tictactoe_words
