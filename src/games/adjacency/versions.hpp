#pragma once

#include "module/game_version.hpp"

namespace lawan::adjacency {

LAWAN_DECLARE_VERSIONS()

}  // namespace lawan::adjacency
