// Adjacency, all of it.
#include <utility>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/genetic_lesson_words.hpp"
#include "games/adjacency/parts.hpp"
#include "games/adjacency/proofs/kinds.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/rules/settings.hpp"
#include "games/adjacency/versions.hpp"
#include "games/adjacency/words.hpp"
#include "module/algorithms.hpp"
#include "module/for_command_line.hpp"
#include "module/for_experiments.hpp"

namespace lawan::adjacency {
namespace {

std::vector<BotEntry> bots(const GameVersion& fastest) {
    auto bots = general_bots<Game>();
    bots.insert(bots.end(), fastest.bots.begin(), fastest.bots.end());
    for (auto& bot : paper_bots()) bots.push_back(std::move(bot));
    return bots;
}

std::vector<Example> examples() {
    // Adjacency-a, Figure 1: eight marks of X to six of O, objective 2; three of eight rounds are
    // over.
    constexpr const char* kFigure1 = "6OO/6XX/6OX/5XX1/8/8/XOO3O1/XX6 X 5 5";
    // Its Figure 2: three rounds, the bot (X) first. Visits 1 to 7: g3, b6, f1, c6, back at b6,
    // back at g3, f2; there f1 is worth 5, which is 3 or more, and the other 53 moves are cut.
    constexpr const char* kFigure2 = "6OO/6OO/8/8/8/8/XX6/XX6 X 3 3";
    constexpr const char* kFigure2Lines = "g3 b6 f1, g3 b6 c6, g3 f2 f1, g3 f2 *";
    constexpr const char* kSmall = "2OO/4/4/XX2 X 2 2";
    const auto told = [](const Words& title, const char* paper) {
        return Example{std::string{title.code()}, title, paper, kFigure2, "steps"};
    };
    return {
        {"adjacency-a-figure-1", words::kAdjacencyAFigure1, "adjacency-a", kFigure1, "analysis"},
        {"adjacency-a-figure-2", words::kAdjacencyAAlphaBeta, "adjacency-a", kFigure2, "tree",
         Example::Run{"alphabeta", kFigure2Lines, 3, "mark-difference"}},
        {"adjacency-b-volatile",
         words::kAdjacencyBVolatile,
         "adjacency-b",
         kFigure1,
         "overlays",
         {},
         {"volatile", "linear-volatility"}},
        {"adjacency-c-sorted", words::kAdjacencyCSorted, "adjacency-c", kSmall, "tree",
         Example::Run{"alphabeta", "static", 3, "mark-difference"}},
        told(genetic_words::kATitle, "adjacency-a"),
        told(genetic_words::kBTitle, "adjacency-b"),
        told(genetic_words::kCTitle, "adjacency-c")};
}

std::vector<BenchSearch> bench() {
    return {{{}, "minimax(depth=3)", 4},
            {{{"size", "5"}, {"full", "true"}, {"first", "O"}}, "minimax(depth=4)", 6},
            {{{"size", "4"}, {"rounds", "4"}}, "minimax(depth=8)", 2},
            {{}, "greedy", 16},
            {{}, "alphabeta(depth=5,eval=linear-volatility)", 4},
            {{{"size", "6"}}, "negascout(depth=5)", 6},
            {{}, "mtdf(depth=4,memory=8)", 6}};
}

}  // namespace

LAWAN_DEFINE_VERSIONS()

GameModule module() {
    const GameVersion fastest = versions().back();
    GameModule module;
    module.name = Game::kName;
    module.title = Words{"Adjacency", "Adjacency"};
    module.sides = {as_it_is("X"), as_it_is("O")};
    module.summary = Words{
        "mark any empty cell; the enemy marks beside it flip; most marks win",
        "tandai petak kosong mana pun; tanda lawan di sebelahnya berbalik; tanda terbanyak menang"};
    module.settings = settings();
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
    module.lessons = lessons;
    module.proof_kinds = proofs::adjacency_kinds();
    if constexpr (kForExperiments) {
        module.experiments = experiments;
        module.ground = ground;
    }
    if constexpr (kForCommandLine) {
        module.trainers = {training::adjacency_trainer(), training::adjacency_full_trainer()};
        module.trials = trials();
        module.shown_commands = shown_commands();
    }
    return module;
}

}  // namespace lawan::adjacency
