#include "play/bot_answer.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include "core/text.hpp"
#include "core/waiting.hpp"
#include "play/words.hpp"
#include "work/helper_count.hpp"

namespace lawan {

std::optional<BotFailure> failure_of(const Words& crashed, const std::function<void()>& what) {
    try {
        what();
        return std::nullopt;
    } catch (const BotFailure& failure) {
        return failure;
    } catch (const std::exception& error) {
        return BotFailure{EndReason::Crashed, {crashed, {said_by(error)}}};
    }
}

WatchesTheClock* clock_watcher(Bot& bot) {
    if (auto* const watcher = dynamic_cast<WatchesTheClock*>(&bot)) return watcher;
    auto* const outer = dynamic_cast<PlaysByAnother*>(&bot);
    return outer != nullptr ? clock_watcher(outer->other()) : nullptr;
}

std::optional<BotFailure> greet(Bot& bot, const NewGame& game, const TimeControl& control) {
    return failure_of(words::kBotFailedAtStart, [&] {
        if (auto* const watcher = clock_watcher(bot)) watcher->told_of_control(control);
        bot.new_game(game);
    });
}

Seconds charged(Seconds passed, const TurnCost& cost) {
    const Seconds worked = std::min(cost.worked, passed);
    return std::max(worked, passed - cost.waited);
}

BotAnswer ask(Bot& bot, const BotTurn& turn, const StopSignal* stop, const TimeSource& clock) {
    BotAnswer answer;
    answer.failure = failure_of(words::kBotFailed, [&] {
        auto* const watcher = clock_watcher(bot);
        if (watcher != nullptr && turn.clocks) watcher->told_of_time_left(*turn.clocks);
        const Limits& limits = watcher != nullptr ? turn.limits : turn.share;
        const auto* const counts = dynamic_cast<const CountsItsCost*>(&bot);
        const bool timed = limits.time.has_value() && counts == nullptr;
        const HelperCount helpers;
        const Seconds worked = clock.worked();
        const Seconds waited = timed ? waited_by(clock).value_or(Seconds{0}) : Seconds{0};
        answer.thought = bot.think({turn.position, turn.played, limits, stop, &clock});
        if (counts != nullptr) {
            answer.cost = counts->cost_of_turn();
            answer.cpu = answer.cost.worked;
            return;
        }
        const Seconds own = clock.worked() - worked;
        answer.cpu = own + helpers.worked();
        if (!timed) return;
        // It answers for its own work; a helper that stood in line kept it waiting.
        answer.cost = {own, waited_by(clock).value_or(waited) - waited + helpers.waited()};
    });
    return answer;
}

void settle_end(const AnyPosition& position, Thought<AnyMove>& thought) {
    if (!thought.valuation) return;
    const auto score = position.final_score_after(thought.best);
    if (score) thought.valuation = Valuation::proved(*score);
}

Phrase what_is_illegal(const AnyPosition& position, AnyMove move) {
    std::string legal;
    for (const AnyMove each : position.legal_moves()) {
        if (!legal.empty()) legal += ' ';
        legal += position.move_text(each);
    }
    return {words::kPlayedIllegal, {in_quotes(position.move_text(move)), legal}};
}

}  // namespace lawan
