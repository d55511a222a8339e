// What Chomp says, in both languages.
#pragma once

#include "core/words.hpp"

namespace lawan::chomp::words {

inline constexpr Words kTitle{"Chomp", "Chomp"};
inline constexpr Words kSummary{"take a cell and all to its right and below; who takes a1 loses",
                                "ambil satu petak beserta semua di kanan dan di bawahnya; yang "
                                "mengambil a1 kalah"};
inline constexpr Words kCellsLeftTitle{"cells left", "sisa petak"};
inline constexpr Words kCellsLeft{"cells still on the board", "petak yang masih ada di papan"};
inline constexpr Words kBadPosition{"chomp-bad-position",
                                    "chomp position: write 20 cells of # and ., then X or O",
                                    "posisi chomp: tulis 20 petak # dan ., lalu X atau O"};

}  // namespace lawan::chomp::words
