// `lawan help TOPIC`: what is not about one command.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/words.hpp"

namespace lawan::cli {

struct HelpTopic {
    std::string name;
    Phrase summary;
    std::vector<Phrase> paragraphs;
    std::vector<std::pair<std::string, Phrase>> rows = {};  // a list below them
};

[[nodiscard]] const std::vector<HelpTopic>& help_topics();

// None where no topic has this name.
[[nodiscard]] const HelpTopic* find_topic(std::string_view name);

}  // namespace lawan::cli
