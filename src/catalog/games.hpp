// The catalog's entries, one function a game; each is made in a file of its own, so that a change
// to one game's bots compiles that game only.
#pragma once

#include "catalog/catalog.hpp"

namespace lawan {

[[nodiscard]] GameEntry adjacency_entry();
[[nodiscard]] GameEntry tictactoe_entry();
[[nodiscard]] GameEntry othello_entry();

}  // namespace lawan
