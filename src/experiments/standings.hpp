// Who came where in a round robin: points, Elo, time, as a table and as a plot.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "experiments/report.hpp"
#include "experiments/round_robin.hpp"

namespace lawan::experiments {

struct Standings {
    const RoundRobinPlan& plan;
    const RoundRobinResult& result;
    std::vector<Rating> ratings;
    std::vector<std::size_t> order = {};  // of those that have played, the strongest first

    [[nodiscard]] std::optional<std::size_t> find(const std::string& bot) const {
        for (std::size_t i = 0; i < plan.bots.size(); ++i) {
            if (plan.bots[i].name == bot) return i;
        }
        return std::nullopt;
    }
    // The whole spec where several bots share a name.
    [[nodiscard]] std::string name_of(std::size_t bot) const;
};

// Keeps references to both.
[[nodiscard]] Standings standings(const RoundRobinPlan& plan, const RoundRobinResult& result);

[[nodiscard]] Table standings_table(const Standings& all, const std::string& title);
[[nodiscard]] Scatter standings_plot(const Standings& all);

// Those that nobody who is faster beats: what a user would choose among.
[[nodiscard]] std::string worth_their_time(const Standings& all);

}  // namespace lawan::experiments
