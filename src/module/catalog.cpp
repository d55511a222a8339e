#include "module/catalog.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/nearest.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

template <class Entry>
const Entry& find_by_name(const std::vector<Entry>& entries, std::string_view name,
                          const Phrase& what) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const Entry& entry) { return entry.name == name; });
    if (found != entries.end()) return *found;
    std::vector<std::string> names;
    for (const Entry& entry : entries) names.push_back(entry.name);
    throw InputError{unknown_name(what, name, names)};
}

}  // namespace

const GameModule& module_of(const AnyPosition& position) {
    return find_game(position.game_name());
}

const GameModule& find_game(std::string_view name) {
    return find_by_name(catalog(), name, words::kGame);
}

const BotEntry* bot_named(const GameModule& game, std::string_view name) {
    const auto found = std::find_if(game.bots.begin(), game.bots.end(),
                                    [&](const BotEntry& bot) { return bot.name == name; });
    return found != game.bots.end() ? &*found : nullptr;
}

const BotEntry& find_bot(const GameModule& game, std::string_view name) {
    const auto has_it = [&](const GameModule& entry) { return bot_named(entry, name) != nullptr; };
    const auto other = std::find_if(catalog().begin(), catalog().end(), has_it);
    if (!has_it(game) && other != catalog().end()) {
        throw InputError{words::kPlaysAnotherGame, {name, other->name, game.name}};
    }
    return find_by_name(game.bots, name, {words::kBotFor, {game.name}});
}

std::unique_ptr<Bot> make_bot(const GameModule& entry, const AnyGame& game, const Spec& spec) {
    const BotEntry& bot = find_bot(entry, spec.name);
    return bot.make(game, Options{Phrase{words::kBotNamed, {bot.name}}, bot.options, spec.options});
}

}  // namespace lawan
