#include "cli/completion/shell_words.hpp"

#include <set>

#include "cli/commands/bot_list.hpp"
#include "cli/terminal/text.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {

std::string shell_quoted(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
    return quoted + "'";
}

std::string command_words(const std::vector<Command>& commands) {
    std::vector<std::string> names;
    for (const Command& command : commands) names.push_back(command.name);
    return joined(names, " ");
}

std::string game_words() {
    std::vector<std::string> names;
    for (const GameModule& game : catalog()) names.push_back(game.name);
    return joined(names, " ");
}

std::string bot_words() {
    std::vector<std::string> names;
    for (const ListedBot& bot : list_bots({}, {})) names.push_back(bot.name());
    return joined(names, " ");
}

std::vector<std::string> settings_of_others(const GameModule& game) {
    std::set<std::string> names;
    for (const GameModule& other : catalog()) {
        for (const OptionSpec& setting : other.settings) names.insert("--" + setting.name);
    }
    for (const OptionSpec& setting : game.settings) names.erase("--" + setting.name);
    return {names.begin(), names.end()};
}

}  // namespace lawan::cli
