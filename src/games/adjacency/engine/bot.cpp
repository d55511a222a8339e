// The engine as a bot in the catalog.
#include "games/adjacency/parts.hpp"

#include <memory>
#include <string>

#include "games/adjacency/engine/player/player.hpp"
#include "games/adjacency/engine/player/trained_weights.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/words.hpp"
#include "module/common_options.hpp"
#include "play/game_bot.hpp"

namespace lawan {
namespace {

namespace player = adjacency::player;

[[nodiscard]] OptionSpec level_option() {
    return titled(Words{"Level", "Tingkat"}, {"level", OptionType::Integer,
                                              Words{"from 1, a beginner, to 10, the full strength",
                                                    "dari 1, pemula, sampai 10, kekuatan penuh"},
                                              std::to_string(player::kStrongestLevel),
                                              player::kWeakestLevel, player::kStrongestLevel});
}

// Enough for a table of all subsets of 27 empty cells. A program that is given 256 MiB may take it.
[[nodiscard]] OptionSpec table_memory_option() {
    OptionSpec option = memory_option();
    option.default_value = "128";
    return option;
}

[[nodiscard]] std::unique_ptr<Bot> lawan_bot(const Options& options, const BotLimits& limits) {
    player::Settings settings;
    settings.level = static_cast<int>(options.integer("level"));
    settings.memory = memory_from(options);
    settings.threads = threads_from(options);
    std::shared_ptr<const player::TrainedWeights> weights;
    if (options.has("weights")) {
        weights = std::make_shared<const player::TrainedWeights>(
            player::read_trained_weights(options.text("weights")));
        settings.weights = &weights->marks;
        settings.set_weights = &weights->sets;
    }
    auto opponent = std::make_shared<player::Player>(settings);
    return std::make_unique<GameBot<adjacency::Game>>(
        [opponent, weights](const adjacency::Position& position, Budget& budget, Random& random) {
            return opponent->think(position, budget, random);
        },
        limits, seed_from(options), [opponent] { opponent->new_game(); });
}

[[nodiscard]] OptionSpec depth_without_default() {
    OptionSpec option = depth_option(1);
    option.default_value.reset();
    return option;
}

}  // namespace

BotEntry adjacency::engine_bot() {
    return {
        "lawan",
        Words{"our own engine: exact near the end, never worse than the mirror as second player",
              "mesin kami: tepat menjelang akhir, sebagai pemain kedua tidak pernah lebih buruk "
              "daripada cermin"},
        {},
        {level_option(), depth_without_default(), nodes_option(), gives_way(move_time_option()),
         seed_option(), threads_option(), table_memory_option(),
         titled(adjacency::words::kWeights.title,
                {"weights", OptionType::File, adjacency::words::kWeights.help})},
        [](const AnyGame&, const Options& options) -> std::unique_ptr<Bot> {
            return lawan_bot(options, limits_from(options));
        }};
}

}  // namespace lawan
