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

// How much there is of what: "1 game played".
struct Count {
    std::int64_t number = 0;
    Words heading;  // above the number
    Words told;     // with the number in it
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
    std::optional<Count> instead_of_games = std::nullopt;  // where something else says how much
    bool complete = true;  // neither time ran out nor anybody interrupted

    [[nodiscard]] Count count() const {
        return instead_of_games.value_or(Count{game_count, words::kGamesPlayed, words::kPlayed});
    }

    // Rows for which nothing was played or searched, where somebody interrupted, say nothing: their
    // zeros would be taken for results.
    void leave_out_unplayed();
};

// Of those that were asked for, which were searched.
template <class Found>
[[nodiscard]] Count searched_positions(const std::vector<std::optional<Found>>& asked) {
    const auto searched = std::count_if(asked.begin(), asked.end(),
                                        [](const auto& found) { return found.has_value(); });
    return {searched, words::kPositionsSearched, words::kSearched};
}

// In a terminal of 80 columns a table shows what of it fits, or all of it.
enum class Tables : std::uint8_t { Fitting, Whole };

// What it says first, then the tables. ASCII, or with marks, dashes and discs of Unicode.
[[nodiscard]] std::string to_text(const Report& report, Language language,
                                  Tables tables = Tables::Fitting);

// One object, or one that holds several under "experiments". In English, for programs.
[[nodiscard]] std::string to_json(const Report& report);
[[nodiscard]] std::string to_json(const std::vector<Report>& reports,
                                  const std::vector<std::string>& not_begun = {});

// Every table with a line of headings of its own; each line begins with the experiment and the
// table it belongs to (RFC 4180). In English, for programs.
[[nodiscard]] std::string to_csv(const std::vector<Report>& reports);

// Who reads a page next year wants to know this.
struct Making {
    std::string date = {};
    std::string machine = {};
    std::string command = {};
    std::string not_begun = {};  // the experiments that the time did not suffice for
};

// A page that needs nothing besides itself.
[[nodiscard]] std::string to_html(const std::vector<Report>& reports, Language language,
                                  const Making& making = {});

}  // namespace lawan::experiments
