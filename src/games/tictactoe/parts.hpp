// The parts of the module, one file each.
#pragma once

#include <memory>
#include <vector>

#include "experiments/experiment.hpp"
#include "experiments/ground.hpp"
#include "lessons/lessons.hpp"
#include "module/game_module.hpp"
#include "training/trainer.hpp"

namespace lawan::tictactoe {

[[nodiscard]] std::vector<BotEntry> engine_bots();
[[nodiscard]] std::vector<BotEntry> paper_bots();
[[nodiscard]] SolveAnswer solve_request(const SolveRequest& request);
[[nodiscard]] LineAudit line_audit();
[[nodiscard]] Explanations explanations();
[[nodiscard]] EngineTraits engine_traits();
[[nodiscard]] std::vector<GameProtocol> protocols();
[[nodiscard]] std::vector<Trial> trials();
[[nodiscard]] Guide guide();
[[nodiscard]] std::vector<ShownCommand> shown_commands();
[[nodiscard]] std::unique_ptr<const Lessons> lessons();
[[nodiscard]] std::vector<experiments::Experiment> experiments();
[[nodiscard]] experiments::Ground ground();
[[nodiscard]] std::vector<Problem> parse_problems(std::string_view text, std::string_view file);
[[nodiscard]] ProblemSolverMaker problem_solver();

}  // namespace lawan::tictactoe

namespace lawan::training {

[[nodiscard]] Trainer five_trainer();
[[nodiscard]] Trainer five_problems_trainer();

}  // namespace lawan::training
