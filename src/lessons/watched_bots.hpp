// The bots that can be watched while they think, and what they show: one line each.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/game.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "lessons/told.hpp"
#include "module/local_algorithms.hpp"

namespace lawan {

// What a bot thinks with while it is watched.
template <Game G>
struct WatchedTurn {
    const typename G::Position& position;
    const Options& options;
    const AnyEvaluator<typename G::Position>& evaluator;
    Budget& budget;
    Random& random;
};

template <Game G>
using FoundMove = Thought<typename G::Position::Move>;
// Shows its population, or its way over the moves.
template <Game G>
using WatchedEvolution =
    std::function<FoundMove<G>(const WatchedTurn<G>&, const GenerationRecorder&)>;
template <Game G>
using WatchedWalk = std::function<FoundMove<G>(const WatchedTurn<G>&, const ToldWalk&)>;

template <Game G>
struct WatchedBot {
    std::string name;
    std::vector<OptionSpec> options;
    std::variant<WatchedEvolution<G>, WatchedWalk<G>> think;
};

template <Game G>
[[nodiscard]] FoundMove<G> watched_climb(const WatchedTurn<G>& turn, const ToldWalk& walk) {
    const local::TouchingCells<G> neighbours{turn.position};
    return local::hill_climbing(turn.position, turn.evaluator, neighbours,
                                climbing_from(turn.options), turn.budget, turn.random, walk);
}

template <Game G>
[[nodiscard]] FoundMove<G> watched_annealing(const WatchedTurn<G>& turn, const ToldWalk& walk) {
    return local::annealing(turn.position, turn.evaluator, annealing_from(turn.options),
                            turn.budget, turn.random, walk);
}

template <Game G>
[[nodiscard]] FoundMove<G> watched_evolution(const WatchedTurn<G>& turn,
                                             const GenerationRecorder& recorder) {
    const auto run = [&](const auto& genetic) {
        return genetic::genetic_move(turn.position, turn.evaluator,
                                     changed_by(turn.options, genetic), turn.budget, turn.random,
                                     recorder);
    };
    switch (genetic_variant(turn.options)) {
        case GeneticVariant::Pairs:
            return run(genetic::MovePairs{});
        case GeneticVariant::ReservationTree:
            return run(genetic::TreeGenetic{});
        default:
            return run(genetic::MoveSequence{});
    }
}

// By the names that algorithms() has for them.
template <Game G>
[[nodiscard]] std::vector<WatchedBot<G>> watched_bots() {
    return {{"hillclimb", climbing_options(), WatchedWalk<G>{watched_climb<G>}},
            {"annealing", annealing_options(), WatchedWalk<G>{watched_annealing<G>}},
            {"genetic", genetic_options(), WatchedEvolution<G>{watched_evolution<G>}}};
}

}  // namespace lawan
