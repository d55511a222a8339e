#pragma once

#include "module/game_version.hpp"

namespace lawan::othello {

LAWAN_DECLARE_VERSIONS()

}  // namespace lawan::othello
