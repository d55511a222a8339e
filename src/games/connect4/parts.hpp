// The parts of the module, one file each.
#pragma once

#include <memory>
#include <vector>

#include "experiments/ground.hpp"
#include "lessons/lessons.hpp"
#include "module/game_module.hpp"

namespace lawan::connect4 {

[[nodiscard]] BotEntry engine_bot();
[[nodiscard]] EngineTraits engine_traits();
[[nodiscard]] Explanations explanations();
[[nodiscard]] Guide guide();
[[nodiscard]] SolveAnswer solve_request(const SolveRequest& request);
[[nodiscard]] std::unique_ptr<const Lessons> lessons();
[[nodiscard]] experiments::Ground ground();

}  // namespace lawan::connect4
