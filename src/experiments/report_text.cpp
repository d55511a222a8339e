// A report for the terminal.
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "experiments/report.hpp"
#include "formats/diagram.hpp"
#include "formats/text_width.hpp"

namespace lawan::experiments {
namespace {

constexpr std::size_t kWidest = 80;
constexpr int kGap = 3;  // between two boards

std::string bullet(const std::string& sentence) {
    return "  - " + wrapped(sentence, kWidest, 4) + '\n';
}

std::string bullets(const Words& heading, const std::vector<Phrase>& sentences, Language language) {
    if (sentences.empty()) return "";
    std::string text = fmt::format("\n{}\n", heading.in(language));
    for (const Phrase& sentence : sentences) text += bullet(sentence.in(language));
    return text;
}

// What a table is read for least, first.
constexpr std::array<std::string_view, 16> kLeftOutFirst{
    "second_ms", "first_ms",       "worst_ms",       "ms",         "mean_ms",         "spread",
    "margin_sd", "nodes_per_move", "searched_again", "table_hits", "first_move_cuts", "same_move",
    "losses",    "draws",          "wins",           "margin"};

void leave_out(DataTable& table, std::size_t column) {
    const auto at = static_cast<std::ptrdiff_t>(column);
    table.columns.erase(table.columns.begin() + at);
    for (auto& row : table.rows) row.erase(row.begin() + at);
}

std::optional<std::size_t> column_called(const DataTable& table, std::string_view key) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].key == key && table.columns[i].is_for_people()) return i;
    }
    return std::nullopt;
}

// The columns that fit: those of least interest go first, then the last ones.
DataTable fitting(DataTable table, Language language) {
    for (const std::string_view key : kLeftOutFirst) {
        if (width_of(table, language) <= kWidest) return table;
        if (const auto column = column_called(table, key)) leave_out(table, *column);
    }
    while (table.columns.size() > 2 && width_of(table, language) > kWidest) {
        leave_out(table, table.columns.size() - 1);
    }
    return table;
}

std::size_t columns_for_people(const DataTable& table) {
    return static_cast<std::size_t>(
        std::count_if(table.columns.begin(), table.columns.end(),
                      [](const Column& column) { return column.is_for_people(); }));
}

std::string titled(const DataTable& table, Language language, Tables tables) {
    if (table.empty()) return "";
    const DataTable shown = tables == Tables::Whole ? table : fitting(table, language);
    std::string text = fmt::format("\n{}\n{}", wrapped(table.title.in(language), kWidest, 0),
                                   to_text(shown, language));
    const std::size_t missing = columns_for_people(table) - columns_for_people(shown);
    if (missing > 0) {
        text += fmt::format("  ({})\n", Phrase{words::kColumnsLeftOut, {missing}}.in(language));
    }
    return text;
}

Diagram diagram_of(const DrawnBoard& drawn) {
    const Pieces pieces = drawn.discs ? Pieces::Discs : Pieces::Letters;
    Highlights highlights;
    highlights.hidden = drawn.hidden;
    return diagram(drawn.board, highlights, {pieces, Charset::Ascii, Colour::Off});
}

using Boards = std::vector<const DrawnBoard*>;

// As many boards as stand side by side; first what they are, by number.
std::string board_row(const Boards& boards, std::size_t first, std::size_t last,
                      Language language) {
    std::string text = "\n";
    std::vector<std::string> lines;
    for (std::size_t i = first; i < last; ++i) {
        const std::string number = fmt::format("({})", i + 1);
        text += fmt::format("{} {}\n", number, boards[i]->caption.in(language));
        if (!boards[i]->moves.empty()) {
            text += "    " + wrapped(boards[i]->moves, kWidest, 4) + '\n';
        }
        Diagram board = diagram_of(*boards[i]);
        board.lines.front().replace(0, number.size(), number);
        lines.resize(std::max(lines.size(), board.lines.size()));
        const std::size_t column = (i - first) * static_cast<std::size_t>(board.width + kGap);
        for (std::size_t line = 0; line < board.lines.size(); ++line) {
            lines[line].resize(column, ' ');
            lines[line] += board.lines[line];
        }
    }
    for (std::string& line : lines) {
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string boards_text(const Report& report, Language language) {
    Boards boards;
    for (const DrawnBoard& board : report.boards) {
        if (!board.only_on_pages) boards.push_back(&board);
    }
    std::string text;
    for (std::size_t first = 0; first < boards.size();) {
        const auto width = static_cast<std::size_t>(diagram_of(*boards[first]).width + kGap);
        const std::size_t last =
            std::min(boards.size(), first + std::max<std::size_t>(1, (kWidest + kGap) / width));
        text += board_row(boards, first, last, language);
        first = last;
    }
    return text;
}

}  // namespace

std::string to_text(const Report& report, Language language, Tables tables) {
    std::string text = fmt::format("{}: {}\n{}\n", report.name, report.title.in(language),
                                   report.source.in(language));
    for (const auto& [name, value] : report.settings) {
        text += "  " +
                wrapped(fmt::format("{}: {}", name.in(language), value.in(language)), kWidest, 4) +
                '\n';
    }
    text += fmt::format("  {}: {}\n", words::kSeed.in(language), report.seed.value);
    text += bullets(words::kWhatDiffers, report.differs, language);
    text += titled(report.paper, language, tables) + titled(report.ours, language, tables);
    for (const DataTable& table : report.more) text += titled(table, language, tables);
    if (report.plot) text += '\n' + to_text(*report.plot, language);
    text += boards_text(report, language);
    text += bullets(words::kNotes, report.notes, language);
    if (const Count count = report.count(); count.number > 0 || !report.complete) {
        text += '\n' + Phrase{count.told, {count.number}}.in(language);
        if (!report.complete) text += fmt::format("; {}", words::kNotAllPlanned.in(language));
        text += '\n';
    }
    return text;
}

}  // namespace lawan::experiments
