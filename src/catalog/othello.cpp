// Othello in the catalog.
#include <utility>
#include <variant>

#include "catalog/algorithms.hpp"
#include "catalog/games.hpp"
#include "catalog/othello_lawan.hpp"
#include "catalog/othello_papers.hpp"
#include "games/othello/game.hpp"
#include "games/othello/settings.hpp"

namespace lawan {

GameEntry othello_entry() {
    auto bots = general_bots<othello::BasicGame<8>, othello::BasicGame<6>, othello::BasicGame<4>>();
    bots.push_back(othello_lawan_bot());
    for (auto& bot : othello_paper_bots()) bots.push_back(std::move(bot));
    const auto erased = [](const auto& game) { return AnyGame{game}; };
    return {"othello",
            "outflank discs to turn them; most discs win",
            othello::settings(),
            [=](const Options& options) { return std::visit(erased, othello::game_from(options)); },
            [=](std::string_view position) {
                return std::visit(erased, othello::game_from_position(position));
            },
            std::move(bots),
            evaluator_entries<othello::BasicGame<8>>(),
            solve_othello};
}

}  // namespace lawan
