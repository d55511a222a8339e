// What the lesson of the edge tables says.
#pragma once

#include "core/words.hpp"

namespace lawan::othello::edge_words {

inline constexpr Words kTitle{"othello-edge-tables", "Edge tables on the board",
                              "Tabel tepi di papan"};
inline constexpr Words kSummary{
    "every line read as a number, looked up, and its share in the evaluation",
    "tiap garis dibaca sebagai bilangan, dicari di tabel, dan bagiannya dalam penilaian"};
inline constexpr Words kPrintedTitle{"othello-edge-entries", "Edge tables: the paper's entries",
                                     "Tabel tepi: isi menurut makalah"};
inline constexpr Words kPrintedSummary{"Figures 5 and 6 and Table 1, entry by entry",
                                       "Gambar 5 dan 6 serta Tabel 1, satu per satu"};

inline constexpr Words kHowLinesAreRead{
    "Each row, column and diagonal of four squares or more is a number in base three: 0 empty, 1 "
    "white, 2 black. A table has the moves of both sides on that line.",
    "Tiap baris, kolom, dan diagonal dengan empat petak atau lebih adalah bilangan berbasis tiga: "
    "0 kosong, 1 putih, 2 hitam. Sebuah tabel memuat langkah kedua pihak pada garis itu."};
inline constexpr Words kLineIsRead{
    "Line {0} of {1}, {2}: index {3}. Moves in the table: white {4}, black {5}.",
    "Garis {0} dari {1}, {2}: indeks {3}. Menurut tabel, langkah putih: {4}, hitam: {5}."};
inline constexpr Words kFromTo{"{0}–{1}", "{0}–{1}"};
inline constexpr Words kCounts{"counts", "bobot"};
inline constexpr Words kLine{"line", "garis"};
inline constexpr Words kIndexIs{"index {0}", "indeks {0}"};
inline constexpr Words kEntry{"moves in the table", "langkah di tabel"};
inline constexpr Words kShare{"share in the evaluation", "bagian dalam penilaian"};
inline constexpr Words kSumSoFar{"moves so far", "langkah sejauh ini"};
inline constexpr Words kShareSoFar{"evaluation so far", "penilaian sejauh ini"};
inline constexpr Words kSides{"white {0}, black {1}", "putih {0}, hitam {1}"};
inline constexpr Words kPointsFor{"{0:+} for {1}", "{0:+} bagi {1}"};
inline constexpr Words kWhole{
    "All lines together: {0}. With frontier and corners the evaluation is {2:+} for {1}.",
    "Semua garis bersama: {0}. Dengan garis depan dan sudut, penilaiannya {2:+} bagi {1}."};
inline constexpr Words kTerm{"{0} × {1:+} = {2:+}", "{0} × {1:+} = {2:+}"};
inline constexpr Words kMobilityTerm{"moves on lines", "langkah pada garis"};
inline constexpr Words kFrontierTerm{"frontier", "garis depan"};
inline constexpr Words kCornerTerm{"corners", "sudut"};
inline constexpr Words kXSquareTerm{"X squares", "petak X"};
inline constexpr Words kCSquareTerm{"C squares", "petak C"};
inline constexpr Words kEvaluation{"evaluation", "penilaian"};
inline constexpr Words kPrintedIntro{
    "The paper's own entries. White is 1, black is 2, an empty square 0; the last digit counts 1.",
    "Isi tabel menurut makalah. Putih 1, hitam 2, petak kosong 0; angka terakhir bernilai 1."};
inline constexpr Words kPrintedEntry{"{0}, index {1}: white {2}, black {3}.",
                                     "{0}, indeks {1}: putih {2}, hitam {3}."};
inline constexpr Words kPrintedSum{"{0}, index {1}: white {2}; {3} so far.",
                                   "{0}, indeks {1}: putih {2}; sejauh ini {3}."};
inline constexpr Words kFigure5{"Figure 5", "Gambar 5"};
inline constexpr Words kTable1{"Table 1", "Tabel 1"};
inline constexpr Words kFigure6{"Figure 6", "Gambar 6"};

}  // namespace lawan::othello::edge_words
