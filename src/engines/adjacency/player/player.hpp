// The opponent: exact as soon as the rest of the game is within reach, a search with an evaluation
// before that, and as second player never worse than the mirror guarantees.
#pragma once

#include <optional>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/random.hpp"
#include "core/square.hpp"
#include "core/thought.hpp"
#include "engines/adjacency/player/evaluation.hpp"
#include "games/adjacency/position.hpp"

namespace lawan::adjacency::player {

inline constexpr int kWeakestLevel = 1;
inline constexpr int kStrongestLevel = 10;

struct Settings {
    int level = kStrongestLevel;
    MebiBytes memory{128};
    int threads = 1;
    const WeightTable* weights = &shipped_weights();
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

[[nodiscard]] Thought<Square> think(const Position& position, const Settings& settings,
                                    Budget& budget, Random& random);

// The move after which second_player_can_mirror() holds for the other side, where there is one.
[[nodiscard]] std::optional<Square> mirror_move(const Position& position);

}  // namespace lawan::adjacency::player
