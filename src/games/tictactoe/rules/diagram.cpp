// Reading and writing positions.
#include "games/tictactoe/rules/diagram.hpp"

#include <fmt/core.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/tictactoe/rules/words.hpp"

namespace lawan::tictactoe {
namespace {

[[noreturn]] void fail(std::string_view text, const Phrase& why) {
    throw InputError{words::kPosition, {in_quotes(text), why}};
}

std::optional<Side> side_of(std::string_view word) {
    if (word == "X" || word == "x") return Side::X;
    if (word == "O" || word == "o") return Side::O;
    return std::nullopt;
}

// The cells of one row, or why it is not a row.
class Row {
  public:
    explicit Row(std::string_view text) {
        while (!text.empty() && !problem_) text.remove_prefix(take(text));
        if (!problem_ && marks_.empty()) problem_ = words::kIsEmpty;
    }

    [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }
    [[nodiscard]] const std::optional<Phrase>& problem() const { return problem_; }

  private:
    // Adds what the text begins with and says how many characters that were.
    std::size_t take(std::string_view text) {
        if (const auto side = side_of(text.substr(0, 1))) {
            add(1, mark_of(*side));
            return 1;
        }
        std::size_t digits = 0;
        while (digits < text.size() && is_digit(text[digits])) ++digits;
        const auto number = text.substr(0, digits);
        if (digits == 0) {
            problem_ = Phrase{words::kHasNoMark, {in_quotes(text)}};
        } else if (number.front() == '0') {
            problem_ = Phrase{words::kHasEmptyCells, {in_quotes(number)}};
        } else {
            add(parse_whole_number(number).value_or(kMostPerSide + 1), Mark::None);
        }
        return digits;
    }

    void add(std::int64_t count, Mark mark) {
        if (static_cast<std::int64_t>(marks_.size()) + count > kMostPerSide) {
            problem_ = Phrase{words::kTooLongRow, {kMostPerSide}};
        } else {
            marks_.insert(marks_.end(), static_cast<std::size_t>(count), mark);
        }
    }

    std::vector<Mark> marks_;
    std::optional<Phrase> problem_;
};

BoardView parse_rows(std::string_view text, std::string_view rows) {
    BoardView board{{0, 0}, {}};
    for (bool more = true; more;) {
        const auto slash = rows.find('/');
        const Row row{rows.substr(0, slash)};
        ++board.size.rows;
        const auto columns = static_cast<int>(row.marks().size());
        if (row.problem()) fail(text, {words::kRow, {board.size.rows, *row.problem()}});
        if (board.size.rows == 1) board.size.columns = columns;
        if (columns != board.size.columns) {
            fail(text, {words::kRowsDiffer, {board.size.rows, columns, board.size.columns}});
        }
        if (board.size.rows > kMostPerSide) {
            fail(text, {words::kTooManyRows, {kMostPerSide}});
        }
        board.marks.insert(board.marks.end(), row.marks().begin(), row.marks().end());
        more = slash != std::string_view::npos;
        if (more) rows.remove_prefix(slash + 1);
    }
    return board;
}

}  // namespace

Diagram parse_diagram(std::string_view text) {
    const auto parts = split_words(text);
    if (parts.size() != 3 && parts.size() != 4) fail(text, {words::kForm, {"'3/1X1/3 O 3'"}});
    Diagram diagram{parse_rows(text, parts[0])};
    const auto side = side_of(parts[1]);
    if (!side) fail(text, {words::kSideToMove, {in_quotes(parts[1])}});
    diagram.to_move = *side;
    const auto in_a_row = parse_whole_number(parts[2]);
    if (!in_a_row || *in_a_row > kMostPerSide) {
        fail(text, {words::kInARow, {kMostPerSide, in_quotes(parts[2])}});
    }
    if (parts.size() == 4) {
        const auto rule = rule_named(parts[3]);
        if (!rule) fail(text, {words::kRule, {in_quotes(parts[3])}});
        diagram.rule = *rule;
    }
    diagram.in_a_row =
        checked_rules(diagram.board.size, static_cast<int>(*in_a_row), diagram.rule).in_a_row;
    return diagram;
}

std::string to_text(const Diagram& diagram) {
    std::string text;
    for (int row = 0; row < diagram.board.size.rows; ++row) {
        if (row > 0) text += '/';
        int empty = 0;
        for (int column = 0; column < diagram.board.size.columns; ++column) {
            const Mark mark = diagram.board.at({column, row});
            if (mark == Mark::None) {
                ++empty;
                continue;
            }
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
            text += letter(mark);
        }
        if (empty > 0) text += std::to_string(empty);
    }
    text += fmt::format(" {} {}", letter(diagram.to_move), diagram.in_a_row);
    if (diagram.rule != RowRule::Free) text += fmt::format(" {}", name_of(diagram.rule));
    return text;
}

}  // namespace lawan::tictactoe
