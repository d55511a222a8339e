// What the example of four queens says.
#pragma once

#include "core/words.hpp"

namespace lawan::experiments::queens_words {

inline constexpr Words kSummary{"four queens: the whole tree, backtracking, branch and bound",
                                "empat ratu: pohon lengkap, runut-balik, branch and bound"};
inline constexpr Words kTitle{"four queens, node by node", "empat ratu, simpul demi simpul"};
inline constexpr Words kSource{"tictactoe, chapter II", "tictactoe, bab II"};
inline constexpr Words kWholeTree{"the whole tree", "pohon lengkap"};
inline constexpr Words kBacktracking{"backtracking", "runut-balik"};
inline constexpr Words kBranchAndBound{"branch and bound", "branch and bound"};
inline constexpr Words kBacktrackingNodes{"Backtracking, in the order of its nodes",
                                          "Runut-balik, menurut urutan simpulnya"};
inline constexpr Words kBranchAndBoundNodes{"Branch and bound, in the order of its nodes",
                                            "Branch and bound, menurut urutan simpulnya"};
inline constexpr Words kNode{"node", "simpul"};
inline constexpr Words kPlaced{"queens by row", "ratu per baris"};
inline constexpr Words kFate{"outcome", "hasilnya"};
inline constexpr Words kWithRoot{"with the root", "dengan akar"};
inline constexpr Words kAttacked{"killed: two queens on a diagonal",
                                 "dimatikan: dua ratu di satu diagonal"};
inline constexpr Words kSolution{"a solution", "sebuah solusi"};
inline constexpr Words kDistance{"cost {0}: the distance to a solution",
                                 "biaya {0}: jarak ke sebuah solusi"};
inline constexpr Words kNothingBelow{"no solution below: infinite cost",
                                     "tidak ada solusi di bawahnya: biaya tak hingga"};
inline constexpr Words kFirstSolution{"the first solution", "solusi pertama"};
inline constexpr Words kAsPrinted{"{0}: {1} nodes, as the paper says.",
                                  "{0}: {1} simpul, seperti kata makalah."};
inline constexpr Words kNotAsPrinted{"{0}: {1} nodes; the paper says {2}.",
                                     "{0}: {1} simpul; makalah menyebut {2}."};
inline constexpr Words kNodesGenerated{"nodes generated", "simpul dibangkitkan"};
inline constexpr Words kGenerated{"{0} {0:node|nodes} generated", "{0} simpul dibangkitkan"};
inline constexpr Words kCostNote{
    "The cost of a node is its distance to the nearest solution below it. As the paper itself "
    "says, whoever knows this need not search.",
    "Biaya sebuah simpul adalah jaraknya ke solusi terdekat di bawahnya. Seperti kata makalah "
    "sendiri, siapa pun yang mengetahuinya tidak perlu mencari lagi."};
inline constexpr Words kRootNote{
    "The paper counts the root in its first two numbers but not in the third.",
    "Makalah menghitung akar dalam dua angka pertamanya, tetapi tidak dalam yang ketiga."};

// Step by step, in Learn.
inline constexpr Words kWholeTitle{"four-queens-whole", "Four queens: the whole tree",
                                   "Empat ratu: pohon lengkap"};
inline constexpr Words kWholeSummary{"every way to put one queen in each row and column: 65 nodes",
                                     "semua cara menaruh satu ratu di tiap baris dan kolom: 65 "
                                     "simpul"};
inline constexpr Words kBacktrackingTitle{"four-queens-backtracking", "Four queens: backtracking",
                                          "Empat ratu: runut-balik"};
inline constexpr Words kBacktrackingSummary{
    "go back as soon as two queens share a diagonal: 16 nodes to the first solution",
    "mundur begitu dua ratu berbagi diagonal: 16 simpul sampai solusi pertama"};
inline constexpr Words kBoundedTitle{"four-queens-bounded", "Four queens: branch and bound",
                                     "Empat ratu: branch and bound"};
inline constexpr Words kBoundedSummary{
    "the live node with the least cost first: 10 nodes below the root",
    "simpul hidup dengan biaya terkecil lebih dulu: 10 simpul di bawah akar"};
inline constexpr Words kStartsEmpty{"The root: no queen is on the board yet.",
                                    "Akar: belum ada ratu di papan."};
inline constexpr Words kTries{"A queen on {0}.", "Ratu di {0}."};
inline constexpr Words kKilledHere{"{0} shares a diagonal with a queen above: the node is killed.",
                                   "{0} sediagonal dengan ratu di atasnya: simpul dimatikan."};
inline constexpr Words kLeafIsSolution{
    "Four queens are on the board and none attacks another: a solution.",
    "Empat ratu di papan dan tidak ada yang saling serang: sebuah solusi."};
inline constexpr Words kLeafIsNone{"Four queens are on the board, two of them on one diagonal.",
                                   "Empat ratu di papan, dua di antaranya sediagonal."};
inline constexpr Words kGoesBack{"Every column after {0} has been tried: go back.",
                                 "Semua kolom setelah {0} sudah dicoba: mundur."};
inline constexpr Words kAllGenerated{"The whole tree has {0} nodes, including the root.",
                                     "Pohon lengkap punya {0} simpul, termasuk akar."};
inline constexpr Words kSolvedAfter{"The first solution, after {0} nodes including the root.",
                                    "Solusi pertama, setelah {0} simpul termasuk akar."};
inline constexpr Words kLives{
    "{0} is live, with cost {1}: the distance to the nearest solution below it.",
    "{0} hidup, dengan biaya {1}: jarak ke solusi terdekat di bawahnya."};
inline constexpr Words kExpandsRoot{"The root is expanded.", "Akar dikembangkan."};
inline constexpr Words kExpands{"Of all live nodes, {0} has the least cost, {1}: it is expanded.",
                                "Dari semua simpul hidup, {0} berbiaya terkecil, {1}: simpul ini "
                                "dikembangkan."};
inline constexpr Words kBoundedAfter{
    "A solution with cost 0, after {0} nodes below the root, {1} including it.",
    "Solusi dengan biaya 0, setelah {0} simpul di bawah akar, {1} termasuk akar."};

}  // namespace lawan::experiments::queens_words
