#include "games/adjacency/parts.hpp"

#include <memory>
#include <stdexcept>
#include <string>

#include "core/time_source.hpp"
#include "games/adjacency/engine/player/player.hpp"
#include "games/adjacency/engine/player/trained_weights.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/words.hpp"
#include "module/common_options.hpp"
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

namespace player = adjacency::player;

[[nodiscard]] OptionSpec level_option() {
    return titled(Words{"Level", "Tingkat"}, {"level", OptionType::Integer,
                                              Words{"from 1, a beginner, to 10, the full strength",
                                                    "dari 1, pemula, sampai 10, kekuatan penuh"},
                                              std::to_string(player::kStrongestLevel),
                                              player::kWeakestLevel, player::kStrongestLevel});
}

// Enough for a table of all subsets of 27 empty cells. A program that is given 256 MiB may take it.
[[nodiscard]] OptionSpec table_memory_option() {
    OptionSpec option = memory_option();
    option.default_value = "128";
    return option;
}

[[nodiscard]] std::unique_ptr<Bot> lawan_bot(const Options& options, const BotLimits& limits) {
    player::Settings settings;
    settings.level = static_cast<int>(options.integer("level"));
    settings.memory = memory_from(options);
    settings.threads = threads_from(options);
    std::shared_ptr<const player::TrainedWeights> weights;
    if (options.has("weights")) {
        weights = std::make_shared<const player::TrainedWeights>(
            player::read_trained_weights(options.text("weights")));
        settings.weights = &weights->marks;
        settings.set_weights = &weights->sets;
    }
    auto opponent = std::make_shared<player::Player>(settings);
    return std::make_unique<GameBot<adjacency::Game>>(
        [opponent, weights](const adjacency::Position& position, Budget& budget, Random& random) {
            return opponent->think(position, budget, random);
        },
        limits, seed_from(options), [opponent] { opponent->new_game(); });
}

[[nodiscard]] OptionSpec depth_without_default() {
    OptionSpec option = depth_option(1);
    option.default_value.reset();
    return option;
}

}  // namespace

BotEntry adjacency::engine_bot() {
    return {
        "lawan",
        Words{"our own engine: exact near the end, never worse than the mirror as second player",
              "mesin kami: tepat menjelang akhir, sebagai pemain kedua tidak pernah lebih buruk "
              "daripada cermin"},
        {},
        {level_option(), depth_without_default(), nodes_option(), gives_way(move_time_option()),
         seed_option(), threads_option(), table_memory_option(),
         titled(adjacency::words::kWeights.title,
                {"weights", OptionType::File, adjacency::words::kWeights.help})},
        [](const AnyGame&, const Options& options) -> std::unique_ptr<Bot> {
            return lawan_bot(options, limits_from(options));
        }};
}

SolveAnswer adjacency::solve_request(const SolveRequest& request) {
    const auto* position = request.position.get<adjacency::Game>();
    if (position == nullptr) throw std::logic_error{"a solver was given another game's position"};
    const Seconds start = TimeSource::of_machine().now();
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
            request.progress({scores(progress.bounds), progress.nodes,
                              TimeSource::of_machine().now() - start, progress.left, progress.at});
        };
    }
    const std::unique_ptr<Ranks> ranks = ranks_of_this_run();
    question.ranks = ranks.get();
    const adjacency::Solution solution = adjacency::solve(question);
    SolveAnswer answer{scores(solution.bounds)};
    answer.best = erased(solution.best);
    answer.line = erased(solution.line);
    answer.nodes = solution.nodes;
    answer.time = TimeSource::of_machine().now() - start;
    answer.cpu_time = cpu_time() - cpu_before;
    answer.notes = solution.notes;
    answer.remarks = solution.remarks;
    answer.best_are_all = solution.best_are_all;
    return answer;
}

}  // namespace lawan
