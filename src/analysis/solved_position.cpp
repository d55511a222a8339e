#include "analysis/solved_position.hpp"

#include <algorithm>
#include <new>

#include "analysis/analyst.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

// With one move to go the value is known where no other move does better, whatever the bot thinks.
void settle_last_move(const AnyPosition& position, Thought<AnyMove>& thought) {
    if (!thought.valuation || !position.is_legal(thought.best)) return;
    const auto score = position.final_score_after(thought.best);
    if (!score) return;
    for (const AnyMove move : position.legal_moves()) {
        const auto other = position.final_score_after(move);
        if (!other || *other > *score) return;
    }
    thought.valuation = Valuation::proved(*score);
    thought.reasons.clear();  // they speak of an estimate
}

// None where others have the memory: then what the bot says still counts.
std::optional<SolveAnswer> solve(const GameModule& entry, const SolveRequest& request) {
    try {
        return entry.solve(request);
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

}  // namespace

bool SolvedPosition::keeps_value(AnyMove move) const {
    return std::find(best.begin(), best.end(), move) != best.end();
}

std::optional<SolvedPosition> solved_within(const GameModule& entry, const AnyPosition& position,
                                            MebiBytes memory, Seconds time, const StopSignal* stop,
                                            const TimeSource& clock) {
    SolveRequest request{position, {}, {}};
    request.memory_mib = static_cast<std::size_t>(memory.count);
    request.time = time;
    request.stop = stop;
    request.progress = [&clock](const SolveProgress&) { (void)clock.now(); };
    const auto answer = solve(entry, request);
    if (!answer || !answer->bounds.settled() || answer->best.empty()) return std::nullopt;
    SolvedPosition solved{answer->bounds.lower, answer->best, answer->best_are_all, answer->line,
                          answer->nodes};
    // A line that does not begin with a best move says nothing.
    if (solved.line.empty() || !solved.keeps_value(solved.line.front())) {
        solved.line = {solved.best[0]};
    }
    return solved;
}

Thought<AnyMove> think_exactly(const GameModule& entry, Bot& bot, const Turn& turn,
                               std::optional<MebiBytes> memory) {
    const bool may_prove = memory && turn.limits.time && !turn.limits.depth && !turn.limits.nodes &&
                           may_be_solved(entry, turn.position);
    if (!may_prove) {
        Thought<AnyMove> thought = bot.think(turn);
        settle_last_move(turn.position, thought);
        return thought;
    }
    Turn first = turn;
    first.limits.time = *turn.limits.time / 2;
    Thought<AnyMove> thought = bot.think(first);
    settle_last_move(turn.position, thought);
    const bool stopped = turn.stop != nullptr && turn.stop->raised();
    if (stopped || (thought.valuation && thought.valuation->is_proved())) return thought;
    const auto solved =
        solved_within(entry, turn.position, *memory, *turn.limits.time / 2, turn.stop, *turn.clock);
    if (!solved) return thought;
    thought.valuation = Valuation::proved(solved->value);
    thought.nodes += solved->nodes;
    thought.depth = std::max(thought.depth, static_cast<int>(solved->line.size()));
    // What the bot said rests on its estimates.
    thought.reasons.clear();
    if (!solved->keeps_value(thought.best)) thought.best = solved->line.front();
    thought.line = solved->line.front() == thought.best ? solved->line : std::vector{thought.best};
    return thought;
}

}  // namespace lawan
