// The solver as the platform asks it.
#include <algorithm>
#include <optional>
#include <stdexcept>

#include "core/input_error.hpp"
#include "core/time_source.hpp"
#include "core/whole_file.hpp"
#include "games/connect4/engine/solver/proof_writer.hpp"
#include "games/connect4/engine/solver/prover.hpp"
#include "games/connect4/engine/solver/solve.hpp"
#include "games/connect4/parts.hpp"
#include "games/connect4/rules/game.hpp"
#include "games/connect4/words.hpp"
#include "module/proof_file.hpp"
#include "module/words.hpp"

namespace lawan::connect4 {
namespace {

using solver::Question;
using solver::Solved;

constexpr Seconds kBetweenReports{0.1};

// What comes after the value may take this many times the nodes that the value took, and a little
// more: who wants to know who wins shall not wait for hours for the length of the game.
constexpr std::uint64_t kForBestMoves = 4;
constexpr std::uint64_t kForDistance = 1;
constexpr std::uint64_t kALittleMore = 50'000'000;

[[nodiscard]] ScoreBounds bounds_of(const Solved& solved) {
    return {Score{solved.lower}, Score{solved.upper}};
}

[[nodiscard]] Question question_of(const SolveRequest& request) {
    if (!request.at_most && !request.at_least) return {};
    Question question{false, false};
    if (request.at_most) {
        (request.at_most->points() >= 0 ? question.can_mover_win : question.can_opponent_win) =
            true;
    }
    if (request.at_least) {
        (request.at_least->points() > 0 ? question.can_mover_win : question.can_opponent_win) =
            true;
    }
    return question;
}

[[nodiscard]] Limits as_much_again(const Budget& budget, std::uint64_t times) {
    return Limits::of_nodes(times * budget.nodes() + kALittleMore);
}

// Best moves, then the length of the game, then how it goes; each as far as its share lasts.
void complete(const Position& position, solver::Prover& prover, Budget& budget, Solved& known) {
    {
        Budget share = budget.share(as_much_again(budget, kForBestMoves));
        solver::Solver{position, prover, share}.find_best_moves(known);
    }
    Budget share = budget.share(as_much_again(budget, kForDistance));
    solver::Solver solver{position, prover, share};
    solver.find_distance(known);
    solver.find_line(known);
    if (known.line.empty() && !known.best.empty()) known.line = {known.best.front()};
}

[[nodiscard]] MebiBytes table_for(const SolveRequest& request) {
    constexpr double kMostNodesASecond = 1e7;
    constexpr double kMoreThanFit = 1e15;
    const MebiBytes most{request.memory_mib};
    if (!request.time) return most;
    const double nodes = std::clamp(kMostNodesASecond * request.time->count(), 0.0, kMoreThanFit);
    return solver::enough_for(static_cast<std::uint64_t>(nodes), most);
}

}  // namespace

SolveAnswer solve_request(const SolveRequest& request) {
    const auto* position = request.position.get<Game>();
    if (position == nullptr) throw std::logic_error{"a solver was asked about another game"};
    if (request.checkpoint) throw InputError{words::kNoCheckpoints, {}};
    if (request.proof) check_writable(*request.proof);
    const Seconds cpu_start = cpu_time();
    Budget budget{{{}, {}, request.time}, request.stop};
    Solved known;
    const auto prover =
        solver::make_prover(position->rules(), table_for(request), std::max(1, request.threads));
    if (request.progress) {
        budget.call_every(kBetweenReports, [&] {
            request.progress(SolveProgress{bounds_of(known),
                                           budget.nodes(),
                                           budget.elapsed(),
                                           {},
                                           lawan::words::kSolvingPositions});
        });
    }
    SolveAnswer answer;
    solver::Solver{*position, *prover, budget}.find_value(question_of(request), known);
    answer.bounds = bounds_of(known);
    if (wants_proof(request, answer.bounds)) {
        const auto proof = solver::proof_of(*position, known, *prover, budget);
        if (!proof && !budget.spent()) {
            answer.remarks.push_back({lawan::words::kProofTooLarge, {solver::claims_of(known)}});
        } else if (auto failure = write_proof(*request.proof, proof)) {
            answer.remarks.push_back(*std::move(failure));
        }
    }
    if (known.settled() && !request.at_most && !request.at_least) {
        complete(*position, *prover, budget, known);
        answer.best_are_all = known.all_best;
    }
    for (const Square move : known.best) answer.best.push_back(AnyMove::of(move));
    for (const Square move : known.line) answer.line.push_back(AnyMove::of(move));
    answer.distance = known.distance;
    answer.nodes = budget.nodes();
    answer.time = budget.elapsed();
    answer.cpu_time = cpu_time() - cpu_start;
    if (known.settled()) answer.notes.push_back(words::kSearchedToTheEnd);
    return answer;
}

}  // namespace lawan::connect4
