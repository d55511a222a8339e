#include "session/drawn_board.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/text.hpp"

namespace lawan::session {
namespace {

using Sign = std::pair<std::string_view, char>;

// What may stand for a cell, and the letter that it means; nothing for what only frames the board.
constexpr std::array<Sign, 29> kSigns{{
    {"X", 'X'}, {"x", 'X'}, {"*", 'X'}, {"#", 'X'}, {"B", 'X'}, {"b", 'X'}, {"●", 'X'}, {"⚫", 'X'},
    {"O", 'O'}, {"o", 'O'}, {"0", 'O'}, {"W", 'O'}, {"w", 'O'}, {"○", 'O'}, {"⚪", 'O'}, {".", '-'},
    {"-", '-'}, {"_", '-'}, {"+", '-'}, {"·", '-'}, {" ", 0},   {"\t", 0},  {"|", 0},   {"[", 0},
    {"]", 0},   {"(", 0},   {")", 0},   {"\r", 0},  {"│", 0},
}};

// The cells of a line; none where something else stands in it.
std::optional<std::string> cells_of(std::string_view line) {
    std::string cells;
    while (!line.empty()) {
        const auto* sign = std::find_if(kSigns.begin(), kSigns.end(), [&](const Sign& each) {
            return line.substr(0, each.first.size()) == each.first;
        });
        if (sign == kSigns.end()) return std::nullopt;
        if (sign->second != 0) cells += sign->second;
        line.remove_prefix(sign->first.size());
    }
    return cells;
}

// Without the number of the row at either end.
std::string_view without_number(std::string_view line) {
    line = trimmed(line);
    std::size_t digits = 0;
    while (digits < line.size() && is_digit(line[digits])) ++digits;
    if (digits > 0 && digits < line.size() && (is_space(line[digits]) || line[digits] == '|')) {
        line.remove_prefix(digits);
    }
    digits = 0;
    while (digits < line.size() && is_digit(line[line.size() - 1 - digits])) ++digits;
    if (digits > 0 && digits < line.size() && is_space(line[line.size() - 1 - digits])) {
        line.remove_suffix(digits);
    }
    return trimmed(line);
}

std::optional<Side> side_in(std::string_view line) {
    const auto parts = split_words(line);
    if (parts.size() != 3 || lower(parts[1]) != "to" || lower(parts[2]) != "move") return {};
    const std::string who = lower(parts[0]);
    if (who == "x" || who == "black") return Side::X;
    if (who == "o" || who == "white") return Side::O;
    return std::nullopt;
}

}  // namespace

std::optional<DrawnBoard> parse_drawn_board(std::string_view text) {
    DrawnBoard board{{0, 0}, {}, Side::X};
    std::optional<Side> said;
    for (std::string_view rest = text; !rest.empty();) {
        const auto end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (const auto side = side_in(line)) {
            said = side;
            continue;
        }
        const auto cells = cells_of(without_number(line));
        if (!cells || cells->empty()) continue;  // coordinates, or a frame
        if (board.size.rows == 0) board.size.columns = static_cast<int>(cells->size());
        // A frame of dashes and plus signs looks like empty cells, but is wider.
        if (static_cast<int>(cells->size()) != board.size.columns) return std::nullopt;
        board.cells += *cells;
        ++board.size.rows;
    }
    if (board.size.rows < 2 || board.size.columns < 2) return std::nullopt;
    const auto xs = std::count(board.cells.begin(), board.cells.end(), 'X');
    const auto os = std::count(board.cells.begin(), board.cells.end(), 'O');
    board.to_move = said.value_or(xs <= os ? Side::X : Side::O);
    return board;
}

}  // namespace lawan::session
