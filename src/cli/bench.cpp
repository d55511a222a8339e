// lawan bench: a fixed list of searches. The total of their nodes is the bench signature: the same
// on every machine and compiler, and another one whenever a search behaves otherwise.
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "cli/bench_list.hpp"
#include "cli/bench_problems.hpp"
#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/most.hpp"
#include "core/input_error.hpp"
#include "core/limits.hpp"
#include "core/spec.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan::cli {
namespace {

struct Measured {
    std::uint64_t nodes = 0;
    Seconds time{0};
    std::string moves = {};
    std::string start = {};

    [[nodiscard]] double nodes_per_second() const {
        return time.count() > 0 ? static_cast<double>(nodes) / time.count() : 0;
    }
};

Measured run(const BenchSearch& search) {
    const GameEntry& entry = find_game(search.game);
    const AnyGame game = entry.make(Options{entry.name, entry.settings, search.settings});
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
};

ExitCode bench(const BenchArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.has("problems")) {
        if (find_game(arguments.game.empty() ? "othello" : arguments.game).name != "othello") {
            throw InputError{"option 'problems' is for othello"};
        }
        return bench_problems(options);
    }
    if (!arguments.game.empty()) {
        (void)find_game(arguments.game);  // a name that nobody knows is the first thing to say
        throw InputError{"GAME is for option 'problems', a file of positions to solve"};
    }
    const bool json = options.flag("json");
    exit_on_interrupt();
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    Measured total;
    for (const BenchSearch& search : bench_list()) {
        const Measured measured = run(search);
        total.nodes += measured.nodes;
        total.time += measured.time;
        list.push_back({{"game", search.game},
                        {"position", measured.start},
                        {"bot", search.bot},
                        {"moves", measured.moves},
                        {"nodes", measured.nodes},
                        {"seconds", measured.time.count()}});
        if (!json) {
            fmt::print("{:<36} {:<42} {:>8} nodes {:>8.3f} s\n",
                       search.game + settings_text(search), search.bot, measured.nodes,
                       measured.time.count());
        }
    }
    if (json) {
        const nlohmann::ordered_json all{{"signature", total.nodes},
                                         {"seconds", total.time.count()},
                                         {"nodes_per_second", total.nodes_per_second()},
                                         {"searches", std::move(list)}};
        fmt::print("{}", json_text(all));
    } else {
        fmt::print("\n{:.3f} s, {:.0f} nodes/s\nsignature {}\n", total.time.count(),
                   total.nodes_per_second(), total.nodes);
    }
    return ExitCode::Done;
}

}  // namespace

Command bench_command() {
    constexpr double kMost = 1e9;
    const auto arguments = std::make_shared<BenchArguments>();
    Command command{
        "bench", "Run a fixed list of searches, or solve a file of problems; counts and times.",
        "  lawan bench                                    the signature of the searches\n"
        "  lawan bench --json\n"
        "  lawan bench othello --problems ffo.obf         score, nodes, time of each\n"
        "  lawan bench othello --problems ffo.obf --from 1 --to 10 --threads 0 --json",
        [arguments] { return bench(*arguments); }};
    command.words.push_back({"GAME",
                             Place::Optional,
                             "whose problems: othello",
                             {Candidates::Kind::Game, {}},
                             &arguments->game});
    CommandOption problems{
        {"problems", OptionType::Text, "file of positions in OBF with their scores"}, "FILE"};
    problems.candidates.kind = Candidates::Kind::File;
    CommandOption weights{{"weights", OptionType::Text,
                           "file of weights; those that come with the program unless given"},
                          "FILE"};
    weights.candidates.kind = Candidates::Kind::File;
    arguments->options.add_to(
        command, "Problems",
        {problems,
         {{"from", OptionType::Integer, "number of the first position", "1", 1, kMost}},
         {{"to", OptionType::Integer, "number of the last position", {}, 1, kMost}},
         {{"threads", OptionType::Integer, "cores to use; 0 for all there are", "1", 0,
           kMostThreads}},
         {{"memory", OptionType::Integer, "MiB to remember positions in", "256", 1, kMostMemory}},
         weights});
    arguments->options.add_to(command, "Output", {json_option()});
    return command;
}

}  // namespace lawan::cli
