#include "session/edited.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

std::string cells_of(const AnyPosition& position) {
    std::string cells;
    for (const Mark mark : position.board().marks) cells += letter(mark);
    return cells;
}

// Rows with slashes between them and numbers for runs of empty cells.
std::string in_rows(const std::string& cells, BoardSize size) {
    std::string text;
    for (int row = 0; row < size.rows; ++row) {
        if (row > 0) text += '/';
        int run = 0;
        for (int column = 0; column < size.columns; ++column) {
            const char cell = cells[static_cast<std::size_t>(row * size.columns + column)];
            if (cell == '-') {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(run);
            run = 0;
            text += cell;
        }
        if (run > 0) text += std::to_string(run);
    }
    return text;
}

// Games that count both sides' moves allow no more of them than there are empty cells, and as many
// for either side: so where the old numbers do not fit, the largest equal ones that do.
std::string fitting(const std::string& rest, const std::string& cells) {
    const auto numbers = split_words(rest);
    if (numbers.size() != 2) return rest;
    const auto one = parse_whole_number(numbers[0]);
    const auto other = parse_whole_number(numbers[1]);
    if (!one || !other) return rest;
    const auto empty = std::count(cells.begin(), cells.end(), '-');
    const auto each = std::min<std::int64_t>(std::max(*one, *other), empty / 2);
    return fmt::format("{0} {0}", each);
}

}  // namespace

AnyGame edited(const GameModule& entry, const AnyPosition& from, const std::string& cells,
               Side to_move, const std::optional<std::string>& rest) {
    const BoardSize size = from.board().size;
    const auto fine = [](char c) { return c == 'X' || c == 'O' || c == '-'; };
    if (static_cast<int>(cells.size()) != size.cells() ||
        !std::all_of(cells.begin(), cells.end(), fine)) {
        throw InputError{words::kCellsOfBoard, {to_text(size), size.cells()}};
    }
    // BOARD SIDE REST, as every game here writes its positions.
    const std::string text = from.text();
    const auto parts = split_words(text);
    if (parts.size() < 2) throw InputError{words::kCannotBeEdited, {entry.title}};
    const std::string board = parts[0] == cells_of(from) ? cells : in_rows(cells, size);
    std::string behind;
    for (std::size_t i = 2; i < parts.size(); ++i) behind += ' ' + std::string{parts[i]};
    if (rest) behind = rest->empty() ? "" : ' ' + *rest;
    const auto set_up = [&](const std::string& tail) {
        AnyGame game = entry.set_up(fmt::format("{} {}{}", board, letter(to_move), tail));
        const AnyPosition start = game.start();
        if (cells_of(start) != cells || start.side_to_move() != to_move) {
            throw InputError{words::kCannotBeEdited, {entry.title}};
        }
        return game;
    };
    try {
        return set_up(behind);
    } catch (const InputError&) {
        const std::string fitted = fitting(behind, cells);
        if (rest || fitted == behind) throw;
        return set_up(fitted.empty() ? fitted : ' ' + fitted);
    }
}

}  // namespace lawan::session
