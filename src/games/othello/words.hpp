// What Othello says of its moves and values.
#pragma once

#include <array>

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan::othello::words {

inline constexpr Words kBlack{"black", "hitam"};
inline constexpr Words kWhite{"white", "putih"};

// Moves.
inline constexpr Words kOnlyMove{"othello-only-move", "the only move", "satu-satunya langkah"};
inline constexpr Words kFromBook{"othello-from-book", "from the opening book",
                                 "dari buku pembukaan"};
inline constexpr Words kInBook{"othello-in-book", "in the opening book, worth {0:+} to {1} there",
                               "ada di buku pembukaan, dengan nilai {0:+} bagi {1}"};
inline constexpr Words kTakesCorner{"othello-takes-corner", "takes the corner {0}",
                                    "mengambil sudut {0}"};
inline constexpr Words kGetsCorner{"othello-gets-corner", "gets the corner {0} later",
                                   "nanti memperoleh sudut {0}"};
inline constexpr Words kOpponentGetsCorner{"othello-opponent-gets-corner",
                                           "the opponent gets the corner {0}",
                                           "lawan memperoleh sudut {0}"};
inline constexpr Words kOpensCorner{"othello-opens-corner", "lets the opponent into the corner {0}",
                                    "membuka sudut {0} bagi lawan"};
inline constexpr Words kDeniesCorner{"othello-denies-corner",
                                     "keeps the opponent out of the corner {0}",
                                     "menutup sudut {0} bagi lawan"};
inline constexpr Words kEndsGame{"othello-ends-game", "ends the game", "mengakhiri permainan"};
inline constexpr Words kMakesPass{"othello-makes-pass", "the opponent has to pass",
                                  "lawan harus lewat giliran"};
inline constexpr Words kLeavesFewMoves{"othello-leaves-few-moves",
                                       "leaves the opponent only {0} {0:move|moves}",
                                       "hanya menyisakan {0} langkah bagi lawan"};
inline constexpr Words kLastInRegion =
    Words{"othello-last-in-region", "makes the last move in the region {*}",
          "membuat langkah terakhir di daerah {*}"}
        .explained(
            "Empty squares that touch each other form a region. Nobody can answer the last move in "
            "it.",
            "Petak-petak kosong yang bersambungan membentuk daerah. Yang melangkah terakhir di "
            "sana tidak dapat dibalas di sana.");
inline constexpr Words kMakesLastMove =
    Words{"othello-makes-last-move", "keeps parity: makes the last move of the game",
          "menjaga paritas: membuat langkah terakhir permainan"}
        .explained("The last disc of the game cannot be turned, and what it turns stays.",
                   "Keping terakhir permainan tidak dapat dibalik, dan yang dibaliknya tetap.");
inline constexpr Words kGainsStableDiscs{"othello-gains-stable-discs",
                                         "gains {0} stable {0:disc|discs}",
                                         "memperoleh {0} keping stabil"};
inline constexpr Words kKeepsSafeMoves =
    Words{"othello-keeps-safe-moves", "keeps {0} safe {0:move|moves}, the opponent {1}",
          "masih punya {0} langkah aman, lawan {1}"}
        .explained(
            "A safe move is not next to an empty corner and does not let the opponent take one.",
            "Langkah aman tidak bersebelahan dengan sudut kosong dan tidak memberi lawan sudut.");
inline constexpr Words kHasMoreMoves{"othello-has-more-moves",
                                     "has {0} {0:move|moves} to choose from, the opponent {1}",
                                     "punya {0} pilihan langkah, lawan {1}"};
inline constexpr Words kTurns{"othello-turns", "turns {0} {0:disc|discs}", "membalik {0} keping"};

// Mistakes.
inline constexpr Words kGivesUpCorner{"othello-gives-up-corner", "gives up the corner {0}",
                                      "menyerahkan sudut {0}"};
inline constexpr Words kMissesCorner{"othello-misses-corner", "misses the corner {0}",
                                     "melewatkan sudut {0}"};
inline constexpr Words kLosesParity{"othello-loses-parity",
                                    "loses parity: the opponent makes the last move",
                                    "kehilangan paritas: lawan membuat langkah terakhir"};
inline constexpr Words kHasToPass{"othello-has-to-pass", "has to pass later",
                                  "nanti harus lewat giliran"};
inline constexpr Words kMissesPass{"othello-misses-pass",
                                   "misses a line in which the opponent has to pass",
                                   "melewatkan rangkaian yang membuat lawan harus lewat giliran"};
inline constexpr Words kRunsOutOfSafeMoves{"othello-runs-out-of-safe-moves",
                                           "runs out of safe moves: {0} left, rather than {1}",
                                           "kehabisan langkah aman: tersisa {0}, bukan {1}"};
inline constexpr Words kHasFewerMoves{
    "othello-has-fewer-moves",
    "has about {0} {0:move|moves} per turn from then on, rather than {1}",
    "sesudahnya hanya ada sekitar {0} langkah tiap giliran, bukan {1}"};
inline constexpr Words kLeavesMoreMoves{"othello-leaves-more-moves",
                                        "leaves the opponent {0} {0:move|moves} rather than {1}",
                                        "menyisakan {0} langkah bagi lawan, bukan {1}"};
inline constexpr Words kGivesStableDiscs{
    "othello-gives-stable-discs", "gives the opponent {0} stable {0:disc|discs}, rather than {1}",
    "memberi lawan {0} keping stabil, bukan {1}"};

// The solver.
inline constexpr Words kExactSearch{"othello-exact-search",
                                    "searched to the end of every line ({0})",
                                    "setiap rangkaian diperiksa sampai akhir ({0})"};
inline constexpr Words kSmallBoard{"small board", "papan kecil"};
inline constexpr Words kSolving{"othello-solving", "{0} {0:ply|plies}, {1} % confidence: {2:+}",
                                "{0} langkah, keyakinan {1} %: {2:+}"};
inline constexpr Words kWillNotEnd{
    "othello-will-not-end",
    "with {0} empty squares this will not end in a lifetime; 6x6 and endgames can be solved",
    "dengan {0} petak kosong ini tidak akan selesai seumur hidup; 6x6 dan akhir permainan dapat "
    "dipecahkan"};
inline constexpr Words kSearchedSoFar{
    "othello-searched-so-far",
    "the search reached {0} {0:ply|plies} with {1} % confidence: {2:+} for the side to move",
    "pencarian mencapai {0} langkah dengan keyakinan {1} %: {2:+} bagi pihak yang melangkah"};
inline constexpr Words kTesting{"othello-testing", "testing the score", "menguji skor"};
inline constexpr Words kSolvingWithoutNetwork{"{0}; solving without the network",
                                              "{0}; dipecahkan tanpa jaringan"};
inline constexpr Words kSolvingWithoutWeights{"{0}; solving without an evaluation",
                                              "{0}; dipecahkan tanpa penilaian"};

inline constexpr Words kNoProofFiles{"othello-no-proof-files",
                                     "option '--proof': Othello has no proof files",
                                     "pilihan '--proof': Othello tidak punya berkas bukti"};
inline constexpr Words kNoCheckpoints{"othello-no-checkpoints",
                                      "option '--checkpoint': Othello has no checkpoints",
                                      "pilihan '--checkpoint': Othello tidak punya titik simpan"};

// The engine's files: the file, and what is wrong with it.
inline constexpr Words kBadBook{"othello-bad-book", "{0}: the Othello book {1}",
                                "{0}: buku Othello ini {1}"};
inline constexpr Words kBadWeights{"othello-bad-weights", "{0}: the file of Othello weights {1}",
                                   "{0}: berkas bobot Othello ini {1}"};
inline constexpr Words kBadNetwork{"othello-bad-network", "{0}: the file of an Othello network {1}",
                                   "{0}: berkas jaringan Othello ini {1}"};
inline constexpr Words kUnknownShape{"has a shape that this program does not know",
                                     "berbentuk yang tidak dikenal program ini"};
inline constexpr Words kHasNoLine{"has no line \"{0}\"", "tidak punya baris \"{0}\""};
inline constexpr Words kIsOfAnotherVersion{
    "has a version that this program does not read",
    "berasal dari versi lain, yang tidak dibaca program ini"};
inline constexpr Words kShouldHoldBytes{"should hold {0} bytes after its heading, not {1}",
                                        "seharusnya memuat {0} bita setelah kepalanya, bukan {1}"};
inline constexpr Words kWasChanged{"was changed: its checksum does not match",
                                   "telah diubah: checksum-nya tidak cocok"};
inline constexpr Words kHasBadLine{"has a line that cannot be read",
                                   "punya baris yang tidak terbaca"};
inline constexpr Words kHasNoMove{"has {0} where a move belongs", "punya {0} di tempat langkah"};
inline constexpr Words kHasMoveTwice{"has the move {0} twice", "punya langkah {0} dua kali"};
inline constexpr Words kHasPositionTwice{"has a position twice", "punya satu posisi dua kali"};
inline constexpr Words kEndsTooEarly{"ends too early", "berakhir terlalu cepat"};
inline constexpr Words kNumberTooLong{"holds a number that is too long",
                                      "memuat bilangan yang terlalu panjang"};
inline constexpr Words kNumberTooLarge{"holds a number that is too large",
                                       "memuat bilangan yang terlalu besar"};
inline constexpr Words kOtherPatterns{"is for patterns that this program does not have",
                                      "dibuat untuk pola yang tidak dimiliki program ini"};
inline constexpr Words kTooManyWeights{"holds too many weights", "memuat terlalu banyak bobot"};
inline constexpr Words kBeginsOtherwise{"does not begin with \"{0}\"",
                                        "tidak diawali dengan \"{0}\""};
inline constexpr Words kHoldsMore{"holds more than it should", "memuat lebih dari seharusnya"};

// The engine and its options.
inline constexpr Words kEngine{
    "our engine: learned patterns, selective search, exact endgames",
    "mesin kami: pola yang dipelajari, pencarian selektif, akhir permainan yang tepat"};
inline constexpr Words kDepthAtMost{"plies to look ahead at most",
                                    "langkah yang dilihat ke depan, paling banyak"};
inline constexpr OptionWords kLevel{
    Words{"Level", "Tingkat"},
    Words{"strength, from 1 for beginners to 10", "kekuatan, dari 1 untuk pemula sampai 10"}};
inline constexpr OptionWords kAlgorithm{Words{"Algorithm", "Algoritma"},
                                        Words{"the search at the root", "pencarian di akar"}};
inline constexpr OptionWords kConfidence{
    Words{"Confidence", "Keyakinan"},
    Words{"how sure the search must be to prune a move, in percent; 100 prunes only what is proved",
          "seberapa yakin pencarian sebelum memangkas langkah, dalam persen; 100 hanya memangkas "
          "yang terbukti"}};
inline constexpr OptionWords kBook{
    Words{"Opening book", "Buku pembukaan"},
    Words{"off, on (the one that comes with the program) or a file [on, unless weights are given]",
          "off, on (yang disertakan), atau sebuah berkas [on, kecuali bobot diberikan]"}};
inline constexpr OptionWords kWeights{
    Words{"Weights", "Bobot"},
    Words{"file of weights [the shipped ones]", "berkas bobot [yang disertakan]"}};

// Examples of the papers.
inline constexpr Words kExampleLibertiesFigure7{"othello-liberties-figure-7", "Figure 7: liberties",
                                                "Gambar 7: kebebasan"};
inline constexpr Words kExampleFrontierLikeFigure8{
    "othello-frontier-like-figure-8", "A frontier as in Figure 8", "Garis depan seperti Gambar 8"};
inline constexpr Words kExampleNegascout{"othello-negascout", "NegaScout on a small board",
                                         "NegaScout di papan kecil"};
inline constexpr Words kExampleMtdf{"othello-mtdf", "MTD(f) on a small board",
                                    "MTD(f) di papan kecil"};

// All that bots and solvers say; docs/reference.md lists it.
inline constexpr std::array kReasons{kOnlyMove,
                                     kFromBook,
                                     kInBook,
                                     kTakesCorner,
                                     kGetsCorner,
                                     kOpponentGetsCorner,
                                     kOpensCorner,
                                     kDeniesCorner,
                                     kEndsGame,
                                     kMakesPass,
                                     kLeavesFewMoves,
                                     kLastInRegion,
                                     kMakesLastMove,
                                     kGainsStableDiscs,
                                     kKeepsSafeMoves,
                                     kHasMoreMoves,
                                     kTurns,
                                     kGivesUpCorner,
                                     kMissesCorner,
                                     kLosesParity,
                                     kHasToPass,
                                     kMissesPass,
                                     kRunsOutOfSafeMoves,
                                     kHasFewerMoves,
                                     kLeavesMoreMoves,
                                     kGivesStableDiscs,
                                     kExactSearch,
                                     kSolving,
                                     kTesting};

}  // namespace lawan::othello::words
