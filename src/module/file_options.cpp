#include "module/file_options.hpp"

#include <algorithm>

#include "module/catalog.hpp"

namespace lawan {

bool names_a_file(std::string_view bot, std::string_view option) {
    const auto& games = catalog();
    return std::any_of(games.begin(), games.end(), [&](const GameModule& game) {
        const BotEntry* const entry = bot_named(game, bot);
        const OptionSpec* const spec =
            entry != nullptr ? option_named(entry->options, option) : nullptr;
        return spec != nullptr && spec->type == OptionType::File;
    });
}

}  // namespace lawan
