// What the solver says of positions that it does not settle.
#pragma once

#include "core/words.hpp"

namespace lawan::othello::words {

// Takizawa, Othello is solved (2023), splits the game at 50 empty squares and visits 1.5e18
// positions with many machines: thousands of years on one.
inline constexpr int kTooManyEmpties = 50;
inline constexpr Words kWillNotEnd{
    "othello-will-not-end",
    "with {0} empty squares this will not end in a lifetime; 6x6 and endgames can be solved",
    "dengan {0} petak kosong ini tidak akan selesai seumur hidup; 6x6 dan akhir permainan dapat "
    "dipecahkan"};
inline constexpr Words kSearchedSoFar{
    "othello-searched-so-far",
    "the search reached {0} {0:ply|plies} with {1} % confidence: {2} for the side to move",
    "pencarian mencapai {0} langkah dengan keyakinan {1} %: {2} bagi pihak yang melangkah"};

}  // namespace lawan::othello::words
