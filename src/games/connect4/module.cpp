// Connect Four, all of it.
#include "games/connect4/evaluators/evaluators.hpp"
#include "games/connect4/parts.hpp"
#include "games/connect4/proofs/kinds.hpp"
#include "games/connect4/rules/game.hpp"
#include "games/connect4/words.hpp"
#include "module/algorithms.hpp"
#include "module/for_experiments.hpp"

namespace lawan::connect4 {
namespace {

std::vector<BotEntry> bots() {
    auto bots = general_bots<Game>();
    bots.push_back(engine_bot());
    return bots;
}

std::vector<ShownCommand> shown_commands() {
    return {{"play", "lawan play connect4"},
            {"analyse", "echo d d c e | lawan analyse connect4 --game -"},
            {"solve", "lawan solve connect4 --position '7/7/7/3O3/3X3/2OX3 X 4'"},
            {"match", "lawan match connect4 mtdf mcts --games 20"},
            {"perft", "lawan perft connect4 --depth 8"}};
}

std::vector<BenchSearch> bench() {
    return {{{}, "minimax(depth=5)", 3},
            {{}, "alphabeta(depth=7,eval=open-lines)", 4},
            {{{"size", "8x8"}, {"in-a-row", "5"}}, "mtdf(depth=5,memory=8)", 6}};
}

}  // namespace

GameModule module() {
    GameModule module;
    module.name = Game::kName;
    module.title = words::kTitle;
    module.sides = {words::kSides.x, words::kSides.o};
    module.summary = words::kSummary;
    module.settings = settings();
    module.make = [](const Options& options) { return AnyGame{game_from(options)}; };
    module.set_up = [](std::string_view position) {
        return AnyGame{Game{Game::parse_position(position)}};
    };
    module.bots = bots();
    module.evaluators = evaluator_entries<Game>();
    module.solve = solve_request;
    module.engine = engine_traits();
    module.explanations = explanations();
    module.reasons = {words::kReasons.begin(), words::kReasons.end()};
    module.guide = guide();
    module.bench = bench();
    module.lessons = lessons;
    module.shown_commands = shown_commands();
    module.proof_kinds = proofs::connect4_kinds();
    if constexpr (kForExperiments) module.ground = ground;
    return module;
}

}  // namespace lawan::connect4
