// Runs single games of a plan between bots that the caller brings.
#pragma once

#include <functional>

#include "arena/game_summary.hpp"
#include "arena/openings.hpp"
#include "arena/tournament.hpp"
#include "core/budget.hpp"
#include "core/time_source.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"

namespace lawan {

// Told of every move as it is made.
using MoveWatch = std::function<void(const GameJob&, const MoveRecord&)>;

// The game that a plan is about. Throws InputError.
[[nodiscard]] AnyGame game_of(const TournamentPlan& plan);

// Keeps a reference to the plan. Each worker has its own.
class GameRunner {
  public:
    // Throws InputError for a game or an opening that there is not.
    explicit GameRunner(const TournamentPlan& plan,
                        const TimeSource& clock = TimeSource::of_machine());

    [[nodiscard]] const GameModule& entry() const { return entry_; }
    [[nodiscard]] const AnyGame& game() const { return game_; }

    // `first` moves first; they are the bots that the job names. A game that was stopped has the
    // reason Stopped.
    [[nodiscard]] TournamentGame run(const GameJob& job, Bot& first, Bot& second,
                                     const StopSignal* stop, const MoveWatch& on_move = {});

  private:
    const TournamentPlan& plan_;
    const TimeSource& clock_;
    const GameModule& entry_;
    AnyGame game_;
    Openings openings_;
};

}  // namespace lawan
