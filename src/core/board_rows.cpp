#include "core/board_rows.hpp"

#include <cstddef>
#include <utility>
#include <vector>

#include "core/text.hpp"

namespace lawan {
namespace {

constexpr Words kPosition{"position-unreadable", "position {0}: {1}", "posisi {0}: {1}"};
constexpr Words kRow{"row-unreadable", "row {0} {1}", "baris {0} {1}"};
constexpr Words kRowEmpty{"row-empty", "is empty", "kosong"};
constexpr Words kRowHasOther{"row-has-other", "has {0} where X, O or a number belongs",
                             "berisi {0} di tempat X, O, atau angka"};
constexpr Words kRowHasZero{"row-has-zero", "has {0} empty cells", "berisi {0} petak kosong"};
constexpr Words kRowTooLong{"row-too-long", "has more than {0} cells",
                            "berisi lebih dari {0} petak"};
constexpr Words kRowDiffers{"row-differs", "has {0} {0:cell|cells} and row 1 has {1}",
                            "berisi {0} petak, padahal baris 1 berisi {1}"};
constexpr Words kTooManyRows{"too-many-rows", "there are more than {0} rows",
                             "ada lebih dari {0} baris"};
constexpr Words kSideToMove{"side-to-move-unreadable", "the side to move is X or O, not {0}",
                            "yang melangkah adalah X atau O, bukan {0}"};

[[nodiscard]] std::optional<Mark> mark_in(char c) {
    if (lower(c) == 'x') return Mark::X;
    if (lower(c) == 'o') return Mark::O;
    return std::nullopt;
}

// The marks of one row, or why it is none.
class MarksOfRow {
  public:
    MarksOfRow(std::string_view text, int most) : most_{most} {
        if (text.empty()) problem_ = kRowEmpty;
        while (!text.empty() && !problem_) text.remove_prefix(take(text));
    }

    [[nodiscard]] const std::vector<Mark>& marks() const { return marks_; }
    [[nodiscard]] const std::optional<Phrase>& problem() const { return problem_; }

  private:
    // Adds what the text begins with and says how many characters that were.
    [[nodiscard]] std::size_t take(std::string_view text) {
        if (const auto mark = mark_in(text.front())) {
            add(1, *mark);
            return 1;
        }
        std::size_t digits = 0;
        while (digits < text.size() && is_digit(text[digits])) ++digits;
        const auto number = text.substr(0, digits);
        if (digits == 0) {
            problem_ = Phrase{kRowHasOther, {in_quotes(text)}};
        } else if (number.front() == '0') {
            problem_ = Phrase{kRowHasZero, {in_quotes(number)}};
        } else {
            add(parse_whole_number(number).value_or(most_ + 1), Mark::None);
        }
        return digits;
    }

    void add(std::int64_t count, Mark mark) {
        if (static_cast<std::int64_t>(marks_.size()) + count > most_) {
            problem_ = Phrase{kRowTooLong, {most_}};
        } else {
            marks_.insert(marks_.end(), static_cast<std::size_t>(count), mark);
        }
    }

    int most_;
    std::vector<Mark> marks_;
    std::optional<Phrase> problem_;
};

}  // namespace

InputError position_error(std::string_view position, Phrase why) {
    return InputError{kPosition, {in_quotes(position), std::move(why)}};
}

BoardView parse_rows(std::string_view position, std::string_view rows, BoardSize most) {
    BoardView board{{0, 0}, {}};
    for (bool more = true; more;) {
        const auto slash = rows.find('/');
        const MarksOfRow row{rows.substr(0, slash), most.columns};
        ++board.size.rows;
        const auto columns = static_cast<int>(row.marks().size());
        const auto refuse = [&](const Phrase& why) {
            throw position_error(position, {kRow, {board.size.rows, why}});
        };
        if (row.problem()) refuse(*row.problem());
        if (board.size.rows == 1) board.size.columns = columns;
        if (columns != board.size.columns) {
            refuse({kRowDiffers, {columns, board.size.columns}});
        }
        if (board.size.rows > most.rows)
            throw position_error(position, {kTooManyRows, {most.rows}});
        board.marks.insert(board.marks.end(), row.marks().begin(), row.marks().end());
        more = slash != std::string_view::npos;
        if (more) rows.remove_prefix(slash + 1);
    }
    return board;
}

std::string rows_text(const BoardView& board) {
    std::string text;
    for (int row = 0; row < board.size.rows; ++row) {
        if (row > 0) text += '/';
        int empty = 0;
        const auto write_run = [&] {
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
        };
        for (int column = 0; column < board.size.columns; ++column) {
            const Mark mark = board.at({column, row});
            if (mark == Mark::None) {
                ++empty;
                continue;
            }
            write_run();
            text += letter(mark);
        }
        write_run();
    }
    return text;
}

Side parse_side_to_move(std::string_view position, std::string_view word) {
    const auto mark = word.size() == 1 ? mark_in(word.front()) : std::nullopt;
    if (!mark) throw position_error(position, {kSideToMove, {in_quotes(word)}});
    return *mark == Mark::X ? Side::X : Side::O;
}

}  // namespace lawan
