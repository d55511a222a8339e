// What an experiment brought to light, for all formats that it is printed in.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/board_view.hpp"
#include "core/random.hpp"
#include "core/words.hpp"
#include "experiments/scatter.hpp"
#include "experiments/words.hpp"
#include "formats/data_table.hpp"

namespace lawan::experiments {

struct DrawnBoard {
    Phrase caption;
    BoardView board;
    bool discs = false;  // rather than letters
    std::string moves = {};
    bool only_on_pages = false;           // a terminal would scroll
    std::vector<Coordinate> hidden = {};  // cells that nobody can see: a question mark

    [[nodiscard]] bool hides(Coordinate cell) const {
        return std::find(hidden.begin(), hidden.end(), cell) != hidden.end();
    }
};

struct Report {
    std::string name;
    Phrase title;
    Phrase source;  // the paper and its table
    Seed seed;
    std::vector<std::pair<Phrase, Phrase>> settings = {};
    DataTable paper{"paper", words::kInThePaper};
    DataTable ours{"ours", words::kOurs};
    std::vector<DataTable> more = {};
    std::vector<DrawnBoard> boards = {};
    std::optional<Scatter> plot = std::nullopt;
    std::vector<Phrase> differs = {};  // sentences
    std::vector<Phrase> notes = {};
    std::int64_t game_count = 0;
    Phrase counted = words::kGamesPlayed;  // what game_count counts
    bool complete = true;                  // neither time ran out nor anybody interrupted

    // Rows for which nothing was played or searched, where somebody interrupted, say nothing: their
    // zeros would be taken for results.
    void leave_out_unplayed();
};

// In a terminal of 80 columns a table shows what of it fits, or all of it.
enum class Tables : std::uint8_t { Fitting, Whole };

// What it says first, then the tables. ASCII, or with marks, dashes and discs of Unicode.
[[nodiscard]] std::string to_text(const Report& report, Language language,
                                  Tables tables = Tables::Fitting);

// One object, or one that holds several under "experiments". In English, for programs.
[[nodiscard]] std::string to_json(const Report& report);
[[nodiscard]] std::string to_json(const std::vector<Report>& reports);

// Every table with a line of headings of its own; each line begins with the experiment and the
// table it belongs to (RFC 4180). In English, for programs.
[[nodiscard]] std::string to_csv(const std::vector<Report>& reports);

// Who reads a page next year wants to know this.
struct Making {
    std::string date = {};
    std::string machine = {};
    std::string command = {};
};

// A page that needs nothing besides itself.
[[nodiscard]] std::string to_html(const std::vector<Report>& reports, Language language,
                                  const Making& making = {});

}  // namespace lawan::experiments
