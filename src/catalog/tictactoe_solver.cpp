#include "catalog/tictactoe_solver.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>

#include "core/cpu_time.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
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

void write_file(const std::string& path, const std::string& text) {
    std::ofstream file{path, std::ios::binary};
    file << text;
    file.close();
    if (!file) {
        throw std::runtime_error{
            fmt::format("cannot write {}: {}", in_quotes(path), std::strerror(errno))};
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
    if (const auto* wide = request.position.get<tictactoe::WideGame>()) return wide_answer(*wide);
    const auto* position = request.position.get<tictactoe::Game>();
    if (position == nullptr) throw std::logic_error{"a solver was asked about another game"};
    if (request.proof) write_file(*request.proof, "");  // better known now than after an hour
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
        const auto proof = solver.proof(solved);
        if (proof) {
            write_file(*request.proof, *proof);
        } else {
            solved.notes.push_back({"proof-not-written", {}});
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
