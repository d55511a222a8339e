// lawan tournament: many bots, many games, one table.
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "arena/export.hpp"
#include "arena/marks.hpp"
#include "arena/plan_json.hpp"
#include "arena/run.hpp"
#include "arena/run_ranks.hpp"
#include "arena/standings.hpp"
#include "arena/store.hpp"
#include "arena/table_text.hpp"
#include "catalog/programs.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/saved_games.hpp"
#include "cli/tournament_plan.hpp"
#include "cli/tournament_progress.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "protocol/supervisor.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

struct Arguments {
    PlanOptions plan;
    CommandOptions options;
};

void write_file(const std::string& path, const std::string& text) {
    std::ofstream file{path, std::ios::binary};
    file << text;
    file.close();
    if (!file) {
        throw Failure{fmt::format("cannot write {}: {}", in_quotes(path), std::strerror(errno))};
    }
}

// A new name for each run: the bots may have changed since the last one.
fs::path new_store_path(const std::string& game) {
    const fs::path folder = data_folder() / "tournaments";
    fs::create_directories(folder);
    const std::string stem =
        fmt::format("{}-{:%Y%m%d-%H%M%S}", game, fmt::localtime(std::time(nullptr)));
    for (int number = 1;; ++number) {
        const fs::path path =
            folder / fmt::format("{}{}.db", stem, number > 1 ? fmt::format("-{}", number) : "");
        if (!fs::exists(path)) return path;
    }
}

// A plan that somebody else may have written must not start programs unasked.
void check_commands(const TournamentPlan& plan, const Options& options) {
    if (options.flag("allow-commands")) return;
    for (const PlannedBot& bot : plan.bots) {
        if (is_program(parse_spec(bot.spec))) {
            throw InputError{fmt::format(
                "this tournament starts programs, such as {}: add --allow-commands if you trust it",
                in_quotes(bot.spec))};
        }
    }
}

TournamentStore open_store(const Arguments& arguments, const Options& options) {
    const bool resume = options.flag("resume");
    if (resume) {
        arguments.plan.check_nothing_given("--resume");
        if (!options.has("store")) throw InputError{"--resume needs --store FILE"};
        TournamentStore store = TournamentStore::resume(typed_path(options.text("store")));
        check_commands(store.plan(), options);
        return store;
    }
    TournamentPlan plan;
    if (options.has("file")) {
        arguments.plan.check_nothing_given("--file");
        plan = parse_plan(read_named(typed_path(options.text("file")).string()));
        check_commands(plan, options);
    } else {
        if (!arguments.plan.given()) {
            throw InputError{"GAME is missing: or say --file PLAN, or --resume --store FILE"};
        }
        plan = arguments.plan.plan();
    }
    check_bots(plan);
    const fs::path path =
        options.has("store") ? typed_path(options.text("store")) : new_store_path(plan.game);
    return TournamentStore::open(path, plan);
}

bool has_programs(const TournamentPlan& plan) {
    return std::any_of(plan.bots.begin(), plan.bots.end(),
                       [](const PlannedBot& bot) { return is_program(parse_spec(bot.spec)); });
}

std::string shell_word(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
    return quoted + "'";
}

std::string resume_command(const TournamentStore& store, const Options& options) {
    std::string command =
        fmt::format("lawan tournament --resume --store {}", shell_word(store.path().string()));
    if (options.has("concurrency")) command += " --concurrency " + options.text("concurrency");
    if (options.flag("recover")) command += " --recover";
    if (has_programs(store.plan())) command += " --allow-commands";
    return command;
}

const char* isolation_text(int isolation) {
    if (isolation == (kPidNamespace | kNetworkNamespace)) {
        return "programs run in PID and network namespaces of their own";
    }
    if ((isolation & kPidNamespace) != 0) {
        return "programs run in a PID namespace of their own; the system allows no network "
               "namespace, so they can reach the network";
    }
    return "the system allows no namespaces: programs are ended one by one, and they can reach "
           "the network";
}

// The first few, each with the command that shows it.
std::string forfeits_text(const TournamentStore& store, const std::vector<GameSummary>& games) {
    constexpr int kMost = 10;
    std::string text;
    int count = 0;
    for (const GameSummary& game : games) {
        if (!game.forfeited() || ++count > kMost) continue;
        const auto stored = store.game(game.number);
        text += fmt::format("game {}: {} ({}; lawan replay {} {})\n", game.number,
                            stored ? stored->record.result->detail : "", to_text(game.reason),
                            shell_word(store.path().string()), game.number);
    }
    if (count > kMost) text += fmt::format("and {} more games lost by a failure\n", count - kMost);
    return text;
}

void write_exports(const Tournament& tournament, const TournamentStore& store,
                   const Options& options) {
    const std::vector<GameSummary> games = tournament.counted();
    const Table table{store.plan().bots.size(), games};
    const auto write = [&](const char* option, const auto& make) {
        if (options.has(option)) write_file(options.text(option), make());
    };
    write("csv", [&] { return table_csv(store.plan(), table); });
    write("games-json", [&] { return games_json(store); });
    write("games-csv", [&] { return games_csv(store); });
    write("pgn", [&] { return games_text(store); });
    write("ggf", [&] { return games_ggf(store); });
    write("html", [&] { return report_html(store, tournament); });
}

