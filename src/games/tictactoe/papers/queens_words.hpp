// What the example of four queens says.
#pragma once

#include "core/words.hpp"

namespace lawan::experiments::queens_words {

inline constexpr Words kSummary{"four queens: the whole tree, backtracking, branch and bound",
                                "empat ratu: pohon lengkap, runut-balik, branch-and-bound"};
inline constexpr Words kTitle{"four queens, node by node", "empat ratu, simpul demi simpul"};
inline constexpr Words kSource{"tictactoe, chapter II", "tictactoe, bab II"};
inline constexpr Words kWholeTree{"the whole tree", "pohon lengkap"};
inline constexpr Words kBacktracking{"backtracking", "runut-balik"};
inline constexpr Words kBranchAndBound{"branch and bound", "branch-and-bound"};
inline constexpr Words kBacktrackingNodes{"Backtracking, in the order of its nodes",
                                          "Runut-balik, menurut urutan simpulnya"};
inline constexpr Words kBranchAndBoundNodes{"Branch and bound, in the order of its nodes",
                                            "Branch and bound, menurut urutan simpulnya"};
inline constexpr Words kNode{"node", "simpul"};
inline constexpr Words kPlaced{"queens by row", "ratu per baris"};
inline constexpr Words kFate{"what becomes of it", "nasibnya"};
inline constexpr Words kWithRoot{"with the root", "dengan akar"};
inline constexpr Words kAttacked{"killed: two queens on a diagonal",
                                 "dimatikan: dua ratu di satu diagonal"};
inline constexpr Words kSolution{"a solution", "sebuah solusi"};
inline constexpr Words kDistance{"cost {0}: so far to a solution",
                                 "biaya {0}: sejauh itu ke sebuah solusi"};
inline constexpr Words kNothingBelow{"no solution below: cost without end",
                                     "tidak ada solusi di bawahnya: biaya tak hingga"};
inline constexpr Words kFirstSolution{"the first solution", "solusi pertama"};
inline constexpr Words kAsPrinted{"{0}: {1} nodes, as the paper says.",
                                  "{0}: {1} simpul, seperti kata makalah."};
inline constexpr Words kNotAsPrinted{"{0}: {1} nodes; the paper says {2}.",
                                     "{0}: {1} simpul; makalah menyebut {2}."};
inline constexpr Words kNodesGenerated{"nodes generated", "simpul dibangkitkan"};
inline constexpr Words kCostNote{
    "The cost of a node is its distance to the nearest solution below it. The paper says itself "
    "that whoever knows this need not search.",
    "Biaya sebuah simpul adalah jaraknya ke solusi terdekat di bawahnya. Makalah sendiri berkata "
    "bahwa siapa yang tahu itu tidak perlu mencari."};
inline constexpr Words kRootNote{
    "The paper counts the root in its first two numbers and leaves it out of the third.",
    "Makalah menghitung akar dalam dua angka pertamanya dan tidak dalam yang ketiga."};

}  // namespace lawan::experiments::queens_words
