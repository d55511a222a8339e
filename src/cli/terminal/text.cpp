#include "cli/terminal/text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/text.hpp"
#include "formats/text_width.hpp"

namespace lawan::cli {
namespace {

// Where the sequence of a colour that begins here ends; `at` where none does.
[[nodiscard]] std::size_t after_colour(std::string_view text, std::size_t at) {
    if (text.substr(at, 2) != "\x1b[") return at;
    const auto end = text.find('m', at);
    return end == std::string_view::npos ? at : end + 1;
}

// "because    X wins": under the X. A line with one column goes on two blanks further in.
[[nodiscard]] std::size_t hanging_indent(std::string_view line, std::size_t width) {
    constexpr std::size_t kUsual = 2;
    const auto start = std::min(line.find_first_not_of(' '), line.size());
    const auto gap = line.find("  ", start);
    const auto second = gap == std::string_view::npos ? gap : line.find_first_not_of(' ', gap);
    const bool fits = second != std::string_view::npos && second <= width / 2;
    return fits ? second : std::min(start + kUsual, width / 2);
}

[[nodiscard]] std::string fitted_line(std::string_view line, std::size_t width) {
    const std::string indent(hanging_indent(line, width), ' ');
    std::string text;
    std::size_t column = 0;
    for (std::size_t at = 0; at < line.size();) {
        const auto word = std::min(line.find_first_not_of(' ', at), line.size());
        const auto end = std::min(line.find(' ', word), line.size());
        const std::size_t size = shown_width(line.substr(word, end - word));
        if (column > indent.size() && column + (word - at) + size > width) {
            text += '\n' + indent;
            column = indent.size();
        } else {
            text.append(word - at, ' ');
            column += word - at;
        }
        text.append(line.substr(word, end - word));
        column += size;
        at = end;
    }
    return text;
}

}  // namespace

std::string fitted(std::string_view text, std::size_t width) {
    std::string all;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        all += display_width(line) > width ? fitted_line(line, width) : std::string{line};
        if (end < text.size()) all += '\n';
        at = end + 1;
    }
    return all;
}

std::vector<std::string> names_between_commas(std::string_view list) {
    std::vector<std::string> names;
    while (true) {
        const std::size_t comma = list.find(',');
        const std::string_view name = trimmed(list.substr(0, comma));
        if (!name.empty()) names.emplace_back(name);
        if (comma == std::string_view::npos) return names;
        list.remove_prefix(comma + 1);
    }
}

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    return fmt::format("{}", fmt::join(words, between));
}

std::size_t shown_width(std::string_view text) {
    std::string shown;
    for (std::size_t i = 0; i < text.size();) {
        const auto next = after_colour(text, i);
        if (next == i) shown += text[i];
        i = std::max(next, i + 1);
    }
    return display_width(shown);
}

std::string padded(std::string text, std::size_t columns) {
    const std::size_t width = display_width(text);
    if (width < columns) text.append(columns - width, ' ');
    return text;
}

std::string in_columns(std::string_view utf8, std::size_t columns) {
    constexpr std::string_view kMore = "...";
    if (first_columns(utf8, columns).size() == utf8.size()) return std::string{utf8};
    if (columns <= kMore.size()) return std::string{first_columns(utf8, columns)};
    std::string_view kept = first_columns(utf8, columns - kMore.size());
    const bool whole_word = utf8[kept.size()] == ' ';
    const auto space = kept.rfind(' ');
    if (!whole_word && space != std::string_view::npos && space > 0) kept = kept.substr(0, space);
    while (!kept.empty() && kept.back() == ' ') kept.remove_suffix(1);
    return std::string{kept}.append(kMore);
}

std::string beside(const std::string& left, std::string_view right, std::size_t column,
                   std::size_t width) {
    constexpr std::size_t kNarrow = 60;  // where a wide left column would leave single words
    if (width < kNarrow) column = std::min(column, width / 3);
    std::string text;
    std::string line = left;
    if (display_width(line) + 1 > column) {
        text = line + '\n';
        line.clear();
    }
    line = padded(std::move(line), column);
    bool begun = false;
    for (const std::string_view word : split_words(right)) {
        if (begun && display_width(line) + 1 + display_width(word) > width) {
            text += line + '\n';
            line.assign(column, ' ');
            begun = false;
        }
        line += (begun ? " " : "") + std::string{word};
        begun = true;
    }
    return text + line + '\n';
}

std::string paragraph(std::string_view text, std::size_t width) {
    constexpr std::size_t kUsual = 84;  // longer lines are hard to read
    std::string lines;
    std::string line;
    for (const std::string_view word : split_words(text)) {
        const std::size_t longer = display_width(line) + 1 + display_width(word);
        if (!line.empty() && longer > std::min(width, kUsual)) {
            lines += line + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + std::string{word};
    }
    return lines + line + '\n';
}

}  // namespace lawan::cli
