#include "arena/elo.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lawan {
namespace {

// Outcomes that are all the same show no spread, and yet the next one may be another: Wilson's
// interval says how large the share of others can be, and each could move the score by all of it.
double error_without_spread(const Scores& scores) {
    const Interval same = wilson_interval(scores.count, scores.count);
    return (1 - same.low) / kStandardErrors95;
}

// Where the expected score lies. The textbook's mean plus or minus two errors reaches beyond 1
// after 18 wins, a draw and a loss, as if nobody could ever lose; Wilson's interval does not. It is
// for wins and losses alone: draws and pairs vary less, just as more such games would.
Interval score_interval(const Scores& scores) {
    const double mean = scores.mean();
    const double variance = scores.variance();
    if (variance > 0) {
        const double as_many_games = scores.count * mean * (1 - mean) / variance;
        return wilson_interval(mean * as_many_games, as_many_games);
    }
    const double reach = kStandardErrors95 * error_without_spread(scores);
    return {std::max(0.0, mean - reach), std::min(1.0, mean + reach)};
}

}  // namespace

double Scores::mean() const {
    double sum = 0;
    for (const Outcome& outcome : outcomes) sum += outcome.score * outcome.share;
    return sum;
}

double Scores::variance() const {
    const double middle = mean();
    double sum = 0;
    for (const Outcome& outcome : outcomes) {
        sum += outcome.share * (outcome.score - middle) * (outcome.score - middle);
    }
    return sum;
}

Scores scores_of(const WinDrawLoss& games) {
    const auto count = static_cast<double>(games.games());
    const double each = count > 0 ? 1 / count : 0;
    return {{{0, static_cast<double>(games.losses) * each},
             {0.5, static_cast<double>(games.draws) * each},
             {1, static_cast<double>(games.wins) * each}},
            count,
            1};
}

Scores scores_of(const PairCounts& pairs) {
    Scores scores;
    scores.games_each = 2;
    for (const std::int64_t count : pairs) scores.count += static_cast<double>(count);
    for (std::size_t halves = 0; halves < pairs.size(); ++halves) {
        const double share =
            scores.count > 0 ? static_cast<double>(pairs[halves]) / scores.count : 0;
        scores.outcomes.push_back({static_cast<double>(halves) / 4, share});
    }
    return scores;
}

Scores scores_of(const PairCounts& pairs, const WinDrawLoss& games) {
    constexpr double kFewestPairs = 20;
    Scores of_pairs = scores_of(pairs);
    if (of_pairs.count < kFewestPairs) return scores_of(games);
    const double alone = static_cast<double>(games.games()) - 2 * of_pairs.count;
    if (alone <= 0) return of_pairs;
    // Games without a second one count as half a pair each, so that the score is that of all games.
    Scores all = of_pairs;
    all.count += alone / 2;
    for (Outcome& outcome : all.outcomes) outcome.share *= of_pairs.count / all.count;
    const double points = games.points() - 2 * of_pairs.count * of_pairs.mean();
    all.outcomes.push_back({points / alone, alone / 2 / all.count});
    return all;
}

double expected_score(double elo) {
    return 1 / (1 + std::pow(10.0, -elo / 400));
}

double elo_from_score(double score) {
    if (score <= 0) return -std::numeric_limits<double>::infinity();
    if (score >= 1) return std::numeric_limits<double>::infinity();
    return 400 * std::log10(score / (1 - score));
}

double normalised_elo(const Scores& scores) {
    // A pair's mean has half the variance of a game's.
    const double deviation = std::sqrt(scores.variance() * scores.games_each);
    const double above = scores.mean() - 0.5;
    if (deviation > 0) return kNormalisedElo * above / deviation;
    return above == 0 ? 0 : std::copysign(std::numeric_limits<double>::infinity(), above);
}

EloEstimate estimate_elo(const Scores& scores) {
    const double mean = scores.mean();
    const double variance = scores.variance();
    const double error =
        variance > 0 ? std::sqrt(variance / scores.count) : error_without_spread(scores);
    EloEstimate estimate;
    estimate.elo = elo_from_score(mean);
    const Interval score = score_interval(scores);
    estimate.interval = {elo_from_score(score.low), elo_from_score(score.high)};
    estimate.normalised = normalised_elo(scores);
    const double normalised_error =
        kStandardErrors95 * kNormalisedElo / std::sqrt(scores.count * scores.games_each);
    estimate.normalised_interval = {estimate.normalised - normalised_error,
                                    estimate.normalised + normalised_error};
    estimate.superiority = normal_below((mean - 0.5) / error);
    return estimate;
}

}  // namespace lawan
