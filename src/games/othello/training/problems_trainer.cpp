// Positions with their exact values, to measure searches by: what othello-accuracy reads.
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "games/othello/engine/engine.hpp"
#include "games/othello/formats/obf.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/training/strong_play.hpp"
#include "games/othello/training/weights_option.hpp"
#include "games/othello/training/words.hpp"
#include "training/result_file.hpp"
#include "training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using othello::Board;

[[nodiscard]] std::string board_text(const Board& board) {
    std::string text;
    for (int square = 0; square < 64; ++square) {
        const bool own = ((board.player >> square) & 1U) != 0;
        const bool other = ((board.opponent >> square) & 1U) != 0;
        text += own ? 'X' : other ? 'O' : '-';
    }
    return text + " X";
}

[[nodiscard]] std::string move_text(int square, int score) {
    return fmt::format(" {}{}:{:+};", static_cast<char>('A' + square % 8), 1 + square / 8, score);
}

// None where the budget is spent.
[[nodiscard]] std::optional<bool> keeps(int square, const Board& board, int value,
                                        othello::Engine& engine, Budget& budget) {
    const Board next = othello::after(board, square);
    if (othello::moves_of(next) != 0) {
        const auto more = engine.exceeds(next, -value, budget);
        return more ? std::optional{!*more} : std::nullopt;
    }
    const Board passed = othello::after(next, othello::kNoSquare);
    if (othello::moves_of(passed) == 0) return othello::final_score_of(passed) >= value;
    return engine.exceeds(passed, value - 1, budget);
}

// The position with its value and all moves that keep it; none where the user stopped it.
[[nodiscard]] std::optional<std::string> solved(const Board& board, othello::Engine& engine,
                                                const StopSignal* interrupt) {
    Budget budget{Limits::none(), interrupt};
    engine.forget();
    const othello::Finding finding = engine.solve(board, budget);
    if (!finding.proved) return std::nullopt;
    std::string line = board_text(board) + ';' + move_text(finding.best, finding.score);
    for (std::uint64_t left = othello::moves_of(board); left != 0; left &= left - 1) {
        const int square = std::countr_zero(left);
        if (square == finding.best) continue;
        const auto kept = keeps(square, board, finding.score, engine, budget);
        if (!kept) return std::nullopt;
        if (*kept) line += move_text(square, finding.score);
    }
    return line;
}

// What an earlier run found, by position.
[[nodiscard]] std::map<std::string, std::string> lines_known_in(const std::string& path) {
    std::map<std::string, std::string> known;
    const auto text = read_whole(path);
    if (!text) return known;
    for (const Problem& problem : parse_obf(*text, path)) {
        std::string line = problem.position + ';';
        for (const Problem::Move& move : problem.moves) {
            line += fmt::format(" {}{}:{:+};", static_cast<char>(move.move[0] - 'a' + 'A'),
                                move.move[1], move.score);
        }
        known[problem.position] = line;
    }
    return known;
}

struct ProblemsPlan {
    std::uint64_t positions;
    int fewest;
    int most;
    std::string command;
};

[[nodiscard]] ProblemsPlan problems_plan(const Options& options, const Training& training) {
    ProblemsPlan plan{static_cast<std::uint64_t>(options.integer("positions")),
                      static_cast<int>(options.integer("fewest")),
                      static_cast<int>(options.integer("most")),
                      {}};
    if (plan.fewest > plan.most) {
        throw InputError{othello::words::kFewestAboveMost, {plan.fewest, plan.most}};
    }
    const std::string weights =
        options.has("weights") ? " --weights " + name_in_origin(options.text("weights")) : "";
    plan.command =
        fmt::format("lawan train othello-problems --seed {} --positions {} --fewest {} --most {}{}",
                    training.seed().value, plan.positions, plan.fewest, plan.most, weights);
    return plan;
}

// What was known before and has not come up again yet stays: this run may be stopped, too.
[[nodiscard]] std::string file_text(const ProblemsPlan& plan,
                                    const std::map<std::uint64_t, std::string>& lines,
                                    const std::map<std::string, std::string>& still_known) {
    std::string text = "% " + plan.command + '\n';
    for (const auto& [number, line] : lines) text += line + '\n';
    for (const auto& [position, line] : still_known) text += line + '\n';
    return text;
}

struct MadeProblem {
    std::uint64_t number = 0;
    std::string position = {};
    std::string line = {};  // empty where the game had no such position
    bool ended = true;      // false where the user stopped it
};

[[nodiscard]] TrainingReport make_problems(const Options& options, const Training& training) {
    const ProblemsPlan plan = problems_plan(options, training);
    const bool resume = options.flag("resume");
    if (resume && !options.has("out")) throw InputError{words::kOptionNeeds, {"resume", "out"}};
    ResultFile out{options};
    const auto evaluation = weights_of(options, "weights");
    const auto known =
        resume ? lines_known_in(options.text("out")) : std::map<std::string, std::string>{};
    std::vector<std::unique_ptr<OthelloSelfPlayer>> players(
        static_cast<std::size_t>(training.workers()));
    std::vector<std::unique_ptr<othello::Engine>> engines(players.size());
    std::map<std::string, std::string> still_known = known;
    std::map<std::uint64_t, std::string> lines;
    std::uint64_t next = 0;
    std::uint64_t done = 0;
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::uint64_t> {
            if (next == plan.positions || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int worker, std::uint64_t number) {
            auto& player = players[static_cast<std::size_t>(worker)];
            auto& engine = engines[static_cast<std::size_t>(worker)];
            if (!player) player = std::make_unique<OthelloSelfPlayer>(*evaluation, strong_play());
            if (!engine) {
                engine = std::make_unique<othello::Engine>(
                    evaluation, othello::EngineSettings{1, MebiBytes{256}});
            }
            const auto span = static_cast<std::uint64_t>(plan.most - plan.fewest + 1);
            const int empties = plan.fewest + static_cast<int>(number % span);
            const auto board = position_with(empties, player->game(training.seed().derive(number)));
            if (!board) return MadeProblem{number};
            const std::string position = board_text(*board);
            const auto before = known.find(position);
            if (before != known.end()) return MadeProblem{number, position, before->second};
            const auto line = solved(*board, *engine, training.interrupt());
            return MadeProblem{number, position, line.value_or(""), line.has_value()};
        },
        [&](const MadeProblem& problem) {
            if (!problem.ended) return;
            ++done;
            if (!problem.line.empty()) {
                lines[problem.number] = problem.line;
                still_known.erase(problem.position);
                if (out.is_wanted()) out.write(file_text(plan, lines, still_known));
            }
            training.progress({words::kPositions, done, plan.positions});
        });
    TrainingReport report;
    report.figures = {{"positions", words::kPositions, static_cast<std::int64_t>(lines.size())}};
    report.complete = done == plan.positions;
    if (report.complete && out.is_wanted()) out.write(file_text(plan, lines, {}));
    report.not_written = out.failure();
    return report;
}

}  // namespace

Trainer othello_problems_trainer() {
    namespace words = othello::words;
    constexpr double kMost = 1e6;
    return {"othello-problems",
            words::kMakesProblems,
            {{"positions", OptionType::Integer, words::kProblemsMade, "300", 1, kMost},
             {"fewest", OptionType::Integer, words::kFewestEmpties, "28", 1, 60},
             {"most", OptionType::Integer, words::kMostEmpties, "32", 1, 60},
             {"weights", OptionType::File, words::kPlayingWeights},
             out_option(),
             resume_option()},
            make_problems};
}

}  // namespace lawan::training
