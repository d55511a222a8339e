// The versions that positions and the engine are compiled in: version.cpp, once for each.
#pragma once

#include "module/game_version.hpp"

namespace lawan::tictactoe {

LAWAN_DECLARE_VERSIONS()

}  // namespace lawan::tictactoe
