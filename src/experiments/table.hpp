// A table as data: what programs read and what people see come from the same rows.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace lawan::experiments {

// A number with the digits behind the point that are worth showing.
struct Decimal {
    double value = 0;
    int digits = 1;
};

// An empty cell is one that has nothing to say.
using Cell = std::variant<std::monostate, std::string, std::int64_t, Decimal>;

[[nodiscard]] std::string to_text(const Cell& cell);
[[nodiscard]] bool is_number(const Cell& cell);

// "62 % [55, 69]" is for people; programs want three numbers.
enum class Reader : std::uint8_t { Everybody, People, Programs };

struct Column {
    std::string key;      // for programs: snake_case
    std::string heading;  // for people
    Reader reader = Reader::Everybody;

    [[nodiscard]] bool for_people() const { return reader != Reader::Programs; }
    [[nodiscard]] bool for_programs() const { return reader != Reader::People; }
};

struct Table {
    std::string key;    // for programs: "openings"
    std::string title;  // for people
    std::vector<Column> columns = {};
    std::vector<std::vector<Cell>> rows = {};

    void add(std::vector<Cell> row);  // a cell for each column
};

// Numbers to the right, words to the left, no lines but one under the headings.
[[nodiscard]] std::string to_text(const Table& table);

// Columns that a text takes, if no character is wide.
[[nodiscard]] std::size_t display_width(const std::string& utf8);

}  // namespace lawan::experiments
