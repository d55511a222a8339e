#include "catalog/adjacency_lawan.hpp"

#include <memory>
#include <stdexcept>
#include <string>

#include "catalog/common_options.hpp"
#include "core/cpu_time.hpp"
#include "engines/adjacency/player/player.hpp"
#include "engines/adjacency/solver.hpp"
#include "games/adjacency/game.hpp"
#include "play/game_bot.hpp"
#include "work/ranks.hpp"

namespace lawan {
namespace {

[[nodiscard]] std::optional<int> maybe_points(const std::optional<Score>& score) {
    return score ? std::optional{score->points()} : std::nullopt;
}

[[nodiscard]] ScoreBounds scores(const adjacency::Bounds& bounds) {
    return {Score{bounds.lower}, Score{bounds.upper}};
}

[[nodiscard]] std::vector<AnyMove> erased(const std::vector<Square>& moves) {
    std::vector<AnyMove> result;
    for (const Square move : moves) result.push_back(AnyMove::of(move));
    return result;
}

namespace player = adjacency::player;

[[nodiscard]] OptionSpec level_option() {
    return {"level",
            OptionType::Integer,
            "from 1, a beginner, to 10, the full strength",
            std::to_string(player::kStrongestLevel),
            player::kWeakestLevel,
            player::kStrongestLevel};
}

// Enough for a table of all subsets of 27 empty cells. A program that is given 256 MiB may take it.
[[nodiscard]] OptionSpec table_memory_option() {
    OptionSpec option = memory_option();
    option.default_value = "128";
    return option;
}

[[nodiscard]] Thinker<adjacency::Game> lawan_thinker(const Options& options) {
    player::Settings settings;
    settings.level = static_cast<int>(options.integer("level"));
    settings.memory = memory_from(options);
    settings.threads = threads_from(options);
    return [settings](const adjacency::Position& position, Budget& budget, Random& random) {
        return player::think(position, settings, budget, random);
    };
}

[[nodiscard]] OptionSpec depth_without_default() {
    OptionSpec option = depth_option(1);
    option.default_value.reset();
    return option;
}

}  // namespace

BotEntry adjacency_lawan_bot() {
    return {"lawan",
            "our own engine: exact near the end, never worse than the mirror as second player",
            {},
            {level_option(), depth_without_default(), nodes_option(), move_time_option(),
             seed_option(), threads_option(), table_memory_option()},
            [](const AnyGame&, const Options& options) -> std::unique_ptr<Bot> {
                BotLimits limits;
                if (const auto depth = options.maybe_integer("depth")) {
                    limits.own.depth = static_cast<int>(*depth);
                }
                if (const auto nodes = options.maybe_integer("nodes")) {
                    limits.own.nodes = static_cast<std::uint64_t>(*nodes);
                }
                if (const auto time = options.maybe_decimal("move-time")) {
                    limits.own.time = Seconds{*time};
                }
                limits.fallback = Limits::of_time(Seconds{5});  // as in the papers
                return std::make_unique<GameBot<adjacency::Game>>(lawan_thinker(options), limits,
                                                                  seed_from(options));
            }};
}

SolveAnswer solve_adjacency(const SolveRequest& request) {
    const auto* position = request.position.get<adjacency::Game>();
    if (position == nullptr) throw std::logic_error{"a solver was given another game's position"};
    const auto start = Budget::Clock::now();
    const Seconds cpu_before = cpu_time();
    adjacency::Question question;
    question.position = *position;
    question.at_most = maybe_points(request.at_most);
    question.at_least = maybe_points(request.at_least);
    question.threads = request.threads;
    question.memory = MebiBytes{request.memory_mib};
    question.time = request.time;
    question.stop = request.stop;
    question.checkpoint = request.checkpoint;
    question.proof = request.proof;
    if (request.progress) {
        question.progress = [&](const adjacency::SolverProgress& progress) {
            request.progress({scores(progress.bounds), progress.nodes, Budget::Clock::now() - start,
                              progress.left, progress.at});
        };
    }
    const std::unique_ptr<Ranks> ranks = ranks_of_this_run();
    question.ranks = ranks.get();
    const adjacency::Solution solution = adjacency::solve(question);
    SolveAnswer answer{scores(solution.bounds)};
    answer.best = erased(solution.best);
    answer.line = erased(solution.line);
    answer.nodes = solution.nodes;
    answer.time = Budget::Clock::now() - start;
    answer.cpu_time = cpu_time() - cpu_before;
    answer.notes = solution.notes;
    return answer;
}

}  // namespace lawan
