#pragma once

#include "module/game_version.hpp"

namespace lawan::tictactoe {

LAWAN_DECLARE_VERSIONS()

}  // namespace lawan::tictactoe
