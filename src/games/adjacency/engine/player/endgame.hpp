// The exact value and a best move of a position near the end of the game, within a budget.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/player/guesses.hpp"
#include "games/adjacency/engine/player/tables.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::player {

struct SolvedEnd {
    int score = 0;  // the final difference, for the side to move
    Square best;
    bool settled = true;            // otherwise `best` wins by `score` at least
    std::vector<Square> line = {};  // of best play, where it costs nothing
};

// Where the value is known and the game is not won: whether to choose among the best moves the one
// after which a player who sees a few plies ahead, and slips now and then, is most likely to go
// wrong.
enum class Traps : std::uint8_t { None, Set };

struct SolvingTime {
    Limits value;  // for the value, of the budget
    Traps traps = Traps::None;
    // Where it is set, many plies before the end, such a move is one of these: the first that keeps
    // the value.
    std::function<std::vector<Square>()> preferred = {};
    GuessWeights guesses = {};  // of the other side
};

// How long this many cores would work within the limits. Nodes are the same number on any of them.
[[nodiscard]] Seconds core_time(const Limits& limits, int cores = 1);

// This long; in nodes where those are limited, so that no clock decides anything then.
[[nodiscard]] Limits as_long_as(Seconds length, const Budget& budget);

// What is solved on one core within this time in most positions.
struct PliesInTime {
    double seconds;
    int plies;
};
// The first of a list that begins with the longest time.
template <class List>
[[nodiscard]] bool has_time_for(int plies, Seconds time, const List& list) {
    for (const PliesInTime& each : list) {
        if (time.count() >= each.seconds) return plies <= each.plies;
    }
    return false;
}

// Whether it is worth trying within these limits.
[[nodiscard]] bool within_reach(const Position& position, const Limits& limits, MebiBytes memory,
                                int threads);

// Nothing when the time or the budget was spent first.
[[nodiscard]] std::optional<SolvedEnd> solve_within(const Position& position, Budget& budget,
                                                    const SolvingTime& time, Tables& tables,
                                                    int threads = 1);

}  // namespace lawan::adjacency::player
