// Reading small pieces of text from outside, without locale and without surprises.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lawan {

[[nodiscard]] constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}
[[nodiscard]] constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

[[nodiscard]] std::string lower(std::string_view text);
[[nodiscard]] std::string_view trimmed(std::string_view text);

// The words between runs of white space.
[[nodiscard]] std::vector<std::string_view> split_words(std::string_view text);

// Digits only, the whole text, at most 18 of them: nothing that could overflow.
[[nodiscard]] std::optional<std::int64_t> parse_whole_number(std::string_view text);

// The same, with a minus before it where it is below zero.
[[nodiscard]] std::optional<std::int64_t> parse_integer(std::string_view text);

// A decimal number such as -0.25 or 3: sign, digits, point, digits; no exponent.
[[nodiscard]] std::optional<double> parse_decimal(std::string_view text);

// Whether it has characters that steer a terminal, C0 or C1, rather than being shown by it.
[[nodiscard]] bool has_control_characters(std::string_view text);

// What a message shows of a text that somebody typed: cut when long, control characters and bytes
// that are not UTF-8 replaced.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace lawan
