#include "catalog/levels.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "core/input_error.hpp"

namespace lawan {
namespace {

using Specs = std::array<const char*, 10>;

// For a game without an engine of its own: depth and blunders of the general bots.
constexpr Specs kGeneral{
    "greedy(blunder=0.8)",
    "greedy(blunder=0.5)",
    "greedy(blunder=0.25)",
    "alphabeta(depth=2,blunder=0.15)",
    "alphabeta(depth=2)",
    "alphabeta(depth=3)",
    "alphabeta(depth=4)",
    "alphabeta(depth=5,move-time=2)",
    "alphabeta(depth=6,move-time=3)",
    "mtdf(move-time=3)",
};

bool has_bot(const GameEntry& game, const std::string& name) {
    return std::any_of(game.bots.begin(), game.bots.end(),
                       [&](const BotEntry& bot) { return bot.name == name; });
}

// Those of a game's own engine were matched against each other; its page in docs/ has the results.
bool has_own_levels(const GameEntry& game) {
    return std::any_of(game.bots.begin(), game.bots.end(), [](const BotEntry& bot) {
        return bot.name == "lawan" &&
               std::any_of(bot.options.begin(), bot.options.end(),
                           [](const auto& option) { return option.name == "level"; });
    });
}

}  // namespace

std::vector<Level> levels_of(const GameEntry& game) {
    std::vector<Level> levels;
    for (const char* spec : kGeneral) {
        const int level = static_cast<int>(levels.size()) + 1;
        if (has_own_levels(game)) {
            levels.push_back({level, "lawan(level=" + std::to_string(level) + ")"});
        } else {
            levels.push_back({level, spec});
        }
    }
    return levels;
}

Spec bot_of_level(const GameEntry& game, int level) {
    for (const Level& each : levels_of(game)) {
        if (each.level == level) return parse_spec(each.bot);
    }
    throw InputError{"there are levels 1 to 10, not " + std::to_string(level)};
}

Spec analyst_of(const GameEntry& game) {
    for (const char* name : {"lawan", "negascout"}) {
        if (has_bot(game, name)) return Spec{name, {}};
    }
    return Spec{game.bots.front().name, {}};
}

}  // namespace lawan
