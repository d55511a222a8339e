// What a user can choose before a game of Adjacency: size, rounds, who starts.
#pragma once

#include <vector>

#include "core/coordinate.hpp"
#include "core/options.hpp"
#include "games/adjacency/rules/game.hpp"

namespace lawan::adjacency {

// The papers' corners need room for two blocks of 2×2.
inline constexpr int kFewestColumns = 4;
inline constexpr int kFewestRows = 4;

// As in the papers' demonstration; on a board where fewer fit, as many as fit.
inline constexpr int kUsualRounds = 8;

// Whole rounds, a move each, from the papers' corners to a full board.
[[nodiscard]] constexpr int most_rounds(BoardSize size) {
    constexpr int kCornerMarks = 8;
    return (size.cells() - kCornerMarks) / 2;
}

[[nodiscard]] std::vector<OptionSpec> settings();

// Throws InputError where the choices do not go together.
[[nodiscard]] Game game_from(const Options& options);

}  // namespace lawan::adjacency
