// The bots of the catalog by name, whatever the games that have them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "module/catalog.hpp"

namespace lawan::cli {

// An option of a bot. Where its games differ in the default, the range or the choices, `spec` has
// what they share, and each game's own is in `by_game`.
struct ListedOption {
    OptionSpec spec;
    std::vector<std::pair<std::string, OptionSpec>> by_game = {};
};

struct ListedBot {
    struct Entry {
        const GameModule* game;
        const BotEntry* bot;
    };
    std::vector<Entry> entries;  // never empty

    [[nodiscard]] const std::string& name() const { return entries.front().bot->name; }
    [[nodiscard]] std::vector<std::string> game_names() const;
    [[nodiscard]] std::vector<ListedOption> options() const;

    // Games whose bots of this name are described alike, in the order of the catalog.
    struct Summary {
        Phrase text;
        std::vector<std::string> games;
    };
    [[nodiscard]] std::vector<Summary> summaries() const;
};

// The bots of this name in this game; an empty name means all.
[[nodiscard]] std::vector<ListedBot> list_bots(std::string_view game, std::string_view bot);

// The games whose evaluators some of these bots can be told to use.
[[nodiscard]] std::vector<const GameModule*> games_with_a_choice_of_evaluators(
    const std::vector<ListedBot>& bots);

// The bots as text: with the games that have them, or with their options. Lines are at most `width`
// columns long.
[[nodiscard]] std::string short_text(const std::vector<ListedBot>& bots, std::size_t width);
[[nodiscard]] std::string long_text(const std::vector<ListedBot>& bots, std::size_t width);

}  // namespace lawan::cli
