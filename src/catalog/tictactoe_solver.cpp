#include "catalog/tictactoe_solver.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/cpu_time.hpp"
#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "engines/tictactoe/solver/checkpoint.hpp"
#include "engines/tictactoe/solver/quick_solve.hpp"
#include "engines/tictactoe/solver/solve.hpp"
#include "games/tictactoe/game.hpp"

namespace lawan {
namespace {

using tictactoe::solver::Checkpoint;
using tictactoe::solver::Question;
using tictactoe::solver::Solved;
using ExactSolver = tictactoe::solver::Solver;

constexpr Seconds kBetweenSaves{60};

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
    if (request.checkpoint && is_wide) {
        throw InputError{"option 'checkpoint': boards of more than 64 cells have none"};
    }
    if (request.proof) check_writable(*request.proof);
}

// Only an answer is worth a proof: a file about other bounds would be taken for one.
[[nodiscard]] bool wants_proof(const SolveRequest& request, const ScoreBounds& bounds) {
    if (!request.proof) return false;
    if (!request.at_most && !request.at_least) return bounds.settled();
    const bool most =
        !request.at_most || bounds.upper <= *request.at_most || bounds.lower > *request.at_most;
    const bool least =
        !request.at_least || bounds.lower >= *request.at_least || bounds.upper < *request.at_least;
    return most && least;
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

// Of a board that has no room in 64 bits: wins by force and pairs.
[[nodiscard]] SolveAnswer wide_answer(const tictactoe::WidePosition& position,
                                      const SolveRequest& request) {
    const Seconds cpu_start = cpu_time();
    Limits limits = Limits::none();
    limits.time = request.time;
    Budget budget{limits, request.stop};
    tictactoe::solver::QuickSettings settings;
    settings.memory = MebiBytes{request.memory_mib};
    if (request.progress) {
        settings.progress = [&](const Solved& known) {
            request.progress(SolveProgress{
                bounds_of(known), budget.nodes(), budget.elapsed(), {}, {"solving-positions", {}}});
        };
    }
    auto [solved, proof] = tictactoe::solver::quick_solve(position, budget, settings);
    SolveAnswer answer{bounds_of(solved)};
    if (!solved.settled()) solved.notes.push_back({"board-too-large", {"64"}});
    if (wants_proof(request, answer.bounds)) {
        auto text = proof.empty() ? std::nullopt : std::optional{proof};
        if (auto failure = write_proof(*request.proof, text)) {
            solved.notes.push_back(*std::move(failure));
        }
    }
    for (const Square move : solved.best) answer.best.push_back(AnyMove::of(move));
    for (const Square move : solved.line) answer.line.push_back(AnyMove::of(move));
    answer.distance = solved.distance;
    answer.nodes = budget.nodes();
    answer.time = budget.elapsed();
    answer.cpu_time = cpu_time() - cpu_start;
    answer.notes = solved.notes;
    return answer;
}

}  // namespace

SolveAnswer solve_tictactoe(const SolveRequest& request) {
    const auto* wide = request.position.get<tictactoe::WideGame>();
    check_files(request, wide != nullptr);
    if (wide != nullptr) return wide_answer(*wide, request);
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
    std::optional<Checkpoint> checkpoint;
    if (request.checkpoint) checkpoint.emplace(*request.checkpoint, position->rules());
    std::optional<Reason> not_saved;
    Seconds next_save = kBetweenSaves;
    const auto save = [&] {
        try {
            checkpoint->save(running->decider().game_table(), running->decider().breaker_table());
            not_saved.reset();
        } catch (const std::runtime_error& error) {
            not_saved = Reason{"checkpoint-not-written", {error.what()}};
        }
    };
    settings.progress = [&] {
        if (checkpoint && running != nullptr && running->decider().elapsed() >= next_save) {
            save();
            next_save = running->decider().elapsed() + kBetweenSaves;
        }
        if (!request.progress || running == nullptr) return;
        request.progress(SolveProgress{bounds_of(solved),
                                       running->decider().nodes(),
                                       running->decider().elapsed(),
                                       {},
                                       {"solving-positions", {}}});
    };
    ExactSolver solver{*position, settings};
    running = &solver;
    if (checkpoint) {
        checkpoint->load(solver.decider().game_table(), solver.decider().breaker_table());
    }
    solver.solve(question_of(request), solved);
    if (checkpoint) save();
    if (wants_proof(request, bounds_of(solved))) {
        if (auto failure = write_proof(*request.proof, solver.proof(solved))) {
            solved.notes.push_back(*std::move(failure));
        }
    }
    if (!request.at_most && !request.at_least) solver.complete(solved, ExactSolver::Line::Whole);
    SolveAnswer answer{bounds_of(solved)};
    for (const Square move : solved.best) answer.best.push_back(AnyMove::of(move));
    for (const Square move : solved.line) answer.line.push_back(AnyMove::of(move));
    answer.distance = solved.distance;
    answer.nodes = solver.decider().nodes();
    answer.time = solver.decider().elapsed();
    answer.cpu_time = cpu_time() - cpu_start;
    answer.notes = solved.notes;
    if (not_saved) answer.notes.push_back(*not_saved);
    return answer;
}

}  // namespace lawan
