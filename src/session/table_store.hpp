// A table as text that outlives the program.
#pragma once

#include <string>
#include <string_view>

#include "session/table.hpp"

namespace lawan::session {

[[nodiscard]] std::string to_stored(const Table& table);

// Throws InputError where the text is not such a table, or is one that this program cannot play.
[[nodiscard]] Table from_stored(std::string_view text);

}  // namespace lawan::session
