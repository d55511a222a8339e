#include "formats/text_width.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/utf8.hpp"

namespace lawan {
namespace {

using Characters = std::pair<char32_t, char32_t>;  // from the first to the last

// Marks on the letter before them, and what is not shown at all.
constexpr std::array kWithoutWidth{
    Characters{0x0300, 0x036F}, Characters{0x0483, 0x0489}, Characters{0x0591, 0x05BD},
    Characters{0x0610, 0x061A}, Characters{0x064B, 0x065F}, Characters{0x0E31, 0x0E31},
    Characters{0x0E34, 0x0E3A}, Characters{0x0E47, 0x0E4E}, Characters{0x1160, 0x11FF},
    Characters{0x1AB0, 0x1AFF}, Characters{0x1DC0, 0x1DFF}, Characters{0x200B, 0x200F},
    Characters{0x20D0, 0x20FF}, Characters{0x302A, 0x302D}, Characters{0x3099, 0x309A},
    Characters{0xFE00, 0xFE0F}, Characters{0xFE20, 0xFE2F}};

// East Asian letters and the pictures among the symbols (Unicode Standard Annex 11).
constexpr std::array kWide{
    Characters{0x1100, 0x115F},   Characters{0x2E80, 0x303E},   Characters{0x3041, 0xA4CF},
    Characters{0xA960, 0xA97F},   Characters{0xAC00, 0xD7A3},   Characters{0xF900, 0xFAFF},
    Characters{0xFE30, 0xFE6F},   Characters{0xFF00, 0xFF60},   Characters{0xFFE0, 0xFFE6},
    Characters{0x1F300, 0x1F64F}, Characters{0x1F680, 0x1F6FF}, Characters{0x1F900, 0x1F9FF},
    Characters{0x20000, 0x3FFFD}};

template <std::size_t kCount>
bool is_among(const std::array<Characters, kCount>& list, char32_t character) {
    return std::any_of(list.begin(), list.end(), [&](const Characters& each) {
        return each.first <= character && character <= each.second;
    });
}

// Of the bytes of one character of UTF-8.
char32_t decoded(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes.front());
    char32_t character = bytes.size() == 1 ? first : first & (0x7FU >> bytes.size());
    for (const char next : bytes.substr(1)) {
        character = (character << 6U) | (static_cast<unsigned char>(next) & 0x3FU);
    }
    return character;
}

}  // namespace

std::size_t display_width(std::string_view utf8) {
    std::size_t width = 0;
    while (!utf8.empty()) {
        const std::size_t length = std::max<std::size_t>(1, utf8_length(utf8));
        const char32_t character = decoded(utf8.substr(0, length));
        utf8.remove_prefix(length);
        if (character >= ' ' && character <= '~') {  // nearly all there are
            ++width;
        } else if (!is_among(kWithoutWidth, character)) {
            width += is_among(kWide, character) ? 2 : 1;
        }
    }
    return width;
}

std::string_view first_columns(std::string_view utf8, std::size_t columns) {
    std::size_t end = 0;
    while (end < utf8.size()) {
        const std::size_t length = std::max<std::size_t>(1, utf8_length(utf8.substr(end)));
        const std::size_t width = display_width(utf8.substr(end, length));
        if (width > columns) break;
        columns -= width;
        end += length;
    }
    return utf8.substr(0, end);
}

std::string shortened(const std::string& utf8, std::size_t columns, std::string_view ending) {
    if (display_width(utf8) <= columns) return utf8;
    const std::size_t kept = columns - std::min(columns, display_width(ending));
    return std::string{first_columns(utf8, kept)}.append(ending);
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    std::string result;
    std::size_t column = indent;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t space = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, space - at);
        const std::size_t wide = display_width(word);
        if (!result.empty() && column + 1 + wide > width) {
            result += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!result.empty()) {
            result += ' ';
            ++column;
        }
        result += word;
        column += wide;
        at = space + 1;
    }
    return result;
}

}  // namespace lawan
