// lawan bench: a fixed list of searches. The total of their nodes is the bench signature: the same
// on every machine and compiler, and another one whenever a search behaves otherwise.
#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/bench_problems.hpp"
#include "cli/commands/measure_words.hpp"
#include "cli/help.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/limits.hpp"
#include "core/spec.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Measured {
    std::uint64_t nodes = 0;
    Seconds time{0};
    std::string moves = {};
    std::string start = {};

    [[nodiscard]] double nodes_per_second() const {
        return time.count() > 0 ? static_cast<double>(nodes) / time.count() : 0;
    }
};

Measured run(const GameModule& entry, const BenchSearch& search) {
    const AnyGame game = entry.make(Options{as_it_is(entry.name), entry.settings, search.settings});
    const auto bot = make_bot(entry, game, parse_spec(search.bot));
    AnyPosition position = game.start();
    bot->new_game({position, position.side_to_move(), 0, Seed{}});
    Measured measured;
    measured.start = position.text();
    std::vector<AnyMove> played;
    for (int ply = 0; ply < search.plies && !position.is_over(); ++ply) {
        const Thought<AnyMove> thought = bot->think({position, played, Limits::none()});
        measured.nodes += thought.nodes;
        measured.time += thought.time;
        measured.moves += (measured.moves.empty() ? "" : " ") + position.move_text(thought.best);
        played.push_back(thought.best);
        position = position.after(thought.best);
    }
    return measured;
}

std::string settings_text(const BenchSearch& search) {
    std::string text;
    for (const auto& [name, value] : search.settings) {
        text += " --" + name + (value == "true" ? "" : ' ' + value);
    }
    return text;
}

struct BenchArguments {
    std::string game;
    CommandOptions options;
    CommandOptions own;  // of the solvers of some games
};

bool has_problems(const GameModule& game) {
    return !!game.files.problems;
}

std::vector<std::string> games_with_problems() {
    std::vector<std::string> names;
    for (const GameModule& game : catalog()) {
        if (has_problems(game)) names.push_back(game.name);
    }
    return names;
}

ExitCode bench_of_game(const BenchArguments& arguments, const Options& options) {
    const auto names = games_with_problems();
    if (arguments.game.empty() && names.empty()) throw InputError{words::kNoGameHasProblems, {}};
    const GameModule& entry = find_game(arguments.game.empty() ? names.front() : arguments.game);
    if (!has_problems(entry)) {
        throw InputError{words::kGameHasNoProblems, {entry.name, joined(names, ", ")}};
    }
    const Options own{as_it_is(""), entry.problem_solver.options, arguments.own.given()};
    return bench_problems(entry, options, own);
}

ExitCode bench_searches(bool json) {
    exit_on_interrupt();
    Json list = Json::array();
    Measured total;
    for (const GameModule& game : catalog()) {
        for (const BenchSearch& search : game.bench) {
            const Measured measured = run(game, search);
            total.nodes += measured.nodes;
            total.time += measured.time;
            list.push_back({{"game", game.name},
                            {"position", measured.start},
                            {"bot", search.bot},
                            {"moves", measured.moves},
                            {"nodes", measured.nodes},
                            {"seconds", measured.time.count()}});
            if (json) continue;
            print("{:<36} {:<42} {}\n", game.name + settings_text(search), search.bot,
                  told(words::kNodesAndTime,
                       {fmt::format("{:>8}", measured.nodes),
                        fmt::format("{:>8}", told(decimal(measured.time.count(), 3)))}));
        }
    }
    if (json) {
        const Json all{{"signature", total.nodes},
                       {"seconds", total.time.count()},
                       {"nodes_per_second", total.nodes_per_second()},
                       {"searches", std::move(list)}};
        fmt::print("{}", json_text(all));
    } else {
        print("\n{}\n{}\n",
              told(words::kTimeAndSpeed, {decimal(total.time.count(), 3),
                                          fmt::format("{:.0f}", total.nodes_per_second())}),
              told(words::kSignature, {total.nodes}));
    }
    return ExitCode::Done;
}

ExitCode bench(const BenchArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.has("problems")) return bench_of_game(arguments, options);
    if (!arguments.game.empty()) {
        (void)find_game(arguments.game);  // a name that nobody knows is the first thing to say
        throw InputError{words::kGameIsForProblems, {}};
    }
    return bench_searches(options.flag("json"));
}

// The options of the games' own solvers, each once.
std::vector<CommandOption> own_options() {
    std::vector<CommandOption> options;
    for (const GameModule& game : catalog()) {
        for (const OptionSpec& spec : game.problem_solver.options) {
            const auto same = [&](const CommandOption& each) {
                return each.spec().name == spec.name;
            };
            if (std::any_of(options.begin(), options.end(), same)) continue;
            options.push_back(
                spec.type == OptionType::Decimal
                    ? CommandOption{spec}.written(words::kSeconds)
                    : CommandOption{spec}.written(words::kFile).offers({Candidates::Kind::File}));
        }
    }
    return options;
}

}  // namespace

Command bench_command() {
    constexpr double kMost = 1e9;
    const auto arguments = std::make_shared<BenchArguments>();
    Command command{
        "bench",
        Words{"Run a fixed list of searches, or solve a file of problems, and time them.",
              "Jalankan daftar pencarian tetap, atau pecahkan berkas soal, lalu ukur waktunya."},
        [arguments] { return bench(*arguments); }};
    command.examples = {
        {"lawan bench", Words{"the signature of the searches", "tanda tangan pencarian"}},
        {"lawan bench --json"}};
    command.examples = command.examples + shown_by_games("bench");
    command.words.push_back({words::kGame,
                             Place::Optional,
                             {words::kWhoseProblems, {joined(games_with_problems(), ", ")}},
                             {Candidates::Kind::Game},
                             &arguments->game});
    const Words group{"Problems", "Soal"};
    arguments->options.add_to(
        command, group,
        {file_option("problems", {"file of positions with their scores, such as OBF",
                                  "berkas posisi beserta skornya, seperti OBF"}),
         integer_option("from", {"number of the first position", "nomor posisi pertama"})
             .between(1, kMost)
             .usually("1"),
         integer_option("to", {"number of the last position", "nomor posisi terakhir"})
             .between(1, kMost),
         threads_option().usually("1"),
         integer_option("memory", {"MiB to remember positions in", "MiB untuk mengingat posisi"})
             .between(1, kMostMemory)
             .usually("256")});
    arguments->own.add_to(command, group, own_options());
    arguments->options.add_to(command, words::kGroupOutput, {json_option()});
    return command;
}

}  // namespace lawan::cli
