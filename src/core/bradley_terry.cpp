#include "core/bradley_terry.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <tuple>
#include <utility>

#include "core/statistics.hpp"

namespace lawan {
namespace {

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

const double kEloPerNat = 400 / std::log(10.0);

double expected(double advantage) {
    return 1 / (1 + std::exp(-advantage));
}

// Gauss and Jordan with pivots; the prior, or the mean that is held, makes the matrix positive
// definite.
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

Matrix product(const Matrix& a, const Matrix& b) {
    Matrix result(a.size(), Row(a.size(), 0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t k = 0; k < a.size(); ++k) {
            if (a[i][k] == 0) continue;
            for (std::size_t j = 0; j < a.size(); ++j) result[i][j] += a[i][k] * b[k][j];
        }
    }
    return result;
}

class Fit {
  public:
    Fit(std::size_t players, const std::vector<Encounter>& encounters, double prior_draws)
        : encounters_{encounters}, prior_{prior_draws}, strengths_(players, 0) {}

    // Newton's method; the likelihood is concave, and a step that is too long is cut.
    void run() {
        constexpr int kMostSteps = 200;
        constexpr double kClose = 1e-10;
        for (int step = 0; step < kMostSteps; ++step) {
            const Matrix by = inverse(curvature());
            const Row surplus = surpluses();
            double greatest = 0;
            Row move(strengths_.size(), 0);
            for (std::size_t i = 0; i < move.size(); ++i) {
                for (std::size_t j = 0; j < move.size(); ++j) move[i] += by[i][j] * surplus[j];
                greatest = std::max(greatest, std::abs(move[i]));
            }
            const double cut = greatest > 1 ? 1 / greatest : 1;
            for (std::size_t i = 0; i < move.size(); ++i) strengths_[i] += cut * move[i];
            if (greatest < kClose) break;
        }
    }

    [[nodiscard]] const Row& strengths() const { return strengths_; }

    [[nodiscard]] Matrix covariance() const {
        const Matrix bread = inverse(curvature());
        return product(product(bread, variances()), bread);
    }

  private:
    // Points that a player has more than expected.
    [[nodiscard]] Row surpluses() const {
        Row surplus(strengths_.size(), 0);
        for (std::size_t i = 0; i < surplus.size(); ++i) {
            surplus[i] = prior_ * (0.5 - expected(strengths_[i]));
        }
        for (const Encounter& met : encounters_) {
            const double more =
                met.points - met.games * expected(strengths_[met.a] - strengths_[met.b]);
            surplus[met.a] += more;
            surplus[met.b] -= more;
        }
        return surplus;
    }

    template <class Weight>
    [[nodiscard]] Matrix sum_over_encounters(Weight weight) const {
        Matrix matrix(strengths_.size(), Row(strengths_.size(), 0));
        for (std::size_t i = 0; i < strengths_.size(); ++i) {
            const double p = expected(strengths_[i]);
            matrix[i][i] += prior_ * p * (1 - p);
        }
        for (const Encounter& met : encounters_) {
            const double w = weight(met);
            matrix[met.a][met.a] += w;
            matrix[met.b][met.b] += w;
            matrix[met.a][met.b] -= w;
            matrix[met.b][met.a] -= w;
        }
        return matrix;
    }

    // Games tell nothing of the mean of all players: there a slight prior leaves the matrix nearly
    // singular, and its inverse would lose the digits that the errors consist of. So the mean is
    // held where it is, which changes no difference between players.
    [[nodiscard]] Matrix curvature() const {
        constexpr double kSlightPrior = 1e-3;
        Matrix matrix = sum_over_encounters([&](const Encounter& met) {
            const double p = expected(strengths_[met.a] - strengths_[met.b]);
            return met.games * p * (1 - p);
        });
        if (prior_ >= kSlightPrior) return matrix;
        double hold = 0;
        for (std::size_t i = 0; i < matrix.size(); ++i) hold += matrix[i][i];
        hold /= static_cast<double>(matrix.size());
        for (Row& row : matrix) {
            for (double& value : row) value += hold;
        }
        return matrix;
    }

    // A score of 0, ½ or 1 with mean p and a share d of draws has the variance p(1 − p) − d/4.
    [[nodiscard]] Matrix variances() const {
        return sum_over_encounters([&](const Encounter& met) {
            const double p = expected(strengths_[met.a] - strengths_[met.b]);
            // With draws only, a little is left: the next game may be lost.
            const double variance =
                std::max(met.games * p * (1 - p) - met.draws / 4, 0.05 * met.games * p * (1 - p));
            // Games that come n times each vary together: their sum n times as much.
            return met.different > 0 ? variance * met.games / met.different : variance;
        });
    }

    const std::vector<Encounter>& encounters_;
    double prior_;
    Row strengths_;
};

// How many players are reached from the first one along games in which points were taken, or lost.
std::size_t reached(std::size_t players, const std::vector<Encounter>& encounters, bool taken) {
    std::vector<bool> seen(players, false);
    seen[0] = true;
    std::size_t count = 1;
    for (bool more = true; more;) {
        more = false;
        for (const Encounter& met : encounters) {
            const bool by_a = met.points > 0;
            const bool by_b = met.points < met.games;
            const bool forth = taken ? by_a : by_b;
            const bool back = taken ? by_b : by_a;
            for (const auto& [from, to, leads] :
                 {std::tuple{met.a, met.b, forth}, std::tuple{met.b, met.a, back}}) {
                if (!leads || !seen[from] || seen[to]) continue;
                seen[to] = true;
                ++count;
                more = true;
            }
        }
    }
    return count;
}

}  // namespace

bool determines_ratings(std::size_t players, const std::vector<Encounter>& encounters) {
    return players > 0 && reached(players, encounters, true) == players &&
           reached(players, encounters, false) == players;
}

BradleyTerry::BradleyTerry(std::size_t players, const std::vector<Encounter>& encounters,
                           double prior_draws) {
    assert(prior_draws > 0);
    if (players == 0) return;
    Fit fit{players, encounters, prior_draws};
    fit.run();
    covariance_ = fit.covariance();
    const auto count = static_cast<double>(players);
    double mean = 0;
    for (const double strength : fit.strengths()) mean += strength / count;
    double all = 0;
    for (const Row& row : covariance_) {
        for (const double value : row) all += value;
    }
    for (std::size_t i = 0; i < players; ++i) {
        double row = 0;
        for (const double value : covariance_[i]) row += value;
        // Of the distance from the mean of all.
        const double variance = covariance_[i][i] - 2 * row / count + all / (count * count);
        ratings_.push_back({kEloPerNat * (fit.strengths()[i] - mean),
                            kStandardErrors95 * kEloPerNat * std::sqrt(std::max(0.0, variance))});
    }
    for (Row& row : covariance_) {
        for (double& value : row) value *= kEloPerNat * kEloPerNat;
    }
}

double BradleyTerry::superiority(std::size_t a, std::size_t b) const {
    const double variance = covariance_[a][a] + covariance_[b][b] - 2 * covariance_[a][b];
    const double difference = ratings_[a].elo - ratings_[b].elo;
    if (variance <= 0) return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
    return normal_below(difference / std::sqrt(variance));
}

std::vector<Rating> bradley_terry(std::size_t players, const std::vector<Encounter>& encounters,
                                  double prior_draws) {
    return BradleyTerry{players, encounters, prior_draws}.ratings();
}

}  // namespace lawan
