#include "arena/sprt.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lawan {
namespace {

// What was never seen may still come: a thousandth of an outcome keeps the logarithms finite.
constexpr double kUnseen = 1e-3;

std::vector<Outcome> regularised(const Scores& scores) {
    std::vector<Outcome> outcomes = scores.outcomes;
    double total = 0;
    for (Outcome& outcome : outcomes) {
        outcome.share = std::max(outcome.share * scores.count, kUnseen);
        total += outcome.share;
    }
    for (Outcome& outcome : outcomes) outcome.share /= total;
    return outcomes;
}

// The distribution of mean 0 that makes the observed one likeliest: each share is divided by
// 1 + x·score, with the x that gives the mean. `outcomes` are shifted so that 0 is what is wanted.
std::vector<double> likeliest_of_mean_zero(const std::vector<Outcome>& outcomes) {
    double least = 0;
    double greatest = 0;
    for (const Outcome& outcome : outcomes) {
        least = std::min(least, outcome.score);
        greatest = std::max(greatest, outcome.score);
    }
    std::vector<double> shares;
    for (const Outcome& outcome : outcomes) shares.push_back(outcome.share);
    if (least >= 0 || greatest <= 0) return shares;  // no distribution has this mean
    // Between these bounds all shares stay positive, and the sum below falls all the way.
    double low = -1 / greatest;
    double high = -1 / least;
    constexpr int kHalvings = 200;
    for (int i = 0; i < kHalvings; ++i) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (const Outcome& outcome : outcomes) {
            sum += outcome.share * outcome.score / (1 + x * outcome.score);
        }
        (sum > 0 ? low : high) = x;
    }
    const double x = (low + high) / 2;
    for (std::size_t i = 0; i < outcomes.size(); ++i) shares[i] /= 1 + x * outcomes[i].score;
    return shares;
}

std::vector<double> likeliest_of_mean(const std::vector<Outcome>& outcomes, double mean) {
    std::vector<Outcome> shifted = outcomes;
    for (Outcome& outcome : shifted) outcome.score -= mean;
    return likeliest_of_mean_zero(shifted);
}

struct Moments {
    double mean = 0;
    double deviation = 0;
};

Moments moments_of(const std::vector<Outcome>& outcomes, const std::vector<double>& shares) {
    Moments moments;
    for (std::size_t i = 0; i < shares.size(); ++i) moments.mean += shares[i] * outcomes[i].score;
    double variance = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double distance = outcomes[i].score - moments.mean;
        variance += shares[i] * distance * distance;
    }
    moments.deviation = std::sqrt(variance);
    return moments;
}

// The likeliest distribution whose mean is `t` deviations above ½. The condition is not linear in
// the shares; it is replaced by its tangent at the last estimate until nothing moves any more.
std::vector<double> likeliest_of_t(const std::vector<Outcome>& outcomes, double t) {
    std::vector<double> shares(outcomes.size(), 1 / static_cast<double>(outcomes.size()));
    constexpr int kMostSteps = 50;
    constexpr double kClose = 1e-9;
    for (int step = 0; step < kMostSteps; ++step) {
        const Moments now = moments_of(outcomes, shares);
        std::vector<Outcome> tangent = outcomes;
        for (Outcome& outcome : tangent) {
            const double z = (outcome.score - now.mean) / now.deviation;
            outcome.score = outcome.score - 0.5 - t * now.deviation * (1 + z * z) / 2;
        }
        const std::vector<double> next = likeliest_of_mean_zero(tangent);
        double change = 0;
        for (std::size_t i = 0; i < next.size(); ++i) {
            change = std::max(change, std::abs(next[i] - shares[i]));
        }
        shares = next;
        if (change < kClose) break;
    }
    return shares;
}

std::vector<double> likeliest_at(const std::vector<Outcome>& outcomes, const Scores& scores,
                                 double elo, EloModel model) {
    if (model == EloModel::Logistic) return likeliest_of_mean(outcomes, expected_score(elo));
    // A pair's mean deviates √2 times less than a game.
    return likeliest_of_t(outcomes, elo / kNormalisedElo * std::sqrt(scores.games_each));
}

}  // namespace

double log_likelihood_ratio(const Scores& scores, const SprtSettings& settings) {
    if (scores.count <= 0) return 0;
    const auto outcomes = regularised(scores);
    const auto at0 = likeliest_at(outcomes, scores, settings.elo0, settings.model);
    const auto at1 = likeliest_at(outcomes, scores, settings.elo1, settings.model);
    double sum = 0;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        sum += outcomes[i].share * std::log(at1[i] / at0[i]);
    }
    return scores.count * sum;
}

SprtState sprt(const Scores& scores, const SprtSettings& settings) {
    SprtState state;
    state.ratio = log_likelihood_ratio(scores, settings);
    state.lower = std::log(settings.beta / (1 - settings.alpha));
    state.upper = std::log((1 - settings.beta) / settings.alpha);
    if (state.ratio >= state.upper) state.verdict = SprtVerdict::AcceptElo1;
    if (state.ratio <= state.lower) state.verdict = SprtVerdict::AcceptElo0;
    return state;
}

double expected_games(const SprtSettings& settings, double elo, const Scores& like) {
    // The ratio walks like a Brownian motion with drift; see Wald, Sequential analysis (1947).
    const double game_variance = like.variance() * like.games_each;
    const bool logistic = settings.model == EloModel::Logistic;
    const auto score = [&](double at) {
        return logistic ? expected_score(at) : 0.5 + at / kNormalisedElo * std::sqrt(game_variance);
    };
    const double score0 = score(settings.elo0);
    const double score1 = score(settings.elo1);
    const double unit = (score1 - score0) / game_variance;
    const double drift = unit * (score(elo) - (score0 + score1) / 2);
    const double variance = unit * (score1 - score0);
    const double lower = std::log(settings.beta / (1 - settings.alpha));
    const double upper = std::log((1 - settings.beta) / settings.alpha);
    const double h = 2 * drift / variance;
    if (std::abs(h) < 1e-6) return -lower * upper / variance;
    const double up = (1 - std::exp(-h * lower)) / (std::exp(-h * upper) - std::exp(-h * lower));
    return (up * upper + (1 - up) * lower) / drift;
}

}  // namespace lawan
