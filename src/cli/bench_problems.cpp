#include "cli/bench_problems.hpp"

#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/interrupt.hpp"
#include "cli/streams.hpp"
#include "cli/words.hpp"
#include "core/cpu_time.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/physical_memory.hpp"
#include "core/text.hpp"
#include "engines/othello/player.hpp"
#include "engines/othello/weight_file.hpp"
#include "engines/othello/weights.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/obf.hpp"
#include "games/othello/game.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

struct Solved {
    std::size_t number = 0;
    int empties = 0;
    std::optional<int> score;
    std::optional<int> expected;
    std::uint64_t nodes = 0;
    double cpu_seconds = 0;
    double seconds = 0;
    std::string best = {};

    [[nodiscard]] bool is_wrong() const { return score && expected && *score != *expected; }
};

// All of them before the first is solved: a wrong line shall not come to light after hours.
std::vector<othello::Position> positions_of(const std::vector<ObfProblem>& problems,
                                            const std::string& path) {
    std::vector<othello::Position> positions;
    for (const ObfProblem& problem : problems) {
        try {
            positions.push_back(othello::Game::parse_position(problem.position));
        } catch (const InputError& error) {
            throw InputError{fmt::format("{}, line {}: {}", path, problem.line, error.what())};
        }
    }
    return positions;
}

// One position, nothing remembered of those before.
Solved solve(const ObfProblem& problem, const othello::Position& position, std::size_t number,
             othello::Engine& engine, const StopSignal& stop) {
    Solved solved;
    solved.number = number;
    solved.empties = position.empty_squares().count();
    solved.expected = problem.best_score();
    const bool passes = position.move_squares().empty();
    const othello::Position asked = passes ? position.after(othello::Move::pass()) : position;
    if (asked.move_squares().empty()) {
        solved.score = position.final_score().points();
        return solved;
    }
    engine.forget();
    Budget budget{Limits::none(), &stop};
    const Seconds start = cpu_time();
    const othello::Finding finding =
        engine.solve(othello::board_of(asked), budget, [&](const othello::Finding&) {
            solved.cpu_seconds = (cpu_time() - start).count();
            solved.seconds = budget.elapsed().count();
        });
    solved.nodes = finding.nodes;
    if (finding.proved) {
        solved.score = passes ? -finding.score : finding.score;
        solved.best = othello::Game{}.move_text(othello::move_of(finding.best));
    }
    return solved;
}

void print_line(const Solved& solved) {
    const auto shown = [](const std::optional<int>& score) {
        return score ? fmt::format("{:+d}", *score) : std::string{"?"};
    };
    fmt::print(
        "{:>4} {:>8} {:>6} {:>9} {:>15} {:>10.3f} {:>9.1f}  {}{}\n", solved.number, solved.empties,
        shown(solved.score), shown(solved.expected), solved.nodes, solved.cpu_seconds,
        solved.cpu_seconds > 0 ? static_cast<double>(solved.nodes) / solved.cpu_seconds / 1e6 : 0.0,
        solved.best, solved.is_wrong() ? "  WRONG" : "");
    flush_output();
}

nlohmann::ordered_json json_of(const std::optional<int>& score) {
    if (!score) return nullptr;
    return *score;
}

void print_json(const std::vector<Solved>& all, const Solved& total, std::size_t right,
                std::string_view instructions) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Solved& each : all) {
        list.push_back({{"number", each.number},
                        {"empties", each.empties},
                        {"score", json_of(each.score)},
                        {"expected", json_of(each.expected)},
                        {"best", each.best},
                        {"nodes", each.nodes},
                        {"cpu_seconds", each.cpu_seconds},
                        {"seconds", each.seconds}});
    }
    const nlohmann::ordered_json answer{{"instructions", instructions},
                                        {"positions", std::move(list)},
                                        {"total",
                                         {{"number", all.size()},
                                          {"score", right},
                                          {"expected", all.size()},
                                          {"nodes", total.nodes},
                                          {"cpu_seconds", total.cpu_seconds},
                                          {"seconds", total.seconds}}}};
    fmt::print("{}", json_text(answer));
}

std::shared_ptr<const othello::Evaluation> evaluation_from(const Options& options) {
    if (options.has("weights")) {
        return std::make_shared<const othello::Evaluation>(
            othello::read_weight_file(options.text("weights")));
    }
    const othello::ShippedWeights& shipped = othello::shipped_weights();
    if (shipped.evaluation) return shipped.evaluation;
    say(fmt::format("{}; solving without an evaluation\n", shipped.problem));
    return std::make_shared<const othello::Evaluation>();
}

}  // namespace

ExitCode bench_problems(const Options& options) {
    const std::string& path = options.text("problems");
    const std::vector<ObfProblem> problems = parse_obf(read_named(path), path);
    if (problems.empty())
        throw InputError{fmt::format("{}: there is no problem in it", in_quotes(path))};
    const std::vector<othello::Position> positions = positions_of(problems, path);
    const auto from = static_cast<std::size_t>(options.integer("from"));
    const auto to = options.maybe_integer("to");
    if (from > problems.size() || (to && static_cast<std::size_t>(*to) < from)) {
        throw InputError{fmt::format("{} has problems 1 to {}: --from {}{} leaves none",
                                     in_quotes(path), problems.size(), from,
                                     to ? fmt::format(" --to {}", *to) : "")};
    }
    const bool json = options.flag("json");
    const StopSignal& stop = stop_on_interrupt();
    othello::EngineSettings settings;
    settings.threads = static_cast<int>(options.integer("threads"));
    if (settings.threads == 0) settings.threads = available_workers();
    settings.memory = checked_memory({static_cast<std::uint64_t>(options.integer("memory"))});
    othello::Engine engine{evaluation_from(options), settings};
    if (!json) {
        fmt::print("{} instructions, {}\n{:>4} {:>8} {:>6} {:>9} {:>15} {:>10} {:>9}  {}\n",
                   engine.instructions(),
                   count_text(static_cast<std::size_t>(settings.threads), "thread"), "no",
                   "empties", "score", "expected", "nodes", "CPU s", "Mn/s", "best");
    }
    std::vector<Solved> all;
    Solved total;
    std::size_t right = 0;
    for (std::size_t i = from; i <= problems.size() && !stop.raised(); ++i) {
        if (to && i > static_cast<std::size_t>(*to)) break;
        all.push_back(solve(problems[i - 1], positions[i - 1], i, engine, stop));
        const Solved& last = all.back();
        total.nodes += last.nodes;
        total.cpu_seconds += last.cpu_seconds;
        total.seconds += last.seconds;
        if (last.score && !last.is_wrong()) ++right;
        if (!json) print_line(last);
    }
    if (json) {
        print_json(all, total, right, engine.instructions());
    } else {
        fmt::print("{} of {} as expected, {} nodes, {:.3f} CPU s, {:.3f} s, {:.1f} Mn/s\n", right,
                   all.size(), total.nodes, total.cpu_seconds, total.seconds,
                   total.cpu_seconds > 0
                       ? static_cast<double>(total.nodes) / total.cpu_seconds / 1e6
                       : 0.0);
    }
    if (stop.raised()) return ExitCode::Interrupted;
    return right == all.size() ? ExitCode::Done : ExitCode::Failed;
}

}  // namespace lawan::cli
