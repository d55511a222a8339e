#include "cli/commands/bench_problems.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands/measure_words.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/physical_memory.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Solved {
    std::size_t number = 0;
    std::ptrdiff_t empties = 0;
    std::optional<int> expected = {};
    SolvedProblem found = {};

    [[nodiscard]] bool is_right() const {
        return found.score && (!expected || *found.score == *expected);
    }
    [[nodiscard]] bool is_wrong() const { return found.score && !is_right(); }
};

// All that were solved, added up.
struct Total {
    std::size_t right = 0;
    std::uint64_t nodes = 0;
    Seconds cpu_time{0};
    Seconds time{0};

    explicit Total(const std::vector<Solved>& all) {
        for (const Solved& each : all) {
            right += each.is_right() ? 1 : 0;
            nodes += each.found.nodes;
            cpu_time += each.found.cpu_time;
            time += each.found.time;
        }
    }
};

double millions_per_second(std::uint64_t nodes, Seconds cpu_time) {
    return cpu_time.count() > 0 ? static_cast<double>(nodes) / cpu_time.count() / 1e6 : 0.0;
}

// The solver of a game that has none for problem sets in particular.
class BySolver final : public ProblemSolver {
  public:
    BySolver(Solver solve, int threads, MebiBytes memory)
        : solve_{std::move(solve)}, threads_{threads}, memory_{memory} {}

    [[nodiscard]] SolvedProblem solve(const AnyPosition& position,
                                      const StopSignal& stop) override {
        SolveRequest request{position, {}, {}};
        request.threads = threads_;
        request.memory_mib = static_cast<std::size_t>(memory_.count);
        request.stop = &stop;
        const SolveAnswer answer = solve_(request);
        SolvedProblem solved{{}, {}, answer.nodes, answer.cpu_time, answer.time};
        if (answer.bounds.settled()) solved.score = answer.bounds.lower.points();
        if (!answer.best.empty()) solved.best = position.move_text(answer.best.front());
        return solved;
    }

  private:
    Solver solve_;
    int threads_;
    MebiBytes memory_;
};

std::unique_ptr<ProblemSolver> solver_of(const GameModule& entry, const Options& options,
                                         const Options& own) {
    const int threads = command_threads(options);
    const MebiBytes memory =
        checked_memory({static_cast<std::uint64_t>(options.integer("memory"))});
    if (entry.problem_solver.make) return entry.problem_solver.make(threads, memory, own);
    if (!entry.solve) throw InputError{words::kNoSolverForProblems, {entry.name}};
    return std::make_unique<BySolver>(entry.solve, threads, memory);
}

// All of them before the first is solved: a wrong line shall not come to light after hours.
std::vector<AnyPosition> positions_of(const GameModule& entry, const ProblemSolver& solver,
                                      const std::vector<Problem>& problems,
                                      const std::string& path) {
    std::vector<AnyPosition> positions;
    for (const Problem& problem : problems) {
        try {
            positions.push_back(entry.set_up(problem.position).start());
        } catch (const InputError& error) {
            throw InputError{words::kInLineOfFile, {path, problem.line, error.phrase()}};
        }
        if (!solver.can_solve(positions.back())) {
            throw InputError{words::kInLineOfFile,
                             {path, problem.line, words::kSolverDoesNotKnowBoard}};
        }
    }
    return positions;
}

// The numbers that were chosen, from 1 on.
struct Chosen {
    std::size_t from = 1;
    std::size_t to = 1;
};

Chosen chosen(const Options& options, std::size_t problems, const std::string& path) {
    const auto from = static_cast<std::size_t>(options.integer("from"));
    const auto to = options.maybe_integer("to");
    if (from > problems || (to && static_cast<std::size_t>(*to) < from)) {
        const std::string given =
            fmt::format("--from {}{}", from, to ? fmt::format(" --to {}", *to) : "");
        throw InputError{words::kNoProblemsLeft, {in_quotes(path), problems, given}};
    }
    return {from, to ? std::min(static_cast<std::size_t>(*to), problems) : problems};
}

