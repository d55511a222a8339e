// Tic-tac-toe and m,n,k, all of it.
#include <utility>

#include "games/tictactoe/evaluators/evaluators.hpp"
#include "games/tictactoe/papers/queens_words.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/proofs/kinds.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/settings.hpp"
#include "games/tictactoe/versions.hpp"
#include "games/tictactoe/words.hpp"
#include "module/algorithms.hpp"
#include "module/for_command_line.hpp"
#include "module/for_experiments.hpp"

namespace lawan::tictactoe {
namespace {

std::vector<BotEntry> bots(const GameVersion& fastest) {
    auto bots = general_bots<Game, WideGame>();
    for (auto& bot : paper_bots()) bots.push_back(std::move(bot));
    bots.insert(bots.end(), fastest.bots.begin(), fastest.bots.end());
    return bots;
}

std::vector<Example> examples() {
    const auto queens = [](const Words& title) {
        return Example{std::string{title.code()}, title, "tictactoe", "4/4/4/4 X 4", "steps"};
    };
    namespace queens_words = experiments::queens_words;
    return {{"tictactoe-costs",
             words::kExampleCosts,
             "tictactoe",
             "3/1X1/3 O 3",
             "overlays",
             {},
             {"attack", "defence"}},
            {"tictactoe-must-block",
             words::kExampleMustBlock,
             "tictactoe",
             "XX1/1O1/3 O 3",
             "overlays",
             {},
             {"attack", "defence"}},
            queens(queens_words::kWholeTitle),
            queens(queens_words::kBacktrackingTitle),
            queens(queens_words::kBoundedTitle)};
}

std::vector<BenchSearch> bench() {
    return {{{}, "minimax(depth=9)", 3},
            {{{"size", "4"}}, "minimax(depth=4)", 3},
            {{{"size", "10"}, {"in-a-row", "5"}}, "minimax(depth=2)", 3},
            {{{"size", "5"}, {"in-a-row", "4"}}, "alphabeta(depth=5)", 8},
            {{{"size", "4"}}, "mtdf(depth=6,memory=8)", 6}};
}

}  // namespace

LAWAN_DEFINE_VERSIONS()

GameModule module() {
    const GameVersion fastest = versions().back();
    GameModule module;
    module.name = Game::kName;
    module.title = Words{"Tic-tac-toe", "Tic-tac-toe"};
    module.sides = {as_it_is("X"), as_it_is("O")};
    module.summary = Words{"k marks in a row win, on any board up to 20x20",
                           "k tanda berderet menang, di papan apa pun sampai 20x20"};
    module.settings = settings();
    module.settings_note = settings_note;
    module.make = fastest.make;
    module.set_up = fastest.set_up;
    module.bots = bots(fastest);
    module.evaluators = evaluator_entries<Game>();
    module.solve = fastest.solve;
    module.engine = engine_traits();
    module.explanations = explanations();
    module.reasons = {words::kReasons.begin(), words::kReasons.end()};
    module.guide = guide();
    module.examples = examples();
    module.bench = bench();
    module.files.problems = parse_problems;
    module.problem_solver = problem_solver();
    module.lessons = lessons;
    module.proof_kinds = proofs::tictactoe_kinds();
    if constexpr (kForExperiments) {
        module.experiments = experiments;
        module.ground = ground;
    }
    if constexpr (kForCommandLine) {
        module.trainers = {training::five_trainer(), training::five_problems_trainer()};
        module.line_audit = line_audit();
        module.trials = trials();
        module.shown_commands = shown_commands();
        module.protocols = protocols();
    }
    return module;
}

}  // namespace lawan::tictactoe
