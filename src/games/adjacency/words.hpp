// What Adjacency says of its moves and values.
#pragma once

#include <array>

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan::adjacency::words {

// Moves.
inline constexpr Words kFlips{"adjacency-flips", "flips {0} {0:mark|marks}", "membalik {0} tanda"};
inline constexpr Words kAnswerFlips{"adjacency-answer-flips",
                                    "the opponent can flip at most {0} {0:mark|marks} in return",
                                    "lawan paling banyak dapat membalik {0} tanda sebagai balasan"};
inline constexpr Words kNothingToFlip{"adjacency-nothing-to-flip",
                                      "the opponent has nothing to flip",
                                      "tidak ada yang dapat dibalik lawan"};
inline constexpr Words kEndsGame{"adjacency-ends-game", "the last move of the game",
                                 "ini langkah terakhir permainan"};
inline constexpr Words kSettlesMark{"adjacency-settles-mark", "nobody can change {0} any more",
                                    "tidak ada lagi yang dapat mengubah {0}"};
inline constexpr Words kTakesTheLastMove =
    Words{"takes-the-last-move", "takes the last move around {*}",
          "mengambil langkah terakhir di sekitar {*}"}
        .explained(
            "Whoever makes the last move in or beside a cell owns it for the rest of the game.",
            "Yang melangkah terakhir di suatu petak atau di sebelahnya memilikinya sampai akhir "
            "permainan.");
inline constexpr Words kKeepsTheMirror =
    Words{"keeps-the-mirror", "keeps the symmetry: answers with the image of the last move",
          "menjaga simetri: menjawab dengan bayangan langkah sebelumnya"}
        .explained(
            "Rotated by 180°, the board looks the same with the sides swapped. Whoever answers "
            "every move with its image keeps it that way and cannot lose.",
            "Diputar 180°, papan tampak sama dengan kedua pihak bertukar. Yang menjawab setiap "
            "langkah dengan bayangannya menjaganya tetap demikian dan tidak dapat kalah.");

// Mistakes.
inline constexpr Words kLeavesMirror =
    Words{"adjacency-leaves-mirror", "breaks the symmetry; keeping it would have lost nothing",
          "merusak simetri, padahal menjaganya tidak merugikan"}
        .explained(
            "Rotated by 180°, the board looked the same with the sides swapped. Answering every "
            "move with its image cannot lose.",
            "Diputar 180°, papan tampak sama dengan kedua pihak bertukar. Yang menjawab setiap "
            "langkah dengan bayangannya tidak dapat kalah.");
inline constexpr Words kFlipsFewer{"adjacency-flips-fewer",
                                   "flips {0} {0:mark|marks} rather than {1}",
                                   "membalik {0} tanda, bukan {1}"};
inline constexpr Words kLetsFlip{"adjacency-lets-flip",
                                 "lets the opponent flip {0} {0:mark|marks} rather than {1}",
                                 "membiarkan lawan membalik {0} tanda, bukan {1}"};
inline constexpr Words kSettlesFewer{"adjacency-settles-fewer",
                                     "settles {0} {0:mark|marks} for good, rather than {1}",
                                     "memastikan {0} tanda untuk seterusnya, bukan {1}"};

// Why a value is right.
inline constexpr Words kMirrorBound =
    Words{"mirror-bound",
          "at most 0, because the second player can answer every move with its image",
          "paling banyak 0, sebab pemain kedua dapat menjawab tiap langkah dengan bayangannya"}
        .speaking_of(About::Position);
inline constexpr Words kFixedRounds{"fixed-rounds",
                                    "a search of the marks with null windows and relevance zones",
                                    "ditemukan dengan pencarian jendela nol dan zona relevansi"};
inline constexpr Words kFullBoard{
    "full-board",
    "a search of sets of empty cells: on a full board the last move on or beside a cell decides "
    "who owns it",
    "ditemukan dari himpunan petak kosong saja: di papan penuh, langkah terakhir di sebuah petak "
    "atau di sebelahnya menentukan pemiliknya"};
inline constexpr Words kAllSubsets{"all-subsets", "a table of all sets of these empty cells",
                                   "ditemukan dari tabel semua himpunan petak kosong ini"};
inline constexpr Words kLayers{"layers", "all sets of these empty cells, layer by layer",
                               "ditemukan dari semua himpunan petak kosong ini, lapis demi lapis"};
inline constexpr Words kSymmetricSets{"symmetric-sets",
                                      "a table of the symmetric sets of empty cells",
                                      "ditemukan dari tabel himpunan simetris petak kosong"};
inline constexpr Words kRestoringBound{
    "restoring-bound",
    "at least {0}, because the first player can keep all empty cells but one symmetric",
    "paling sedikit {0}, sebab pemain pertama dapat menjaga petak kosong tetap simetris, kecuali "
    "satu petak"};

// What would help.
inline constexpr Words kLayersNeedMemory{
    "layers-need-memory", "all sets of these empty cells, layer by layer, need --memory {0}",
    "memeriksa semua himpunan petak kosong ini, lapis demi lapis, memerlukan --memory {0}"};
inline constexpr Words kRestoringNeedsMemory{
    "restoring-needs-memory", "the table for a first lower bound needs --memory {0}",
    "tabel untuk batas bawah pertama memerlukan --memory {0}"};
inline constexpr Words kStoredProof{
    "stored-proof", "{1} proves that it is at most {0}; 'lawan verify' checks it",
    "{1} membuktikan bahwa nilainya paling banyak {0}; 'lawan verify' memeriksanya"};

inline constexpr Words kNothingToClaim{"it would claim nothing",
                                       "bukti itu tidak menyatakan apa-apa"};

inline constexpr Words kNotSplit{
    "adjacency-not-split",
    "several processes solve only a full board that is its own image, with --at-most one or two "
    "below the final marks (as in 'solve adjacency --full --at-most -2'): start this without "
    "mpirun",
    "beberapa proses hanya memecahkan papan penuh yang merupakan bayangannya sendiri, dengan "
    "--at-most satu atau dua di bawah tanda akhir (seperti 'solve adjacency --full --at-most -2'): "
    "jalankan ini tanpa mpirun"};

// What the solver does now.
inline constexpr Words kTestingAtLeast{"testing-at-least", "is the value at least {0}?",
                                       "apakah nilainya paling sedikit {0}?"};
inline constexpr Words kTestingWithoutMemory{
    "testing-without-memory", "is it at least {0}? (--memory {1} would settle all)",
    "apakah paling sedikit {0}? (--memory {1} akan menentukan semuanya)"};
inline constexpr Words kBoundsProved{"bounds-proved", "bounds proved", "batas-batasnya terbukti"};
inline constexpr Words kFindingBest{"finding-best", "which moves are best: {0} of {1}",
                                    "mencari langkah terbaik: {0} dari {1}"};
inline constexpr Words kFindingLine{"finding-line", "a line of best play",
                                    "mencari rangkaian permainan terbaik"};
inline constexpr Words kAllSubsetsOf{"all-subsets-of", "all sets of {0} empty cells",
                                     "semua himpunan dari {0} petak kosong"};
inline constexpr Words kLayersOf{"layers-of", "all sets of {0} empty cells, layer by layer",
                                 "semua himpunan dari {0} petak kosong, lapis demi lapis"};
inline constexpr Words kSymmetricSetsOf{"symmetric-sets-of",
                                        "symmetric sets with {0} of {1} pairs: {2} %",
                                        "himpunan simetris dengan {0} dari {1} pasangan: {2} %"};
inline constexpr Words kRestoringSetsOf{
    "restoring-sets-of", "a first lower bound: symmetric sets with {0} of {1} pairs",
    "batas bawah pertama: himpunan simetris dengan {0} dari {1} pasangan"};

// Examples of the papers.
inline constexpr Words kAdjacencyAFigure1{"adjacency-a-figure-1", "Figure 1: counting marks",
                                          "Gambar 1: menghitung tanda"};
inline constexpr Words kAdjacencyAAlphaBeta{"adjacency-a-alpha-beta",
                                            "Figure 2: alpha-beta, step by step",
                                            "Gambar 2: alpha-beta, tahap demi tahap"};
inline constexpr Words kAdjacencyBVolatile{"adjacency-b-volatile", "Volatile and safe marks",
                                           "Tanda yang mudah berubah dan yang aman"};
inline constexpr Words kAdjacencyCSorted{"adjacency-c-sorted",
                                         "Successors sorted before alpha-beta",
                                         "Penerus diurutkan sebelum alpha-beta"};

// All that bots and solvers say; docs/reference.md lists it.
inline constexpr std::array kReasons{
    kFlips,           kAnswerFlips,      kNothingToFlip,        kEndsGame,
    kSettlesMark,     kTakesTheLastMove, kKeepsTheMirror,       kLeavesMirror,
    kFlipsFewer,      kLetsFlip,         kSettlesFewer,         kMirrorBound,
    kFixedRounds,     kFullBoard,        kAllSubsets,           kLayers,
    kSymmetricSets,   kRestoringBound,   kLayersNeedMemory,     kRestoringNeedsMemory,
    kStoredProof,     kTestingAtLeast,   kTestingWithoutMemory, kBoundsProved,
    kFindingBest,     kFindingLine,      kAllSubsetsOf,         kLayersOf,
    kSymmetricSetsOf, kRestoringSetsOf};

// Weights.
inline constexpr OptionWords kWeights{
    Words{"Weights", "Bobot"},
    Words{
        "file of weights that 'lawan train adjacency' or 'adjacency-full' wrote [the shipped ones]",
        "berkas bobot yang ditulis 'lawan train adjacency' atau 'adjacency-full' [yang "
        "disertakan]"}};
inline constexpr Words kNotWeights{
    "adjacency-not-weights", "{0} was not written by 'lawan train adjacency' or 'adjacency-full'",
    "{0} tidak ditulis oleh 'lawan train adjacency' atau 'adjacency-full'"};

}  // namespace lawan::adjacency::words
