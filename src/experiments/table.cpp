#include "experiments/table.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

namespace lawan::experiments {
namespace {

struct ToText {
    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const Decimal& number) const {
        std::string text = fmt::format("{:.{}f}", number.value, number.digits);
        // A small negative number is not "-0.0".
        const bool zero = text.find_first_not_of("-0.") == std::string::npos;
        if (zero && text.front() == '-') text.erase(0, 1);
        return text;
    }
};

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
    const std::string space(width - std::min(width, display_width(text)), ' ');
    return to_the_right ? space + text : text + space;
}

std::string without_end(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

}  // namespace

std::string to_text(const Cell& cell) {
    return std::visit(ToText{}, cell);
}

bool is_number(const Cell& cell) {
    return std::holds_alternative<std::int64_t>(cell) || std::holds_alternative<Decimal>(cell);
}

std::size_t display_width(const std::string& utf8) {
    return static_cast<std::size_t>(
        std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

void Table::add(std::vector<Cell> row) {
    if (row.size() != columns.size()) {
        throw std::logic_error{fmt::format("a row of table {} has {} cells for {} columns", key,
                                           row.size(), columns.size())};
    }
    rows.push_back(std::move(row));
}

std::string to_text(const Table& table) {
    std::vector<std::string> lines(table.rows.size() + 2);
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (!table.columns[i].for_people()) continue;
        std::size_t width = display_width(table.columns[i].heading);
        bool numbers = false;
        for (const auto& row : table.rows) {
            width = std::max(width, display_width(to_text(row[i])));
            numbers = numbers || is_number(row[i]);
        }
        const std::string gap = lines.front().empty() ? "" : "  ";
        lines[0] += gap + padded(table.columns[i].heading, width, numbers);
        for (std::size_t k = 0; k < width; ++k) lines[1] += k == 0 ? gap + "-" : "-";
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const Cell& cell = table.rows[row][i];
            lines[row + 2] += gap + padded(to_text(cell), width, is_number(cell));
        }
    }
    std::string text;
    for (const std::string& line : lines) text += without_end(line) + '\n';
    return text;
}

}  // namespace lawan::experiments
