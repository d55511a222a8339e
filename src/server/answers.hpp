// What the server answers to a GET, without the carrier.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/context.hpp"

namespace lawan::server {

struct Asked {
    std::string_view target;
    std::string_view if_none_match;
    std::string_view accept_encoding;
    bool inside = true;  // who is outside gets the page's files, and nothing else
};

struct Answer {
    unsigned status = 200;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
};

[[nodiscard]] Answer answer_to(const Asked& asked, Context& context);

inline constexpr const char* kClosed =
    "The door is closed: open the address that the server printed, or enter the code";

// Whether somebody is inside, as JSON.
[[nodiscard]] Answer of_door(bool inside);
[[nodiscard]] Answer of_joining(const Door::Joined& joined);

// A sentence, with the same headers as all answers.
[[nodiscard]] Answer plain(unsigned status, std::string_view sentence);

}  // namespace lawan::server
