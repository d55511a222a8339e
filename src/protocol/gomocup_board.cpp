#include "protocol/gomocup_board.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "protocol/gomocup_dialect.hpp"
#include "protocol/line_server.hpp"

namespace lawan::gomocup {

std::string upper(std::string_view text) {
    std::string result{text};
    for (char& c : result) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return result;
}

std::vector<std::string_view> between_commas(std::string_view text) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto comma = text.find(',');
        parts.push_back(trimmed(text.substr(0, comma)));
        if (comma == std::string_view::npos) return parts;
        text.remove_prefix(comma + 1);
    }
}

int number(std::string_view text) {
    constexpr int kFarOutside = 1'000'000;  // of any board, which is what is said of it
    const bool negative = !text.empty() && text.front() == '-';
    const std::string_view digits = text.substr(negative ? 1 : 0);
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), is_digit)) {
        throw Refused{"expected a number, not " + in_quotes(text)};
    }
    const auto value =
        std::min<std::int64_t>(parse_whole_number(digits).value_or(kFarOutside), kFarOutside);
    return static_cast<int>(negative ? -value : value);
}

Board::Board(BoardSize size) : size_{size} {
    const auto fits = [](int side) { return side >= kSmallestGomocup && side <= kLargestGomocup; };
    if (!fits(size.columns) || !fits(size.rows)) {
        throw Refused{fmt::format("boards have {} to {} columns and rows", kSmallestGomocup,
                                  kLargestGomocup)};
    }
    cells_.assign(static_cast<std::size_t>(size.cells()), Cell::Empty);
}

Coordinate Board::coordinate(std::string_view text) const {
    const auto parts = between_commas(text);
    if (parts.size() != 2) throw Refused{"expected x,y"};
    const Coordinate at{number(parts[0]), number(parts[1])};
    if (!size_.has(at)) throw Refused{"the cell is outside the board"};
    return at;
}

std::size_t Board::index(Coordinate at) const {
    return static_cast<std::size_t>(at.row * size_.columns + at.column);
}

void Board::put(Coordinate at, Cell whose) {
    Cell& cell = cells_[index(at)];
    if (cell != Cell::Empty) throw Refused{"the cell is not empty"};
    cell = whose;
}

void Board::take_off(Coordinate at) {
    Cell& cell = cells_[index(at)];
    if (cell == Cell::Empty) throw Refused{"the cell is empty"};
    cell = Cell::Empty;
}

std::string Board::position_text(std::string_view rule) const {
    const auto stones =
        std::count_if(cells_.begin(), cells_.end(), [](Cell cell) { return cell != Cell::Empty; });
    const bool are_first = stones % 2 == 0;
    std::string text;
    for (int row = 0; row < size_.rows; ++row) {
        if (row > 0) text += '/';
        int run = 0;
        for (int column = 0; column < size_.columns; ++column) {
            const Cell cell = cells_[index({column, row})];
            if (cell == Cell::Empty) {
                ++run;
                continue;
            }
            if (run > 0) text += std::to_string(std::exchange(run, 0));
            text += (cell == Cell::Ours) == are_first ? 'X' : 'O';
        }
        if (run > 0) text += std::to_string(run);
    }
    return fmt::format("{} {} 5 {}", text, are_first ? 'X' : 'O', rule);
}

void ComingBoard::read(std::string_view line) {
    if (stones_ == Stones::ByTurns) {
        // The first stone is of the first player; with three or five it is the other one's turn.
        board_.put(board_.coordinate(line), count_ % 2 == 0 ? Cell::Theirs : Cell::Ours);
    } else {
        const auto comma = line.rfind(',');
        if (between_commas(line).size() != 3) throw Refused{"expected x,y,who or DONE"};
        const int who = number(trimmed(line.substr(comma + 1)));
        if (who != 1 && who != 2) throw Refused{"a stone is 1, ours, or 2, the opponent's"};
        board_.put(board_.coordinate(line.substr(0, comma)), who == 1 ? Cell::Ours : Cell::Theirs);
    }
    ++count_;
}

}  // namespace lawan::gomocup
