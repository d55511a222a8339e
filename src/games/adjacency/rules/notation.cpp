#include "games/adjacency/rules/notation.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/adjacency/rules/words.hpp"

namespace lawan::adjacency {
namespace {

[[noreturn]] void refuse(const Phrase& why) {
    throw InputError{words::kPosition, {why}};
}

std::optional<Side> parse_side(char c) {
    if (lower(c) == 'x') return Side::X;
    if (lower(c) == 'o') return Side::O;
    return std::nullopt;
}

[[noreturn]] void refuse_width_of(std::string_view row) {
    refuse({words::kRowTooWide, {in_quotes(row), kMostColumns}});
}

struct Row {
    PerSide<Bitboard> marks;  // as if it were the top row
    int columns = 0;
};

// Takes the number that the text starts with off it.
int take_run(std::string_view& text, std::string_view row) {
    const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
    const std::string_view digits = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    const auto run = parse_whole_number(digits);
    if (run == 0) refuse({words::kRunOfNone, {in_quotes(row)}});
    if (!run || *run > kMostColumns) refuse_width_of(row);
    text.remove_prefix(digits.size());
    return static_cast<int>(*run);
}

Row parse_row(std::string_view row) {
    Row result;
    for (std::string_view rest = row; !rest.empty();) {
        if (is_digit(rest.front())) {
            result.columns += take_run(rest, row);
        } else if (const auto side = parse_side(rest.front())) {
            if (result.columns < kMostColumns) {
                result.marks[*side] |= Bitboard::of(square_at({result.columns, 0}));
            }
            ++result.columns;
            rest.remove_prefix(1);
        } else {
            refuse({words::kRowOfOthers, {in_quotes(row)}});
        }
        if (result.columns > kMostColumns) refuse_width_of(row);
    }
    if (result.columns == 0) refuse(words::kRowEmpty);
    return result;
}

struct Board {
    BoardSize size;
    PerSide<Bitboard> marks;

    [[nodiscard]] int empty_cells() const { return size.cells() - (marks.x | marks.o).count(); }
};

Board parse_board(std::string_view text) {
    Board board{{0, 0}, {}};
    for (bool more = true; more;) {
        const auto slash = text.find('/');
        more = slash != std::string_view::npos;
        const std::string_view written = text.substr(0, slash);
        if (board.size.rows == kMostRows) refuse({words::kTooManyRows, {kMostRows}});
        const Row row = parse_row(written);
        if (board.size.rows == 0) board.size.columns = row.columns;
        if (row.columns != board.size.columns) {
            refuse({words::kRowsDiffer, {in_quotes(written), row.columns, board.size.columns}});
        }
        const int below = kMostColumns * board.size.rows++;
        board.marks.x |= row.marks.x << below;
        board.marks.o |= row.marks.o << below;
        if (more) text.remove_prefix(slash + 1);
    }
    return board;
}

Side parse_side_to_move(std::string_view word) {
    const auto side = word.size() == 1 ? parse_side(word.front()) : std::nullopt;
    if (!side) refuse({words::kSideToMove, {in_quotes(word)}});
    return *side;
}

long parse_moves_left(std::string_view word) {
    const auto moves = parse_whole_number(word);
    if (!moves) refuse({words::kMovesLeft, {in_quotes(word)}});
    return *moves;
}

void check_moves_left(PerSide<long> left, Side to_move, const Board& board) {
    const long own = left[to_move];
    const long others = left[opponent_of(to_move)];
    if (own != others && own != others + 1) {
        refuse({words::kMovesLeftDiffer,
                {letter(to_move), own, others, letter(opponent_of(to_move))}});
    }
    if (own + others > board.empty_cells()) {
        refuse({words::kTooManyMovesLeft, {own + others, board.empty_cells()}});
    }
}

}  // namespace

Position parse_position(std::string_view text) {
    const auto parts = split_words(text);
    if (parts.size() != 4) {
        refuse({words::kForm, {"6OO/6OO/8/8/8/8/XX6/XX6 X 8 8", in_quotes(text)}});
    }
    const Board board = parse_board(parts[0]);
    const Side to_move = parse_side_to_move(parts[1]);
    const PerSide<long> left{parse_moves_left(parts[2]), parse_moves_left(parts[3])};
    check_moves_left(left, to_move, board);
    return Position::set_up(board.size, board.marks, to_move, static_cast<int>(left.x + left.o));
}

std::string to_text(const Position& position) {
    std::string text;
    const BoardSize size = position.size();
    for (int row = 0; row < size.rows; ++row) {
        if (row > 0) text += '/';
        int run = 0;
        const auto write_run = [&] {
            if (run > 0) text += std::to_string(run);
            run = 0;
        };
        for (int column = 0; column < size.columns; ++column) {
            const Square square = square_at({column, row});
            if (position.empty().has(square)) {
                ++run;
                continue;
            }
            write_run();
            text += letter(position.marks(Side::X).has(square) ? Side::X : Side::O);
        }
        write_run();
    }
    text += ' ';
    text += letter(position.side_to_move());
    for (Side side : {Side::X, Side::O}) text += ' ' + std::to_string(position.moves_left(side));
    return text;
}

}  // namespace lawan::adjacency
