#include "core/bradley_terry.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/statistics.hpp"

namespace lawan {
namespace {

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

const double kEloPerNat = 400 / std::log(10.0);

// The probability that the stronger of two wins depends on strengths in this way.
double expected(double strength, double other) {
    return strength / (strength + other);
}

// Hunter, MM algorithms for generalized Bradley–Terry models, Annals of Statistics 32 (2004). The
// average opponent of the prior has strength 1.
class Fit {
  public:
    Fit(std::size_t players, const std::vector<Encounter>& encounters, double prior_draws)
        : games_(players, Row(players, 0)),
          points_(players, prior_draws / 2),
          strengths_(players, 1),
          prior_{prior_draws} {
        for (const Encounter& met : encounters) {
            assert(met.a != met.b);
            games_[met.a][met.b] += met.games;
            games_[met.b][met.a] += met.games;
            points_[met.a] += met.points;
            points_[met.b] += met.games - met.points;
        }
    }

    void run() {
        constexpr int kMostRounds = 20'000;
        constexpr double kClose = 1e-10;
        for (int round = 0; round < kMostRounds && step() > kClose; ++round) {
        }
    }

    [[nodiscard]] double strength(std::size_t player) const { return strengths_[player]; }

    // The observed information about the logarithms of the strengths.
    [[nodiscard]] Matrix information() const {
        Matrix matrix(strengths_.size(), Row(strengths_.size(), 0));
        for (std::size_t i = 0; i < strengths_.size(); ++i) {
            const double p = expected(strengths_[i], 1);
            matrix[i][i] += prior_ * p * (1 - p);
            for (std::size_t j = 0; j < strengths_.size(); ++j) {
                const double q = expected(strengths_[i], strengths_[j]);
                matrix[i][i] += games_[i][j] * q * (1 - q);
                matrix[i][j] -= games_[i][j] * q * (1 - q);
            }
        }
        return matrix;
    }

  private:
    // The largest relative change.
    double step() {
        double change = 0;
        for (std::size_t i = 0; i < strengths_.size(); ++i) {
            double weight = prior_ / (strengths_[i] + 1);
            for (std::size_t j = 0; j < strengths_.size(); ++j) {
                weight += games_[i][j] / (strengths_[i] + strengths_[j]);
            }
            if (weight == 0) continue;  // nobody played this one
            const double next = points_[i] / weight;
            change = std::max(change, std::abs(next - strengths_[i]) / strengths_[i]);
            strengths_[i] = next;
        }
        return change;
    }

    Matrix games_;
    Row points_;
    Row strengths_;
    double prior_;
};

// Gauss and Jordan, with pivots; the prior makes the matrix positive definite.
Matrix inverse(Matrix matrix) {
    const std::size_t size = matrix.size();
    Matrix result(size, Row(size, 0));
    for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column; row < size; ++row) {
            if (std::abs(matrix[row][column]) > std::abs(matrix[pivot][column])) pivot = row;
        }
        std::swap(matrix[pivot], matrix[column]);
        std::swap(result[pivot], result[column]);
        const double by = matrix[column][column];
        for (std::size_t k = 0; k < size; ++k) {
            matrix[column][k] /= by;
            result[column][k] /= by;
        }
        for (std::size_t row = 0; row < size; ++row) {
            const double times = matrix[row][column];
            if (row == column || times == 0) continue;
            for (std::size_t k = 0; k < size; ++k) {
                matrix[row][k] -= times * matrix[column][k];
                result[row][k] -= times * result[column][k];
            }
        }
    }
    return result;
}

// The variance of a rating's distance from the mean of all.
double centred_variance(const Matrix& covariance, std::size_t player) {
    const auto count = static_cast<double>(covariance.size());
    double row = 0;
    double all = 0;
    for (std::size_t i = 0; i < covariance.size(); ++i) {
        row += covariance[player][i];
        for (const double value : covariance[i]) all += value;
    }
    return covariance[player][player] - 2 * row / count + all / (count * count);
}

}  // namespace

std::vector<Rating> bradley_terry(std::size_t players, const std::vector<Encounter>& encounters,
                                  double prior_draws) {
    assert(prior_draws > 0);
    if (players == 0) return {};
    Fit fit{players, encounters, prior_draws};
    fit.run();
    const Matrix covariance = inverse(fit.information());

    std::vector<Rating> ratings(players);
    double mean = 0;
    for (std::size_t i = 0; i < players; ++i) {
        ratings[i].elo = kEloPerNat * std::log(fit.strength(i));
        ratings[i].error = kStandardErrors95 * kEloPerNat *
                           std::sqrt(std::max(0.0, centred_variance(covariance, i)));
        mean += ratings[i].elo / static_cast<double>(players);
    }
    for (Rating& rating : ratings) rating.elo -= mean;
    return ratings;
}

}  // namespace lawan
