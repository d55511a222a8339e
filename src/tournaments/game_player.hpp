// One worker's part of a tournament: it makes the bots, programs of others among them, and has them
// play.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "arena/game_runner.hpp"
#include "core/spec.hpp"
#include "protocol/programs.hpp"
#include "tournaments/stall_watch.hpp"

namespace lawan {

// How a player plays: the bots it keeps for its next game, and where their programs may write.
struct PlayerSettings {
    bool fresh_programs = false;  // start programs anew for each game
    std::string logs;             // a folder for what programs write to stderr; none when empty
    Isolation isolation = Isolation::WherePossible;  // of programs
    std::filesystem::path store = {};                // that no program may see
    bool ponders = false;                            // programs think in their opponent's time
    // When this machine stood still: a game that a program lost on time meanwhile is played again.
    const StallLog* stalls = nullptr;
    // Told the number of such a game and how long the machine stood still, by any worker.
    std::function<void(std::int64_t, Seconds)> on_played_again = {};
    // Told of every move as it is made, by any worker.
    MoveWatch on_move = {};
    // Makes a bot that no spec can name, such as a function of the program that runs the
    // tournament; nothing for the bots that specs name.
    std::function<std::unique_ptr<Bot>(const PlannedBot&)> make_own = {};
};

// Plays games of a plan one after the other; each worker has its own.
class GamePlayer {
  public:
    GamePlayer(const TournamentPlan& plan, const PlayerSettings& settings);

    // A game that was stopped has the reason Stopped.
    [[nodiscard]] TournamentGame play(const GameJob& job, const StopSignal* stop);

    // How the programs are kept apart from the system, as soon as one has run: see
    // ProcessBot::isolation().
    [[nodiscard]] std::optional<int> isolation() const { return isolation_; }

  private:
    [[nodiscard]] TournamentGame play_once(const GameJob& job, const StopSignal* stop);
    [[nodiscard]] Bot& bot(std::size_t number);
    [[nodiscard]] Spec spec_of(std::size_t number) const;
    [[nodiscard]] Confinement confinement_of(std::size_t number) const;

    const TournamentPlan& plan_;
    PlayerSettings settings_;
    GameRunner runner_;
    std::map<std::size_t, std::unique_ptr<Bot>> bots_;  // of the game under way and of the last
    std::optional<int> isolation_;
};

// Throws InputError for bots that cannot be made and for openings that cannot be played.
void check_bots(const TournamentPlan& plan);

}  // namespace lawan
