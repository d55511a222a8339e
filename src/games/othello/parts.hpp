// The parts of the module, one file each.
#pragma once

#include <memory>
#include <vector>

#include "experiments/experiment.hpp"
#include "experiments/ground.hpp"
#include "lessons/lessons.hpp"
#include "module/game_module.hpp"

namespace lawan::othello {

[[nodiscard]] BotEntry engine_bot();
[[nodiscard]] std::vector<BotEntry> paper_bots();
[[nodiscard]] SolveAnswer solve_request(const SolveRequest& request);
[[nodiscard]] ProblemSolverMaker problem_solver();
[[nodiscard]] EngineTraits engine_traits();
[[nodiscard]] Explanations explanations();
[[nodiscard]] GameFiles files();
[[nodiscard]] std::vector<GameProtocol> protocols();
[[nodiscard]] std::vector<Trial> trials();
[[nodiscard]] Guide guide();
[[nodiscard]] KnownOpenings openings();
[[nodiscard]] std::vector<BookedMove> moves_in_book(const AnyPosition& position);
[[nodiscard]] std::vector<ShownCommand> shown_commands();
[[nodiscard]] std::unique_ptr<const Lessons> lessons();
[[nodiscard]] std::vector<experiments::Experiment> experiments();
[[nodiscard]] experiments::Ground ground();

}  // namespace lawan::othello

namespace lawan::training {

[[nodiscard]] Trainer othello_paper_weights_trainer();
[[nodiscard]] Trainer othello_trainer();
[[nodiscard]] Trainer othello_positions_trainer();
[[nodiscard]] Trainer othello_errors_trainer();
[[nodiscard]] Trainer othello_book_trainer();
[[nodiscard]] Trainer othello_judgement_trainer();
[[nodiscard]] Trainer othello_accuracy_trainer();
[[nodiscard]] Trainer othello_problems_trainer();

}  // namespace lawan::training
