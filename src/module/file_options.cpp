#include "module/file_options.hpp"

#include <algorithm>

#include "module/catalog.hpp"

namespace lawan {

bool names_a_file(std::string_view bot, std::string_view option) {
    const auto is_asked = [&](const OptionSpec& spec) {
        return spec.name == option && spec.type == OptionType::File;
    };
    const auto takes_it = [&](const BotEntry& entry) {
        return entry.name == bot &&
               std::any_of(entry.options.begin(), entry.options.end(), is_asked);
    };
    const auto& games = catalog();
    return std::any_of(games.begin(), games.end(), [&](const GameModule& game) {
        return std::any_of(game.bots.begin(), game.bots.end(), takes_it);
    });
}

}  // namespace lawan
