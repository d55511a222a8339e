#include "games/adjacency/papers/printed_board.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace lawan::experiments {
namespace {

constexpr BoardSize kSize{8, 8};

}  // namespace

bool PrintedBoard::shows(const BoardView& other) const {
    if (!(other.size == view.size)) return false;
    for (int cell = 0; cell < view.size.cells(); ++cell) {
        const Coordinate at{cell % view.size.columns, cell / view.size.columns};
        const bool seen = std::find(hidden.begin(), hidden.end(), at) == hidden.end();
        if (seen && other.at(at) != view.at(at)) return false;
    }
    return true;
}

PrintedBoard printed_board(std::string_view text) {
    PrintedBoard board{{kSize, {}}, {}};
    std::vector<Mark>& marks = board.view.marks;
    for (const char c : text) {
        if (is_digit(c)) {
            marks.insert(marks.end(), static_cast<std::size_t>(c - '0'), Mark::None);
        } else if (c == 'X' || c == 'O') {
            marks.push_back(c == 'X' ? Mark::X : Mark::O);
        } else if (c == '*') {
            const auto cell = static_cast<int>(marks.size());
            board.hidden.push_back({cell % kSize.columns, cell / kSize.columns});
            marks.push_back(Mark::None);
        }
    }
    return board;
}

}  // namespace lawan::experiments
