// Wins by threats alone: each move threatens to complete a window, so the defender has one answer.
// (L. V. Allis, H. J. van den Herik, M. P. H. Huntjens: Go-Moku solved by new search techniques,
// Computational Intelligence 12, 1996.)
#pragma once

#include <optional>
#include <vector>

#include "games/tictactoe/engine/solver/geometry.hpp"

namespace lawan::tictactoe::solver {

struct ThreatWin {
    std::vector<int> attacks;  // one after the other, each answered as it must be
    Cells answers = 0;         // the defender's cells
    Cells zone = 0;            // all cells that the attacker needs
};

// In the maker-breaker version of the game only the attacker can win, so nothing counters him.
enum class Version : std::uint8_t { Game, MakerBreaker };

// The attacker is to move, and nobody who counts can complete a window at once. `most_steps` bounds
// the work.
[[nodiscard]] std::optional<ThreatWin> find_threat_win(const Geometry& geometry, Cells attacker,
                                                       Cells defender, int most_steps,
                                                       Version version = Version::Game);

// What the defender, to move, can do at all about such a win: the cells of the win, and those from
// which his own marks and forced answers would make a threat in between.
[[nodiscard]] Cells defences(const Geometry& geometry, Cells attacker, Cells defender,
                             const ThreatWin& win);

}  // namespace lawan::tictactoe::solver
