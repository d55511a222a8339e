// What Adjacency's proofs are called, and what is wrong with them.
#pragma once

#include "core/words.hpp"

namespace lawan::adjacency::words {

inline constexpr Words kMirrorProof{"the second player answers every move by its image",
                                    "pemain kedua menjawab setiap langkah dengan bayangannya"};
inline constexpr Words kSymmetricSetsProof{"symmetric sets of empty cells in which 2 are won",
                                           "himpunan simetris petak kosong dengan kemenangan 2"};

// Mirrors.
inline constexpr Words kEveryMoveHasImage{"every move has an image",
                                          "setiap langkah punya bayangan"};
inline constexpr Words kMirrorShowsZero{"a mirror shows that a value is at most 0",
                                        "cermin menunjukkan bahwa nilai paling banyak 0"};
inline constexpr Words kHasCentre{"the board has a centre cell", "papan punya petak tengah"};
inline constexpr Words kLastMoveUnanswered{"the last move has no answer",
                                           "langkah terakhir tidak punya jawaban"};
inline constexpr Words kNotOwnImage{"the empty cells are not their own image",
                                    "petak kosong bukan bayangannya sendiri"};
inline constexpr Words kImageNotOthers{"the image of a mark is not the other side's",
                                       "bayangan sebuah tanda bukan milik pihak lain"};

// Symmetric sets.
inline constexpr Words kOnlyAtMost{"it can only show upper bounds",
                                   "hanya dapat menunjukkan batas atas"};
inline constexpr Words kNotPlayedFull{"the game does not go on until the board is full",
                                      "papan tidak dimainkan sampai penuh"};
inline constexpr Words kTooManyEmpty{"there are too many empty cells",
                                     "terlalu banyak petak kosong"};
inline constexpr Words kBestShown{"it can show {0} at best", "paling jauh dapat menunjukkan {0}"};
inline constexpr Words kAllExcepted{"the set of all pairs is excepted",
                                    "himpunan semua pasangan dikecualikan"};
inline constexpr Words kSetNotWon{"the second player does not win 2 in the set {0}",
                                  "pemain kedua tidak menang 2 dalam himpunan {0}"};
inline constexpr Words kSetsTooLarge{
    "adjacency-sets-too-large", "the table of sets takes {0} MiB of memory, {1} {1:is|are} allowed",
    "tabel himpunan memerlukan memori {0} MiB, yang diizinkan {1}"};
inline constexpr Words kNoCheckOfThisProof{
    "adjacency-no-check-of-this-proof",
    "{0} does not belong to a check of this proof, or it was cut off or changed",
    "{0} bukan milik pemeriksaan bukti ini, atau telah terpotong atau diubah"};
inline constexpr Words kExceptLine{"expected 'except PAIRS : SET ...'",
                                   "seharusnya 'except PASANGAN : HIMPUNAN ...'"};
inline constexpr Words kNoSuchSet{"{0} is not a set of pairs", "{0} bukan himpunan pasangan"};
inline constexpr Words kSetOfOtherSize{"a set does not have {0} of {1} pairs",
                                       "sebuah himpunan tidak punya {0} dari {1} pasangan"};

// What was checked: the whole, or samples.
inline constexpr Words kAllChecked{
    "the second player wins 2 after each of the {0} moves whose image leaves an excepted set, {1} "
    "of them by a table or a search; {2} sets are excepted (images count once)",
    "pemain kedua menang 2 setelah setiap langkah yang bayangannya menyisakan himpunan yang "
    "dikecualikan: {0} langkah, {1} di antaranya dengan tabel atau pencarian; {2} himpunan "
    "dikecualikan (bayangan dihitung sekali)"};
inline constexpr Words kSomeChecked{
    "{0} {0:set|sets} of pairs checked{1}: the second player wins 2 in {0:it|all of them}{3}; {2} "
    "{2:was|were} searched; drawn with seed {5}; {4} sets are excepted (images count once)",
    "{0} himpunan pasangan diperiksa{1}: pemain kedua menang 2 dalam {0:himpunan "
    "itu|semuanya}{3}; {2} dicari; diundi dengan benih {5}; {4} himpunan dikecualikan (bayangan "
    "dihitung sekali)"};
inline constexpr Words kDrawnExcepted{" ({1} drawn, {0} of them excepted)",
                                      " ({1} diundi, {0} di antaranya dikecualikan)"};
inline constexpr Words kLeftOpen{" but {0}, which {0:takes|take} too long to search",
                                 " kecuali {0} yang terlalu lama dicari"};

}  // namespace lawan::adjacency::words
