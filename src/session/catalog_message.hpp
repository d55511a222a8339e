// The message catalog: what there is to play, with whom, and what forms are made from.
#pragma once

#include "session/json.hpp"

namespace lawan::session {

[[nodiscard]] Json catalog_message();

}  // namespace lawan::session
