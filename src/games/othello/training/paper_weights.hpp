// The weights that the Othello paper leaves open, fitted on games of its own bot: "giving the right
// values influences the result of the evaluation, so attention must be paid to it", is its last
// wish.
#pragma once

#include <cstdint>
#include <functional>

#include "core/random.hpp"
#include "games/othello/evaluators/edge_tables.hpp"

namespace lawan::training {

using othello::EdgeTablesWeights;

// Both sides play by NegaScout with the paper's evaluation, from positions after some random moves:
// so many that all sorts of positions come up, also those that the bot would avoid.
struct SelfPlay {
    int games = 20'000;
    int depth = 3;
    int fewest_random_plies = 8;
    int most_random_plies = 30;
    Seed seed{1};
};

// A second round, played with the weights of the first, is worth its time: the first one's are
// those of a weaker player.
struct WeightsPlan {
    SelfPlay play;
    int rounds = 2;
    EdgeTablesWeights first = othello::kPrintedWeights;
    int workers = 1;
};

struct WeightsFit {
    EdgeTablesWeights weights;    // the largest is 1000, the most that the evaluator's options take
    std::uint64_t positions = 0;  // in the last round
};

// Called after each game with the number of games done so far, by one thread at a time; false to
// stop there, with what the round that was going on has seen.
using GamesDone = std::function<bool(int)>;

// The final scores of games are regressed on the terms of the evaluation: those of the position
// where the line of play ends that the bot had in mind, for it is there that a search asks, at each
// of the first moves after the random ones. The same everywhere for the same seed, on any number of
// workers.
[[nodiscard]] WeightsFit fit_othello_paper_weights(const WeightsPlan& plan,
                                                   const GamesDone& done = {});

struct WeightsMatch {
    int wins = 0;  // of the weights named first
    int draws = 0;
    int losses = 0;
    std::int64_t discs = 0;  // won more than the other, empty squares given to the winner
};

// Each opening is played twice, with sides changed, so an odd number of games is one less.
[[nodiscard]] WeightsMatch match_othello_paper_weights(const SelfPlay& play,
                                                       const EdgeTablesWeights& a,
                                                       const EdgeTablesWeights& b,
                                                       const GamesDone& done = {}, int workers = 1);

}  // namespace lawan::training
