#include "play/bot_answer.hpp"

#include <exception>
#include <utility>

#include "core/text.hpp"
#include "play/words.hpp"

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

std::optional<BotFailure> greet(Bot& bot, const NewGame& game, const TimeControl& control) {
    return failure_of(words::kBotFailedAtStart, [&] {
        if (auto* watcher = dynamic_cast<WatchesTheClock*>(&bot)) watcher->told_of_control(control);
        bot.new_game(game);
    });
}

BotAnswer ask(Bot& bot, const BotTurn& turn, const StopSignal* stop, const TimeSource& clock) {
    BotAnswer answer;
    answer.failure = failure_of(words::kBotFailed, [&] {
        auto* const watcher = dynamic_cast<WatchesTheClock*>(&bot);
        if (watcher != nullptr && turn.clocks) watcher->told_of_time_left(*turn.clocks);
        const Limits& limits = watcher != nullptr ? turn.limits : turn.share;
        answer.thought = bot.think({turn.position, turn.played, limits, stop, &clock});
    });
    return answer;
}

Phrase what_is_illegal(const AnyPosition& position, AnyMove move) {
    std::string legal;
    for (const AnyMove each : position.legal_moves()) {
        legal += (legal.empty() ? "" : " ") + position.move_text(each);
    }
    return {words::kPlayedIllegal, {in_quotes(position.move_text(move)), legal}};
}

}  // namespace lawan
