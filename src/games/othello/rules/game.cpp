#include "games/othello/rules/game.hpp"

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/othello/rules/notation.hpp"
#include "games/othello/rules/words.hpp"

namespace lawan::othello {
namespace {

template <int Size>
Mark mark_at(const BasicPosition<Size>& position, Square square) {
    if (position.discs(Side::X).has(square)) return Mark::X;
    return position.discs(Side::O).has(square) ? Mark::O : Mark::None;
}

}  // namespace

template <int Size>
BasicPosition<Size> BasicGame<Size>::parse_position(std::string_view text) {
    const PositionText read = parse_position_text(text);
    if (read.cells.size() != static_cast<std::size_t>(Size * Size)) {
        throw InputError{words::kCellsOfBoard,
                         {to_text(Position::size()), Size * Size, read.cells.size()}};
    }
    return position_from<Size>(read);
}

template <int Size>
std::optional<Coordinate> BasicGame<Size>::cell(Move move) const {
    if (move.is_pass()) return std::nullopt;
    return coordinate_of(move.square());
}

template <int Size>
std::optional<Move> BasicGame<Size>::parse_move(std::string_view text) const {
    if (is_pass_text(text)) return Move::pass();
    const auto at = parse_coordinate(text, Position::size());
    return at ? std::optional{Move{square_at(*at)}} : std::nullopt;
}

template <int Size>
std::string BasicGame<Size>::move_text(Move move) const {
    return move.is_pass() ? "pass" : to_text(coordinate_of(move.square()));
}

template <int Size>
std::string BasicGame<Size>::position_text(const Position& position) const {
    std::string text;
    for (const Mark mark : board(position).marks) text += letter(mark);
    return text + ' ' + letter(position.side_to_move());
}

template <int Size>
BoardView BasicGame<Size>::board(const Position& position) const {
    BoardView view{Position::size(), {}};
    view.pieces = Pieces::Discs;
    for (int row = 0; row < Size; ++row) {
        for (int column = 0; column < Size; ++column) {
            view.marks.push_back(mark_at(position, square_at({column, row})));
        }
    }
    return view;
}

template <int Size>
Standing BasicGame<Size>::standing(const Position& position) const {
    return {PerSide<int>{position.discs(Side::X).count(), position.discs(Side::O).count()}};
}

template <int Size>
int BasicGame<Size>::shown_score(const Position& position) const {
    return position.discs(Side::X).count() - position.discs(Side::O).count();
}

template class BasicGame<8>;
template class BasicGame<6>;
template class BasicGame<4>;

}  // namespace lawan::othello
