#include "experiments/searches_of.hpp"
#include "games/adjacency/game.hpp"

namespace lawan::experiments {

SearchedGame adjacency_searches() {
    constexpr int kRounds = 8;
    const auto start = adjacency::Position::start({8, 8}, Side::X, 2 * kRounds);
    return searched(adjacency::Game{start}, "8x8, 8 rounds", 4);
}

}  // namespace lawan::experiments
