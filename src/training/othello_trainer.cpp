// The Othello engine's weights as something to train: games against itself, a fit, the errors of
// shallow searches; then again with what was learned.
#include <algorithm>
#include <chrono>
#include <string>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "engines/othello/transposition.hpp"
#include "engines/othello/weight_file.hpp"
#include "formats/othello_games.hpp"
#include "games/othello/game.hpp"
#include "training/othello_errors.hpp"
#include "training/othello_fit.hpp"
#include "training/othello_store.hpp"
#include "training/trainers.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

constexpr std::uint64_t kGamesABatch = 32;

struct Plan {
    int generations = 3;
    std::uint64_t games = 100'000;
    OthelloPlay last;  // of the last generation
    bool from_nothing = true;
    std::optional<Seconds> play_time;  // of a generation
    std::string store;
    FitPlan fit;
    ErrorPlan errors;
    std::string command;  // without folders: it is kept in the file, which goes to other machines
    std::string typed;    // with them: the store of one run is not that of another
    std::vector<std::vector<std::uint8_t>> given;  // games to learn from instead of own ones
};

// Those that begin with the usual start and are legal to their end.
[[nodiscard]] std::vector<std::vector<std::uint8_t>> given_games(const std::string& path) {
    const othello::Game rules;
    const std::string start = rules.position_text(rules.start());
    std::vector<std::vector<std::uint8_t>> games;
    const GameCollection collection = read_othello_games({path});
    for (std::size_t i = 0; i < collection.size(); ++i) {
        const CollectedGame each = collection[i];
        if (each.record.start != start || !each.problem.empty()) continue;
        std::vector<std::uint8_t> moves;
        for (const MoveRecord& move : each.record.moves) {
            const auto parsed = *rules.parse_move(move.move);
            moves.push_back(parsed.is_pass() ? static_cast<std::uint8_t>(othello::kNoSquare)
                                             : static_cast<std::uint8_t>(parsed.square().index()));
        }
        if (!moves.empty()) games.push_back(std::move(moves));
    }
    if (games.empty()) throw InputError{"option 'from': there are no games to learn from"};
    return games;
}

[[nodiscard]] Plan plan_from(const Options& options, const Training& training) {
    Plan plan;
    plan.generations = static_cast<int>(options.integer("generations"));
    plan.games = static_cast<std::uint64_t>(options.integer("games"));
    plan.last.depth = static_cast<int>(options.integer("depth"));
    plan.last.solve_from = static_cast<int>(options.integer("solve-from"));
    plan.from_nothing = !options.has("weights");
    plan.fit.prior = plan.from_nothing ? Prior::Zero : Prior::Weights;
    if (const auto time = options.maybe_decimal("play-time")) plan.play_time = Seconds{*time};
    if (options.has("store")) plan.store = options.text("store");
    plan.fit.iterations = static_cast<int>(options.integer("iterations"));
    plan.fit.ridge = options.decimal("ridge");
    plan.fit.trust = options.decimal("trust");
    plan.fit.workers = training.workers();
    plan.errors.positions = static_cast<std::uint64_t>(options.integer("error-positions"));
    plan.errors.workers = training.workers();
    plan.command = fmt::format(
        "lawan train othello --seed {} --generations {} --games {} --depth "
        "{} --solve-from {} --iterations {} --ridge {}",
        training.seed().value, plan.generations, plan.games, plan.last.depth, plan.last.solve_from,
        plan.fit.iterations, plan.fit.ridge);
    plan.command += fmt::format(" --error-positions {}", plan.errors.positions);
    if (plan.fit.trust > 0) plan.command += fmt::format(" --trust {}", plan.fit.trust);
    if (plan.play_time) plan.command += fmt::format(" --play-time {}", plan.play_time->count());
    plan.typed = plan.command;
    const auto add = [&](const char* option, const std::string& path) {
        plan.typed += fmt::format(" --{} {}", option, path);
        plan.command += fmt::format(" --{} {}", option, name_in_origin(path));
    };
    if (!plan.from_nothing) add("weights", options.text("weights"));
    if (plan.from_nothing && plan.fit.trust > 0) {
        throw InputError{"option 'trust' goes with option 'weights'"};
    }
    if (options.has("from")) {
        if (plan.from_nothing) throw InputError{"option 'from' goes with option 'weights'"};
        plan.given = given_games(options.text("from"));
        plan.games = std::min<std::uint64_t>(plan.games, plan.given.size());
        add("from", options.text("from"));
    }
    return plan;
}

