// The engine in the catalog: its bot, how it behaves in an analysis, and what it says of moves.
#include <memory>

#include "games/connect4/engine/player/effort.hpp"
#include "games/connect4/engine/player/lawan.hpp"
#include "games/connect4/engine/player/move_reasons.hpp"
#include "games/connect4/parts.hpp"
#include "games/connect4/rules/game.hpp"
#include "games/connect4/words.hpp"
#include "module/common_options.hpp"
#include "module/make_for.hpp"
#include "module/typed_position.hpp"
#include "play/game_bot.hpp"

namespace lawan::connect4 {
namespace {

// Where nobody sets a limit: the same on any machine.
constexpr std::uint64_t kUsualNodes = 300'000;
constexpr std::uint64_t kSettledInSeconds = 50'000'000;

[[nodiscard]] std::unique_ptr<Bot> make_lawan(const Options& options) {
    player::LawanSettings settings;
    settings.level = static_cast<int>(options.integer("level"));
    settings.memory = memory_from(options);
    Thinker<Game> thinker = [settings](const Position& position, Budget& budget, Random& random) {
        return player::think(position, settings, budget, random);
    };
    BotLimits limits = limits_from(options);
    limits.fallback = Limits::of_nodes(kUsualNodes);
    return std::make_unique<GameBot<Game>>(std::move(thinker), limits, seed_from(options));
}

[[nodiscard]] Position typed(const AnyPosition& position) {
    return with_typed<Game>(position, [](const Position& own) { return own; });
}

}  // namespace

BotEntry engine_bot() {
    const OptionSpec level =
        titled(words::kLevelTitle, {"level", OptionType::Integer, words::kLevel, "10", 1, 10});
    return {"lawan",
            words::kLawan,
            std::nullopt,
            {level, nodes_option(), move_time_option(), memory_option(), seed_option()},
            [](const AnyGame& game, const Options& options) {
                return make_for<Game>(game, [&](const Game&) { return make_lawan(options); });
            }};
}

EngineTraits engine_traits() {
    EngineTraits traits;
    traits.may_be_solved = [](const AnyPosition& position) {
        return player::expected_nodes(typed(position)) <= kSettledInSeconds;
    };
    return traits;
}

Explanations explanations() {
    using Line = Explanations::Line;
    Explanations explanations;
    explanations.of_move = [](const AnyPosition& position, const Line& line) {
        std::vector<Reason> reasons =
            player::reasons_for(typed(position), line.front().as<Square>());
        for (const Reason& reason : player::reasons_for(typed(position))) reasons.push_back(reason);
        return reasons;
    };
    explanations.why_worse = [](const AnyPosition& position, const Line& played,
                                const Line& better) {
        return player::why_worse(typed(position), played.front().as<Square>(),
                                 better.front().as<Square>());
    };
    return explanations;
}

}  // namespace lawan::connect4
