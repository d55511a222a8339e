// The opponent: exact as soon as the rest of the game is within reach, a search with an evaluation
// before that, and as second player never worse than the mirror guarantees.
#pragma once

#include <optional>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/random.hpp"
#include "core/square.hpp"
#include "core/thought.hpp"
#include "games/adjacency/engine/player/evaluation.hpp"
#include "games/adjacency/engine/player/guesses.hpp"
#include "games/adjacency/engine/player/pv_search.hpp"
#include "games/adjacency/engine/player/set_estimate.hpp"
#include "games/adjacency/engine/player/tables.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::player {

inline constexpr int kWeakestLevel = 1;
inline constexpr int kStrongestLevel = 10;

struct Settings {
    int level = kStrongestLevel;
    MebiBytes memory{128};
    int threads = 1;
    const WeightTable* weights = &shipped_weights();
    const SetWeights* set_weights = &shipped_set_weights();
};

// What a level may do. People err where a good move is hard to tell from a better one, and when
// many moves have to be weighed: so each move's score is blurred, and few plies are looked ahead.
struct Strength {
    int depth;        // plies looked ahead
    int exact_plies;  // the last plies, played without a fault
    int blur;         // hundredths of a mark
    bool mirror;
};
[[nodiscard]] const Strength& strength_of(int level);

// Remembers what it has found out from move to move of a game.
class Player {
  public:
    explicit Player(const Settings& settings)
        : settings_{settings}, strength_{strength_of(settings.level)}, tables_{settings.memory} {}

    [[nodiscard]] Thought<Square> think(const Position& position, Budget& budget, Random& random);

    // Another game begins: what is remembered of the last one is let go, so that a game depends on
    // its own moves only.
    void new_game() {
        tables_.forget();
        guesses_.forget();
        awaited_.reset();
    }

  private:
    // The move before, if it answered the last one of ours, tells what its player looks at.
    void look_back(const Position& position, Budget& budget);
    [[nodiscard]] Thought<Square> thought_on(const Position& position, Budget& budget,
                                             Random& random);
    [[nodiscard]] std::optional<Thought<Square>> solved(const Position& position, Budget& budget,
                                                        bool can_mirror);
    [[nodiscard]] Thought<Square> searched(const Position& position, Budget& budget,
                                           Random& random);
    [[nodiscard]] Foresight foresight(const Position& position, Budget& budget);
    // The mirror's move. Whoever asks for a depth wants to know more of it than that nothing is
    // lost.
    [[nodiscard]] Thought<Square> mirrored(const Position& position, Square move, Budget& budget,
                                           Random& random);

    Settings settings_;
    Strength strength_;
    Tables tables_;
    Guesses guesses_;
    std::optional<Position> awaited_;  // after our last move
};

// The move after which second_player_can_mirror() holds for the other side, where there is one.
[[nodiscard]] std::optional<Square> mirror_move(const Position& position);

}  // namespace lawan::adjacency::player
