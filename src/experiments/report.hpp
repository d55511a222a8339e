// What an experiment brought to light, for all formats that it is printed in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/board_view.hpp"
#include "core/random.hpp"
#include "experiments/table.hpp"

namespace lawan::experiments {

struct DrawnBoard {
    std::string caption;
    BoardView board;
    bool discs = false;  // rather than letters
    std::string moves = {};
    bool only_on_pages = false;  // a terminal would scroll
};

// Points that are called by a letter in the plot and by name beside it.
struct Scatter {
    struct Point {
        std::string name;
        double x = 0;  // above 0: the scale is logarithmic
        double y = 0;
        double error = 0;  // to either side of y
    };
    std::string x_title;
    std::string y_title;
    std::vector<Point> points = {};
};

struct Report {
    std::string name;
    std::string title;
    std::string source;  // the paper and its table
    Seed seed;
    std::vector<std::pair<std::string, std::string>> settings = {};
    Table paper{"paper", "In the paper"};
    Table ours{"ours", "Ours"};
    std::vector<Table> more = {};
    std::vector<DrawnBoard> boards = {};
    std::optional<Scatter> plot = std::nullopt;
    std::vector<std::string> differs = {};  // sentences
    std::vector<std::string> notes = {};
    std::int64_t game_count = 0;
    std::string counted = "games played";  // what game_count counts
    bool complete = true;                  // neither time ran out nor anybody interrupted
};

// Rows for which nothing was played or searched, where somebody interrupted, say nothing: their
// zeros would be taken for results.
void leave_out_unplayed(Report& report);

// ASCII, or with marks, dashes and discs of Unicode.
[[nodiscard]] std::string to_text(const Report& report);

// One object, or one that holds several under "experiments".
[[nodiscard]] std::string to_json(const Report& report);
[[nodiscard]] std::string to_json(const std::vector<Report>& reports);

// Every table with a line of headings of its own; each line begins with the experiment and the
// table it belongs to (RFC 4180).
[[nodiscard]] std::string to_csv(const std::vector<Report>& reports);

// A page that needs nothing besides itself.
[[nodiscard]] std::string to_html(const std::vector<Report>& reports);

}  // namespace lawan::experiments
