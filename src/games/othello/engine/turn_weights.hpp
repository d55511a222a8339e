// What the turns of a game are worth in time.
#pragma once

namespace lawan::othello {

// Games are decided where the search almost sees the end, and what comes after that is solved in no
// time.
[[nodiscard]] constexpr double weight_of_turn(int empties) {
    if (empties > 44) return 0.6;
    if (empties > 30) return 1.0;
    if (empties > 20) return 1.6;
    if (empties > 14) return 0.5;
    return 0.1;
}

// The weight of a turn among all own turns to come.
[[nodiscard]] constexpr double share_of_turn(int empties) {
    double all = 0;
    for (int later = empties; later > 0; later -= 2) all += weight_of_turn(later);
    return all > 0 ? weight_of_turn(empties) / all : 1;
}

}  // namespace lawan::othello
