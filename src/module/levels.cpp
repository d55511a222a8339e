#include "module/levels.hpp"

#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "module/words.hpp"

namespace lawan {
namespace {

using Specs = std::array<const char*, 10>;

// Whom a level suits. They hold for every game: weak levels look less far and err more often.
constexpr std::array<Words, 10> kSummaries{
    Words{"for a first game: errs in almost every move",
          "untuk permainan pertama: hampir setiap langkah keliru"},
    Words{"for beginners: errs often", "untuk pemula: sering keliru"},
    Words{"relaxed: sees what is near, and errs now and then",
          "santai: melihat yang dekat, kadang keliru"},
    Words{"for casual players: thinks a little ahead",
          "untuk pemain santai: berpikir sedikit ke depan"},
    Words{"steady: punishes plain mistakes", "mantap: menghukum kesalahan yang jelas"},
    Words{"for practised players: looks well ahead",
          "untuk pemain terlatih: melihat cukup jauh ke depan"},
    Words{"strong: errs rarely", "kuat: jarang keliru"},
    Words{"very strong: few people win", "sangat kuat: sedikit orang yang menang"},
    Words{"for experts", "untuk ahli"},
    Words{"as strong as it can be", "sekuat yang ia bisa"}};

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

// Those of a game's own engine were matched against each other; its page in docs/ has the results.
bool has_own_levels(const GameModule& game) {
    const BotEntry* const engine = bot_named(game, kOwnEngine);
    return engine != nullptr && option_named(engine->options, "level") != nullptr;
}

}  // namespace

std::vector<Level> levels_of(const GameModule& game) {
    const bool own = has_own_levels(game);
    std::vector<Level> levels;
    for (const char* spec : kGeneral) {
        const int level = static_cast<int>(levels.size()) + 1;
        levels.push_back({level, own ? fmt::format("{}(level={})", kOwnEngine, level) : spec,
                          kSummaries[levels.size()]});
    }
    return levels;
}

Spec bot_of_level(const GameModule& game, int level) {
    for (const Level& each : levels_of(game)) {
        if (each.level == level) return parse_spec(each.bot);
    }
    throw InputError{words::kNoSuchLevel, {level}};
}

Spec analyst_of(const GameModule& game) {
    for (const std::string_view name : {kOwnEngine, std::string_view{"negascout"}}) {
        if (bot_named(game, name) != nullptr) return Spec{std::string{name}, {}};
    }
    return Spec{game.bots.front().name, {}};
}

}  // namespace lawan