Solved solved(const Problem& problem, const AnyPosition& position, std::size_t number,
              ProblemSolver& solver, const StopSignal& stop) {
    const BoardView board = position.board();
    return {number, std::count(board.marks.begin(), board.marks.end(), Mark::None),
            problem.best_score(), solver.solve(position, stop)};
}

void print_headings(const ProblemSolver& solver, int threads) {
    if (const std::string which = solver.instructions(); !which.empty()) {
        print("{}\n", told(words::kInstructionsAndThreads, {which, threads}));
    } else {
        print("{}\n", told(words::kThreads, {threads}));
    }
    print("{:>4} {:>8} {:>6} {:>9} {:>15} {:>10} {:>9}  {}\n", told(words::kNumberHeading),
          told(words::kEmptiesHeading), told(words::kScoreColumn), told(words::kExpectedHeading),
          told(words::kNodesHeading), told(words::kCpuHeading), told(words::kSpeedHeading),
          told(words::kBestHeading));
}

void print_line(const Solved& solved) {
    const auto shown = [](const std::optional<int>& score) {
        return score ? fmt::format("{:+d}", *score) : std::string{"?"};
    };
    const SolvedProblem& found = solved.found;
    print("{:>4} {:>8} {:>6} {:>9} {:>15} {:>10} {:>9}  {}{}\n", solved.number, solved.empties,
          shown(found.score), shown(solved.expected), found.nodes,
          told(decimal(found.cpu_time.count(), 3)),
          told(decimal(millions_per_second(found.nodes, found.cpu_time), 1)), found.best,
          solved.is_wrong() ? "  " + told(words::kWrongScore) : "");
    flush_output();
}

Json json_of(const std::optional<int>& score) {
    return score ? Json(*score) : Json(nullptr);
}

void print_json(const std::vector<Solved>& all, const Total& total,
                const std::string& instructions) {
    Json list = Json::array();
    for (const Solved& each : all) {
        list.push_back({{"number", each.number},
                        {"empties", each.empties},
                        {"score", json_of(each.found.score)},
                        {"expected", json_of(each.expected)},
                        {"best", each.found.best},
                        {"nodes", each.found.nodes},
                        {"cpu_seconds", each.found.cpu_time.count()},
                        {"seconds", each.found.time.count()}});
    }
    const Json answer{{"instructions", instructions},
                      {"positions", std::move(list)},
                      {"total",
                       {{"number", all.size()},
                        {"score", total.right},
                        {"expected", all.size()},
                        {"nodes", total.nodes},
                        {"cpu_seconds", total.cpu_time.count()},
                        {"seconds", total.time.count()}}}};
    fmt::print("{}", json_text(answer));
}

void print_total(const Total& total, std::size_t problems) {
    print("{}\n", told(words::kProblemsTotal,
                       {total.right, problems, total.nodes, decimal(total.cpu_time.count(), 3),
                        decimal(total.time.count(), 3),
                        decimal(millions_per_second(total.nodes, total.cpu_time), 1)}));
}

}  // namespace

ExitCode bench_problems(const GameModule& entry, const Options& options, const Options& own) {
    const std::string& path = options.text("problems");
    const std::vector<Problem> problems = entry.files.problems(read_named(path), path);
    if (problems.empty()) throw InputError{words::kNoProblemInFile, {in_quotes(path)}};
    const auto [from, to] = chosen(options, problems.size(), path);
    const bool json = options.flag("json");
    const StopSignal& stop = stop_on_interrupt();
    const std::unique_ptr<ProblemSolver> solver = solver_of(entry, options, own);
    const std::vector<AnyPosition> positions = positions_of(entry, *solver, problems, path);
    if (const auto warning = solver->warning()) say(told(*warning) + '\n');
    if (!json) print_headings(*solver, command_threads(options));
    std::vector<Solved> all;
    for (std::size_t i = from; i <= to && !stop.raised(); ++i) {
        all.push_back(solved(problems[i - 1], positions[i - 1], i, *solver, stop));
        if (!json) print_line(all.back());
    }
    const Total total{all};
    if (json) {
        print_json(all, total, solver->instructions());
    } else {
        print_total(total, all.size());
    }
    if (stop.raised()) return ExitCode::Interrupted;
    return total.right == all.size() ? ExitCode::Done : ExitCode::Failed;
}

}  // namespace lawan::cli