// Play grows stronger from one generation to the next: without weights there is only chance, and
// with weights learned from that a deep search is a waste.
[[nodiscard]] OthelloPlay play_of(const Plan& plan, int generation) {
    OthelloPlay play = plan.last;
    constexpr int kDepthsAGeneration = 2;
    if (!plan.from_nothing) {
        const int later = plan.generations - 1 - generation;
        play.depth = std::max(std::min(play.depth, 2), play.depth - kDepthsAGeneration * later);
        // Deep searches would take too long if they trusted little.
        constexpr int kDeep = 8;
        play.confidence = play.depth >= kDeep ? 0 : 1;
        return play;
    }
    constexpr int kFirstSolved = 10;
    play.random = generation == 0;
    if (generation == plan.generations - 1) {
        // Deep enough for shallow searches to be trusted, with errors that were measured.
        if (play.depth > kDepthsAGeneration * 2 && generation > 1) play.confidence = 1;
        return play;
    }
    play.depth = std::min(play.depth, kDepthsAGeneration * generation);
    play.solve_from = std::min(play.solve_from, kFirstSolved + 2 * generation);
    return play;
}

struct Batch {
    std::uint64_t number = 0;
    std::vector<OthelloGame> games;
};

[[nodiscard]] GamesOfPlay played(const Plan& plan, int generation,
                                 const othello::Evaluation& evaluation, const Training& training) {
    using Clock = std::chrono::steady_clock;
    GamesOfPlay set{play_of(plan, generation), {}};
    const Seed seed = training.seed().derive(static_cast<std::uint64_t>(generation));
    const std::string path =
        plan.store.empty() ? "" : fmt::format("{}.{}", plan.store, generation + 1);
    OthelloStore store{
        path, fmt::format("lawan-othello-games 2 generation {} of {}", generation + 1, plan.typed)};
    std::map<std::uint64_t, std::vector<OthelloGame>> batches = std::move(store.kept());
    std::vector<std::unique_ptr<OthelloSelfPlayer>> players(
        static_cast<std::size_t>(training.workers()));
    const std::uint64_t all = (plan.games + kGamesABatch - 1) / kGamesABatch;
    const auto start = Clock::now();
    const std::string what = fmt::format("generation {}: games", generation + 1);
    std::uint64_t next = 0;
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::uint64_t> {
            while (next < all && batches.count(next) != 0) ++next;
            const bool late = plan.play_time && Clock::now() - start >= *plan.play_time;
            if (next == all || late || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int worker, std::uint64_t number) {
            auto& player = players[static_cast<std::size_t>(worker)];
            if (!player) player = std::make_unique<OthelloSelfPlayer>(evaluation, set.play);
            Batch batch{number, {}};
            for (std::uint64_t i = 0; i < kGamesABatch; ++i) {
                if (training.interrupted()) return Batch{number, {}};  // of no use in part
                const std::uint64_t at = number * kGamesABatch + i;
                if (plan.given.empty()) {
                    batch.games.push_back(player->game(seed.derive(at)));
                } else if (at < plan.games) {
                    batch.games.push_back(player->judged(plan.given[static_cast<std::size_t>(at)]));
                }
            }
            return batch;
        },
        [&](Batch batch) {
            if (batch.games.empty()) return;
            store.add(batch.number, batch.games);
            batches[batch.number] = std::move(batch.games);
            training.progress({what, batches.size() * kGamesABatch, all * kGamesABatch});
        });
    for (auto& [number, games] : batches) {
        for (OthelloGame& game : games) set.games.push_back(std::move(game));
    }
    return set;
}

