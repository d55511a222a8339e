// Runs a tournament on the threads of this machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "arena/tournament.hpp"
#include "core/budget.hpp"
#include "tournaments/game_player.hpp"
#include "tournaments/store.hpp"

namespace lawan {

struct RunSettings {
    int concurrency = 1;  // games at once
    PlayerSettings players;
    const StopSignal* stop = nullptr;
    // After each game, which is in the store already; called by one thread at a time.
    std::function<void(const TournamentGame&)> on_game = {};
    // After each move: the number of the game, and its moves so far; called by any worker.
    std::function<void(std::int64_t, std::size_t)> on_move = {};
    // Once, when the first program runs: how it is kept apart. See ProcessBot::isolation().
    std::function<void(int)> on_isolation = {};
};

// Plays what is left; false when it was stopped before the end.
bool run_tournament(Tournament& tournament, TournamentStore& store, const RunSettings& settings);

}  // namespace lawan
