// The order in which cells are tried, learned from the moves of games.
#pragma once

#include "games/tictactoe/engine/five/network.hpp"
#include "games/tictactoe/training/five_samples.hpp"

namespace lawan::tictactoe::five {

// Writes the order into the network. The answer is the mean loss of the moves that were held out.
[[nodiscard]] double learn_order(const Samples& samples, Network& network);

}  // namespace lawan::tictactoe::five
