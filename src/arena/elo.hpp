// What the score of two players says about the difference of their strength.
//
// Games are played in pairs, from one opening with colours swapped, and the two games of a pair are
// not independent of each other: an unbalanced opening gives each of them a win. So pairs are
// counted, by their points (0, ½, 1, 1½, 2): the pentanomial model (Van den Bergh, The generalized
// SPRT and normalized Elo, as used by fishtest).
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/statistics.hpp"

namespace lawan {

struct WinDrawLoss {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    [[nodiscard]] std::int64_t games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const {
        return static_cast<double>(wins) + static_cast<double>(draws) / 2;
    }
    WinDrawLoss& operator+=(const WinDrawLoss& more) {
        wins += more.wins;
        draws += more.draws;
        losses += more.losses;
        return *this;
    }
    friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

// Pairs by their points in halves: losses of both games first, wins of both last.
using PairCounts = std::array<std::int64_t, 5>;

// What share of the games, or of the pairs, ended with this score. Both are from 0 to 1.
struct Outcome {
    double score = 0;
    double share = 0;
};

// A sample of games or of pairs as a distribution of scores.
struct Scores {
    std::vector<Outcome> outcomes;
    double count = 0;    // of games, or of pairs
    int games_each = 1;  // 2 for pairs

    [[nodiscard]] double mean() const;
    [[nodiscard]] double variance() const;  // of one game, or of one pair
};

[[nodiscard]] Scores scores_of(const WinDrawLoss& games);
[[nodiscard]] Scores scores_of(const PairCounts& pairs);

// What is said of two players: pairs where there are enough of them to know how much they vary,
// games elsewhere. The score is that of all games either way, also of those without a second one.
// Every command uses this, so that the same games give the same figures.
[[nodiscard]] Scores scores_of(const PairCounts& pairs, const WinDrawLoss& games);

// The expected score at an advantage of so many Elo, and back. 0 and 1 give ±infinity.
[[nodiscard]] double expected_score(double elo);
[[nodiscard]] double elo_from_score(double score);

// Normalised Elo counts in standard deviations of one game, so that tests of the same size need the
// same number of games whatever the draws: kNormalisedElo times (score − ½) / deviation.
inline const double kNormalisedElo = 800 / std::log(10.0);
[[nodiscard]] double normalised_elo(const Scores& scores);

struct EloEstimate {
    double elo = 0;
    Interval interval;  // 95 %
    double normalised = 0;
    Interval normalised_interval;
    double superiority = 0.5;  // the likelihood that the first player is the stronger one
};

// Needs at least one game.
[[nodiscard]] EloEstimate estimate_elo(const Scores& scores);

}  // namespace lawan
