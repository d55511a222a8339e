#include "core/coordinate.hpp"

#include "core/text.hpp"

namespace lawan {

std::string to_text(Coordinate at) {
    return static_cast<char>('a' + at.column) + std::to_string(at.row + 1);
}

std::string to_text(BoardSize size) {
    return std::to_string(size.columns) + 'x' + std::to_string(size.rows);
}

std::optional<Coordinate> parse_coordinate(std::string_view text, BoardSize size) {
    if (text.size() < 2) return std::nullopt;
    const char column = lower(text.front());
    // A row is written without leading zeros, so that a cell has one name.
    if (column < 'a' || column > 'z' || text[1] == '0') return std::nullopt;
    const auto row = parse_whole_number(text.substr(1));
    if (!row || *row > size.rows) return std::nullopt;
    const Coordinate at{column - 'a', static_cast<int>(*row) - 1};
    return size.has(at) ? std::optional{at} : std::nullopt;
}

std::optional<BoardSize> parse_board_size(std::string_view text) {
    constexpr int kMost = 99;
    const auto cross = text.find_first_of("xX");
    const auto columns = parse_whole_number(text.substr(0, cross));
    const auto rows =
        cross == std::string_view::npos ? columns : parse_whole_number(text.substr(cross + 1));
    if (!columns || !rows) return std::nullopt;
    if (*columns < 1 || *columns > kMost || *rows < 1 || *rows > kMost) return std::nullopt;
    return BoardSize{static_cast<int>(*columns), static_cast<int>(*rows)};
}

}  // namespace lawan
