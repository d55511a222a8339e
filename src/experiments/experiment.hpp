// The experiments: what each is called, what it shows, how it is run.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "experiments/report.hpp"
#include "experiments/run.hpp"

namespace lawan::experiments {

struct Experiment {
    std::string name;
    Phrase summary;
    Phrase source;           // the paper and its table
    bool has_human = false;  // in the paper: somebody may take the place
    bool of_a_game = false;  // RunSettings::game says of which
    std::function<Report(Run&)> run;
    // Where chance or a number of games has no part in it, these mean nothing.
    bool uses_games = true;
    bool uses_seed = true;
    // Which of the limits for a move it goes by.
    bool uses_depth = false;
    bool uses_nodes = false;
    bool uses_move_time = false;
    bool chooses_bots = false;       // RunSettings::bots says which play
    bool takes_much_memory = false;  // a gigabyte: more than a page has
};

// Those of every game, and those that run on any game.
[[nodiscard]] const std::vector<Experiment>& experiments();

// Throws InputError that suggests the nearest name, among them the others that whoever asks knows.
[[nodiscard]] const Experiment& find_experiment(std::string_view name,
                                                const std::vector<std::string>& others = {});

// What came out; of a run that was broken off, what there is so far, and a note that says so.
[[nodiscard]] Report report_of(const Experiment& experiment, Run& run);

// Throws InputError unless the game has bots of all these names, and they are two or more.
void check_bots(const std::string& game, const std::vector<std::string>& names);

// Those that run on any game.
[[nodiscard]] Report run_algorithms(Run& run);
[[nodiscard]] Report run_strength_and_time(Run& run);
[[nodiscard]] Report run_evaluators(Run& run);

}  // namespace lawan::experiments
