// What this opponent seems to look at: a small set of players, each with its weight, judged by the
// replies that were seen in the game.
//
// Most programs for this game compare marks some plies ahead and take the first, the last or any of
// the moves that come out best. So each guess is what is compared, a depth and a rule for ties.
// After a few replies a few guesses have nearly all of the weight; against other players none has
// much.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "core/coordinate.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"
#include "games/adjacency/engine/fixed/proof_table.hpp"
#include "games/adjacency/engine/fixed/swing_search.hpp"

namespace lawan::adjacency::player {

// What is compared, the own move being the first ply: marks, one to seven plies ahead; and two to
// four plies ahead marks that are safe and those that are not, 4 to 1, neighbours of the own side,
// or marks with few empty cells beside them.
inline constexpr std::size_t kDepthsOfMarks = 7;
inline constexpr std::size_t kDepthsOfOthers = 3;
inline constexpr std::size_t kGuessedDepths = kDepthsOfMarks + 3 * kDepthsOfOthers;
// Ties: any move, or the first one as the board is read from one of its corners, by rows or by
// columns.
inline constexpr std::size_t kGuessedTies = 9;
inline constexpr std::size_t kGuesses = kGuessedDepths * kGuessedTies;

// How likely each guess is, given what was seen. They add up to less than one: the rest is how
// likely it is that none of them is right.
using GuessWeights = std::array<double, kGuesses>;

// The replies that look best at each depth; none where that was not found out.
struct BestReplies {
    std::array<Bitboard, kGuessedDepths> at_depth;
};

struct GuessedReply {
    Square move;
    double chance;  // the sum of the weights
    // Of each guess: its weight, times the chance that it plays this move.
    GuessWeights weights;
};

class Guesses {
  public:
    Guesses() { forget(); }

    void forget();
    // The other side, to move in this position, chose this among what looks best.
    void saw(const BestReplies& best, Square reply, Bitboard empty, BoardSize size);
    [[nodiscard]] const GuessWeights& weights() const { return weights_; }

  private:
    GuessWeights weights_{};
};

// Of the players with some weight, until the traffic of the search is stopped.
[[nodiscard]] BestReplies best_replies(fixed::SwingSearch& search, const fixed::Traffic& traffic,
                                       const fixed::Marks& marks, int plies,
                                       const GuessWeights& weights, Budget& budget);

// What players with these weights would answer, the likeliest first.
[[nodiscard]] std::vector<GuessedReply> guessed_replies(const BestReplies& best,
                                                        const GuessWeights& weights,
                                                        BoardSize size);
[[nodiscard]] double sum_of(const GuessWeights& weights);

}  // namespace lawan::adjacency::player
