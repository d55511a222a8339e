// How strong players are who played each other, on the Elo scale.
//
// Bradley and Terry, Rank analysis of incomplete block designs, Biometrika 39 (1952): of two
// players the one wins with a probability in proportion to its strength. Draws count as half a win.
#pragma once

#include <cstddef>
#include <vector>

namespace lawan {

// Games between two players; who sat where does not matter here.
struct Encounter {
    std::size_t a = 0;
    std::size_t b = 0;
    double games = 0;
    double points = 0;  // of a: 1 a win, 1/2 a draw
};

struct Rating {
    double elo = 0;    // the mean of all players is 0
    double error = 0;  // half the width of a 95 % interval around it
};

// The prior is a number of drawn games of every player against an average one. It keeps the ratings
// finite when somebody won or lost every game, and draws those with few games to the middle.
inline constexpr double kPriorDraws = 1;

[[nodiscard]] std::vector<Rating> bradley_terry(std::size_t players,
                                                const std::vector<Encounter>& encounters,
                                                double prior_draws = kPriorDraws);

}  // namespace lawan
