// A game set up for the experiments that run on any game.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/options.hpp"
#include "experiments/searches.hpp"
#include "experiments/value_spread.hpp"

namespace lawan::experiments {

// What a paper says of two bots, to be held against our games.
struct StrengthClaim {
    std::string winner;
    std::string loser;
    Phrase words;
};

// The boards are small or the games short enough that many can be played.
struct Ground {
    OptionTexts settings;  // of the games that are played
    Phrase text;           // the same in words: "8x8, 8 rounds"
    int random_plies = 2;  // that games begin with
    std::function<SearchedGame()> searches;
    std::function<SpreadGame()> spreads;
    std::vector<StrengthClaim> strength_claims = {};
    std::vector<Phrase> evaluator_claims = {};  // what a paper says of its evaluators
};

// The game that an experiment runs on unless it is told another: the first that has a ground.
[[nodiscard]] std::string usual_game();

// Throws InputError for a game without one.
[[nodiscard]] Ground ground_of(const std::string& game);

// Of all games that have one, in the order of the catalog.
[[nodiscard]] std::vector<std::string> games_with_ground();
[[nodiscard]] std::vector<Ground> all_grounds();

}  // namespace lawan::experiments
