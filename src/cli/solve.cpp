// lawan solve: the exact value of a position, by the solver that the game's catalog entry names.
#include <memory>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "cli/commands.hpp"
#include "cli/game_options.hpp"
#include "cli/interrupt.hpp"
#include "cli/most.hpp"
#include "cli/solve_report.hpp"
#include "cli/streams.hpp"
#include "core/input_error.hpp"
#include "core/physical_memory.hpp"
#include "work/ranks.hpp"
#include "work/threads.hpp"

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
        throw InputError{fmt::format("option '{}' needs the name of a file", name)};
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
    const auto threads = static_cast<int>(options.integer("threads"));
    request.threads = threads == 0 ? available_workers() : threads;
    request.memory_mib = static_cast<std::size_t>(
        checked_memory({static_cast<std::uint64_t>(options.integer("memory"))}).count);
    if (const auto time = options.maybe_decimal("time")) request.time = Seconds{*time};
    request.checkpoint = maybe_file(options, "checkpoint");
    request.proof = maybe_file(options, "proof");
    return request;
}

// A position without a move needs no solver.
SolveAnswer answer_to(const GameEntry& entry, const SolveRequest& request) {
    if (request.position.is_over()) {
        if (request.proof) {
            throw InputError{"option 'proof': the game is over, there is nothing to prove"};
        }
        const Score score = request.position.final_score();
        return {{score, score}};
    }
    if (!entry.solve) throw InputError{fmt::format("{} has no solver", entry.name)};
    return entry.solve(request);
}

ExitCode solve(const SolveArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameEntry& entry = arguments.game.entry();
    const AnyGame game = arguments.game.make(entry);
    SolveRequest request = request_from(options, game.start());
    const StopSignal& stop = stop_on_interrupt();
    request.stop = &stop;
    const bool json = options.flag("json");
    SolveProgressLine line;
    if (!options.flag("quiet")) {
        request.progress = [&](const SolveProgress& progress) { line.show(game, progress); };
    }
    const bool leads = leads_this_run();
    if (!leads) request.progress = {};
    const SolveAnswer answer = answer_to(entry, request);
    if (!leads) return ExitCode::Done;  // the first of several processes has the answer
    line.clear();
    fmt::print("{}", json ? solve_json(game, request, answer) : solve_text(game, request, answer));
    if (const auto missing = no_proof(request, answer)) {
        flush_output();
        say(fmt::format("lawan: {}\n", missing->why));
        if (missing->failed) return ExitCode::Failed;
    } else if (is_settled(request, answer)) {
        return ExitCode::Done;
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::NotSettled;
}

}  // namespace

Command solve_command() {
    const auto arguments = std::make_shared<SolveArguments>();
    Command command{
        "solve", "Find the exact value of a position, all best moves, and a proof.",
        "  lawan solve tictactoe --size 5\n"
        "  lawan solve tictactoe --size 7x7 --in-a-row 5 --proof 775.proof\n"
        "  lawan solve tictactoe --position 'X2/1O1/2X O 3' --json\n"
        "  lawan solve tictactoe --size 8 --in-a-row 5 --at-most 0 --time 3600\n"
        "With --at-most and --at-least the answer is yes or no.\n"
        "Exit code 3: not settled within the limits; the bounds reached are printed. Or "
        "settled,\nbut the proof that was asked for is missing or shows less: stderr says why.",
        [arguments] { return solve(*arguments); }};
    arguments->game.add_to(command, Place::Needed);
    const CommandOption at_most{{"at-most",
                                 OptionType::Integer,
                                 "only decide whether the value is at most this",
                                 {},
                                 -kGreatestScore,
                                 kGreatestScore},
                                "SCORE"};
    const CommandOption at_least{{"at-least",
                                  OptionType::Integer,
                                  "only decide whether the value is at least this",
                                  {},
                                  -kGreatestScore,
                                  kGreatestScore},
                                 "SCORE"};
    const Candidates file{Candidates::Kind::File};
    arguments->options.add_to(command, "Question", {at_most, at_least});
    arguments->options.add_to(
        command, "Limits",
        {{{"threads", OptionType::Integer, "cores to use; 0 for all there are [0]", "0", 0,
           kMostThreads}},
         {{"memory", OptionType::Integer, "for tables [1024]", "1024", 1, kMostMemory}, "MIB"},
         {{"time", OptionType::Decimal, "for the whole command", {}, 0.001, kLongest}, "SECONDS"}});
    arguments->options.add_to(
        command, "Files",
        {{{"checkpoint", OptionType::Text, "keep what is known here, and go on from it"},
          "FILE",
          {},
          file},
         {{"proof", OptionType::Text, "write a proof that 'lawan verify' checks"},
          "FILE",
          {},
          file}});
    arguments->options.add_to(command, "Output",
                              {json_option(), quiet_option("no progress on stderr")});
    return command;
}

}  // namespace lawan::cli
