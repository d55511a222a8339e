#include "catalog/tictactoe_solver.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/cpu_time.hpp"
#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "engines/tictactoe/solver/solve.hpp"
#include "games/tictactoe/game.hpp"

namespace lawan {
namespace {

using tictactoe::solver::Question;
using tictactoe::solver::Solved;
using ExactSolver = tictactoe::solver::Solver;

[[nodiscard]] ScoreBounds bounds_of(const Solved& solved) {
    return {Score{solved.lower}, Score{solved.upper}};
}

[[nodiscard]] Question question_of(const SolveRequest& request) {
    if (!request.at_most && !request.at_least) return {};
    Question question{false, false};
    if (request.at_most)
        (request.at_most->points() >= 0 ? question.can_mover_win : question.can_opponent_win) =
            true;
    if (request.at_least)
        (request.at_least->points() > 0 ? question.can_mover_win : question.can_opponent_win) =
            true;
    return question;
}

// Refused before hours are spent rather than after.
void check_files(const SolveRequest& request, bool is_wide) {
    if (request.checkpoint) {
        throw InputError{"option 'checkpoint': tic-tac-toe has no checkpoints"};
    }
    if (!request.proof) return;
    if (is_wide) {
        throw InputError{"option 'proof': there are no proofs for boards of more than 64 cells"};
    }
    check_writable(*request.proof);
}

// A proof that cannot be written is no reason to lose the result.
[[nodiscard]] std::optional<Reason> write_proof(const std::string& path,
                                                const std::optional<std::string>& proof) {
    if (!proof) return Reason{"proof-not-written", {}};
    try {
        write_whole(path, *proof);
        return std::nullopt;
    } catch (const std::runtime_error& error) {
        return Reason{"proof-file-not-written", {error.what()}};
    }
}

// Of a board that has no room in 64 bits only what needs no search.
[[nodiscard]] SolveAnswer wide_answer(const tictactoe::WidePosition& position) {
    SolveAnswer answer{{Score{-1}, Score{1}}};
    if ((position.own() | position.enemy()).empty()) {
        answer.bounds.lower = Score{0};
        answer.notes.push_back(
            {"stolen-strategy", {std::string(1, letter(position.side_to_move()))}});
    }
    answer.notes.push_back({"board-too-large", {"64"}});
    return answer;
}

}  // namespace

SolveAnswer solve_tictactoe(const SolveRequest& request) {
    const auto* wide = request.position.get<tictactoe::WideGame>();
    check_files(request, wide != nullptr);
    if (wide != nullptr) return wide_answer(*wide);
    const auto* position = request.position.get<tictactoe::Game>();
    if (position == nullptr) throw std::logic_error{"a solver was asked about another game"};
    const Seconds cpu_start = cpu_time();
    Solved solved;
    tictactoe::solver::Decider::Settings settings;
    settings.memory = MebiBytes{request.memory_mib};
    settings.threads = request.threads;
    settings.limits.time = request.time;
    settings.stop = request.stop;
    ExactSolver* running = nullptr;
    settings.progress = [&] {
        if (!request.progress || running == nullptr) return;
        request.progress(SolveProgress{bounds_of(solved),
                                       running->decider().nodes(),
                                       running->decider().elapsed(),
                                       {},
                                       {"solving-positions", {}}});
    };
    ExactSolver solver{*position, settings};
    running = &solver;
    solver.solve(question_of(request), solved);
    if (request.proof) {
        if (auto failure = write_proof(*request.proof, solver.proof(solved))) {
            solved.notes.push_back(*std::move(failure));
        }
    }
    if (!request.at_most && !request.at_least) solver.complete(solved);
    SolveAnswer answer{bounds_of(solved)};
    for (const Square move : solved.best) answer.best.push_back(AnyMove::of(move));
    for (const Square move : solved.line) answer.line.push_back(AnyMove::of(move));
    answer.distance = solved.distance;
    answer.nodes = solver.decider().nodes();
    answer.time = solver.decider().elapsed();
    answer.cpu_time = cpu_time() - cpu_start;
    answer.notes = solved.notes;
    return answer;
}

}  // namespace lawan
