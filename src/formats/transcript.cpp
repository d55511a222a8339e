#include "formats/transcript.hpp"

#include "core/text.hpp"

namespace lawan {

std::optional<std::vector<std::string>> parse_transcript(std::string_view text) {
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < text.size();) {
        const char c = lower(text[i]);
        if (is_space(c) || c == ',' || c == ';' || c == '.') {
            ++i;
        } else if (is_digit(c)) {
            while (i < text.size() && (is_digit(text[i]) || text[i] == '.')) ++i;
        } else if (c == '-') {
            const std::size_t begin = i;
            while (i < text.size() && text[i] == '-') ++i;
            if (i - begin == 2) moves.emplace_back("--");
        } else if (c >= 'a' && c <= 'z') {
            std::size_t end = i + 1;
            if (end < text.size() && is_digit(text[end])) {
                while (end < text.size() && end - i < 3 && is_digit(text[end])) ++end;
            } else {
                while (end < text.size() && lower(text[end]) >= 'a' && lower(text[end]) <= 'z') {
                    ++end;
                }
            }
            moves.push_back(lower(text.substr(i, end - i)));
            i = end;
        } else {
            return std::nullopt;
        }
    }
    return moves.empty() ? std::nullopt : std::optional{moves};
}

std::optional<std::vector<std::string>> parse_cell_numbers(std::string_view text) {
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < text.size();) {
        if (is_space(text[i]) || text[i] == ',' || text[i] == ';' || text[i] == '-') {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && is_digit(text[end])) ++end;
        if (end == i) return std::nullopt;
        const bool counts_moves = end < text.size() && text[end] == '.';
        if (!counts_moves) cells.emplace_back(text.substr(i, end - i));
        i = end;
        while (counts_moves && i < text.size() && text[i] == '.') ++i;
    }
    return cells.empty() ? std::nullopt : std::optional{cells};
}

}  // namespace lawan
