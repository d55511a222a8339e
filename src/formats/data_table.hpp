// A table as data: what programs read and what people see come from the same rows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/words.hpp"

namespace lawan {

// A number with the digits behind the point that are worth showing.
struct Decimal {
    double value = 0;
    int digits = 1;
};

// An empty cell is one that has nothing to say. A string is the same in every language.
using Cell = std::variant<std::monostate, std::string, std::int64_t, Decimal, Phrase>;

[[nodiscard]] std::string to_text(const Cell& cell, Language language);
[[nodiscard]] bool is_number(const Cell& cell);

// "62 % [55, 69]" is for people; programs want three numbers.
enum class Reader : std::uint8_t { Everybody, People, Programs };

struct Column {
    std::string key;  // for programs: snake_case
    Phrase heading;   // for people
    Reader reader = Reader::Everybody;

    [[nodiscard]] static Column for_programs(std::string key) {
        return {std::move(key), {}, Reader::Programs};
    }
    [[nodiscard]] bool is_for_people() const { return reader != Reader::Programs; }
    [[nodiscard]] bool is_for_programs() const { return reader != Reader::People; }
};

struct DataTable {
    std::string key;  // for programs: "openings"
    Phrase title;     // for people
    std::vector<Column> columns = {};
    std::vector<std::vector<Cell>> rows = {};

    void add(std::vector<Cell> row);  // a cell for each column
    [[nodiscard]] bool empty() const { return rows.empty(); }
};

// For a terminal: numbers to the right, words to the left, no lines but one under the headings.
// Without the title.
[[nodiscard]] std::string to_text(const DataTable& table, Language language);

// The widest line of that text.
[[nodiscard]] std::size_t width_of(const DataTable& table, Language language);

// A <table> without its title. Numbers have the class n.
[[nodiscard]] std::string to_html(const DataTable& table, Language language);

// A line of keys, then the rows, as RFC 4180 writes them; what stands before each of them is given.
// In English, for programs.
[[nodiscard]] std::string to_csv(const DataTable& table,
                                 const std::vector<std::string>& start_of_keys = {},
                                 const std::vector<std::string>& start_of_rows = {});

}  // namespace lawan