std::string marks_text(const Tournament& tournament, const TournamentStore& store,
                       const Options& options) {
    if (!options.has("marks")) return {};
    const MarkScale scale =
        parse_marks(read_named(typed_path(options.text("marks")).string()), store.plan());
    return marks_report(scale, store.plan(), tournament.counted());
}

ExitCode tournament(const Arguments& arguments) {
    const Options options = arguments.options.checked();
    const std::unique_ptr<Ranks> ranks = ranks_of_this_run();
    if (ranks && ranks->rank() > 0) {
        follow_tournament(*ranks);
        return ExitCode::Done;
    }
    TournamentStore store = open_store(arguments, options);
    const TournamentPlan& plan = store.plan();
    Tournament tournament{plan, store.summaries()};
    if (options.has("marks")) {  // a wrong scale comes to light now, not after the last game
        (void)parse_marks(read_named(typed_path(options.text("marks")).string()), plan);
    }

    const bool json = options.flag("json");
    const bool quiet = json || options.flag("quiet");
    const StopSignal& stop = stop_on_interrupt();
    TournamentProgress progress{plan};
    RunSettings settings;
    settings.concurrency =
        options.has("concurrency") ? static_cast<int>(options.integer("concurrency")) : 1;
    if (settings.concurrency == 0) settings.concurrency = available_workers();
    settings.players.fresh_programs = options.flag("recover");
    settings.players.logs = options.has("logs")  ? options.text("logs")
                            : has_programs(plan) ? store.path().string() + "-logs"
                                                 : std::string{};
    settings.stop = &stop;
    if (!quiet) {
        settings.on_game = [&](const StoredGame&) { progress.show(tournament); };
    }
    settings.on_isolation = [&](int isolation) {
        if (quiet) return;
        progress.clear();
        fmt::print(stderr, "{}\n", isolation_text(isolation));
    };
    const bool finished = ranks ? lead_tournament(*ranks, tournament, store, settings)
                                : run_tournament(tournament, store, settings);
    progress.clear();

    write_exports(tournament, store, options);
    if (json) {
        fmt::print("{}", tournament_json(plan, tournament, store.path().string()));
    } else {
        const std::vector<GameSummary> games = tournament.counted();
        const Table table{plan.bots.size(), games};
        constexpr std::size_t kWidestCross = 12;
        fmt::print("{}", table_text(plan, table));
        if (plan.bots.size() > 2 && plan.bots.size() <= kWidestCross) {
            fmt::print("\n{}", cross_table_text(plan, table));
        }
        fmt::print("{}", match_text(plan, tournament));
        fmt::print("{}", forfeits_text(store, games));
        fmt::print("{}", marks_text(tournament, store, options));
        fmt::print("{} games, seed {}, kept in {}\n", games.size(), plan.seed.value,
                   store.path().string());
    }
    if (finished) return ExitCode::Done;
    fmt::print(stderr, "interrupted; this goes on with it:\n  {}\n",
               resume_command(store, options));
    return ExitCode::Interrupted;
}

}  // namespace

Command tournament_command() {
    const auto arguments = std::make_shared<Arguments>();
    Command command{
        "tournament", "Let many bots play each other: a table with ratings.",
        "  lawan tournament othello random greedy 'alphabeta(depth=3)' --games 20 --concurrency 2\n"
        "  lawan tournament tictactoe 'alice:process(command=\"python3 alice.py\")' minimax "
        "--move-time 1\n"
        "  lawan tournament adjacency new:alphabeta old:minimax --sprt elo0=0,elo1=10 --nodes "
        "2000\n"
        "  lawan tournament --resume --store cup.db --html cup.html",
        [arguments] { return tournament(*arguments); }};
    arguments->plan.add_to(command);
    const Candidates file{Candidates::Kind::File};
    arguments->options.add_to(
        command, "Running",
        {{{"concurrency",
           OptionType::Integer,
           "games at once; 0 for one on each core [1]",
           {},
           0,
           1024}},
         {{"store", OptionType::Text,
           "the file that the games are kept in; the same command goes on with it"},
          "FILE",
          {},
          file},
         {{"resume", OptionType::Flag, "go on with the tournament in --store"}},
         {{"file", OptionType::Text, "a plan in JSON instead of GAME and BOT"}, "PLAN", {}, file},
         {{"allow-commands", OptionType::Flag, "let a plan from a file start programs"}},
         {{"recover", OptionType::Flag, "start programs anew for each game"}},
         {{"logs", OptionType::Text, "folder for what programs write to stderr [STORE-logs]"},
          "FOLDER",
          {},
          file}});
    arguments->options.add_to(
        command, "Results",
        {json_option(),
         quiet_option("no table while it goes on"),
         {{"csv", OptionType::Text, "write the table to a file"}, "FILE", {}, file},
         {{"games-json", OptionType::Text, "write the games with their moves"}, "FILE", {}, file},
         {{"games-csv", OptionType::Text, "write a line for each game"}, "FILE", {}, file},
         {{"pgn", OptionType::Text, "write the games as text, tags and moves"}, "FILE", {}, file},
         {{"ggf", OptionType::Text, "write the games of Othello as GGF"}, "FILE", {}, file},
         {{"html", OptionType::Text, "write a page with tables and boards"}, "FILE", {}, file},
         {{"marks", OptionType::Text, "give marks by a scale, for a course: see the manual"},
          "SCALE",
          {},
          file}});
    return command;
}

}  // namespace lawan::cli
