#include "experiments/ground.hpp"

#include "core/input_error.hpp"
#include "experiments/words.hpp"
#include "module/catalog.hpp"

namespace lawan::experiments {

std::string usual_game() {
    for (const GameModule& game : catalog()) {
        if (game.ground) return game.name;
    }
    throw InputError{words::kNoGameToTry, {}};
}

Ground ground_of(const std::string& game) {
    const GameModule& module = find_game(game);
    if (!module.ground) throw InputError{words::kNoExperimentsWith, {game}};
    return module.ground();
}

std::vector<std::string> games_with_ground() {
    std::vector<std::string> games;
    for (const GameModule& game : catalog()) {
        if (game.ground) games.push_back(game.name);
    }
    return games;
}

std::vector<Ground> all_grounds() {
    std::vector<Ground> all;
    for (const GameModule& game : catalog()) {
        if (game.ground) all.push_back(game.ground());
    }
    return all;
}

}  // namespace lawan::experiments
