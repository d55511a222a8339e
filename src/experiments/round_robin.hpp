// Every bot against every other, from openings that each pair plays with both colours.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "core/bradley_terry.hpp"
#include "core/spec.hpp"
#include "experiments/played.hpp"
#include "experiments/run.hpp"

namespace lawan::experiments {

struct RoundRobinPlan {
    const GameEntry& entry;
    AnyGame game;
    std::vector<Spec> bots;
    int games = 2;  // of each pair of bots
    int random_plies = 0;

    [[nodiscard]] std::string games_text() const;  // how many, and from where
};

struct RoundRobinResult {
    // met[a][b]: how a did against b.
    std::vector<std::vector<Tally>> met;
    std::vector<Effort> efforts;
    std::vector<std::optional<PlayedGame>> played = {};  // round by round; none: broken off
    std::int64_t games = 0;
    bool complete = true;

    [[nodiscard]] Tally against_all(std::size_t bot) const;
    [[nodiscard]] std::vector<Encounter> encounters() const;
};

[[nodiscard]] RoundRobinResult play_round_robin(const RoundRobinPlan& plan, const std::string& what,
                                                Run& run);

}  // namespace lawan::experiments
