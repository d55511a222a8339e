// The bots that can be watched while they think, and what they show.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/budget.hpp"
#include "core/options.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "lessons/told.hpp"
#include "play/erased_position.hpp"

namespace lawan {

// What a bot thinks with while it is watched.
struct WatchedTurn {
    ErasedPosition position;
    std::function<bool(AnyMove, AnyMove)> neighbours;  // see search/local/neighbourhood.hpp
    ErasedEvaluator evaluator;
    const Options& options;
    Budget& budget;
    Random& random;
};

// Shows its population, or its way over the moves.
using WatchedEvolution = Thought<AnyMove> (*)(const WatchedTurn&, const GenerationRecorder&);
using WatchedWalk = Thought<AnyMove> (*)(const WatchedTurn&, const ToldWalk&);

struct WatchedBot {
    std::string name;
    std::vector<OptionSpec> options;
    std::variant<WatchedEvolution, WatchedWalk> think;
};

// By the name that kAlgorithms has for it. Throws InputError where no bot of that name shows this.
[[nodiscard]] const WatchedBot& watched_bot(BotLessonKind kind, const std::string& name);
// None for a bot that shows nothing.
[[nodiscard]] std::optional<BotLessonKind> lesson_kind_of(std::string_view bot);

}  // namespace lawan
