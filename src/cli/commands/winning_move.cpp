#include "cli/commands/winning_move.hpp"

#include <algorithm>
#include <chrono>

#include "core/input_error.hpp"

namespace lawan::cli {
namespace {

using Clock = std::chrono::steady_clock;

[[nodiscard]] bool ends_with(Score worth, const AnyPosition& after) {
    return after.is_over() && -after.final_score() >= worth;
}

// Whether the move is proved to keep at least `worth` for whoever plays it.
[[nodiscard]] bool keeps(const Solver& solve, const SolveRequest& request, AnyMove move,
                         Score worth, Seconds time) {
    const AnyPosition after = request.position.after(move);
    if (after.is_over()) return ends_with(worth, after);
    // To clear a large table takes longer than a short look.
    constexpr double kMibASecond = 1000;
    SolveRequest question{after, -worth, std::nullopt};
    question.threads = request.threads;
    question.memory_mib =
        std::min(request.memory_mib,
                 std::max<std::size_t>(1, static_cast<std::size_t>(kMibASecond * time.count())));
    question.time = time;
    question.stop = request.stop;
    try {
        return solve(question).bounds.upper <= -worth;
    } catch (const InputError&) {  // nothing that this solver can be asked
        return false;
    }
}

}  // namespace

std::optional<AnyMove> winning_move(const Solver& solve, const SolveRequest& request,
                                    const SolveAnswer& answer) {
    const Score worth = answer.bounds.lower;
    if (!(worth > Score{0}) || request.position.is_over()) return std::nullopt;
    // One move wins, and nobody knows which: all of them get a little time, then more.
    const auto start = Clock::now();
    Seconds most = std::max(Seconds{1}, 2 * answer.time);
    if (request.time) most = std::min(most, *request.time - answer.time);
    const auto over = [&] {
        return Clock::now() - start >= most || (request.stop != nullptr && request.stop->raised());
    };
    const auto moves = request.position.legal_moves();
    for (const AnyMove move : moves) {
        if (ends_with(worth, request.position.after(move))) return move;
    }
    for (Seconds slice{0.02}; slice < most; slice *= 4) {
        for (const AnyMove move : moves) {
            if (over()) return std::nullopt;
            if (keeps(solve, request, move, worth, slice)) return move;
        }
    }
    return std::nullopt;
}

}  // namespace lawan::cli
