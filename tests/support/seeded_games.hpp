// Games that the same seed plays the same on every machine and in every browser: each bot and each
// level of each game against chance, with few nodes for a move.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/spec.hpp"
#include "experiments/played.hpp"
#include "module/catalog.hpp"
#include "module/levels.hpp"
#include "play/game_record.hpp"
#include "play/play_game.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::test {

inline constexpr std::uint64_t kNodesOfSeededMove = 1000;

// As it is, and once more where chance now and then moves for it.
[[nodiscard]] inline std::vector<Spec> seeded_bots(const GameModule& entry) {
    std::vector<Spec> specs;
    for (const BotEntry& bot : entry.bots) {
        // How many nodes several threads need differs from run to run.
        const Spec spec = experiments::with_option(entry, {bot.name, {}}, "threads", "1");
        specs.push_back(spec);
        Spec erring = experiments::with_option(entry, spec, "blunder", "0.3");
        if (erring.options.size() > spec.options.size()) specs.push_back(std::move(erring));
    }
    for (const Level& level : levels_of(entry)) specs.push_back(parse_spec(level.bot));
    return specs;
}

// The game as it was played, one line: who, the moves, the reason of the end and the score.
[[nodiscard]] inline std::string seeded_game(const GameModule& entry, const AnyGame& game,
                                             const Spec& spec, Seed seed) {
    // Limits of time are spent by readings, of which there are as many everywhere.
    const FakeClock clock{Seconds{0.001}};
    const auto bot = make_bot(entry, game, spec);
    const auto chance = make_bot(entry, game, {"random", {}});
    PerSide<Player> players;
    players[Side::X] = {bot.get(), to_text(spec)};
    players[Side::O] = {chance.get(), "random"};
    GameConditions conditions;
    conditions.limits = Limits::of_nodes(kNodesOfSeededMove);
    conditions.seed = seed;
    conditions.time_source = &clock;
    const GameRecord record = play_game(game, players, conditions);
    std::string line = entry.name + " " + to_text(spec) + ":";
    std::uint64_t nodes = 0;
    for (const MoveRecord& move : record.moves) {
        line += " " + move.move;
        nodes += move.nodes;
    }
    const GameResult& result = *record.result;
    return line + "; " + std::string{to_text(result.reason)} + ", " + std::to_string(result.score) +
           ", " + std::to_string(nodes) + " nodes\n";
}

[[nodiscard]] inline std::string seeded_games() {
    std::string lines;
    for (const GameModule& entry : catalog()) {
        const AnyGame game = experiments::make_game(entry, {});
        std::uint64_t number = 0;
        for (const Spec& spec : seeded_bots(entry)) {
            lines += seeded_game(entry, game, spec, Seed{25}.derive(number++));
        }
    }
    return lines;
}

}  // namespace lawan::test
