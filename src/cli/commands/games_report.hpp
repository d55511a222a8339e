// What lawan games says of the games it found.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/games_judged.hpp"
#include "cli/commands/saved_collection.hpp"
#include "module/game_files.hpp"

namespace lawan::cli {

// How the games went as a whole.
struct Summary {
    std::size_t wins = 0;  // of black
    std::size_t draws = 0;
    std::size_t losses = 0;
    double sum = 0;

    Summary(const GameCollection& games, const Places& places);

    [[nodiscard]] std::size_t scored() const { return wins + draws + losses; }
    [[nodiscard]] std::optional<double> mean() const;
};

// Games that are there in part, or only by name.
struct FlawedGames {
    std::map<std::string, std::size_t> skipped = {};  // how many for which reason, in words
    std::size_t cut = 0;                              // at the first illegal move

    FlawedGames(const GameCollection& games, const Places& places);
};

// Saved games of any kind, by their names.
void print_saved(const SavedGames& games, const Places& places);

void print_list(const GameModule& entry, const GameCollection& games, const Places& places,
                const std::vector<Judged>& reviews);

// What there is to say of the games as a whole.
struct GamesReport {
    std::size_t all = 0;
    std::size_t matching = 0;
    Summary summary;
    FlawedGames flawed;
    std::optional<std::size_t> written = {};  // to a file
};
void print_summary(const GameModule& entry, const GamesReport& report, const std::string& out);
void print_summary_of_saved(const GamesReport& report);
// `saved` is the collection itself where its games have names.
void print_json(const GamesReport& report, const GameCollection& games, const Places& shown,
                const std::vector<Judged>& reviews, const SavedGames* saved = nullptr);

}  // namespace lawan::cli
