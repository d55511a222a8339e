// How strong players are who played each other, on the Elo scale.
//
// Bradley and Terry, Rank analysis of incomplete block designs, Biometrika 39 (1952): the expected
// score of two players depends on the difference of their ratings alone, as on the logistic curve
// of Elo. A draw is half a point. The ratings are those at which everybody scores what was
// expected. Draws make a game vary less than wins and losses do, and the errors take those that are
// told into account (the sandwich of Huber and White, with the variance that was seen).
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
    double draws = 0;   // as far as known; errors are stated too large for those that are not
    // Games that repeat no other one, move by move; 0 where nobody counted them. Repeats belong to
    // the score, but make nothing more certain.
    double different = 0;
};

struct Rating {
    double elo = 0;    // the mean of all players is 0
    double error = 0;  // half the width of a 95 % interval around it
};

// The prior is a number of drawn games of every player against an average one. It keeps the ratings
// finite when somebody won or lost every game, and draws those with few games to the middle.
inline constexpr double kPriorDraws = 1;

// Where the games determine the ratings by themselves, so little prior leaves them as they are: for
// two players they are then the difference that their score alone says.
inline constexpr double kNoPrior = 1e-6;

// Whether the games determine all ratings: from each player to each other leads a chain of players
// who took points from the next one (Ford, Solution of a ranking problem from binary comparisons,
// American Mathematical Monthly 64, 1957).
[[nodiscard]] bool determines_ratings(std::size_t players,
                                      const std::vector<Encounter>& encounters);

class BradleyTerry {
  public:
    BradleyTerry(std::size_t players, const std::vector<Encounter>& encounters,
                 double prior_draws = kPriorDraws);

    [[nodiscard]] const std::vector<Rating>& ratings() const { return ratings_; }

    // The likelihood that `a` is stronger than `b`.
    [[nodiscard]] double superiority(std::size_t a, std::size_t b) const;

  private:
    std::vector<Rating> ratings_;
    std::vector<std::vector<double>> covariance_;  // in Elo²
};

// The ratings alone.
[[nodiscard]] std::vector<Rating> bradley_terry(std::size_t players,
                                                const std::vector<Encounter>& encounters,
                                                double prior_draws = kPriorDraws);

}  // namespace lawan
