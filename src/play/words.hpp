// What play/ says to people: how games end, and what is wrong with a game that is played again or
// with an audit.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

// The number of the move, and the move as it was written, in quotes.
inline constexpr Words kMoveNotLegal{"move-not-legal", "move {0}, {1}, is not legal there",
                                     "langkah {0}, {1}, tidak sah di sana"};
inline constexpr Words kTooManyGamesToCount{"too-many-games-to-count",
                                            "there are too many games to count",
                                            "permainannya terlalu banyak untuk dihitung"};
inline constexpr Words kTooManyPositions{
    "too-many-positions",
    "there are too many positions to remember: choose a smaller board or start later in the game",
    "posisinya terlalu banyak untuk diingat: pilih papan yang lebih kecil atau mulai lebih akhir"};

// Swap2.
inline constexpr Words kSwap2Begins{
    "swap2-begins",
    "Swap2: one player places three marks, X, O and X. The other takes a side, or places two more "
    "(O and X) and lets the first one choose.",
    "Swap2: seorang pemain meletakkan tiga tanda, X, O, dan X. Lawannya memilih pihak, atau "
    "meletakkan dua lagi (O dan X) dan membiarkan pemain pertama memilih."};

// The whole part of a number and its decimals.
inline constexpr Words kDecimal{"{0}.{1}", "{0},{1}"};

// How a game ended. The first argument is the player; the others complete the sentence.
inline constexpr Words kOfPlayer{"{0} {1}", "{0} {1}"};
inline constexpr Words kBrokenOff{"game-broken-off", "the game was abandoned",
                                  "permainan dihentikan"};
inline constexpr Words kBotFailed{"bot-failed", "failed: {0}", "gagal: {0}"};
inline constexpr Words kBotFailedAtStart{"bot-failed-at-start", "failed at the start: {0}",
                                         "gagal di awal: {0}"};
inline constexpr Words kPlayedIllegal{"played-illegal-move", "played {0}; the legal moves are {1}",
                                      "memainkan {0}; langkah yang sah adalah {1}"};
inline constexpr Words kTookTooLong{"took-too-long", "took {0} s of the {1} s allowed",
                                    "memakai {0} dtk dari {1} dtk yang diizinkan"};
inline constexpr Words kTookTimeAfterEnd{"took-time-after-end", "took {0} s after its time was up",
                                         "memakai {0} dtk setelah waktunya habis"};

}  // namespace lawan::words
