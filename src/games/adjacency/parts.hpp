// The parts of the module, one file each.
#pragma once

#include <memory>
#include <vector>

#include "experiments/experiment.hpp"
#include "experiments/ground.hpp"
#include "lessons/lessons.hpp"
#include "module/game_module.hpp"

namespace lawan::adjacency {

[[nodiscard]] BotEntry engine_bot();
[[nodiscard]] std::vector<BotEntry> paper_bots();
[[nodiscard]] SolveAnswer solve_request(const SolveRequest& request);
[[nodiscard]] EngineTraits engine_traits();
[[nodiscard]] Explanations explanations();
[[nodiscard]] std::vector<Trial> trials();
[[nodiscard]] Guide guide();
[[nodiscard]] std::vector<ShownCommand> shown_commands();
[[nodiscard]] std::unique_ptr<const Lessons> lessons();
[[nodiscard]] std::vector<experiments::Experiment> experiments();
[[nodiscard]] experiments::Ground ground();

}  // namespace lawan::adjacency

namespace lawan::training {

[[nodiscard]] Trainer adjacency_trainer();
[[nodiscard]] Trainer adjacency_full_trainer();

}  // namespace lawan::training
