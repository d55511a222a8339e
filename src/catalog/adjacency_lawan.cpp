#include "catalog/adjacency_lawan.hpp"

#include <ctime>

#include "core/input_error.hpp"
#include "engines/adjacency/solver.hpp"
#include "games/adjacency/game.hpp"

namespace lawan {
namespace {

[[nodiscard]] std::optional<int> maybe_points(const std::optional<Score>& score) {
    return score ? std::optional{score->points()} : std::nullopt;
}

[[nodiscard]] ScoreBounds scores(const adjacency::Bounds& bounds) {
    return {Score{bounds.lower}, Score{bounds.upper}};
}

[[nodiscard]] Seconds cpu_time() {
    return Seconds{static_cast<double>(std::clock()) / CLOCKS_PER_SEC};
}

[[nodiscard]] std::vector<AnyMove> erased(const std::vector<Square>& moves) {
    std::vector<AnyMove> result;
    for (const Square move : moves) result.push_back(AnyMove::of(move));
    return result;
}

}  // namespace

SolveAnswer solve_adjacency(const SolveRequest& request) {
    const auto* position = request.position.get<adjacency::Game>();
    if (position == nullptr) throw std::logic_error{"a solver was given another game's position"};
    if (request.proof) {
        throw InputError{"--proof: there is no proof file for Adjacency yet"};
    }
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
    if (request.progress) {
        question.progress = [&](const adjacency::SolverProgress& progress) {
            request.progress({scores(progress.bounds),
                              progress.nodes,
                              Budget::Clock::now() - start,
                              {},
                              progress.at});
        };
    }
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
