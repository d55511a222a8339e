// lawan bench: a fixed list of searches. The total of their nodes is the bench signature: the same
// on every machine and compiler, and another one whenever a search behaves otherwise.
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "catalog/catalog.hpp"
#include "cli/bench_list.hpp"
#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "core/limits.hpp"
#include "core/spec.hpp"

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

ExitCode bench(const CommandOptions& options) {
    const bool json = options.checked().flag("json");
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
        fmt::print("{}\n", all.dump(2));
    } else {
        fmt::print("\n{:.3f} s, {:.0f} nodes/s\nsignature {}\n", total.time.count(),
                   total.nodes_per_second(), total.nodes);
    }
    return ExitCode::Done;
}

}  // namespace

Command bench_command() {
    const auto options = std::make_shared<CommandOptions>();
    Command command{"bench",
                    "Run a fixed list of searches; the total of their nodes is the signature.",
                    "  lawan bench\n"
                    "  lawan bench --json",
                    [options] { return bench(*options); }};
    options->add_to(command, "Output", {json_option()});
    return command;
}

}  // namespace lawan::cli