void say_errors(const PatternFit& fit, const Training& training) {
    std::string line = "held-out error in discs by stage:";
    std::size_t samples = 0;
    for (const StageFit& stage : fit.stages) {
        line += fmt::format(" {:.2f}", stage.held_out_error);
        samples += stage.samples;
    }
    training.say(
        fmt::format("{} ({} samples, all stages {:.3f})", line, samples, fit.held_out_error));
}

struct Learned {
    othello::Evaluation evaluation;
    PatternFit fit;
    ErrorFit errors;
    std::size_t games = 0;
    bool complete = true;
};

// Whoever breaks off waits for nothing but a file; without games there is nothing to learn.
[[nodiscard]] bool is_worth_fitting(const GamesOfPlay& set, const Training& training,
                                    const std::string& out) {
    if (set.games.empty()) return false;
    if (!training.interrupted()) return true;
    if (out.empty()) return false;
    training.say(fmt::format(
        "stopped: fitting what was played, for {}; another Ctrl-C leaves at once", out));
    return true;
}

[[nodiscard]] Learned learned(const Plan& plan, othello::Evaluation evaluation,
                              const Training& training, const std::string& out) {
    Learned result;
    std::vector<GamesOfPlay> sets;
    for (int generation = 0; generation < plan.generations && !training.stopped(); ++generation) {
        sets.push_back(played(plan, generation, evaluation, training));
        result.games += sets.back().games.size();
        if (!is_worth_fitting(sets.back(), training, out)) break;
        // What was played with the evaluation before is still worth learning from, but not games
        // of chance and not what is older.
        if (sets.size() > 2) sets.erase(sets.begin());
        if (sets.size() > 1 && sets.front().play.random) sets.erase(sets.begin());
        std::vector<const GamesOfPlay*> from;
        for (const GamesOfPlay& set : sets) from.push_back(&set);
        const std::string what = fmt::format("generation {}: ", generation + 1);
        result.fit = fit_patterns(from, plan.fit, evaluation, [&](int done) {
            training.progress({what + "fit", static_cast<std::uint64_t>(done), othello::kStages});
            return true;
        });
        training.say(fmt::format("generation {}: {} games", generation + 1, result.games));
        say_errors(result.fit, training);
        if (plan.errors.positions > 0 && !sets.back().play.random) {
            ErrorPlan errors = plan.errors;
            const bool last = generation == plan.generations - 1 || training.stopped();
            if (!last) errors.positions = std::max<std::uint64_t>(1, errors.positions / 4);
            errors.seed = training.seed().derive(1000 + static_cast<std::uint64_t>(generation));
            const ErrorFit found = fit_errors(evaluation, errors, [&](std::uint64_t done) {
                training.progress({what + "errors of shallow searches", done, errors.positions});
                return !training.interrupted();
            });
            if (found.positions == errors.positions) {  // else the model before stays
                result.errors = found;
                evaluation.set_errors(found.model);
            }
        }
        evaluation.set_origin(plan.command);
        if (!out.empty()) othello::write_weight_file(evaluation, out);
    }
    result.complete = !training.stopped();
    result.evaluation = std::move(evaluation);
    return result;
}

