// What an experiment brought to light, as the protocol writes it.
#pragma once

#include "experiments/experiment.hpp"
#include "session/json.hpp"

namespace lawan::session {

// The schema refuses more.
inline constexpr int kMostExperimentGames = 100;
inline constexpr Seconds kMostExperimentTime{600};

[[nodiscard]] Json experiment_head(const experiments::Experiment& experiment);
[[nodiscard]] Json experiment_report(const experiments::Report& report);

}  // namespace lawan::session
