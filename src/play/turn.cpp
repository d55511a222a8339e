#include "play/turn.hpp"

#include <chrono>
#include <exception>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/bot_failure.hpp"

namespace lawan {
namespace {

std::string legal_moves_text(const AnyPosition& position) {
    std::string text;
    for (const AnyMove move : position.legal_moves()) {
        if (!text.empty()) text += ' ';
        text += position.move_text(move);
    }
    return text;
}

bool told_to_stop(const Turn& turn) {
    return turn.stop != nullptr && turn.stop->raised();
}

}  // namespace

std::string what_is_illegal(const AnyPosition& position, AnyMove move) {
    return fmt::format("played {}; the legal moves are {}", in_quotes(position.move_text(move)),
                       legal_moves_text(position));
}

GameResult broken_off() {
    return {EndReason::Stopped, {}, 0, "the game was broken off"};
}

GameResult forfeit(const Player& loser, Side side, EndReason reason, const std::string& what) {
    return {reason, opponent_of(side), 0, fmt::format("{} {}", loser.name, what)};
}

Ruling take_turn(const Player& player, const Turn& turn) {
    return take_turn(player, turn, turn.limits.time);
}

Ruling take_turn(const Player& player, const Turn& turn, std::optional<Seconds> allowed) {
    if (told_to_stop(turn)) return broken_off();
    const Side side = turn.position.side_to_move();
    const auto begin = std::chrono::steady_clock::now();
    Thought<AnyMove> thought;
    try {
        thought = player.bot->think(turn);
    } catch (const BotFailure& failure) {
        if (told_to_stop(turn)) return broken_off();
        return forfeit(player, side, failure.reason(), failure.what());
    } catch (const std::exception& error) {
        return forfeit(player, side, EndReason::Crashed, fmt::format("failed: {}", error.what()));
    }
    const Seconds taken = std::chrono::steady_clock::now() - begin;
    // A bot that was told to stop has answered early: its move is no part of the game.
    if (told_to_stop(turn)) return broken_off();
    if (allowed && taken > *allowed + kTimeAllowance) {
        return forfeit(player, side, EndReason::TimeOut,
                       allowed->count() > 0
                           ? fmt::format("took {:.3f} s of the {:.3f} s allowed", taken.count(),
                                         allowed->count())
                           : fmt::format("took {:.3f} s when its time was over", taken.count()));
    }
    if (!turn.position.is_legal(thought.best)) {
        return forfeit(player, side, EndReason::IllegalMove,
                       what_is_illegal(turn.position, thought.best));
    }
    return PlayedMove{thought.best,
                      {turn.position.move_text(thought.best), taken, thought.nodes, thought.depth,
                       thought.valuation},
                      thought.line,
                      thought.reasons};
}

}  // namespace lawan
