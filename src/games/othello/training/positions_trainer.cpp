// Positions for the network of the Othello engine to learn from: games against itself, every
// position of which a search has judged. The trainer in training/othello_network reads them.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/training/games.hpp"
#include "games/othello/training/store.hpp"
#include "games/othello/training/weights_option.hpp"
#include "games/othello/training/words.hpp"
#include "training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

[[nodiscard]] OthelloPlay play_of(const Options& options) {
    OthelloPlay play;
    play.depth = static_cast<int>(options.integer("depth"));
    play.confidence = 0;
    play.solve_from = static_cast<int>(options.integer("solve-from"));
    play.trust_from = static_cast<int>(options.integer("trust-from"));
    play.judge_from = static_cast<int>(options.integer("judge-from"));
    play.fewest_random_plies = 2;
    play.most_random_plies = static_cast<int>(options.integer("random-plies"));
    play.stray = 0;
    play.stray_in_midgame = options.decimal("stray");
    play.stray_in_endgame = options.decimal("stray");
    return play;
}

// What the reader must know of the games stands in the heading: from how many empty squares on
// scores are exact.
[[nodiscard]] std::string heading(const Options& options, const Training& training) {
    const std::string weights =
        options.has("weights") ? " --weights " + name_in_origin(options.text("weights")) : "";
    return fmt::format(
        "lawan-othello-games 2 lawan train othello-positions --seed {} --games {} --depth {} "
        "--solve-from {} --trust-from {} --judge-from {} --random-plies {} --stray {}{}",
        training.seed().value, options.integer("games"), options.integer("depth"),
        options.integer("solve-from"), options.integer("trust-from"), options.integer("judge-from"),
        options.integer("random-plies"), options.decimal("stray"), weights);
}

[[nodiscard]] std::int64_t positions_in(const std::vector<OthelloGame>& games) {
    std::int64_t positions = 0;
    for (const OthelloGame& game : games) {
        positions += std::count_if(game.turns.begin(), game.turns.end(),
                                   [](const OthelloTurn& turn) { return turn.judged(); });
    }
    return positions;
}

[[nodiscard]] TrainingReport make_positions(const Options& options, const Training& training) {
    const auto evaluation = weights_of(options, "weights");
    const OthelloPlay play = play_of(options);
    const auto games = static_cast<std::uint64_t>(options.integer("games"));
    OthelloStore store{options.text("out"), heading(options, training)};
    std::int64_t positions = 0;
    std::uint64_t played = 0;
    for (const auto& [number, kept] : store.kept()) {
        played += kept.size();
        positions += positions_in(kept);
    }
    std::vector<std::unique_ptr<OthelloSelfPlayer>> players(
        static_cast<std::size_t>(training.workers()));
    const std::uint64_t all = (games + kGamesABatch - 1) / kGamesABatch;
    std::uint64_t next = 0;
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::uint64_t> {
            while (next < all && store.kept().count(next) != 0) ++next;
            if (next == all || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int worker, std::uint64_t number) {
            auto& player = players[static_cast<std::size_t>(worker)];
            if (!player) player = std::make_unique<OthelloSelfPlayer>(*evaluation, play);
            GameBatch batch{number, {}};
            const std::uint64_t end = std::min(games, (number + 1) * kGamesABatch);
            for (std::uint64_t at = number * kGamesABatch; at < end; ++at) {
                if (training.stopped()) return GameBatch{number, {}};  // of no use in part
                batch.games.push_back(player->game(training.seed().derive(at)));
            }
            return batch;
        },
        [&](const GameBatch& batch) {
            if (batch.games.empty()) return;
            store.add(batch.number, batch.games);
            played += batch.games.size();
            positions += positions_in(batch.games);
            training.progress({words::kSelfPlay, played, games});
        });
    TrainingReport report;
    report.figures = {{"games", words::kGamesPlayed, static_cast<std::int64_t>(played)},
                      {"positions", words::kPositions, positions}};
    report.complete = played == games;
    return report;
}

}  // namespace

Trainer othello_positions_trainer() {
    namespace words = othello::words;
    return {"othello-positions",
            words::kMakesPositions,
            {games_option(10'000),
             depth_option(8),
             {"solve-from", OptionType::Integer, words::kExactFrom, "16", 4, 24},
             {"trust-from", OptionType::Integer, words::kTrustFrom, "0", 0, 30},
             {"judge-from", OptionType::Integer, words::kJudgeFrom, "60", 10, 60},
             {"random-plies", OptionType::Integer, words::kRandomPlies, "20", 2, 50},
             {"stray", OptionType::Decimal, words::kStrayMoves, "0.06", 0, 1},
             {"weights", OptionType::File, words::kPlayingWeights},
             out_option()},
            make_positions};
}

}  // namespace lawan::training
