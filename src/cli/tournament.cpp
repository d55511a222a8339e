// lawan tournament: many bots, many games, one table.
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "arena/marks.hpp"
#include "arena/plan_json.hpp"
#include "arena/run.hpp"
#include "arena/run_ranks.hpp"
#include "arena/standings.hpp"
#include "arena/store.hpp"
#include "arena/table_text.hpp"
#include "catalog/programs.hpp"
#include "cli/called_as.hpp"
#include "cli/commands.hpp"
#include "cli/data_folder.hpp"
#include "cli/interrupt.hpp"
#include "cli/saved_games.hpp"
#include "cli/streams.hpp"
#include "cli/tournament_plan.hpp"
#include "cli/tournament_progress.hpp"
#include "cli/tournament_results.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "protocol/supervisor.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

struct TournamentArguments {
    PlanOptions plan;
    CommandOptions options;
};

void make_folder(const fs::path& folder, const char* what) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) {
        throw InputError{fmt::format("cannot make the folder {} ({}) for {}",
                                     in_quotes(folder.string()), failed.message(), what)};
    }
}

// A new name for each run: the bots may have changed since the last one.
fs::path new_store_path(const std::string& game) {
    const fs::path folder = made_data_folder("tournaments", "name a file with --store FILE");
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
    if (options.flag("allow-commands") || !(options.flag("resume") || options.has("file"))) return;
    for (const PlannedBot& bot : plan.bots) {
        if (is_program(parse_spec(bot.spec))) {
            throw InputError{fmt::format(
                "this tournament starts programs, such as {}: add --allow-commands if you trust it",
                in_quotes(bot.spec))};
        }
    }
}

TournamentStore open_store(const TournamentArguments& arguments, const Options& options) {
    if (options.has("store") && options.text("store").empty()) {
        throw InputError{"--store needs the name of a file"};
    }
    const bool resume = options.flag("resume");
    if (resume) {
        arguments.plan.check_nothing_given("--resume");
        if (!options.has("store")) throw InputError{"--resume needs --store FILE"};
        return TournamentStore::resume(typed_path(options.text("store")));
    }
    TournamentPlan plan;
    if (options.has("file")) {
        arguments.plan.check_nothing_given("--file");
        plan = parse_plan(read_named(typed_path(options.text("file")).string()));
    } else {
        if (!arguments.plan.given()) {
            throw InputError{"GAME is missing: or say --file PLAN, or --resume --store FILE"};
        }
        plan = arguments.plan.plan();
    }
    check_bots(plan);
    check_commands(plan, options);
    check_results(plan, options);  // before there is a store with nothing in it
    const fs::path path =
        options.has("store") ? typed_path(options.text("store")) : new_store_path(plan.game);
    return TournamentStore::open(path, plan);
}

bool has_programs(const TournamentPlan& plan) {
    return std::any_of(plan.bots.begin(), plan.bots.end(),
                       [](const PlannedBot& bot) { return is_program(parse_spec(bot.spec)); });
}

std::string resume_command(const TournamentStore& store, const Options& options) {
    std::string command = fmt::format("{} tournament --resume --store {}", called_as(),
                                      shell_word(store.path().string()));
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

// A line in the folder of what programs wrote.
void note(const fs::path& logs, const char* line) {
    std::ofstream{logs / "arena.log", std::ios::app}
        << fmt::format("{:%Y-%m-%d %H:%M:%S} {}\n", fmt::localtime(std::time(nullptr)), line);
}

ExitCode tournament(const TournamentArguments& arguments) {
    const Options options = arguments.options.checked();
    const std::unique_ptr<Ranks> ranks = ranks_of_this_run();
    if (ranks && ranks->rank() > 0) {
        follow_tournament(*ranks);
        return ExitCode::Done;
    }
    TournamentStore store = open_store(arguments, options);
    const TournamentPlan& plan = store.plan();
    check_results(plan, options);
    const std::optional<MarkScale> scale = scale_from(plan, options);
    Tournament tournament{plan, store.summaries()};
    // What was played before is counted first; perhaps nothing is left.
    if (const auto first = tournament.next()) tournament.lost(*first);
    if (!tournament.finished()) check_commands(plan, options);

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
    if (!settings.players.logs.empty())
        make_folder(settings.players.logs, "what programs write (--logs)");
    settings.stop = &stop;
    if (!quiet) {
        settings.on_game = [&](const StoredGame&) { progress.show(tournament); };
    }
    settings.on_isolation = [&](int isolation) {
        note(settings.players.logs, isolation_text(isolation));
        if (quiet) return;
        progress.clear();
        say(fmt::format("{}\n", isolation_text(isolation)));
    };
    const bool finished = ranks ? lead_tournament(*ranks, tournament, store, settings)
                                : run_tournament(tournament, store, settings);
    progress.clear();

    if (json) {
        fmt::print("{}", tournament_json(plan, tournament, store.path().string(), scale));
    } else {
        const std::vector<GameSummary> games = tournament.counted();
        const Table table = table_of(plan, tournament);
        constexpr std::size_t kWidestCross = 12;
        if (games.empty()) {
            fmt::print("no game was finished: there is no table yet\n");
        } else {
            fmt::print("{}", table_text(plan, table));
        }
        if (!games.empty() && plan.bots.size() > 2 && plan.bots.size() <= kWidestCross) {
            fmt::print("\n{}", cross_table_text(plan, table));
        }
        fmt::print("{}{}", winner_text(plan, tournament), match_text(plan, tournament));
        fmt::print("{}", forfeits_text(store, games));
        if (scale) fmt::print("{}", marks_report(*scale, plan, games));
        fmt::print("{}, seed {}, kept in {}\n", count_text(games.size(), "game"), plan.seed.value,
                   store.path().string());
    }
    write_results(tournament, store, scale, options);
    if (finished) return ExitCode::Done;
    say(fmt::format("interrupted; this goes on with it:\n  {}\n", resume_command(store, options)));
    return ExitCode::Interrupted;
}

}  // namespace

Command tournament_command() {
    const auto arguments = std::make_shared<TournamentArguments>();
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
    std::vector<CommandOption> results = result_options();
    results.insert(results.begin(), {json_option(), quiet_option("no table while it goes on")});
    arguments->options.add_to(command, "Results", results);
    return command;
}

}  // namespace lawan::cli
