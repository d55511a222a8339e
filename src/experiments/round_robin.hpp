// Every bot against every other, from openings that each pair plays with both colours: the arena's
// round robin, on the cores of a run.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "arena/game_summary.hpp"
#include "arena/plan.hpp"
#include "arena/standings.hpp"
#include "core/options.hpp"
#include "core/spec.hpp"
#include "core/words.hpp"
#include "experiments/run.hpp"

namespace lawan::experiments {

struct RoundRobin {
    TournamentPlan plan;
    Standings standings;
    // By number; none where the run was stopped before the game was over.
    std::vector<std::optional<TournamentGame>> games = {};

    [[nodiscard]] std::size_t played() const { return standings.games(); }
    [[nodiscard]] bool complete() const { return played() == games.size(); }
    [[nodiscard]] const std::string& name_of(std::size_t bot) const { return plan.bots[bot].name; }
    // The bot of the catalog that has this name.
    [[nodiscard]] std::optional<std::size_t> find(const std::string& bot) const;
};

// A bot is called by its name, and by its whole spec where several bots share the name.
[[nodiscard]] TournamentPlan round_robin_plan(const std::string& game, const OptionTexts& settings,
                                              const std::vector<Spec>& bots, int games,
                                              int random_plies);

// How many games of each pair, and where they begin.
[[nodiscard]] Phrase games_phrase(const TournamentPlan& plan);

// The seed is the run's. `what` is for the progress. A game that did not end by the rules is a
// mistake of ours: throws std::logic_error.
[[nodiscard]] RoundRobin play_round_robin(TournamentPlan plan, const std::string& what, Run& run);

}  // namespace lawan::experiments
