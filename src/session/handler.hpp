// What is done for one type of request. Each has a file of its own in handlers/.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "session/ask.hpp"

namespace lawan::session {

class Session;

// Who may ask this at a game that people were invited to.
enum class GuestUse : std::uint8_t { Nobody, Anybody, Players };

struct Handler {
    const char* type;  // of the request
    // Called with the boards' lock held, for a request that is as the schema says. Throws Refusal
    // or InputError for an error message.
    void (*handle)(Session& session, const Ask& ask);
    GuestUse guests = GuestUse::Nobody;
};

// All of them; the schema has a definition for each.
[[nodiscard]] const std::vector<const Handler*>& handlers();

// None where there is no such request.
[[nodiscard]] const Handler* find_handler(std::string_view type);

}  // namespace lawan::session
