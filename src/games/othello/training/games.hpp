// Games that the Othello engine plays against itself, to learn from.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "games/othello/engine/evaluation.hpp"
#include "games/othello/engine/searcher.hpp"

namespace lawan::training {

// One turn of a game: the move (64 is a pass) and what the player's search said of the position.
struct OthelloTurn {
    static constexpr std::int8_t kUnjudged = -128;

    std::uint8_t move = 0;
    std::int8_t score = kUnjudged;
    bool blind = false;  // the move was not chosen to win: what follows says nothing of before

    [[nodiscard]] bool judged() const { return score != kUnjudged; }
};

struct OthelloGame {
    std::vector<OthelloTurn> turns;
    std::int8_t outcome = 0;  // of the whole game, for black
};

// What one job plays.
inline constexpr std::uint64_t kGamesABatch = 32;
struct GameBatch {
    std::uint64_t number = 0;
    std::vector<OthelloGame> games;
};

struct OthelloPlay {
    int depth = 4;
    int confidence = 5;   // of searches before that; see kConfidences
    int solve_from = 14;  // empty squares from which on play is exact
    int trust_from = 0;   // from which on searches go to the end, cutting on trust (73 %)
    int judge_from = 60;  // before that a short look finds the moves, which judges nothing
    bool random = false;  // no search before that: for want of an evaluation
    int fewest_random_plies = 4;
    int most_random_plies = 20;
    // Openings by chance that leave one side so many discs ahead are mostly played anew: what a
    // search compares are positions that are nearly even.
    int uneven = 10;
    double uneven_kept = 0.15;
    double stray = 0.5;              // probability of one random move after the opening
    double stray_in_midgame = 0;     // of a random move at each turn before the exact part
    double stray_in_endgame = 0.12;  // of a random move at each turn of the exact part
};

// One of these squares, all equally likely; there must be one.
[[nodiscard]] int picked(std::uint64_t squares, Random& random);

// What a game looks like depends on its seed alone, not on those played before by the same player.
class OthelloSelfPlayer {
  public:
    OthelloSelfPlayer(const othello::Evaluation& evaluation, const OthelloPlay& play);
    ~OthelloSelfPlayer();

    [[nodiscard]] OthelloGame game(Seed seed);
    // A game that others played from the usual start (64 is a pass): what a search says of each of
    // its positions. The moves must be legal.
    [[nodiscard]] OthelloGame judged(const std::vector<std::uint8_t>& moves);

  private:
    struct Opening {
        othello::Board board;
        std::vector<OthelloTurn> turns;
    };
    [[nodiscard]] std::optional<Opening> opening(Random& random) const;
    [[nodiscard]] Opening even_opening(Random& random);

    struct Parts;
    OthelloPlay play_;
    std::unique_ptr<Parts> parts_;
};

// Positions of a game with what they are worth for the side to move.
struct OthelloSample {
    std::uint64_t player = 0;
    std::uint64_t opponent = 0;
    float value = 0;
};
using SampleSink = std::function<void(const OthelloSample&)>;

// Where a game was played to win from a position on, what the searches of the turns after it said
// counts too, less and less the later they come, up to the first exact one (TD(λ), Sutton 1988).
// Positions that no search looked at are left out, unless the game was all by chance: then they are
// worth what it came to.
void visit_samples(const OthelloGame& game, const OthelloPlay& play, const SampleSink& sink);

}  // namespace lawan::training
