// The solver as the platform asks it.
#include <memory>
#include <optional>
#include <stdexcept>

#include "core/time_source.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/parts.hpp"
#include "games/adjacency/rules/game.hpp"
#include "work/ranks.hpp"

namespace lawan::adjacency {
namespace {

[[nodiscard]] std::optional<int> maybe_points(const std::optional<Score>& score) {
    return score ? std::optional{score->points()} : std::nullopt;
}

[[nodiscard]] ScoreBounds scores(const Bounds& bounds) {
    return {Score{bounds.lower}, Score{bounds.upper}};
}

}  // namespace

SolveAnswer solve_request(const SolveRequest& request) {
    const auto* position = request.position.get<Game>();
    if (position == nullptr) throw std::logic_error{"a solver was given another game's position"};
    const Seconds start = TimeSource::of_machine().now();
    const Seconds cpu_before = cpu_time();
    Question question;
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
        question.progress = [&](const SolverProgress& progress) {
            request.progress({scores(progress.bounds), progress.nodes,
                              TimeSource::of_machine().now() - start, progress.left, progress.at});
        };
    }
    const std::unique_ptr<Ranks> ranks = ranks_of_this_run();
    question.ranks = ranks.get();
    const Solution solution = solve(question);
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

}  // namespace lawan::adjacency
