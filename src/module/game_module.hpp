// A game as the platform knows it: everything that the command line, the page, the arena and the
// solvers may ask of a game. A game makes one of these in its module.cpp; what it leaves empty, it
// does not have.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.hpp"
#include "core/spec.hpp"
#include "core/words.hpp"
#include "module/engine_traits.hpp"
#include "module/example.hpp"
#include "module/explanations.hpp"
#include "module/game_files.hpp"
#include "module/guide.hpp"
#include "module/known_openings.hpp"
#include "module/line_audit.hpp"
#include "module/problem_solver.hpp"
#include "module/protocols.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/solver.hpp"
#include "proofs/kind.hpp"
#include "training/trainer.hpp"

namespace lawan {

class Lessons;

namespace experiments {
struct Experiment;
struct Ground;
}  // namespace experiments

// The bot that is a game's own engine, where it has one.
inline constexpr std::string_view kOwnEngine = "lawan";

struct BotEntry {
    std::string name;
    Phrase summary;
    std::optional<std::string> paper;  // that describes this very bot
    std::vector<OptionSpec> options;
    std::function<std::unique_ptr<Bot>(const AnyGame&, const Options&)> make;
};

// What the option "eval" of a bot may name.
struct EvaluatorEntry {
    std::string name;
    Phrase title;
    Phrase summary;
    std::vector<OptionSpec> options;
};

// Made once and then only read: what it takes to make one is compiled once, in game_module.cpp.
struct GameModule {
    GameModule();
    GameModule(const GameModule& other);
    GameModule(GameModule&& other) noexcept;
    GameModule& operator=(const GameModule& other);
    GameModule& operator=(GameModule&& other) noexcept;
    ~GameModule();

    std::string name;       // for programs
    Phrase title;           // for people
    PerSide<Phrase> sides;  // who plays: black and white, X and O
    Phrase summary;
    bool shown_first = false;  // to somebody who has not chosen yet
    std::vector<OptionSpec> settings;
    std::function<AnyGame(const Options&)> make;
    // What somebody who chose these settings may not have meant.
    std::function<std::optional<Phrase>(const Options& settings)> settings_note = {};
    std::function<AnyGame(std::string_view position)> set_up;  // a game that starts from there
    std::vector<BotEntry> bots;
    std::vector<EvaluatorEntry> evaluators = {};
    Solver solve = {};
    ProblemSolverMaker problem_solver = {};
    LineAudit line_audit = {};
    EngineTraits engine = {};
    Explanations explanations = {};
    GameFiles files = {};             // in formats that only this game has
    std::vector<Words> reasons = {};  // what only its own bots and solver say
    Guide guide = {};
    KnownOpenings openings = {};
    std::vector<Example> examples = {};
    std::vector<BenchSearch> bench = {};
    std::vector<ShownCommand> shown_commands = {};  // in the order of the help texts
    std::vector<GameProtocol> protocols = {};
    // Games that show quickly whether a program keeps to the rules; the usual one where there are
    // none.
    std::vector<Trial> trials = {};
    std::vector<proofs::Kind> proof_kinds = {};
    std::vector<training::Trainer> trainers = {};
    // Made when they are first asked for: most runs of the program need none of them.
    std::function<std::unique_ptr<const Lessons>()> lessons = {};
    std::function<std::vector<experiments::Experiment>()> experiments = {};
    std::function<experiments::Ground()> ground = {};  // for experiments on any game
};

}  // namespace lawan
