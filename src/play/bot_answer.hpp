// Asking a bot: all that it is told, and what came of it. What a bot throws ends here.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/limits.hpp"
#include "core/side.hpp"
#include "core/thought.hpp"
#include "core/time_source.hpp"
#include "play/bot.hpp"
#include "play/bot_failure.hpp"
#include "play/clock.hpp"

namespace lawan {

// What a bot is told of its turn. It may be asked on another thread than the table's.
struct BotTurn {
    AnyPosition position;
    std::vector<AnyMove> played;  // from the start of the game to this position
    Limits limits;                // for a bot that manages the clock of the whole game by itself
    Limits share;                 // for the others: a fair part of that clock
    std::optional<PerSide<Seconds>> clocks = {};  // what both sides have left
};

// What a turn took of the machine, as far as somebody counted it.
struct TurnCost {
    Seconds worked{0};  // of the processor
    Seconds waited{0};  // ready to work, while others had the processor
    // From the question to the answer, where somebody saw both from nearer than who asked.
    std::optional<Seconds> passed = {};
};

// What the clock counts of the time that passed: the machine's delays are nobody's, but a bot
// answers for all the time that it has worked, whatever waited besides.
[[nodiscard]] Seconds charged(Seconds passed, const TurnCost& cost);

// A bot that works elsewhere than on the thread that asks it also derives from this.
class CountsItsCost {
  public:
    virtual ~CountsItsCost() = default;
    // Of the turn that it has just answered.
    [[nodiscard]] virtual TurnCost cost_of_turn() const = 0;
};

// A bot that lets another one think also derives from this.
class PlaysByAnother {
  public:
    virtual ~PlaysByAnother() = default;
    [[nodiscard]] virtual Bot& other() = 0;
};

// Who manages the time of a whole game: the bot, or the one that it plays by. None where neither
// does.
[[nodiscard]] WatchesTheClock* clock_watcher(Bot& bot);

// A thought or a failure, never both.
struct BotAnswer {
    std::optional<Thought<AnyMove>> thought = {};
    std::optional<BotFailure> failure = {};
    TurnCost cost = {};
    std::optional<Seconds> cpu = {};  // of all that worked for it
};

// Calls `what` and returns how a bot failed in it; none where it did not fail. A bot that gives up
// or fails may say so with a BotFailure; anything else that it throws is a crash, which is told in
// the words of `crashed`: "failed at the start: {0}".
[[nodiscard]] std::optional<BotFailure> failure_of(const Words& crashed,
                                                   const std::function<void()>& what);

// Tells a bot that a game begins. Returns how it failed; none where it did not fail.
[[nodiscard]] std::optional<BotFailure> greet(Bot& bot, const NewGame& game,
                                              const TimeControl& control);

[[nodiscard]] BotAnswer ask(Bot& bot, const BotTurn& turn, const StopSignal* stop,
                            const TimeSource& clock = TimeSource::of_machine());

// A move that ends the game is worth what the game ends with, whatever the bot took it for. The
// move has to be legal.
void settle_end(const AnyPosition& position, Thought<AnyMove>& thought);

// "played 'a1'; the legal moves are d3 c4 f5 e6": completes a sentence about the player.
[[nodiscard]] Phrase what_is_illegal(const AnyPosition& position, AnyMove move);

}  // namespace lawan
