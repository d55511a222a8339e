// The solver of Othello for any caller: 8×8 by the engine, smaller boards by its kernel alone.
#include <algorithm>
#include <bit>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/input_error.hpp"
#include "core/time_source.hpp"
#include "games/othello/engine/player.hpp"
#include "games/othello/engine/small_board.hpp"
#include "games/othello/engine/weights.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/words.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

using othello::Board;

// Takizawa, Othello is solved (2023), splits the game at 50 empty squares and visits 1.5e18
// positions with many machines: thousands of years on one.
constexpr int kTooManyEmpties = 50;

[[nodiscard]] Limits limits_of(const SolveRequest& request) {
    Limits limits;
    limits.time = request.time;
    return limits;
}

// The same, seen by the other side.
[[nodiscard]] ScoreBounds turned(const ScoreBounds& bounds) {
    return {-bounds.upper, -bounds.lower};
}

// One solve: what is asked, the clock, and the way to tell how it goes.
struct Run {
    explicit Run(const SolveRequest& asked, bool has_passed = false)
        : request{asked}, passed{has_passed} {}

    const SolveRequest& request;
    bool passed;  // who asks had to pass: the solver counts for the other side
    Budget budget{limits_of(request), request.stop};

    [[nodiscard]] bool is_over() {
        budget.poll();
        return budget.spent();
    }
    void tell(const ScoreBounds& bounds, Reason at) {
        if (!request.progress) return;
        const std::lock_guard lock{telling_};
        said_ = Said{passed ? turned(bounds) : bounds, std::move(at)};
        tell_again();
    }
    // A step may take long: what was told last is told again in the middle of it, from whichever
    // thread comes by, so that who asked can listen or show how time goes by.
    void keep_telling() {
        if (!request.progress) return;
        constexpr Seconds kBetweenReports{0.1};
        budget.call_every(kBetweenReports, [this] {
            const std::lock_guard lock{telling_};
            if (said_) tell_again();
        });
    }

  private:
    struct Said {
        ScoreBounds bounds;
        Reason at;
    };

    void tell_again() const {
        request.progress(
            {said_->bounds, budget.nodes(), budget.elapsed(), std::nullopt, said_->at});
    }

    std::mutex telling_;
    std::optional<Said> said_;
};

// How a solver tests whether a board's value is above a bound; none when time is up.
using Test = std::function<std::optional<bool>(const Board&, int bound)>;

template <int Size>
[[nodiscard]] Board board_of(const othello::BasicPosition<Size>& position) {
    return {position.player().bits(), position.opponent().bits()};
}

// Narrows the bounds by the questions of the request, or not at all when there are none.
[[nodiscard]] bool only_tests(const SolveRequest& request, const Board& board, const Test& test,
                              ScoreBounds& bounds) {
    if (request.at_most) {
        if (const auto above = test(board, request.at_most->points())) {
            if (*above) {
                bounds.lower = std::max(bounds.lower, *request.at_most + Score{1});
            } else {
                bounds.upper = std::min(bounds.upper, *request.at_most);
            }
        }
    }
    if (request.at_least) {
        if (const auto above = test(board, request.at_least->points() - 1)) {
            if (*above) {
                bounds.lower = std::max(bounds.lower, *request.at_least);
            } else {
                bounds.upper = std::min(bounds.upper, *request.at_least - Score{1});
            }
        }
    }
    return request.at_most || request.at_least;
}

// Whether more is proved than what holds of every position.
[[nodiscard]] bool says_something(const ScoreBounds& bounds, int size) {
    return bounds.lower.points() > -size * size || bounds.upper.points() < size * size;
}

// The moves that keep the value, and whether they are all. `known` is one of them.
struct BestMoves {
    std::vector<AnyMove> moves = {};
    bool are_all = true;

    void put_into(SolveAnswer& answer) && {
        answer.best = std::move(moves);
        answer.best_are_all = are_all;
    }
};

