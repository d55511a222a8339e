// Reading and writing positions and moves, and games from settings.
#include "games/connect4/rules/game.hpp"

#include <cstddef>

#include "core/board_rows.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/connect4/rules/words.hpp"

namespace lawan::connect4 {
namespace {

// The column that a letter or a number names.
[[nodiscard]] std::optional<int> parse_column(std::string_view text, int columns) {
    std::optional<int> column;
    if (const auto number = parse_whole_number(text); number && text.front() != '0') {
        if (*number <= columns) column = static_cast<int>(*number) - 1;
    } else if (text.size() == 1) {
        column = lower(text.front()) - 'a';
    }
    return column && *column >= 0 && *column < columns ? column : std::nullopt;
}

[[nodiscard]] PerSide<Bitboard> discs_of(const BoardView& board) {
    PerSide<Bitboard> discs;
    for (int row = 0; row < board.size.rows; ++row) {
        for (int column = 0; column < board.size.columns; ++column) {
            const Mark mark = board.at({column, row});
            if (mark == Mark::None) continue;
            discs[mark == Mark::X ? Side::X : Side::O].add(
                square_at(Coordinate{column, row}, board.size));
        }
    }
    return discs;
}

void check_gravity(std::string_view text, Bitboard filled, BoardSize size) {
    for (const Square square : squares(filled)) {
        if (height_of(square, size) == 0) continue;
        const Square below{square.index() - 1};
        if (filled.has(below)) continue;
        throw position_error(text,
                             {words::kHangs, {cell_text(square, size), cell_text(below, size)}});
    }
}

}  // namespace

Position Game::parse_position(std::string_view text) {
    const auto parts = split_words(text);
    if (parts.size() != 3) throw position_error(text, words::kForm);
    const BoardView board = parse_rows(text, parts[0], {kMostPerSide, kMostPerSide});
    const Side to_move = parse_side_to_move(text, parts[1]);
    const auto in_a_row = parse_whole_number(parts[2]);
    if (!in_a_row || *in_a_row > kMostPerSide) {
        throw position_error(text, {words::kInARowUnreadable, {kMostPerSide, in_quotes(parts[2])}});
    }
    const Rules rules = checked_rules(board.size, static_cast<int>(*in_a_row));
    const PerSide<Bitboard> discs = discs_of(board);
    check_gravity(text, discs.x | discs.o, rules.size);
    if (has_run(discs[to_move], rules)) {
        const std::string side(1, letter(to_move));
        throw position_error(text, {words::kHasLine, {side, rules.in_a_row}});
    }
    return Position::set_up(rules, discs, to_move);
}

std::optional<Square> Game::parse_move(std::string_view text) const {
    const auto at = parse_coordinate(text, start_.size());
    return at ? std::optional{square_at(at->column, at->row, start_.size())} : std::nullopt;
}

std::optional<Square> Game::parse_move(std::string_view text, const Position& position) const {
    if (const auto cell = parse_move(text)) return cell;
    const auto column = parse_column(text, position.size().columns);
    if (!column) return std::nullopt;
    const Square highest = square_at(*column, position.size().rows - 1, position.size());
    return position.landing_cell(*column).value_or(highest);
}

std::string Game::position_text(const Position& position) const {
    return rows_text(board(position)) + ' ' + letter(position.side_to_move()) + ' ' +
           std::to_string(position.in_a_row());
}

BoardView Game::board(const Position& position) const {
    const BoardSize size = position.size();
    BoardView view{size, std::vector<Mark>(static_cast<std::size_t>(size.cells()), Mark::None)};
    view.row_one = RowOne::Bottom;
    view.pieces = Pieces::Discs;
    view.aim = Aim::Column;
    for (const Side side : {Side::X, Side::O}) {
        for (const Square square : squares(position.discs(side))) {
            const Coordinate at = coordinate_of(square, size);
            view.marks[static_cast<std::size_t>(at.row * size.columns + at.column)] = mark_of(side);
        }
    }
    return view;
}

std::vector<OptionSpec> settings() {
    return {
        titled(words::kSizeTitle,
               {"size", OptionType::Size, words::kSize, "7x6", kLeastPerSide, kMostPerSide}),
        titled(words::kInARowTitle,
               {"in-a-row", OptionType::Integer, words::kInARow, "4", kLeastInARow, kMostPerSide}),
        titled(words::kFirstTitle, {"first", OptionType::Side, words::kFirst, "X"}),
    };
}

Game game_from(const Options& options) {
    const auto in_a_row = static_cast<int>(options.integer("in-a-row"));
    const Side first = options.text("first") == "O" ? Side::O : Side::X;
    return Game{checked_rules(options.size("size"), in_a_row), first};
}

}  // namespace lawan::connect4
