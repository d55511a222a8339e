#include "catalog/catalog.hpp"

#include <algorithm>

#include "catalog/blunders.hpp"
#include "catalog/games.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"

namespace lawan {
namespace {

template <class Entry>
const Entry& find_by_name(const std::vector<Entry>& entries, std::string_view name,
                          std::string_view what) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const Entry& entry) { return entry.name == name; });
    if (found != entries.end()) return *found;
    std::vector<std::string> names;
    for (const Entry& entry : entries) names.push_back(entry.name);
    throw InputError{unknown_name(what, name, names)};
}

}  // namespace

const std::vector<GameEntry>& catalog() {
    // A game is one line here.
    static const std::vector<GameEntry> entries = with_blunders({
        adjacency_entry(),
        tictactoe_entry(),
        othello_entry(),
    });
    return entries;
}

const GameEntry& find_game(std::string_view name) {
    return find_by_name(catalog(), name, "game");
}

const BotEntry& find_bot(const GameEntry& game, std::string_view name) {
    const auto has_it = [&](const GameEntry& entry) {
        return std::any_of(entry.bots.begin(), entry.bots.end(),
                           [&](const BotEntry& bot) { return bot.name == name; });
    };
    const auto other = std::find_if(catalog().begin(), catalog().end(), has_it);
    if (!has_it(game) && other != catalog().end()) {
        throw InputError{std::string{name} + " plays " + other->name + ", not " + game.name};
    }
    return find_by_name(game.bots, name, "bot for " + game.name);
}

std::unique_ptr<Bot> make_bot(const GameEntry& entry, const AnyGame& game, const Spec& spec) {
    const BotEntry& bot = find_bot(entry, spec.name);
    return bot.make(game, Options{"bot " + bot.name, bot.options, spec.options});
}

}  // namespace lawan
