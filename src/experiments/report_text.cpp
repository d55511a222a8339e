// A report for the terminal.
#include <algorithm>

#include <fmt/format.h>

#include "experiments/report.hpp"
#include "experiments/scatter_text.hpp"
#include "formats/diagram.hpp"

namespace lawan::experiments {
namespace {

// A paragraph in lines of at most 100 columns, the first behind a bullet.
std::string bullet(const std::string& sentence) {
    constexpr std::size_t kWidest = 100;
    std::string text = "  -";
    std::size_t column = 3;
    std::size_t at = 0;
    while (at < sentence.size()) {
        const std::size_t space = std::min(sentence.find(' ', at), sentence.size());
        const std::string word = sentence.substr(at, space - at);
        const std::size_t width = display_width(word);
        if (column + 1 + width > kWidest && column > 4) {
            text += "\n    ";
            column = 3;
        } else {
            text += ' ';
        }
        text += word;
        column += 1 + width;
        at = space + 1;
    }
    return text + '\n';
}

std::string bullets(const std::string& heading, const std::vector<std::string>& sentences) {
    if (sentences.empty()) return "";
    std::string text = "\n" + heading + '\n';
    for (const std::string& sentence : sentences) text += bullet(sentence);
    return text;
}

std::string titled(const Table& table) {
    return table.rows.empty() ? "" : fmt::format("\n{}\n{}", table.title, to_text(table));
}

std::string drawn(const DrawnBoard& drawn) {
    const Pieces pieces = drawn.discs ? Pieces::Discs : Pieces::Letters;
    std::string text = fmt::format("\n{}\n", drawn.caption);
    for (std::string line : diagram(drawn.board, {}, {pieces, Charset::Ascii, Colour::Off}).lines) {
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    if (!drawn.moves.empty()) text += bullet(drawn.moves);
    return text;
}

}  // namespace

std::string to_text(const Report& report) {
    std::string text = fmt::format("{}: {}\n{}\n", report.name, report.title, report.source);
    for (const auto& [name, value] : report.settings) {
        text += fmt::format("  {}: {}\n", name, value);
    }
    text += fmt::format("  seed: {}\n", report.seed.value);
    text += titled(report.paper) + titled(report.ours);
    for (const Table& table : report.more) text += titled(table);
    if (report.plot) text += '\n' + to_text(*report.plot);
    for (const DrawnBoard& board : report.boards) {
        if (!board.only_on_pages) text += drawn(board);
    }
    text += bullets("What differs", report.differs);
    text += bullets("Notes", report.notes);
    if (report.game_count > 0 || !report.complete) {
        text += fmt::format("\n{} {}{}\n", report.game_count, report.counted,
                            report.complete ? "" : "; not all that were planned");
    }
    return text;
}

}  // namespace lawan::experiments
