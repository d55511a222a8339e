// Games of Adjacency between weights: what every fit of its evaluations plays.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "core/random.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::training {

struct AdjacencyPlay {
    int games = 2000;
    int depth = 3;
    Seed seed;
    int workers = 1;
    std::function<bool(int done)> go_on = [](int) { return true; };  // false: no more games
};

// Numbers the games 0 … games − 1 until there are no more or the play is stopped.
class GameNumbers {
  public:
    explicit GameNumbers(const AdjacencyPlay& play) : play_{&play} {}

    [[nodiscard]] std::optional<std::uint64_t> operator()() {
        if (next_ >= play_->games || !play_->go_on(next_)) return std::nullopt;
        return static_cast<std::uint64_t>(next_++);
    }

  private:
    const AdjacencyPlay* play_;
    int next_ = 0;
};

// Between the fewest and the most plies of chance, as long as more than two are left to play.
struct OpeningPlies {
    int fewest;
    int most;
};
[[nodiscard]] adjacency::Position after_chance(adjacency::Position position, OpeningPlies plies,
                                               Random& random);

// Whose weights a side of a match plays with.
enum class Weighed : bool { First, Second };

// Pairs of games from the same opening with sides swapped; how the first weights did.
struct AdjacencyMatch {
    int wins = 0;
    int draws = 0;
    int losses = 0;
};
using AdjacencyOpening = std::function<adjacency::Position(Random&)>;
using AdjacencyChoice = std::function<Square(const adjacency::Position&, Weighed)>;
[[nodiscard]] AdjacencyMatch match_of(const AdjacencyPlay& play, const AdjacencyOpening& opening,
                                      const AdjacencyChoice& choice);

}  // namespace lawan::training
