#include "session/exact.hpp"

#include <algorithm>
#include <new>
#include <string>

#include "catalog/levels.hpp"
#include "catalog/mistakes.hpp"
#include "session/bot_means.hpp"

namespace lawan::session {
namespace {

// Enough for sets of 30 empty cells of Adjacency; the solvers of the others take less.
constexpr MebiBytes kMostForProofs{256};

bool lowers_strength(const std::string& option, const std::string& value) {
    if (option == "level") return value != std::to_string(kHintLevel);
    return option == "depth" || option == "nodes";
}

// None where others have the memory: then what the bot says still counts.
std::optional<SolveAnswer> solved(const GameEntry& entry, const SolveRequest& request) {
    try {
        return entry.solve(request);
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

}  // namespace

bool Exact::keeps_value(AnyMove move) const {
    return std::find(best.begin(), best.end(), move) != best.end();
}

std::optional<MebiBytes> proof_memory(const GameEntry& entry, const Spec& bot) {
    if (!entry.solve || bot.name != analyst_of(entry).name) return std::nullopt;
    for (const auto& [option, value] : bot.options) {
        if (lowers_strength(option, value)) return std::nullopt;
    }
    const MebiBytes own = memory_of(entry, bot);
    if (own.count == 0) return std::nullopt;
    return MebiBytes{std::min(2 * own.count, kMostForProofs.count)};
}

std::optional<Exact> proved_within(const GameEntry& entry, const AnyPosition& position,
                                   MebiBytes memory, Seconds time, const StopSignal* stop) {
    SolveRequest request{position, {}, {}};
    request.memory_mib = static_cast<std::size_t>(memory.count);
    request.time = time;
    request.stop = stop;
    const auto answer = solved(entry, request);
    if (!answer || !answer->bounds.settled() || answer->best.empty()) return std::nullopt;
    Exact exact{answer->bounds.lower, answer->best, true, answer->line, answer->nodes};
    for (const Reason& note : answer->notes) {
        if (note.code == "best-moves-not-all") exact.best_are_all = false;
    }
    // A line that does not begin with a best move says nothing.
    if (exact.line.empty() || !exact.keeps_value(exact.line.front())) exact.line = {exact.best[0]};
    return exact;
}

Thought<AnyMove> think_exactly(const GameEntry& entry, Bot& bot, const Turn& turn,
                               std::optional<MebiBytes> memory) {
    const bool may_prove = memory && turn.limits.time && !turn.limits.depth && !turn.limits.nodes &&
                           may_be_solved(turn.position);
    if (!may_prove) return bot.think(turn);
    Turn first = turn;
    first.limits.time = *turn.limits.time / 2;
    Thought<AnyMove> thought = bot.think(first);
    const bool stopped = turn.stop != nullptr && turn.stop->raised();
    if (stopped || (thought.valuation && thought.valuation->is_proved())) return thought;
    const auto exact =
        proved_within(entry, turn.position, *memory, *turn.limits.time / 2, turn.stop);
    if (!exact) return thought;
    thought.valuation = Valuation::proved(exact->value);
    thought.nodes += exact->nodes;
    thought.depth = std::max(thought.depth, static_cast<int>(exact->line.size()));
    // What the bot said rests on its estimates.
    thought.reasons.clear();
    if (!exact->keeps_value(thought.best)) thought.best = exact->line.front();
    thought.line = exact->line.front() == thought.best ? exact->line : std::vector{thought.best};
    return thought;
}

}  // namespace lawan::session
