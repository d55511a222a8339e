// Who came where in a round robin: points, Elo, time, as a table and as a plot.
#pragma once

#include "experiments/report.hpp"
#include "experiments/round_robin.hpp"

namespace lawan::experiments {

// The strongest first, those that have played. They bear the letters of the plot.
[[nodiscard]] DataTable standings_table(const RoundRobin& all, const Words& title);
[[nodiscard]] Scatter standings_plot(const RoundRobin& all);

// Those that nobody who is faster beats: what a user would choose among.
[[nodiscard]] Phrase worth_their_time(const RoundRobin& all);

}  // namespace lawan::experiments
