// The sequential probability ratio test: is the first player stronger by elo1, or only by elo0?
//
// Wald, Sequential tests of statistical hypotheses (1945). The probabilities of the outcomes are
// not known, so each hypothesis takes those that fit best among all that have its Elo: the
// generalised likelihood ratio (Van den Bergh, The generalized maximum likelihood ratio for the
// expectation value of a distribution, and Normalized Elo, 2019-2021; as in fishtest).
#pragma once

#include <cstdint>

#include "arena/elo.hpp"

namespace lawan {

// What the Elo of the hypotheses counts: logistic is a score, normalised a score in deviations.
enum class EloModel : std::uint8_t { Logistic, Normalised };

struct SprtSettings {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;  // the chance to accept elo1 where elo0 is true
    double beta = 0.05;   // the chance to accept elo0 where elo1 is true
    EloModel model = EloModel::Logistic;

    friend bool operator==(const SprtSettings&, const SprtSettings&) = default;
};

enum class SprtVerdict : std::uint8_t { GoOn, AcceptElo0, AcceptElo1 };

struct SprtState {
    double ratio = 0;  // the logarithm of the likelihood ratio
    double lower = 0;  // at or below: elo0 is accepted
    double upper = 0;  // at or above: elo1 is accepted
    SprtVerdict verdict = SprtVerdict::GoOn;
};

// 0 where there are too few outcomes to say anything.
[[nodiscard]] double log_likelihood_ratio(const Scores& scores, const SprtSettings& settings);

[[nodiscard]] SprtState sprt(const Scores& scores, const SprtSettings& settings);

// How many games such a test takes when the true difference is `elo` and outcomes vary like those
// of `like`: Wald's approximation.
[[nodiscard]] double expected_games(const SprtSettings& settings, double elo, const Scores& like);

}  // namespace lawan
