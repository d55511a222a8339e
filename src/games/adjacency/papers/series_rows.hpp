// The rows of a series as it is played here: who plays, how often, and what came of it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/spec.hpp"
#include "experiments/played.hpp"
#include "experiments/tally.hpp"
#include "games/adjacency/papers/series.hpp"

namespace lawan::experiments {

struct SeriesRow {
    std::size_t printed = 0;  // the game of the report that it repeats
    Phrase version;           // "as described", "weak, as published"
    Spec first;
    Spec second;
    int games = 1;

    Tally tally = {};  // of the one named first
    Effort first_effort = {};
    Effort second_effort = {};
    std::optional<PlayedGame> shown = std::nullopt;  // the first game

    // The game that was played is the report's, as far as the report shows it.
    [[nodiscard]] bool same_score(const PrintedGame& printed) const;
    [[nodiscard]] bool same_board(const PrintedGame& printed) const;
};

// Empty rows: nothing is played yet.
[[nodiscard]] std::vector<SeriesRow> planned_rows(const Series& series,
                                                  const RunSettings& settings);

// Plays them on all cores. Game by game through all rows, so that a run that is cut short has
// something of each.
void play_rows(const Series& series, std::vector<SeriesRow>& rows, Run& run);

[[nodiscard]] DataTable ours_table(const Series& series, const std::vector<SeriesRow>& rows);

// One game says little about two bots that always play the same one: adds a table of many, from
// openings drawn by chance, each with both colours.
void add_openings(const Series& series, const std::vector<SeriesRow>& rows, Run& run,
                  Report& report);

// What differs, in words that are made from the numbers.
[[nodiscard]] std::vector<Phrase> differences(const Series& series,
                                              const std::vector<SeriesRow>& rows);

}  // namespace lawan::experiments
