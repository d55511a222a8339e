#include "formats/data_table.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "core/utf8.hpp"
#include "formats/csv.hpp"
#include "formats/html.hpp"
#include "formats/phrases.hpp"

namespace lawan {
namespace {

struct ToText {
    Language language;

    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const Decimal& number) const {
        return decimal(number.value, number.digits).in(language);
    }
    std::string operator()(const Phrase& phrase) const { return phrase.in(language); }
};

using Characters = std::pair<char32_t, char32_t>;  // from the first to the last

// Marks on the letter before them, and what is not shown at all.
constexpr std::array kWithoutWidth{
    Characters{0x0300, 0x036F}, Characters{0x0483, 0x0489}, Characters{0x0591, 0x05BD},
    Characters{0x0610, 0x061A}, Characters{0x064B, 0x065F}, Characters{0x0E31, 0x0E31},
    Characters{0x0E34, 0x0E3A}, Characters{0x0E47, 0x0E4E}, Characters{0x1160, 0x11FF},
    Characters{0x1AB0, 0x1AFF}, Characters{0x1DC0, 0x1DFF}, Characters{0x200B, 0x200F},
    Characters{0x20D0, 0x20FF}, Characters{0x302A, 0x302D}, Characters{0x3099, 0x309A},
    Characters{0xFE00, 0xFE0F}, Characters{0xFE20, 0xFE2F}};

// East Asian letters and the pictures among the symbols (Unicode Standard Annex 11).
constexpr std::array kWide{
    Characters{0x1100, 0x115F},   Characters{0x2E80, 0x303E},   Characters{0x3041, 0xA4CF},
    Characters{0xA960, 0xA97F},   Characters{0xAC00, 0xD7A3},   Characters{0xF900, 0xFAFF},
    Characters{0xFE30, 0xFE6F},   Characters{0xFF00, 0xFF60},   Characters{0xFFE0, 0xFFE6},
    Characters{0x1F300, 0x1F64F}, Characters{0x1F680, 0x1F6FF}, Characters{0x1F900, 0x1F9FF},
    Characters{0x20000, 0x3FFFD}};

template <std::size_t kCount>
bool is_among(const std::array<Characters, kCount>& list, char32_t character) {
    return std::any_of(list.begin(), list.end(), [&](const Characters& each) {
        return each.first <= character && character <= each.second;
    });
}

// Of the bytes of one character of UTF-8.
char32_t decoded(std::string_view bytes) {
    const auto first = static_cast<unsigned char>(bytes.front());
    char32_t character = bytes.size() == 1 ? first : first & (0x7FU >> bytes.size());
    for (const char next : bytes.substr(1)) {
        character = (character << 6U) | (static_cast<unsigned char>(next) & 0x3FU);
    }
    return character;
}

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
    const std::string space(width - std::min(width, display_width(text)), ' ');
    return to_the_right ? space + text : text + space;
}

std::vector<std::string> lines_of(const DataTable& table, Language language) {
    std::vector<std::string> lines(table.rows.size() + 2);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (!table.columns[i].is_for_people()) continue;
        const std::string heading = table.columns[i].heading.in(language);
        std::size_t width = display_width(heading);
        bool numbers = false;
        for (const auto& row : table.rows) {
            width = std::max(width, display_width(to_text(row[i], language)));
            numbers = numbers || is_number(row[i]);
        }
        const std::string gap = lines.front().empty() ? "" : "  ";
        lines[0] += gap + padded(heading, width, numbers);
        lines[1] += gap + std::string(width, '-');
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const Cell& cell = table.rows[row][i];
            lines[row + 2] += gap + padded(to_text(cell, language), width, is_number(cell));
        }
    }
    for (std::string& line : lines) line.erase(line.find_last_not_of(' ') + 1);
    return lines;
}

bool has_numbers(const DataTable& table, std::size_t column) {
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [&](const auto& row) { return is_number(row[column]); });
}

}  // namespace

std::string to_text(const Cell& cell, Language language) {
    return std::visit(ToText{language}, cell);
}

bool is_number(const Cell& cell) {
    return std::holds_alternative<std::int64_t>(cell) || std::holds_alternative<Decimal>(cell);
}

std::size_t display_width(std::string_view utf8) {
    std::size_t width = 0;
    while (!utf8.empty()) {
        const std::size_t length = std::max<std::size_t>(1, utf8_length(utf8));
        const char32_t character = decoded(utf8.substr(0, length));
        utf8.remove_prefix(length);
        if (character >= ' ' && character <= '~') {  // nearly all there are
            ++width;
        } else if (!is_among(kWithoutWidth, character)) {
            width += is_among(kWide, character) ? 2 : 1;
        }
    }
    return width;
}

void DataTable::add(std::vector<Cell> row) {
    if (row.size() != columns.size()) {
        throw std::logic_error{fmt::format("a row of table {} has {} cells for {} columns", key,
                                           row.size(), columns.size())};
    }
    rows.push_back(std::move(row));
}

std::string to_text(const DataTable& table, Language language) {
    std::string text;
    for (const std::string& line : lines_of(table, language)) text += line + '\n';
    return text;
}

std::size_t width_of(const DataTable& table, Language language) {
    std::size_t width = 0;
    for (const std::string& line : lines_of(table, language)) {
        width = std::max(width, display_width(line));
    }
    return width;
}

std::string to_html(const DataTable& table, Language language) {
    std::string html = "<table><thead><tr>";
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (!table.columns[i].is_for_people()) continue;
        html += fmt::format("<th scope='col'{}>{}</th>", has_numbers(table, i) ? " class='n'" : "",
                            escaped(table.columns[i].heading.in(language)));
    }
    html += "</tr></thead><tbody>\n";
    for (const auto& row : table.rows) {
        html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!table.columns[i].is_for_people()) continue;
            html += fmt::format("<td{}>{}</td>", is_number(row[i]) ? " class='n'" : "",
                                escaped(to_text(row[i], language)));
        }
        html += "</tr>\n";
    }
    return html + "</tbody></table>\n";
}

std::string to_csv(const DataTable& table, const std::vector<std::string>& start_of_keys,
                   const std::vector<std::string>& start_of_rows) {
    const auto line = [](const std::vector<std::string>& cells) {
        std::string text;
        for (std::size_t i = 0; i < cells.size(); ++i)
            text += (i == 0 ? "" : ",") + csv_cell(cells[i]);
        return text + "\r\n";
    };
    std::vector<std::string> keys = start_of_keys;
    for (const Column& column : table.columns) {
        if (column.is_for_programs()) keys.push_back(column.key);
    }
    std::string text = line(keys);
    for (const auto& row : table.rows) {
        std::vector<std::string> cells = start_of_rows;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!table.columns[i].is_for_programs()) continue;
            cells.push_back(to_text(row[i], Language::English));
        }
        text += line(cells);
    }
    return text;
}

std::string shortened(const std::string& utf8, std::size_t longest, std::string_view ending) {
    if (utf8.size() <= longest) return utf8;
    std::size_t end = longest - std::min(longest, display_width(ending));
    while (end > 0 && (static_cast<unsigned char>(utf8[end]) & 0xC0U) == 0x80U) --end;
    return utf8.substr(0, end) + std::string{ending};
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    std::string result;
    std::size_t column = indent;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t space = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, space - at);
        const std::size_t wide = display_width(word);
        if (!result.empty() && column + 1 + wide > width) {
            result += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!result.empty()) {
            result += ' ';
            ++column;
        }
        result += word;
        column += wide;
        at = space + 1;
    }
    return result;
}

}  // namespace lawan
