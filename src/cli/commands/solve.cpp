// lawan solve: the exact value of a position, by the solver that the game's catalog entry names.
#include <memory>

#include <fmt/format.h>

#include "cli/commands/all.hpp"
#include "cli/commands/analysis_words.hpp"
#include "cli/commands/solve_report.hpp"
#include "cli/commands/winning_move.hpp"
#include "cli/game_options.hpp"
#include "cli/help.hpp"
#include "cli/replaced_file.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/physical_memory.hpp"
#include "module/catalog.hpp"
#include "work/ranks.hpp"

namespace lawan::cli {
namespace {

constexpr double kGreatestScore = 64;

struct SolveArguments {
    GameOptions game;
    CommandOptions options;
};

std::optional<std::string> maybe_file(const Options& options, const char* name) {
    if (!options.has(name)) return std::nullopt;
    if (options.text(name).empty()) {
        throw InputError{words::kOptionNeedsFile, {name}};
    }
    return options.text(name);
}

std::optional<Score> maybe_score(const Options& options, const char* name) {
    const auto number = options.maybe_integer(name);
    return number ? std::optional{Score{static_cast<std::int32_t>(*number)}} : std::nullopt;
}

SolveRequest request_from(const Options& options, const AnyPosition& position) {
    SolveRequest request{position, maybe_score(options, "at-most"),
                         maybe_score(options, "at-least")};
    request.threads = command_threads(options);
    request.memory_mib = static_cast<std::size_t>(
        checked_memory({static_cast<std::uint64_t>(options.integer("memory"))}).count);
    if (const auto time = options.maybe_decimal("time")) request.time = Seconds{*time};
    request.checkpoint = maybe_file(options, "checkpoint");
    request.proof = maybe_file(options, "proof");
    return request;
}

// A position without a move needs no solver.
SolveAnswer answer_to(const GameModule& entry, const SolveRequest& request) {
    if (request.position.is_over()) {
        if (request.proof) {
            throw InputError{words::kNothingToProve, {}};
        }
        const Score score = request.position.final_score();
        return {{score, score}};
    }
    if (!entry.solve) throw InputError{words::kNoSolver, {entry.name}};
    SolveAnswer answer = entry.solve(request);
    if (answer.best.empty() && leads_this_run()) {
        if (const auto move = winning_move(entry.solve, request, answer)) {
            answer.best = {*move};
            answer.best_are_all = false;
        }
    }
    return answer;
}

ExitCode solve(const SolveArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameModule& entry = arguments.game.entry();
    const AnyGame game = arguments.game.make(entry);
    SolveRequest request = request_from(options, game.start());
    const StopSignal& stop = stop_on_interrupt();
    request.stop = &stop;
    const bool json = options.flag("json");
    if (request.proof) check_replaceable(*request.proof, proof_file());
    const bool no_file = request.proof && !can_be_written(*request.proof);
    if (no_file) request.proof.reset();
    SolveProgressLine line;
    if (!options.flag("quiet")) {
        request.progress = [&](const SolveProgress& progress) { line.show(game, progress); };
    }
    const bool leads = leads_this_run();
    if (!leads) request.progress = {};
    const SolveAnswer answer = answer_to(entry, request);
    if (!leads) return ExitCode::Done;  // the first of several processes has the answer
    line.clear();
    print("{}", json ? solve_json(game, request, answer) : solve_text(game, request, answer));
    if (const auto missing = no_proof(request, answer)) {
        flush_output();
        say(fmt::format("lawan: {}\n", told(missing->why)));
        if (missing->not_written) return ExitCode::NoOutput;
    } else if (no_file) {
        return ExitCode::NoOutput;
    } else if (is_settled(request, answer)) {
        return ExitCode::Done;
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::NotSettled;
}

}  // namespace

Command solve_command() {
    const auto arguments = std::make_shared<SolveArguments>();
    Command command{"solve",
                    Words{"Find the exact value of a position, all best moves, and a proof.",
                          "Cari nilai tepat sebuah posisi, semua langkah terbaik, dan buktinya."},
                    [arguments] { return solve(*arguments); }};
    command.examples =
        examples_of_games("solve", "--json", [](const GameModule& game) { return !!game.solve; });
    command.remarks = {words::kSolveAnswersYesOrNo, words::kSolveExitCodes};
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(
        command, {"Question", "Pertanyaan"},
        {integer_option("at-most", {"only decide whether the value is at most this",
                                    "putuskan saja apakah nilainya paling banyak ini"})
             .between(-kGreatestScore, kGreatestScore)
             .written(words::kScore),
         integer_option("at-least", {"only decide whether the value is at least this",
                                     "putuskan saja apakah nilainya paling sedikit ini"})
             .between(-kGreatestScore, kGreatestScore)
             .written(words::kScore)});
    arguments->options.add_to(
        command, words::kGroupLimits,
        {threads_option(),
         integer_option("memory", {"for tables", "untuk tabel"})
             .between(1, kMostMemory)
             .usually("1024")
             .written(words::kMib),
         seconds_option("time", {"for the whole command", "untuk seluruh perintah"})
             .between(0.001, kLongest)});
    arguments->options.add_to(
        command, {"Files", "Berkas"},
        {file_option("checkpoint", {"keep what is found so far here, and continue from it",
                                    "simpan yang sudah diketahui di sini, lalu lanjutkan darinya"}),
         file_option("proof", {"write a proof that 'lawan verify' checks",
                               "tulis bukti yang diperiksa 'lawan verify'"})});
    arguments->options.add_to(command, words::kGroupOutput, {json_option(), quiet_option()});
    return command;
}

}  // namespace lawan::cli
