// Names, text, cells and scores of tic-tac-toe.
#include "games/tictactoe/rules/game.hpp"

#include <cstddef>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/tictactoe/rules/words.hpp"

namespace lawan::tictactoe {

template <class Board>
BasicPosition<Board> BasicGame<Board>::parse_position(std::string_view text) {
    return position_from(parse_diagram(text));
}

template <class Board>
BasicPosition<Board> BasicGame<Board>::position_from(const Diagram& diagram) {
    const Rules rules = diagram.rules();
    const int cells = rules.size.cells();
    if (cells > Position::kCapacity) {
        throw InputError{words::kTooManyCells, {to_text(rules.size), cells, Position::kCapacity}};
    }
    PerSide<Board> marks;
    for (int i = 0; i < cells; ++i) {
        const Mark mark = diagram.board.marks[static_cast<std::size_t>(i)];
        if (mark != Mark::None) marks[mark == Mark::X ? Side::X : Side::O].add(Square{i});
    }
    if (has_run(marks[diagram.to_move], rules.of_side(diagram.to_move))) {
        throw InputError{words::kPosition,
                         {in_quotes(to_text(diagram)),
                          Phrase{words::kHasWon, {letter(diagram.to_move), rules.in_a_row}}}};
    }
    return Position::set_up(rules, marks, diagram.to_move);
}

template <class Board>
std::optional<Square> BasicGame<Board>::parse_move(std::string_view text) const {
    const BoardSize size = start_.size();
    if (const auto at = parse_coordinate(text, size)) return square_at(*at, size);
    const auto number = parse_whole_number(text);
    // Without leading zeros, as rows are written.
    if (!number || text.front() == '0' || *number > size.cells()) return std::nullopt;
    return Square{static_cast<int>(*number) - 1};
}

template <class Board>
std::string BasicGame<Board>::move_text(Move move) const {
    return to_text(coordinate_of(move, start_.size()));
}

template <class Board>
std::string BasicGame<Board>::position_text(const Position& position) const {
    return to_text(Diagram{board(position), position.side_to_move(), position.in_a_row(),
                           position.rules().rule});
}

template <class Board>
BoardView BasicGame<Board>::board(const Position& position) const {
    const auto cells = static_cast<std::size_t>(position.size().cells());
    BoardView view{position.size(), std::vector<Mark>(cells, Mark::None)};
    for (const Side side : {Side::X, Side::O}) {
        for (const Square square : squares(position.marks(side))) {
            view.marks[static_cast<std::size_t>(square.index())] = mark_of(side);
        }
    }
    return view;
}

template class BasicGame<Bitboard>;
template class BasicGame<WideBitboard>;

}  // namespace lawan::tictactoe
