// Ten strengths for people. Weak ones look less far ahead and misjudge positions a little, as
// people do; they do not play at random.
#pragma once

#include <array>
#include <cstddef>

#include "core/random.hpp"

namespace lawan::othello {

struct Strength {
    int depth = 60;        // plies
    double misjudged = 0;  // spread of the error in judging a move, in discs
    int solved = 60;       // empties from which on the end is seen
};

inline constexpr int kLevels = 10;
inline constexpr std::array<Strength, kLevels> kStrengths{{{4, 1.4, 9},
                                                           {5, 1.7, 10},
                                                           {5, 0.85, 11},
                                                           {6, 0.95, 12},
                                                           {7, 1.1, 13},
                                                           {8, 1.05, 14},
                                                           {8, 0.45, 15},
                                                           {10, 0.35, 16},
                                                           {13, 0.0, 20},
                                                           {60, 0.0, 60}}};

[[nodiscard]] constexpr const Strength& strength_of(int level) {
    return kStrengths[static_cast<std::size_t>(level - 1)];
}

// On a smaller board the end is nearer from the first move on: it is seen from as large a part of
// the game as on 8×8.
[[nodiscard]] constexpr Strength on_board_of(Strength strength, int cells) {
    strength.solved = strength.solved * cells / 64;
    return strength;
}

// How far off a judgement is, in spreads. About normal: the sum of twelve draws has a spread of
// one.
[[nodiscard]] inline double misjudgement(Random& random) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += random.unit();
    return sum;
}

}  // namespace lawan::othello