template <int Size>
[[nodiscard]] BestMoves best_moves(const othello::BasicPosition<Size>& position, int value,
                                   int known, const Test& test) {
    BestMoves best;
    // Moves that are images of each other are worth the same.
    std::vector<std::pair<othello::BasicPosition<Size>, bool>> classes;
    if (known != othello::kNoSquare) {
        const othello::Move best_known{Square{known}};
        classes.emplace_back(position.after(best_known).canonical().position, true);
    }
    for (const othello::Move move : position.legal_moves()) {
        if (move.is_pass() || move.square().index() == known) {
            best.moves.push_back(AnyMove::of(move));
            continue;
        }
        const auto next = position.after(move);
        const auto image = next.canonical().position;
        const auto same = std::find_if(classes.begin(), classes.end(),
                                       [&](const auto& each) { return each.first == image; });
        if (same != classes.end()) {
            if (same->second) best.moves.push_back(AnyMove::of(move));
            continue;
        }
        int sign = -1;
        auto asked = next;
        if (next.move_squares().empty()) {
            asked = next.after(othello::Move::pass());
            sign = 1;
        }
        if (asked.move_squares().empty()) {
            if (sign * asked.final_score().points() >= value)
                best.moves.push_back(AnyMove::of(move));
            continue;
        }
        const Board board = board_of(asked);
        // sign · v ≥ value: v ≥ value, or v ≤ −value.
        const auto above = best.are_all ? test(board, sign > 0 ? value - 1 : -value) : std::nullopt;
        if (!above) {
            best.are_all = false;  // time was over
            continue;
        }
        classes.emplace_back(image, *above == (sign > 0));
        if (classes.back().second) best.moves.push_back(AnyMove::of(move));
    }
    return best;
}

// Positions near the end are not kept in the table: it has room for all others that a search can
// come to in the late endgame, and for as many as it is given before.
[[nodiscard]] MebiBytes table_for(const othello::Position& position, const SolveRequest& request) {
    constexpr int kInOneMebibyte = 12;
    const int doublings = position.empty_squares().count() - kInOneMebibyte;
    if (doublings >= 20) return {request.memory_mib};
    return {
        std::min<std::uint64_t>(request.memory_mib, std::uint64_t{1} << std::max(0, doublings))};
}

[[nodiscard]] SolveAnswer solved(const othello::Position& position, Run& run) {
    const SolveRequest& request = run.request;
    const othello::ShippedWeights& shipped = othello::shipped_weights();
    auto evaluation =
        shipped.evaluation ? shipped.evaluation : std::make_shared<const othello::Evaluation>();
    othello::Engine engine{evaluation, {request.threads, table_for(position, request)}};
    const Test test = [&](const Board& board, int bound) -> std::optional<bool> {
        if (run.is_over()) return std::nullopt;
        return engine.exceeds(board, bound, run.budget);
    };
    const Board board = board_of(position);
    SolveAnswer answer{{Score{-64}, Score{64}}};
    run.keep_telling();
    if (!only_tests(request, board, test, answer.bounds)) {
        const auto reached = [&](const Words& words, const othello::Finding& step) -> Reason {
            const auto confidence = static_cast<std::size_t>(step.reach.confidence);
            const int score = run.passed ? -step.score : step.score;
            return {words, {step.reach.depth, othello::kConfidences[confidence].percent, score}};
        };
        const int empties = position.empty_squares().count();
        const bool too_many = empties >= kTooManyEmpties;
        const Reason will_not_end{othello::words::kWillNotEnd, {empties}};
        const othello::Finding finding =
            engine.solve(board, run.budget, [&](const othello::Finding& step) {
                run.tell(answer.bounds,
                         too_many ? will_not_end : reached(othello::words::kSolving, step));
            });
        if (!finding.proved) {
            if (too_many) answer.remarks.push_back(will_not_end);
            if (finding.reach.depth > 0) {
                answer.remarks.push_back(reached(othello::words::kSearchedSoFar, finding));
            }
        }
        if (finding.proved) {
            answer.bounds = {Score{finding.score}, Score{finding.score}};
            best_moves(position, finding.score, finding.best, test).put_into(answer);
            for (const int square : finding.line) {
                answer.line.push_back(AnyMove::of(othello::move_of(square)));
            }
        }
    }
    answer.nodes = run.budget.nodes();
    if (says_something(answer.bounds, 8)) {
        answer.notes.push_back({othello::words::kExactSearch, {engine.instructions()}});
    }
    return answer;
}

