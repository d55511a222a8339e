// What one person may keep, told before there is no more room.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "session/json.hpp"
#include "session/services.hpp"

namespace lawan::session {

// Room for so many more boards. Throws Refusal where there is none.
void check_room_to_keep(const Services& services, const std::string& mark, std::int64_t more);

// The message that tells so when four fifths are taken.
[[nodiscard]] std::optional<Json> nearly_full(const Services& services, const std::string& mark);

}  // namespace lawan::session
