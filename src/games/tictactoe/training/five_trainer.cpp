// The network of the player of five in a row as something to train.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/phrases.hpp"
#include "games/tictactoe/engine/five/network_file.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/training/five_fit.hpp"
#include "games/tictactoe/training/five_games.hpp"
#include "games/tictactoe/training/words.hpp"
#include "training/result_file.hpp"
#include "training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using tictactoe::five::attack_rank;
using tictactoe::five::combination;
using tictactoe::five::exists;
using tictactoe::five::Fit;
using tictactoe::five::FitPlan;
using tictactoe::five::FourShapes;
using tictactoe::five::GamePlan;
using tictactoe::five::Judge;
using tictactoe::five::Network;
using tictactoe::five::NetworkFile;
using tictactoe::five::PlayedGame;
using tictactoe::five::read_network;
using tictactoe::five::Samples;
using tictactoe::five::to_source;

constexpr std::int64_t kHeldOut = 10;  // every tenth game is only judged by

struct Plan {
    GamePlan game;
    std::int64_t games;
    int generations;
    int rounds;
    std::string weights;  // the file of the network to begin with, none to begin with nothing

    static constexpr std::int64_t kFewest = 2;  // one is held out
    // The last two generations, whose games make the network, play most.
    [[nodiscard]] std::int64_t games_of(int generation) const {
        constexpr std::int64_t kFewer = 4;
        return generation + 2 < generations ? std::max(kFewest, games / kFewer) : games;
    }
};

// In the order of their numbers, whoever played them. Means nothing where the user interrupts.
[[nodiscard]] Samples played(const Plan& plan, const Judge& judge, int generation,
                             const Training& training) {
    std::map<std::int64_t, Samples> games;
    std::int64_t next = 0;
    const std::int64_t end = plan.games_of(generation);
    const Seed seed = training.seed().derive(static_cast<std::uint64_t>(generation));
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::int64_t> {
            if (next == end || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int, std::int64_t number) {
            Random random{seed.derive(static_cast<std::uint64_t>(number))};
            const PlayedGame game = play_game(plan.game, judge, random, training.interrupt());
            return std::pair{number, samples_of(game, plan.game, number % kHeldOut == 0)};
        },
        [&](std::pair<std::int64_t, Samples> game) {
            games.insert(std::move(game));
            training.progress({Phrase{tictactoe::words::kFiveGames, {generation + 1}}, games.size(),
                               static_cast<std::uint64_t>(end)});
        });
    Samples samples;
    for (auto& [number, of_game] : games) {
        samples.add(of_game);
        of_game = {};
    }
    return samples;
}

// What the first games are played with: moves by what they threaten, all positions alike.
[[nodiscard]] Network by_threats() {
    Network network;
    constexpr int kOfRank = 4;
    constexpr int kMost = 8'000;
    for (std::size_t shapes = 0; shapes < (1U << 16U); ++shapes) {
        const auto four = static_cast<FourShapes>(shapes);
        if (!exists(four)) continue;
        const int worth = std::min(kOfRank * attack_rank(four), kMost);
        network.own_order[combination(four)] = static_cast<std::int16_t>(worth);
        network.other_order[combination(four)] = static_cast<std::int16_t>(worth * 3 / 4);
    }
    return network;
}

// As the part of a source file, below the commands that made it and what it began with.
[[nodiscard]] std::string to_file(const NetworkFile& file, const Plan& plan, Seed seed) {
    return file.origin +
           fmt::format(
               "// lawan train tictactoe --games {} --generations {} --nodes {} --rounds {} "
               "--seed {}{}\n",
               plan.games, plan.generations, plan.game.nodes, plan.rounds, seed.value,
               plan.weights.empty() ? "" : " --weights " + name_in_origin(plan.weights)) +
           to_source(file.network);
}

[[nodiscard]] FitPlan fit_plan(const Plan& plan, int generation, const Training& training) {
    const auto after_round = [&plan, &training, generation](int round) {
        training.progress({Phrase{tictactoe::words::kFivePasses, {generation + 1}},
                           static_cast<std::uint64_t>(round),
                           static_cast<std::uint64_t>(plan.rounds)});
        return !training.stopped();
    };
    return {plan.rounds, training.workers(), training.seed(), after_round};
}

[[nodiscard]] TrainingReport learn_weights(const Options& options, const Training& training) {
    ResultFile out{options};
    Plan plan;
    plan.games = options.integer("games");
    plan.generations = static_cast<int>(options.integer("generations"));
    plan.game.nodes = static_cast<std::uint64_t>(options.integer("nodes"));
    plan.rounds = static_cast<int>(options.integer("rounds"));
    if (options.has("weights")) plan.weights = options.text("weights");
    const NetworkFile start =
        plan.weights.empty() ? NetworkFile{{}, by_threats()} : read_network(plan.weights);
    Network network = start.network;
    Samples before;  // of the generation before
    // Of what is in the file.
    std::int64_t count = 0;
    std::size_t positions = 0;
    double loss = 0;
    for (int generation = 0; generation < plan.generations && !training.stopped(); ++generation) {
        Samples games = played(plan, Judge{network}, generation, training);
        if (training.stopped()) break;
        Samples samples = std::move(before);
        samples.add(games);
        if (samples.learned_from.empty()) break;
        const Fit fit = fit_network(network, samples, fit_plan(plan, generation, training));
        if (fit.broken_off) break;  // it is worse than none
        count += games.count;
        positions = samples.learned_from.size();
        network = fit.network;
        loss = fit.loss;
        training.say({tictactoe::words::kFiveLearned,
                      {generation + 1, samples.learned_from.size(), decimal(fit.loss_before, 4),
                       decimal(loss, 4)}});
        out.write(to_file({start.origin, network}, plan, training.seed()));
        const bool knew_nothing = generation == 0 && plan.weights.empty();
        before = knew_nothing ? Samples{} : std::move(games);
    }
    TrainingReport report;
    report.figures = {
        {"games", words::kGamesPlayed, count},
        {"positions", tictactoe::words::kFiveSamples, static_cast<std::int64_t>(positions)}};
    if (count > 0) report.figures.push_back({"held_out_loss", tictactoe::words::kFiveLoss, loss});
    report.complete = !training.stopped();
    report.not_written = out.failure();
    if (count == 0 && !report.complete) report.nothing_learned = Phrase{words::kStoppedTooEarly};
    return report;
}

}  // namespace

Trainer five_trainer() {
    OptionSpec games = games_option(4'000);
    games.min = Plan::kFewest;
    games.help = tictactoe::words::kFiveGamesEach;
    return {"tictactoe",
            tictactoe::words::kTrainsFive,
            {games,
             {"generations", OptionType::Integer, tictactoe::words::kFiveGenerations, "4", 1, 100},
             {"nodes", OptionType::Integer, tictactoe::words::kFiveNodes, "1500", 100, 1e9},
             {"rounds", OptionType::Integer, tictactoe::words::kFiveRounds, "30", 1, 1000},
             {"weights", OptionType::File, tictactoe::words::kFiveStart},
             out_option()},
            learn_weights};
}

}  // namespace lawan::training
