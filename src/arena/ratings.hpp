// Ratings of everybody who took part in a tournament, on the Elo scale.
//
// Bradley and Terry (1952): the expected score depends on the difference of two ratings alone, as
// on the logistic curve of Elo. A draw is half a point. The ratings are those at which everybody
// scores what was expected; draws make a game vary less than wins and losses do, and the errors
// take this into account (the sandwich of Huber and White, with the variance that was seen).
#pragma once

#include <cstddef>
#include <vector>

#include "arena/elo.hpp"
#include "core/bradley_terry.hpp"

namespace lawan {

struct Meeting {
    std::size_t a = 0;
    std::size_t b = 0;
    WinDrawLoss of_a;
};

class Ratings {
  public:
    // One game drawn with an average player is added for everybody (kPriorDraws), which keeps the
    // ratings finite.
    Ratings(std::size_t players, const std::vector<Meeting>& meetings);

    // The mean of all is 0; the error is half of a 95 % interval around the rating.
    [[nodiscard]] const std::vector<Rating>& all() const { return ratings_; }

    // The likelihood that `a` is stronger than `b`.
    [[nodiscard]] double superiority(std::size_t a, std::size_t b) const;

  private:
    std::vector<Rating> ratings_;
    std::vector<std::vector<double>> covariance_;  // in Elo²
};

}  // namespace lawan
