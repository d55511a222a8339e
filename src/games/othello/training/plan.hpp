// What a run of the Othello trainer is to do.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "games/othello/training/errors.hpp"
#include "games/othello/training/fit.hpp"
#include "games/othello/training/games.hpp"
#include "training/trainer.hpp"

namespace lawan::training {

struct OthelloPlan {
    int generations = 3;
    std::uint64_t games = 100'000;
    OthelloPlay last;  // of the last generation
    bool from_nothing = true;
    std::optional<Seconds> play_time;  // of a generation
    std::string store;
    FitPlan fit;
    ErrorPlan errors;
    std::string command;  // without folders, and without the option that command_of() adds
    std::string typed;    // with both: the store of one run is not that of another
    std::vector<std::vector<std::uint8_t>> given;  // games to learn from instead of own ones
};

[[nodiscard]] OthelloPlan othello_plan(const Options& options, const Training& training);

// What makes a file again whose errors come from so many positions. It is kept in the file, which
// goes to other machines.
[[nodiscard]] std::string command_of(const OthelloPlan& plan, std::uint64_t error_positions);

// Play grows stronger from one generation to the next: without weights there is only chance, and
// with weights learned from that a deep search is a waste.
[[nodiscard]] OthelloPlay play_of(const OthelloPlan& plan, int generation);

}  // namespace lawan::training
