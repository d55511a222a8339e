#include "formats/diagram.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

namespace lawan {
namespace {

constexpr std::string_view kCyan = "1;36";
constexpr std::string_view kYellow = "1;33";
constexpr std::string_view kGreen = "32";
constexpr std::string_view kFaint = "2";

std::string painted(std::string_view text, std::string_view paint, Colour colour) {
    if (colour == Colour::Off) return std::string{text};
    return fmt::format("\x1b[{}m{}\x1b[0m", paint, text);
}

std::string_view shape(Mark mark, const DiagramStyle& style) {
    const bool utf8 = style.charset == Charset::Utf8;
    const bool discs = utf8 && style.pieces == Pieces::Discs;
    switch (mark) {
        case Mark::X:
            return discs ? "●" : "X";
        case Mark::O:
            return discs ? "○" : "O";
        case Mark::None:
            return utf8 ? "·" : ".";
    }
    return "?";
}

bool has(const std::vector<Coordinate>& cells, Coordinate at) {
    return std::find(cells.begin(), cells.end(), at) != cells.end();
}

std::string cell_text(const BoardView& board, Coordinate at, const Highlights& highlights,
                      const DiagramStyle& style) {
    if (has(highlights.hidden, at)) return painted("?", kFaint, style.colour);
    if (board.at(at) == Mark::None && has(highlights.legal, at)) {
        return painted("+", kGreen, style.colour);
    }
    return piece_text(board.at(at), style);
}

// What stands between two cells, or at the edge: half of a bracket where the last move is.
char between(std::optional<Coordinate> last_move, int row, int left_column) {
    if (last_move == Coordinate{left_column, row}) return ']';
    if (last_move == Coordinate{left_column + 1, row}) return '[';
    return ' ';
}

}  // namespace

std::string piece_text(Mark mark, const DiagramStyle& style) {
    const std::string_view paint = mark == Mark::X ? kCyan : mark == Mark::O ? kYellow : kFaint;
    return painted(shape(mark, style), paint, style.colour);
}

Diagram diagram(const BoardView& board, const Highlights& highlights, const DiagramStyle& style) {
    constexpr int kMargin = 4;  // two digits of a row's number, with a space on either side
    Diagram result;
    result.width = kMargin + 2 * board.size.columns + 1;

    std::string letters;
    for (int column = 0; column < board.size.columns; ++column) {
        letters += ' ';
        letters += static_cast<char>('a' + column);
    }
    result.lines.push_back(std::string(kMargin, ' ') +
                           painted(letters + ' ', kFaint, style.colour));

    for (int row = 0; row < board.size.rows; ++row) {
        std::string line =
            painted(fmt::format(" {:>2} ", board.row_number(row)), kFaint, style.colour);
        line += between(highlights.last_move, row, -1);
        for (int column = 0; column < board.size.columns; ++column) {
            line += cell_text(board, {column, row}, highlights, style);
            line += between(highlights.last_move, row, column);
        }
        result.lines.push_back(std::move(line));
    }
    return result;
}

std::string to_text(const Diagram& diagram) {
    std::string text;
    for (const std::string& line : diagram.lines) {
        text += line;
        text += '\n';
    }
    return text;
}

}  // namespace lawan
