#include "core/utf8.hpp"

#include <cstdint>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/text.hpp"

namespace lawan {

std::size_t utf8_length(std::string_view text) {
    if (text.empty()) return 0;
    const auto byte = [&](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i]));
    };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC0 || lead >= 0xF8 || text.size() < length) return 0;
    std::uint32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return 0;
        code = code << 6U | (byte(i) & 0x3FU);
    }
    constexpr std::uint32_t kLeast[]{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    return code < kLeast[length] || code > 0x10FFFF || surrogate ? 0 : length;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

void check_utf8(std::string_view name) {
    if (!is_utf8(name)) throw InputError{words::kNameNotUtf8, {in_quotes(name)}};
}

}  // namespace lawan
