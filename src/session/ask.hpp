// A request and whom to answer.
#pragma once

#include <cstdint>
#include <optional>

#include "session/json.hpp"
#include "session/outbox.hpp"

namespace lawan::session {

struct Ask {
    ConnectionId connection = 0;
    std::optional<std::int64_t> id;
    const Json& request;
};

}  // namespace lawan::session
