// lawan games: files of Othello games, listed, chosen, judged and written in another format.
#include <memory>

#include <fmt/format.h>

#include "catalog/levels.hpp"
#include "cli/commands.hpp"
#include "cli/game_choice.hpp"
#include "cli/games_judged.hpp"
#include "cli/games_out.hpp"
#include "cli/games_report.hpp"
#include "cli/interrupt.hpp"
#include "cli/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "formats/othello_games.hpp"

namespace lawan::cli {
namespace {

struct GamesArguments {
    std::vector<std::string> files;
    CommandOptions options;
};

ExitCode games(const GamesArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.has("out")) check_writable(options.text("out"));
    const GameChoice choice{options};
    const Spec bot =
        options.given("bot") ? parse_spec(options.text("bot")) : analyst_of(find_game("othello"));
    std::vector<std::string> unreadable;
    const GameCollection all = read_othello_games(arguments.files, &unreadable);
    for (const std::string& wrong : unreadable) say(fmt::format("unreadable: {}\n", wrong));
    if (all.empty() && !unreadable.empty()) throw InputError{"none of the files could be read"};
    Places found;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (choice.takes(all, i)) found.push_back(i);
    }
    std::optional<std::size_t> written;
    if (options.has("out")) written = write_games(all, found, options.text("out"));
    Places shown = found;
    const auto most = static_cast<std::size_t>(options.integer("limit"));
    if (most > 0 && shown.size() > most) shown.resize(most);
    const StopSignal& stop = stop_on_interrupt();
    std::vector<Judged> reviews;
    if (options.flag("review") && !shown.empty())
        reviews = judged_all(all, shown, options, bot, stop);
    const GamesTold told{all.size(), found.size(), Summary{all, found}, Flawed{all, found},
                         written};
    if (options.flag("json")) {
        print_json(told, all, shown, reviews);
    } else {
        print_list(all, shown, reviews);
        if (shown.size() < found.size()) {
            fmt::print("… {} more: --limit 0 shows all\n", found.size() - shown.size());
        }
        const auto mean = told.summary.mean();
        fmt::print("{} of {}; black won {}, drew {}, lost {}{}\n", found.size(),
                   count_text(all.size(), "game"), told.summary.wins, told.summary.draws,
                   told.summary.losses, mean ? fmt::format("; mean score {:+.2f}", *mean) : "");
        print_flawed(told.flawed);
        if (written) fmt::print("wrote {} to {}\n", *written, options.text("out"));
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
}

}  // namespace

Command games_command() {
    const auto arguments = std::make_shared<GamesArguments>();
    Command command{
        "games", "List, choose, judge and rewrite Othello games: WTHOR, GGF, moves line by line.",
        "  lawan games wthor/ --player tamenori --year-from 2000\n"
        "  lawan games WTH_1999.wtb --tournament world --score-from -2 --score-to 2\n"
        "  lawan games wthor/ --opening f5d6c3d3c4 --out diagonal.ggf --limit 0\n"
        "  lawan games club.ggf --review --time 0.2\n"
        "  lawan analyse othello --game WTH_1999.wtb --number 17",
        [arguments] { return games(*arguments); }};
    Word files{"FILE",
               Place::Needed,
               "files of games, or folders of such files",
               {Candidates::Kind::File},
               nullptr};
    files.all = &arguments->files;
    command.words.push_back(files);
    arguments->options.add_to(command, "Which games", game_choice_options());
    arguments->options.add_to(
        command, "Judging",
        {{{"review", OptionType::Flag, "say how many discs each side gave away"}},
         {{"bot", OptionType::Text, "who judges [the game's own engine]"},
          "BOT",
          {},
          {Candidates::Kind::Bot}},
         {{"time", OptionType::Decimal, "seconds for each position", "0.2", 0.01, 86400},
          "SECONDS"},
         {{"threads", OptionType::Integer, "cores to use; 0 for all there are", "0", 0, 256}}});
    arguments->options.add_to(
        command, "Output",
        {{{"limit", OptionType::Integer, "games to list at most; 0 for all", "20", 0, 1e9}},
         {{"out", OptionType::Text, "write the chosen games to a .ggf, or as moves to a .txt"},
          "FILE",
          {},
          {Candidates::Kind::File}},
         quiet_option("no progress on stderr"),
         json_option()});
    return command;
}

}  // namespace lawan::cli
