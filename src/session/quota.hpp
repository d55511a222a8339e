// What one person may keep, told before there is no more room.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "session/json.hpp"
#include "session/services.hpp"

namespace lawan::session {

// Throws Refusal where there is no room for `more` further boards.
void check_room_to_keep(const Services& services, const std::string& mark, std::int64_t more);

// A warning to the user when four fifths of the room are taken; none before.
[[nodiscard]] std::optional<Json> nearly_full(const Services& services, const std::string& mark);

}  // namespace lawan::session
