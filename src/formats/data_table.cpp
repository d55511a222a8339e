#include "formats/data_table.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "formats/csv.hpp"
#include "formats/html.hpp"
#include "formats/phrases.hpp"
#include "formats/text_width.hpp"

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

}  // namespace lawan
