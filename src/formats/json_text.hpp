// JSON as text. The library's parser and writer take seconds to compile in each file that names
// them, so they are compiled once, here.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/input_error.hpp"

namespace lawan {

class JsonError : public InputError {
  public:
    using InputError::InputError;
};

// Nothing of ours is nested deeper; whoever nests more means harm.
inline constexpr int kDeepestJson = 16;

// Nor has an object of ours more keys.
inline constexpr int kMostKeysInJson = 256;

// Throws JsonError: "invalid JSON at byte 12", "invalid JSON in line 3", "invalid JSON: it ends too
// early", "invalid JSON: it is empty", "it is not UTF-8 text", "it is nested too deeply",
// "an object in it has more than 256 keys". The time that it takes grows with the text, and no
// faster.
[[nodiscard]] nlohmann::ordered_json parse_json(std::string_view text, int deepest = kDeepestJson);

// On one line, without an end. What is no UTF-8 becomes U+FFFD.
[[nodiscard]] std::string json_line(const nlohmann::ordered_json& json);

// For people to read: indented by two, with an end of line.
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& json);

}  // namespace lawan
