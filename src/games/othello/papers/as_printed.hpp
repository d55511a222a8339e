// What the slips in the Othello paper's printed searches cost.
#pragma once

#include <string>
#include <vector>

#include "games/othello/papers/games_played.hpp"

namespace lawan::experiments {

struct PrintedSearch {
    std::string name;  // for people
    std::string bot;   // of the catalog; as=published is the printed one
};

// How often its value is wrong on positions of these games, and how it does in games against the
// exact search: two more tables and what they say.
void hold_against_printed(const PrintedSearch& search, const std::vector<OthelloGame>& games,
                          Run& run, Report& report);

}  // namespace lawan::experiments
