#include "games/tictactoe/parts.hpp"

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "core/budget.hpp"
#include "core/erased.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/time_source.hpp"
#include "core/whole_file.hpp"
#include "games/tictactoe/engine/solver/checkpoint.hpp"
#include "games/tictactoe/engine/solver/quick_solve.hpp"
#include "games/tictactoe/engine/solver/solve.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/words.hpp"
#include "module/proof_file.hpp"
#include "module/typed_position.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

using tictactoe::solver::Checkpoint;
using tictactoe::solver::Question;
using tictactoe::solver::Solved;
using ExactSolver = tictactoe::solver::Solver;

constexpr Seconds kFirstSave{5};
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
        throw InputError{tictactoe::words::kNoCheckpointOfLarge};
    }
    if (request.proof) check_writable(*request.proof);
}

[[nodiscard]] SolveAnswer answer_of(const Solved& solved, const Budget& budget, Seconds cpu_start) {
    SolveAnswer answer{bounds_of(solved)};
    answer.best = erased(solved.best);
    answer.line = erased(solved.line);
    answer.distance = solved.distance;
    answer.nodes = budget.nodes();
    answer.time = budget.elapsed();
    answer.cpu_time = cpu_time() - cpu_start;
    answer.notes = solved.notes;
    answer.remarks = solved.remarks;
    answer.best_are_all = solved.all_best || !solved.settled();
    return answer;
}

void tell_progress(const SolveRequest& request, const Solved& known, const Budget& budget) {
    if (!request.progress) return;
    request.progress(SolveProgress{
        bounds_of(known), budget.nodes(), budget.elapsed(), {}, lawan::words::kSolvingPositions});
}

// Of a board that has no room in 64 bits: wins by force and pairs.
[[nodiscard]] SolveAnswer wide_answer(const tictactoe::WidePosition& position,
                                      const SolveRequest& request) {
    const Seconds cpu_start = cpu_time();
    Budget budget{{{}, {}, request.time}, request.stop};
    tictactoe::solver::QuickSettings settings;
    settings.memory = MebiBytes{request.memory_mib};
    settings.progress = [&](const Solved& known) { tell_progress(request, known, budget); };
    auto [solved, proof] = tictactoe::solver::quick_solve(position, budget, settings);
    if (!solved.settled()) solved.notes.push_back({tictactoe::words::kBoardTooLarge, {64}});
    if (wants_proof(request, bounds_of(solved))) {
        auto text = proof.empty() ? std::nullopt : std::optional{proof};
        if (auto failure = write_proof(*request.proof, text)) {
            solved.remarks.push_back(*std::move(failure));
        }
    }
    return answer_of(solved, budget, cpu_start);
}

// Keeps the tables of a solver in a file, now and then and at the end. That a file cannot be
// written does not end hours of work: it is told with the answer.
class Saving {
  public:
    Saving(const SolveRequest& request, const tictactoe::Position& position) {
        if (request.checkpoint) file_.emplace(*request.checkpoint, position.rules());
    }

    void load_into(ExactSolver& solver) {
        solver_ = &solver;
        if (!file_) return;
        rests_on_file_ =
            file_->load(solver.decider().game_table(), solver.decider().breaker_table());
    }

    void save_in_time(Seconds now) {
        if (now < next_) return;
        save();
        next_ = now + kBetweenSaves;
    }

    void save() {
        if (!file_ || solver_ == nullptr) return;
        try {
            file_->save(solver_->decider().game_table(), solver_->decider().breaker_table());
            failure_.reset();
        } catch (const std::runtime_error& error) {
            failure_ = Reason{lawan::words::kCheckpointNotWritten, {said_by(error)}};
        }
    }

    [[nodiscard]] const std::optional<Reason>& failure() const { return failure_; }
    [[nodiscard]] bool rests_on_file() const { return rests_on_file_; }

  private:
    std::optional<Checkpoint> file_;
    ExactSolver* solver_ = nullptr;
    Seconds next_ = kFirstSave;
    std::optional<Reason> failure_;
    bool rests_on_file_ = false;
};

[[nodiscard]] SolveAnswer exact_answer(const tictactoe::Position& position,
                                       const SolveRequest& request) {
    const Seconds cpu_start = cpu_time();
    Budget budget{{{}, {}, request.time}, request.stop};
    Solved solved;
    Saving saving{request, position};
    tictactoe::solver::Decider::Settings settings;
    settings.memory = MebiBytes{request.memory_mib};
    settings.threads = request.threads;
    settings.progress = [&] {
        saving.save_in_time(budget.elapsed());
        tell_progress(request, solved, budget);
    };
    ExactSolver solver{position, settings, budget};
    saving.load_into(solver);
    solver.solve(question_of(request), solved);
    saving.save();
    if (wants_proof(request, bounds_of(solved))) {
        if (auto failure = write_proof(*request.proof, solver.proof(solved))) {
            solved.remarks.push_back(*std::move(failure));
        }
    }
    if (!request.at_most && !request.at_least) {
        solver.complete(solved, ExactSolver::Line::Whole);
    } else if (solved.lower > 0) {
        solver.name_winning_move(solved);
    }
    SolveAnswer answer = answer_of(solved, budget, cpu_start);
    if (saving.failure()) answer.remarks.push_back(*saving.failure());
    if (saving.rests_on_file()) {
        answer.remarks.push_back(
            {lawan::words::kRestsOnCheckpoint, {in_quotes(*request.checkpoint)}});
    }
    return answer;
}

// All that is known of other rules than the free one is that somebody wins or nobody.
[[nodiscard]] SolveAnswer unknown(tictactoe::RowRule rule) {
    SolveAnswer answer{{Score{-1}, Score{1}}};
    answer.notes = {{tictactoe::words::kRuleNotSolved, {std::string{name_of(rule)}}}};
    return answer;
}

[[nodiscard]] SolveAnswer answered(const tictactoe::WidePosition& position,
                                   const SolveRequest& request) {
    return wide_answer(position, request);
}
[[nodiscard]] SolveAnswer answered(const tictactoe::Position& position,
                                   const SolveRequest& request) {
    return exact_answer(position, request);
}

}  // namespace

SolveAnswer tictactoe::solve_request(const SolveRequest& request) {
    check_files(request, request.position.get<tictactoe::WideGame>() != nullptr);
    return with_typed<Game, WideGame>(request.position, [&](const auto& position) {
        const RowRule rule = position.rules().rule;
        return rule == RowRule::Free ? answered(position, request) : unknown(rule);
    });
}

}  // namespace lawan
