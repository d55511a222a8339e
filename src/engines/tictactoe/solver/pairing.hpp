// Pairings: disjoint pairs of empty cells such that every open window contains one. They prove that
// the side that answers in pairs never loses.
#pragma once

#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "engines/tictactoe/solver/geometry.hpp"

namespace lawan::tictactoe::solver {

struct PairingSearch {
    bool found = false;
    std::vector<Cells> pairs = {};  // two cells each
    int least_left = 0;             // windows without a pair in the best attempt

    [[nodiscard]] Cells cells() const {
        Cells all = 0;
        for (const Cells pair : pairs) all |= pair;
        return all;
    }
};

// Depth first: the window with the fewest cells left is given a pair, the pair that serves most
// windows at the least harm to others first. `most_steps` bounds the work.
[[nodiscard]] PairingSearch find_pairing(const std::vector<Cells>& masks, Cells empty,
                                         int most_steps);

}  // namespace lawan::tictactoe::solver
