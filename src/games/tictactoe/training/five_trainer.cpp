// The network of the player of five in a row as something to train.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/whole_file.hpp"
#include "formats/phrases.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/training/five_fit.hpp"
#include "games/tictactoe/training/five_games.hpp"
#include "games/tictactoe/training/words.hpp"
#include "training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using tictactoe::five::Fit;
using tictactoe::five::FitPlan;
using tictactoe::five::GamePlan;
using tictactoe::five::Judge;
using tictactoe::five::Network;
using tictactoe::five::PlayedGame;
using tictactoe::five::Samples;

constexpr std::int64_t kHeldOut = 10;  // one game out of so many

struct Plan {
    GamePlan game;
    std::int64_t games;
    int generations;
    int rounds;
};

// In the order of their numbers, whoever played them.
[[nodiscard]] std::vector<PlayedGame> played(const Plan& plan, const Judge& judge, int generation,
                                             const Training& training) {
    std::map<std::int64_t, PlayedGame> games;
    std::int64_t next = 0;
    const Seed seed = training.seed().derive(static_cast<std::uint64_t>(generation));
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::int64_t> {
            if (next == plan.games || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int, std::int64_t number) {
            Random random{seed.derive(static_cast<std::uint64_t>(number))};
            return std::pair{number, play_game(plan.game, judge, random)};
        },
        [&](std::pair<std::int64_t, PlayedGame> game) {
            games.insert(std::move(game));
            training.progress({Phrase{words::kRoundOfGames, {generation + 1}}, games.size(),
                               static_cast<std::uint64_t>(plan.games)});
        });
    std::vector<PlayedGame> in_order;
    in_order.reserve(games.size());
    for (auto& [number, game] : games) in_order.push_back(std::move(game));
    return in_order;
}

template <class Numbers>
[[nodiscard]] std::string row_of(const Numbers& numbers) {
    return fmt::format("{{{{{}}}}}", fmt::join(numbers, ", "));
}

template <class Rows>
[[nodiscard]] std::string rows_of(const Rows& rows) {
    std::string text = "{{\n";
    for (const auto& row : rows) text += "    " + row_of(row) + ",\n";
    return text + "}},\n";
}

// As the part of a source file.
[[nodiscard]] std::string to_source(const Network& network, const Plan& plan, Seed seed) {
    return fmt::format(
               "// lawan train tictactoe --games {} --generations {} --nodes {} --rounds {} "
               "--seed {}\n",
               plan.games, plan.generations, plan.game.nodes, plan.rounds, seed.value) +
           rows_of(network.own) + rows_of(network.other) + row_of(network.cell) + ",\n" +
           rows_of(network.mix) + row_of(network.mix_bias) + ",\n" + row_of(network.out) + ",\n" +
           row_of(network.past) + ",\n" + fmt::format("{},\n", network.out_bias) +
           row_of(network.own_order) + ",\n" + row_of(network.other_order) + ",\n";
}

[[nodiscard]] TrainingReport learn_weights(const Options& options, const Training& training) {
    const std::string out = options.has("out") ? options.text("out") : "";
    if (!out.empty()) check_writable(out);
    Plan plan;
    plan.games = options.integer("games");
    plan.generations = static_cast<int>(options.integer("generations"));
    plan.game.nodes = static_cast<std::uint64_t>(options.integer("nodes"));
    plan.rounds = static_cast<int>(options.integer("rounds"));
    Network network = Network::learned();
    Samples samples;
    std::int64_t count = 0;
    double loss = 0;
    for (int generation = 0; generation < plan.generations && !training.stopped(); ++generation) {
        const Judge judge{network};
        const auto games = played(plan, judge, generation, training);
        if (generation == 1) samples = {};  // the first games were played with another network
        for (std::size_t i = 0; i < games.size(); ++i)
            add_samples(games[i], plan.game, i % kHeldOut == 0, samples);
        count += static_cast<std::int64_t>(games.size());
        if (samples.learned_from.empty()) break;
        const Fit fit = fit_network(network, samples,
                                    FitPlan{plan.rounds, training.workers(), training.seed()});
        network = fit.network;
        loss = fit.loss;
        training.say({tictactoe::words::kFiveLearned,
                      {generation + 1, samples.learned_from.size(), decimal(fit.loss_before, 4),
                       decimal(loss, 4)}});
        if (!out.empty()) write_whole(out, to_source(network, plan, training.seed()));
    }
    TrainingReport report;
    report.figures = {{"games", words::kGamesPlayed, count},
                      {"positions", tictactoe::words::kFiveSamples,
                       static_cast<std::int64_t>(samples.learned_from.size())},
                      {"held_out_loss", tictactoe::words::kFiveLoss, loss}};
    report.complete = !training.stopped();
    return report;
}

}  // namespace

Trainer five_trainer() {
    return {"tictactoe",
            tictactoe::words::kTrainsFive,
            {games_option(4'000),
             {"generations", OptionType::Integer, tictactoe::words::kFiveGenerations, "2", 1, 100},
             {"nodes", OptionType::Integer, tictactoe::words::kFiveNodes, "3000", 100, 1e9},
             {"rounds", OptionType::Integer, tictactoe::words::kFiveRounds, "30", 1, 1000},
             out_option()},
            learn_weights};
}

}  // namespace lawan::training
