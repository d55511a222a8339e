// What tic-tac-toe's proofs are called, and what is wrong with them.
#pragma once

#include "core/words.hpp"

namespace lawan::tictactoe::words {

inline constexpr Words kStrategyProof{"a table of the prover's moves, and pairings",
                                      "tabel langkah pihak yang membuktikan dan pasangan"};
inline constexpr Words kBreakerProof{"answers that close every line",
                                     "jawaban yang menutup setiap garis"};
inline constexpr Words kPairingProof{"pairs of cells that hold every line",
                                     "pasangan petak yang menahan setiap garis"};
inline constexpr Words kStealingProof{"the first player does not lose",
                                      "pemain pertama tidak kalah"};

inline constexpr Words kFreeRuleOnly{"proofs are for the rule 'free' only",
                                     "bukti hanya berlaku untuk aturan 'free'"};

// Pairs.
inline constexpr Words kPairForm{"expected pairs such as a1-b2, found {0}",
                                 "seharusnya pasangan seperti a1-b2, ditemukan {0}"};
inline constexpr Words kTooManyPairs{"more pairs than cells",
                                     "pasangan lebih banyak daripada petak"};
inline constexpr Words kPairs{"{0} {0:pair|pairs}", "{0} pasangan"};
inline constexpr Words kPairsFail{"the pairs do not hold every line",
                                  "pasangan tidak menahan setiap garis"};

// Stolen strategies.
inline constexpr Words kNothingExpected{"expected nothing, found {0}",
                                        "seharusnya tidak ada apa-apa, ditemukan {0}"};
inline constexpr Words kBoardNotEmpty{"a strategy can be stolen only on the empty board",
                                      "hanya di papan kosong strategi dapat dicuri"};
inline constexpr Words kNoMoreThanDraw{
    "a stolen strategy shows no more than a draw for the first player",
    "strategi curian hanya menunjukkan seri bagi yang pertama"};
inline constexpr Words kFirstDoesNotLose{"the first player does not lose",
                                         "pemain pertama tidak kalah"};

// Breakers.
inline constexpr Words kAnswersDoNotWin{"answers alone do not win", "jawaban saja tidak menang"};
inline constexpr Words kOver{"the game is over", "permainan sudah selesai"};
inline constexpr Words kFirstForm{"expected 'first CELL'", "seharusnya 'first PETAK'"};
inline constexpr Words kNoFirst{"the side that answers is to move, and no first move is given",
                                "pihak yang menjawab mendapat giliran, tetapi langkah pertamanya "
                                "tidak diberikan"};
inline constexpr Words kOpponentBegins{"a first move is given, but the opponent is to move",
                                       "langkah pertama diberikan, padahal giliran lawan"};
inline constexpr Words kNodes{"{0} {0:node|nodes}", "{0} simpul"};
inline constexpr Words kAtNode{"{0} at node {1}", "{0} di simpul {1}"};
inline constexpr Words kNoCell{"not a cell of the board: {0}", "bukan petak di papan: {0}"};
inline constexpr Words kCellUsed{"a mark on a cell that is not empty",
                                 "tanda di petak yang tidak kosong"};
inline constexpr Words kTreeNotWhole{"the tree is incomplete", "pohonnya tidak utuh"};
inline constexpr Words kTreeTooLarge{"tictactoe-tree-too-large",
                                     "the tree takes {0} MiB of memory, {1} {1:is|are} allowed",
                                     "pohonnya memerlukan memori {0} MiB, yang diizinkan {1}"};
inline constexpr Words kTooManyAnswers{"too many answers", "terlalu banyak jawaban"};
inline constexpr Words kNodeForm{"expected 'answers N', 'pairs ...' or 'as K S'",
                                 "seharusnya 'answers N', 'pairs ...', atau 'as K S'"};
inline constexpr Words kNoPairOrRing{"neither a pair nor a ring: {0}",
                                     "bukan pasangan dan bukan cincin: {0}"};
inline constexpr Words kPairUsed{"a pair of used cells", "pasangan dari petak terpakai"};
inline constexpr Words kLineWithoutPair{"a line without a pair", "garis tanpa pasangan"};
inline constexpr Words kNoSuchNode{"there is no such node or symmetry",
                                   "tidak ada simpul atau simetri itu"};
inline constexpr Words kNodeAbove{"a node that refers to one above it",
                                  "simpul yang merujuk simpul di atasnya"};
inline constexpr Words kZoneNotEmpty{"the zone of the earlier node is not empty",
                                     "zona simpul terdahulu tidak kosong"};
inline constexpr Words kLineOpen{"a line is open that was closed in the earlier node",
                                 "ada garis terbuka yang tertutup di simpul terdahulu"};
inline constexpr Words kLineNotStopped{"a line that cannot be stopped",
                                       "garis yang tidak dapat dihentikan"};
inline constexpr Words kTreeTooDeep{"the tree is too deep", "pohonnya terlalu dalam"};
inline constexpr Words kMoveAndAnswer{"expected a move and its answer",
                                      "seharusnya sebuah langkah dan jawabannya"};
inline constexpr Words kMoveUnanswered{"a move without an answer", "langkah tanpa jawaban"};
inline constexpr Words kTwoEmptyCells{"two different empty cells are needed",
                                      "diperlukan dua petak kosong yang berbeda"};
inline constexpr Words kLineAvoidsAnswer{"a line avoids the answer",
                                         "ada garis yang menghindari jawaban"};

}  // namespace lawan::tictactoe::words
