// Chomp, all of it.
#include "games/chomp/rules/game.hpp"
#include "games/chomp/rules/words.hpp"
#include "module/algorithms.hpp"

namespace lawan::chomp {

GameModule module() {
    GameModule module;
    module.name = Game::kName;
    module.title = words::kTitle;
    module.sides = {as_it_is("X"), as_it_is("O")};
    module.summary = words::kSummary;
    module.make = [](const Options&) { return AnyGame{Game{}}; };
    module.set_up = [](std::string_view position) {
        return AnyGame{Game{Game::parse_position(position)}};
    };
    module.bots = general_bots<Game>();
    module.evaluators = evaluator_entries<Game>();
    return module;
}

}  // namespace lawan::chomp
