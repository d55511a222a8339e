// A bot that is a program of its own, in any language.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/limits.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/bot_answer.hpp"
#include "play/bot_failure.hpp"
#include "play/clock.hpp"
#include "protocol/child.hpp"
#include "protocol/dialect.hpp"

namespace lawan {

struct ProcessBotSettings {
    ProcessSettings process;
    Protocol protocol = Protocol::Simple;
    Seconds startup{20};   // until it is ready for a game
    Seconds patience{60};  // for a move, where no clock says how long it may take
    Limits own;            // limits that it is given besides those of the game
    bool ponders = false;  // it may think in its opponent's time; else it stands still then
    Listener listener = {};
};

// The program is started with the first game and kept for the next ones; after a failure the next
// game starts it anew.
class ProcessBot final : public Bot, public WatchesTheClock, public CountsItsCost {
  public:
    // Throws InputError where the protocol cannot do this game.
    ProcessBot(ProcessBotSettings settings, AnyGame game);
    ~ProcessBot() override;

    void told_of_control(const TimeControl& control) override { control_ = control; }
    void told_of_time_left(const PerSide<Seconds>& left) override { left_ = left; }
    void new_game(const NewGame& game) override;
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override;

    [[nodiscard]] TurnCost cost_of_turn() const override { return cost_; }

    // How far the program is kept apart from the system; none before it was started.
    [[nodiscard]] std::optional<int> isolation() const;

  private:
    void introduce(const StopSignal* stop);
    void await_rest();
    void say_goodbye();
    [[noreturn]] void fail(const BotFailure& failure);

    ProcessBotSettings settings_;
    AnyGame game_;
    TimeControl control_;
    std::optional<PerSide<Seconds>> left_;
    std::unique_ptr<Dialect> dialect_;
    std::optional<AnyPosition> start_;  // of the game, and the rest of what new_game() said
    Side side_ = Side::X;
    std::uint64_t number_ = 0;
    Seed seed_;
    std::vector<AnyMove> told_;  // the moves that the program knows of
    std::unique_ptr<Child> child_;
    TurnCost cost_;  // of the last turn
};

}  // namespace lawan
