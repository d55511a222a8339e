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
};

struct Answer {
    unsigned status = 200;
    std::vector<std::pair<std::string, std::string>> headers;
    std::string body;
};

[[nodiscard]] Answer answer_to(const Asked& asked, Context& context);

// A sentence, with the same headers as all answers.
[[nodiscard]] Answer plain(unsigned status, std::string_view sentence);

}  // namespace lawan::server
