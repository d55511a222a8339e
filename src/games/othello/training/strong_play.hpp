// Positions of good play that do not depend on what weights were learned from, to measure them by.
#pragma once

#include <bit>
#include <optional>

#include "games/othello/training/games.hpp"

namespace lawan::training {

// Strong play, with a move by chance now and then: searches look at answers to bad moves too.
[[nodiscard]] inline OthelloPlay strong_play() {
    OthelloPlay play;
    play.depth = 8;
    play.confidence = 0;
    play.solve_from = 12;
    play.fewest_random_plies = 6;
    play.most_random_plies = 10;
    play.stray_in_endgame = 0;
    return play;
}

// None where the side to move had to pass then, or the game was over.
[[nodiscard]] inline std::optional<othello::Board> position_with(int empties,
                                                                 const OthelloGame& game) {
    std::optional<othello::Board> found;
    visit_samples(game, strong_play(), [&](const OthelloSample& sample) {
        const othello::Board board{sample.player, sample.opponent};
        if (std::popcount(board.empty()) == empties) found = board;
    });
    return found;
}

}  // namespace lawan::training