template <int Size>
[[nodiscard]] SolveAnswer solved(const othello::BasicPosition<Size>& position, Run& run) {
    const SolveRequest& request = run.request;
    // The whole of 4×4 has fewer positions than a large table takes time to clear.
    constexpr std::uint64_t kMostNeeded = Size == 4 ? 4 : ~std::uint64_t{0};
    const MebiBytes memory{std::min<std::uint64_t>(request.memory_mib, kMostNeeded)};
    othello::SmallBoardSolver solver{Size, request.threads, memory};
    SolveAnswer answer{{Score{-Size * Size}, Score{Size * Size}}};
    const Test test = [&](const Board& board, int bound) -> std::optional<bool> {
        if (run.is_over()) return std::nullopt;
        // Bounds that leave one question only.
        othello::SmallFinding within{bound, bound + 1};
        const auto finding =
            solver.solve(board, run.budget, within, [&](const othello::SmallFinding&) {
                run.tell(answer.bounds, othello::words::kTesting);
            });
        if (!finding.proved()) return std::nullopt;
        return finding.lower > bound;
    };
    const Board board = board_of(position);
    if (!only_tests(request, board, test, answer.bounds)) {
        const auto finding =
            solver.solve(board, run.budget, {}, [&](const othello::SmallFinding& step) {
                answer.bounds = {Score{step.lower}, Score{step.upper}};
                run.tell(answer.bounds, othello::words::kTesting);
            });
        if (finding.proved()) {
            best_moves(position, finding.lower, finding.best, test).put_into(answer);
            // Best play for both, move by move: each next value is known.
            auto at = position;
            int value = finding.lower;
            while (at.move_count() > 0) {
                othello::Move move = othello::Move::pass();
                if (at.move_squares().any()) {
                    const auto moves = best_moves(at, value, othello::kNoSquare, test).moves;
                    if (moves.empty()) break;
                    move = moves.front().template as<othello::Move>();
                }
                answer.line.push_back(AnyMove::of(move));
                at = at.after(move);
                value = -value;
            }
        }
    }
    answer.nodes = run.budget.nodes();
    if (says_something(answer.bounds, Size)) {
        answer.notes.push_back({othello::words::kExactSearch, {othello::words::kSmallBoard}});
    }
    return answer;
}

// A position from which one must pass is that of the other side.
template <class P>
[[nodiscard]] SolveAnswer solved_or_passed(const P& position, Run& run) {
    if (position.move_squares().any()) return solved(position, run);
    SolveRequest request = run.request;
    request.at_least.reset();
    request.at_most.reset();
    if (run.request.at_most) request.at_least = -*run.request.at_most;
    if (run.request.at_least) request.at_most = -*run.request.at_least;
    Run inner{request, true};
    SolveAnswer answer = solved(position.after(othello::Move::pass()), inner);
    answer.bounds = turned(answer.bounds);
    const AnyMove pass = AnyMove::of(othello::Move::pass());
    answer.best = {pass};  // the only move, whatever is known of those after it
    answer.best_are_all = true;
    answer.line.insert(answer.line.begin(), pass);
    return answer;
}

}  // namespace

SolveAnswer othello::solve_request(const SolveRequest& request) {
    if (request.proof) throw InputError{othello::words::kNoProofFiles};
    if (request.checkpoint) throw InputError{othello::words::kNoCheckpoints};
    Run run{request};
    const Seconds cpu_before = cpu_time();
    SolveAnswer answer;
    const AnyPosition& any = request.position;
    if (const auto* p8 = any.get<othello::BasicGame<8>>()) {
        answer = solved_or_passed(*p8, run);
    } else if (const auto* p6 = any.get<othello::BasicGame<6>>()) {
        answer = solved_or_passed(*p6, run);
    } else if (const auto* p4 = any.get<othello::BasicGame<4>>()) {
        answer = solved_or_passed(*p4, run);
    } else {
        throw std::logic_error{"the Othello solver was given another game's position"};
    }
    answer.time = run.budget.elapsed();
    answer.cpu_time = cpu_time() - cpu_before;
    return answer;
}

}  // namespace lawan
