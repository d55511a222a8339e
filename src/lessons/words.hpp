// What Learn says.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

// What it calls the numbers that it puts on cells.
inline constexpr Words kFlipsTitle{"Marks flipped", "Tanda yang dibalik"};
inline constexpr Words kFlips{"how many of the other side's marks each move flips",
                              "banyak tanda pihak lain yang dibalik tiap langkah"};
inline constexpr Words kAfterEachMove{"after each move: {0}", "setelah tiap langkah: {0}"};

// What a bot should have been.
inline constexpr Words kBotWithPopulation{"bot with a population to show",
                                          "bot dengan populasi untuk ditunjukkan"};
inline constexpr Words kBotWithWay{"bot with a path over the moves to show",
                                   "bot dengan jalur di antara langkah untuk ditunjukkan"};
inline constexpr Words kSearch{"search", "pencarian"};
inline constexpr Words kLesson{"the lesson", "pelajaran"};
inline constexpr Words kDemonstration{"demonstration", "peragaan"};
inline constexpr Words kOverlay{"overlay", "lapisan"};

}  // namespace lawan::words