// Nothing new is played: only the model of errors is measured, with the weights given. What was
// broken off, or has too little to go by, is no measurement and not written.
[[nodiscard]] Learned measured(const Plan& plan, othello::Evaluation evaluation,
                               const Training& training, const std::string& out) {
    Learned result;
    ErrorPlan errors = plan.errors;
    errors.seed = training.seed().derive(1000);
    result.errors = fit_errors(evaluation, errors, [&](std::uint64_t done) {
        training.progress({"errors of shallow searches", done, errors.positions});
        return !training.stopped();
    });
    result.complete = result.errors.positions == errors.positions;
    if (result.complete && !result.errors.measured) {
        throw InputError{fmt::format(
            "option 'error-positions': {} are too few to measure errors by; nothing is written",
            errors.positions)};
    }
    if (result.complete) {
        evaluation.set_errors(result.errors.model);
        evaluation.set_origin(fmt::format("{} && {}", evaluation.origin(), plan.command));
        if (!out.empty()) othello::write_weight_file(evaluation, out);
    } else {
        training.say(fmt::format("stopped after {} of {} positions: nothing is written",
                                 result.errors.positions, errors.positions));
    }
    result.evaluation = std::move(evaluation);
    return result;
}

[[nodiscard]] TrainingReport run(const Options& options, const Training& training) {
    const std::string out = options.has("out") ? options.text("out") : "";
    if (!out.empty()) check_writable(out);
    const Plan plan = plan_from(options, training);
    if (plan.generations == 0 && (plan.from_nothing || plan.errors.positions == 0)) {
        throw InputError{"option 'generations': 0 measures errors, of weights that are given"};
    }
    othello::Evaluation evaluation;
    if (!plan.from_nothing) evaluation = othello::read_weight_file(options.text("weights"));
    const Learned result = plan.generations == 0
                               ? measured(plan, std::move(evaluation), training, out)
                               : learned(plan, std::move(evaluation), training, out);
    TrainingReport report;
    report.figures = {{"games", static_cast<std::int64_t>(result.games)}};
    // What was broken off before it was measured has no figure.
    if (!result.fit.stages.empty()) {
        report.figures.push_back({"held_out_error", result.fit.held_out_error});
    }
    if (result.errors.positions > 0) {
        report.figures.push_back({"search_pairs", static_cast<std::int64_t>(result.errors.pairs)});
        report.figures.push_back({"spread_misfit", result.errors.misfit});
    }
    report.figures.push_back(
        {"file_bytes",
         static_cast<std::int64_t>(othello::to_weight_file(result.evaluation).size())});
    report.complete = result.complete;
    return report;
}

}  // namespace

Trainer othello_trainer() {
    constexpr double kMost = 1e9;
    OptionSpec games = games_option(100'000);
    games.help = "games of self-play in each generation";
    return {
        "othello",
        "the pattern weights of the Othello engine, learned from its games against itself",
        {games,
         depth_option(4),
         {"generations", OptionType::Integer,
          "rounds of play and learning; each plays with what the one before learned; 0 measures "
          "errors only",
          "3", 0, 100},
         {"solve-from", OptionType::Integer, "empty squares from which on play is exact", "14", 4,
          24},
         {"play-time",
          OptionType::Decimal,
          "seconds of play in each generation at most",
          {},
          1,
          kMost},
         {"weights", OptionType::Text, "file of weights to begin with; from nothing unless given"},
         {"from", OptionType::Text,
          "games to learn from instead of own ones: a file or folder of WTHOR, GGF or moves; "
          "positions get the scores of searches by the weights given"},
         {"store", OptionType::Text,
          "files for the games, FILE.1, FILE.2, …: a run that was broken off goes on from them"},
         {"iterations", OptionType::Integer, "steps of the fit", "40", 1, 1000},
         {"ridge", OptionType::Decimal,
          "how strongly rare patterns are held near zero, or near the weights begun with", "10", 0,
          kMost},
         {"trust", OptionType::Decimal,
          "how many times as much as the new games those count that --weights came from", "0", 0,
          kMost},
         {"error-positions", OptionType::Integer,
          "positions on which shallow and deep searches are compared; 0 keeps the old model",
          "1500", 0, kMost},
         out_option()},
        run};
}

}  // namespace lawan::training
