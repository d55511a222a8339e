// Several games between two bots that take turns to begin.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "core/random.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/game_record.hpp"

namespace lawan {

// A bot that can be made anew for each game.
struct Entrant {
    std::string name;
    std::function<std::unique_ptr<Bot>()> make;
};

struct MatchSettings {
    int games = 2;
    Seed seed;
    Limits limits;         // for each move
    int random_plies = 0;  // an opening drawn by chance, the same for both games of a pair
    const StopSignal* stop = nullptr;
    std::function<void(const GameRecord&, int number)> on_game = {};  // after each, numbered from 1
    // After each move, by the thread that plays the game; `plies` moves are made then.
    std::function<void(int number, std::size_t plies)> on_move = {};
};

struct MatchGame {
    GameRecord record;
    Side first = Side::X;  // the side that moved first
};

struct MatchResult {
    int wins = 0;  // of the first entrant, a
    int draws = 0;
    int losses = 0;
    std::vector<MatchGame> games;
    bool stopped = false;  // before all games were played; a game broken off is not counted
};

// Game `index` of the match, from 0: the same whenever it is played, and by whichever thread. The
// entrants must be able to make bots on several threads at once where it is played on several.
[[nodiscard]] GameRecord play_game_of_match(const AnyGame& game, const Entrant& a, const Entrant& b,
                                            const MatchSettings& settings, int index);

// Counts game `index`; one that was stopped is not counted, and ends the match.
void count_game_of_match(MatchResult& result, const AnyGame& game, GameRecord record, int index);

// In game 1 `a` moves first, with the mark that the game lets begin; then they swap.
[[nodiscard]] MatchResult play_match(const AnyGame& game, const Entrant& a, const Entrant& b,
                                     const MatchSettings& settings);

}  // namespace lawan
