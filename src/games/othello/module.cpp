// Othello, all of it.
#include <utility>

#include "games/othello/edge_lesson_words.hpp"
#include "games/othello/evaluators/evaluators.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/proofs/kinds.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/rules/settings.hpp"
#include "games/othello/versions.hpp"
#include "games/othello/words.hpp"
#include "module/algorithms.hpp"
#include "module/for_command_line.hpp"
#include "module/for_experiments.hpp"

namespace lawan::othello {
namespace {

std::vector<BotEntry> bots() {
    auto bots = general_bots<BasicGame<8>, BasicGame<6>, BasicGame<4>>();
    bots.push_back(engine_bot());
    for (auto& bot : paper_bots()) bots.push_back(std::move(bot));
    return bots;
}

std::vector<Example> examples() {
    constexpr const char* kFourByFour = "-----OX--XO----- X";
    constexpr const char* kLikeFigure8 =
        "-------------------OOX-----XXO-----OXX-----X-------XO----------- X";
    return {
        {"othello-liberties-figure-7",
         words::kExampleLibertiesFigure7,
         "othello",
         kUsualStartText,
         "overlays",
         {},
         {"liberties"}},
        {"othello-frontier-like-figure-8",
         words::kExampleFrontierLikeFigure8,
         "othello",
         kLikeFigure8,
         "overlays",
         {},
         {"frontier", "line-mobility"}},
        {"othello-edge-tables", edge_words::kTitle, "othello", kLikeFigure8, "steps"},
        {"othello-edge-entries", edge_words::kPrintedTitle, "othello", kUsualStartText, "steps"},
        {"othello-negascout", words::kExampleNegascout, "othello", kFourByFour, "tree",
         Example::Run{"negascout", "none", 4, "mobility"}},
        {"othello-mtdf", words::kExampleMtdf, "othello", kFourByFour, "tree",
         Example::Run{"mtdf", "none", 4, "mobility"}}};
}

std::vector<BenchSearch> bench() {
    return {{{}, "minimax(depth=5)", 8},
            {{}, "alphabeta(depth=7)", 12},
            {{}, "negascout(depth=7)", 12},
            {{{"size", "6"}}, "mtdf(depth=8,memory=8)", 12},
            {{{"size", "6"}}, "minimax(depth=6)", 8},
            {{{"size", "4"}}, "minimax(depth=8)", 6},
            {{}, "greedy", 60}};
}

}  // namespace

LAWAN_DEFINE_VERSIONS()

GameModule module() {
    const GameVersion fastest = versions().back();
    GameModule module;
    module.name = Game::kName;
    module.title = Words{"Othello", "Othello"};
    module.sides = {words::kBlack, words::kWhite};
    module.summary = Words{"outflank discs to turn them; most discs win",
                           "apit keping lawan untuk membaliknya; keping terbanyak menang"};
    module.shown_first = true;
    module.settings = settings();
    module.make = fastest.make;
    module.set_up = fastest.set_up;
    module.bots = bots();
    module.evaluators = evaluator_entries<Game>();
    module.solve = solve_request;
    module.problem_solver = problem_solver();
    module.engine = engine_traits();
    module.explanations = explanations();
    module.files = files();
    module.reasons = {words::kReasons.begin(), words::kReasons.end()};
    module.guide = guide();
    module.openings = openings();
    module.examples = examples();
    module.bench = bench();
    module.lessons = lessons;
    module.proof_kinds = proofs::othello_kinds();
    if constexpr (kForExperiments) {
        module.experiments = experiments;
        module.ground = ground;
    }
    if constexpr (kForCommandLine) {
        module.trainers = {
            training::othello_paper_weights_trainer(), training::othello_trainer(),
            training::othello_positions_trainer(),     training::othello_errors_trainer(),
            training::othello_book_trainer(),          training::othello_judgement_trainer(),
            training::othello_accuracy_trainer(),      training::othello_problems_trainer()};
        module.trials = trials();
        module.shown_commands = shown_commands();
        module.protocols = protocols();
    }
    return module;
}

}  // namespace lawan::othello
