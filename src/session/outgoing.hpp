// Messages on their way out, as texts.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>

#include "session/ask.hpp"
#include "session/json.hpp"
#include "session/outbox.hpp"

namespace lawan::session {

// {"type": …, "re": …, and the fields of the message}
[[nodiscard]] std::string written(const char* type, std::optional<std::int64_t> re, Json message);

// The message error for what was thrown.
[[nodiscard]] Json error_message(const std::exception& error);

// An answer to whoever asked.
void answer(Outbox& outbox, const Ask& ask, const char* type, Json message);

}  // namespace lawan::session
