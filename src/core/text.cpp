#include "core/text.hpp"

#include <algorithm>
#include <cstddef>

#include "core/utf8.hpp"

namespace lawan {
namespace {

// C0, DEL, and C1 (U+0080 to U+009F), which UTF-8 writes in two bytes.
bool begins_with_control(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < ' ' || byte(0) == 0x7F) return true;
    return text.size() > 1 && byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0;
}

// Marks of direction (U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069) would turn the sentence
// around that a text is quoted in.
bool begins_with_direction(std::string_view text) {
    if (text.size() < 3 || static_cast<unsigned char>(text[0]) != 0xE2) return false;
    const auto second = static_cast<unsigned char>(text[1]);
    const auto third = static_cast<unsigned char>(text[2]);
    const auto is_from = [&](unsigned least, unsigned most) {
        return third >= least && third <= most;
    };
    return (second == 0x80 && (is_from(0x8E, 0x8F) || is_from(0xAA, 0xAE))) ||
           (second == 0x81 && is_from(0xA6, 0xA9));
}

}  // namespace

bool has_control_characters(std::string_view text) {
    for (; !text.empty(); text.remove_prefix(1)) {
        if (begins_with_control(text)) return true;
    }
    return false;
}

std::string lower(std::string_view text) {
    std::string result{text};
    std::transform(result.begin(), result.end(), result.begin(), [](char c) { return lower(c); });
    return result;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> result;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const auto end = std::find_if(text.begin(), text.end(), is_space);
        const auto length = static_cast<std::size_t>(end - text.begin());
        result.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return result;
}

std::optional<std::int64_t> parse_whole_number(std::string_view text) {
    constexpr std::size_t kMostDigits = 18;
    if (text.empty() || text.size() > kMostDigits) return std::nullopt;
    std::int64_t number = 0;
    for (char c : text) {
        if (!is_digit(c)) return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

std::optional<std::int64_t> parse_integer(std::string_view text) {
    const bool negative = !text.empty() && text.front() == '-';
    const auto size = parse_whole_number(text.substr(negative ? 1 : 0));
    if (!size) return std::nullopt;
    return negative ? -*size : *size;
}

std::optional<double> parse_decimal(std::string_view text) {
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    const auto point = text.find('.');
    const auto whole = parse_whole_number(text.substr(0, point));
    if (!whole) return std::nullopt;
    double value = static_cast<double>(*whole);
    if (point != std::string_view::npos) {
        const auto digits = text.substr(point + 1);
        const auto fraction = parse_whole_number(digits);
        if (!fraction) return std::nullopt;
        double scale = 1;
        for (std::size_t i = 0; i < digits.size(); ++i) scale *= 10;
        value += static_cast<double>(*fraction) / scale;
    }
    return negative ? -value : value;
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t kMost = 60;
    std::string shown;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (shown.size() + std::max<std::size_t>(length, 1) > kMost) break;
        if (length == 0 || begins_with_control(text) || begins_with_direction(text)) {
            shown += '?';
        } else {
            shown += text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return '\'' + shown + (text.empty() ? "'" : "…'");
}

}  // namespace lawan
