#include "lessons/watched_bots.hpp"

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "lessons/words.hpp"
#include "module/local_options.hpp"
#include "search/genetic/genetic_move.hpp"
#include "search/local/annealing.hpp"
#include "search/local/hill_climbing.hpp"

namespace lawan {
namespace {

Thought<AnyMove> watched_climb(const WatchedTurn& turn, const ToldWalk& walk) {
    return local::hill_climbing(turn.position, turn.evaluator, turn.neighbours,
                                climbing_from(turn.options), turn.budget, turn.random, walk);
}

Thought<AnyMove> watched_annealing(const WatchedTurn& turn, const ToldWalk& walk) {
    return local::annealing(turn.position, turn.evaluator, annealing_from(turn.options),
                            turn.budget, turn.random, walk);
}

Thought<AnyMove> watched_evolution(const WatchedTurn& turn, const GenerationRecorder& recorder) {
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

const std::vector<WatchedBot>& watched_bots() {
    static const std::vector<WatchedBot> bots{{"hillclimb", climbing_options(), watched_climb},
                                              {"annealing", annealing_options(), watched_annealing},
                                              {"genetic", genetic_options(), watched_evolution}};
    return bots;
}

BotLessonKind kind_of(const WatchedBot& bot) {
    return std::holds_alternative<WatchedEvolution>(bot.think) ? BotLessonKind::Evolution
                                                               : BotLessonKind::Landscape;
}

}  // namespace

const WatchedBot& watched_bot(BotLessonKind kind, const std::string& name) {
    std::vector<std::string> names;
    for (const WatchedBot& bot : watched_bots()) {
        if (kind_of(bot) != kind) continue;
        if (bot.name == name) return bot;
        names.push_back(bot.name);
    }
    const bool evolution = kind == BotLessonKind::Evolution;
    throw InputError{
        unknown_name(evolution ? words::kBotWithPopulation : words::kBotWithWay, name, names)};
}

std::optional<BotLessonKind> lesson_kind_of(std::string_view bot) {
    for (const WatchedBot& watched : watched_bots()) {
        if (watched.name == bot) return kind_of(watched);
    }
    return {};
}

}  // namespace lawan
