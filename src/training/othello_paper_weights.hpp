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

// Both sides play by NegaScout with the paper's evaluation, from positions after some random moves.
struct SelfPlay {
    int games = 4000;
    int depth = 2;
    int random_plies = 12;
    Seed seed{1};
};

struct WeightsFit {
    EdgeTablesWeights weights;  // in hundredths of a disc of the final score
    std::uint64_t positions = 0;
};

// Called after each game with the number of games done; false to stop there.
using GamesDone = std::function<bool(int)>;

// Games by `first`; the final scores of all positions in which the side to move had a choice,
// regressed on the terms of the evaluation. The same everywhere for the same seed.
[[nodiscard]] WeightsFit fit_othello_paper_weights(const SelfPlay& play,
                                                   const EdgeTablesWeights& first,
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
                                                       const EdgeTablesWeights& b);

}  // namespace lawan::training
