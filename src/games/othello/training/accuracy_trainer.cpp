// How far searches of a given depth are from the true values of positions that were solved before.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "games/othello/engine/player.hpp"
#include "games/othello/formats/obf.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/training/weights_option.hpp"
#include "games/othello/training/words.hpp"
#include "training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

struct Known {
    othello::Board board;
    int value = 0;
    std::uint64_t best = 0;        // every move that keeps the value
    std::map<int, int> by_square;  // what is known of each move
    bool all_moves = false;        // so of every one
};

[[nodiscard]] std::vector<Known> known_in(const std::string& path) {
    std::vector<Known> all;
    for (const Problem& problem : parse_obf(read_named(path), path)) {
        const auto value = problem.best_score();
        if (!value) continue;
        try {
            const auto position = othello::Game::parse_position(problem.position);
            if (position.move_squares().empty()) continue;
            Known known{othello::board_of(position), *value, 0, {}, false};
            for (const Problem::Move& move : problem.moves) {
                const auto parsed = othello::Game{}.parse_move(move.move);
                if (!parsed || parsed->is_pass()) continue;
                const int square = parsed->square().index();
                known.by_square[square] = move.score;
                if (move.score == *value) known.best |= std::uint64_t{1} << square;
            }
            known.all_moves =
                static_cast<int>(known.by_square.size()) == position.move_squares().count();
            all.push_back(known);
        } catch (const InputError& error) {
            throw InputError{othello::words::kInLineOfFile, {path, problem.line, error.phrase()}};
        }
    }
    if (all.empty()) throw InputError{othello::words::kNothingKnown, {path}};
    return all;
}

struct Answer {
    int off = 0;  // what the search says, less the truth
    bool best = false;
    std::uint64_t nodes = 0;
    std::optional<int> lost;  // discs, by the move, where all moves are known
};

// To the depth, or as far as the nodes last where those are given.
[[nodiscard]] Answer answer_of(const Known& known, const Options& options,
                               othello::Engine& engine) {
    const auto nodes = options.maybe_integer("nodes");
    engine.forget();
    Budget budget{nodes ? Limits::of_nodes(static_cast<std::uint64_t>(*nodes)) : Limits::none()};
    othello::Task task;
    task.board = known.board;
    if (!nodes) task.depth = static_cast<int>(options.integer("depth"));
    task.midgame_confidence = static_cast<int>(options.integer("confidence"));
    const othello::Finding found = engine.think(task, budget);
    Answer judged{found.score - known.value, (known.best >> found.best & 1U) != 0, found.nodes, {}};
    const auto move = known.by_square.find(found.best);
    if (known.all_moves && move != known.by_square.end()) judged.lost = known.value - move->second;
    return judged;
}

[[nodiscard]] TrainingReport measure_accuracy(const Options& options, const Training& training) {
    const auto evaluation = weights_of(options, "weights");
    const std::vector<Known> all = known_in(options.text("problems"));
    std::vector<std::unique_ptr<othello::Engine>> engines(
        static_cast<std::size_t>(training.workers()));
    std::size_t next = 0;
    double count = 0;
    double sum = 0;
    double squares = 0;
    double absolute = 0;
    double best = 0;
    double lost = 0;
    double lost_known = 0;
    std::int64_t nodes = 0;
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::size_t> {
            if (next == all.size() || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int worker, std::size_t at) {
            auto& engine = engines[static_cast<std::size_t>(worker)];
            if (!engine) {
                engine = std::make_unique<othello::Engine>(
                    evaluation, othello::EngineSettings{1, MebiBytes{32}});
            }
            return answer_of(all[at], options, *engine);
        },
        [&](const Answer& judged) {
            count += 1;
            sum += judged.off;
            squares += judged.off * judged.off;
            absolute += std::abs(judged.off);
            best += judged.best ? 1 : 0;
            lost += judged.lost.value_or(0);
            lost_known += judged.lost ? 1 : 0;
            nodes += static_cast<std::int64_t>(judged.nodes);
            training.progress({words::kPositions, static_cast<std::uint64_t>(count), all.size()});
        });
    if (count == 0) return {{}, false};
    TrainingReport report;
    report.figures = {
        {"positions", words::kPositions, static_cast<std::int64_t>(count)},
        {"mean_error", othello::words::kMeanError, absolute / count},
        {"root_mean_square", othello::words::kRootMeanSquare, std::sqrt(squares / count)},
        {"bias", othello::words::kBias, sum / count},
        {"best_moves_percent", othello::words::kBestMovesPercent, 100 * best / count},
        {"nodes", othello::words::kNodesSearched, nodes}};
    if (lost_known > 0) {
        report.figures.push_back({"lost_discs", othello::words::kLostDiscs, lost / lost_known});
    }
    report.complete = next == all.size();
    return report;
}

}  // namespace

Trainer othello_accuracy_trainer() {
    namespace words = othello::words;
    return {"othello-accuracy",
            words::kMeasuresAccuracy,
            {{"problems", OptionType::File, words::kProblems},
             {"weights", OptionType::File, words::kMeasuredWeights},
             depth_option(15),
             {"nodes", OptionType::Integer, words::kNodesInsteadOfDepth, std::nullopt, 1, 1e12},
             {"confidence", OptionType::Integer, words::kSureness, "0", 0, othello::kCertain}},
            measure_accuracy};
}

}  // namespace lawan::training
