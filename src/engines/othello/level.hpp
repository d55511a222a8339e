// Ten strengths for people. Weak ones look less far ahead and misjudge positions a little, as
// people do; they do not play at random.
#pragma once

#include <array>
#include <cstddef>

namespace lawan::othello {

struct Level {
    int depth = 60;        // plies
    double misjudged = 0;  // spread of the error in judging a move, in discs
    int solved = 60;       // empties from which on the end is seen
};

inline constexpr int kLevels = 10;
inline constexpr std::array<Level, kLevels> kLevelTable{{{3, 1.7, 7},
                                                         {4, 2.15, 9},
                                                         {5, 2.2, 10},
                                                         {5, 1.5, 11},
                                                         {6, 1.6, 12},
                                                         {7, 1.4, 12},
                                                         {7, 0.0, 13},
                                                         {9, 0.0, 15},
                                                         {12, 0.0, 18},
                                                         {60, 0.0, 60}}};

[[nodiscard]] constexpr const Level& level_table(int level) {
    return kLevelTable[static_cast<std::size_t>(level - 1)];
}

}  // namespace lawan::othello
