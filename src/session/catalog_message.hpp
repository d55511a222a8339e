// The message catalog: what there is to play, with whom, and what forms are made from.
#pragma once

#include "catalog/catalog.hpp"
#include "session/json.hpp"

namespace lawan::session {

// With the bot that runs other programs, where that is allowed.
[[nodiscard]] Json catalog_message(const BotEntry* program);

}  // namespace lawan::session
