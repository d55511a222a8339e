// Messages on their way out, as texts.
#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "session/ask.hpp"
#include "session/json.hpp"
#include "session/outbox.hpp"

namespace lawan::session {

// {"type": …, "re": …, and the fields of the message}
[[nodiscard]] std::string written(const char* type, std::optional<std::int64_t> re, Json message);

// The same with the fields as json_line() has written them, for what is asked for often and never
// changes. `fields` is an object that is not empty.
[[nodiscard]] std::string written_again(const char* type, std::optional<std::int64_t> re,
                                        std::string_view fields);

// The message error for what was thrown.
[[nodiscard]] Json error_message(const std::exception& error);

// An answer to whoever asked.
void answer(Outbox& outbox, const Ask& ask, const char* type, Json message);

}  // namespace lawan::session
