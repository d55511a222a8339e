// lawan tournament: many bots, many games, one table.
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "arena/standings.hpp"
#include "cli/called_as.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/arena_words.hpp"
#include "cli/commands/parsed_file.hpp"
#include "cli/commands/tournament_plan.hpp"
#include "cli/commands/tournament_progress.hpp"
#include "cli/commands/tournament_results.hpp"
#include "cli/completion/shell_words.hpp"
#include "cli/data_folder.hpp"
#include "cli/help.hpp"
#include "cli/sandbox_option.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "formats/phrases.hpp"
#include "protocol/held.hpp"
#include "protocol/lock_in.hpp"
#include "protocol/programs.hpp"
#include "tournaments/marks.hpp"
#include "tournaments/plan_json.hpp"
#include "tournaments/run.hpp"
#include "tournaments/run_ranks.hpp"
#include "tournaments/standings_text.hpp"
#include "tournaments/store.hpp"
#include "tournaments/tournament_json.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

struct TournamentArguments {
    PlanOptions plan;
    CommandOptions options;
};

void make_log_folder(const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) {
        throw InputError{words::kCannotMakeLogFolder,
                         {in_quotes(folder.string()), system_error(failed)}};
    }
}

// A new name for each run: the bots may have changed since the last one.
fs::path new_store_path(const std::string& game) {
    const fs::path folder = made_data_folder("tournaments", words::kNameAFileWithStore);
    const std::string stem =
        fmt::format("{}-{:%Y%m%d-%H%M%S}", game, fmt::localtime(std::time(nullptr)));
    for (int number = 1;; ++number) {
        fs::path path =
            folder / fmt::format("{}{}.db", stem, number > 1 ? fmt::format("-{}", number) : "");
        if (!fs::exists(path)) return path;
    }
}

// A plan that somebody else may have written must not start programs unasked.
void check_commands(const TournamentPlan& plan, const Options& options) {
    if (options.flag("allow-commands") || !(options.flag("resume") || options.has("file"))) return;
    for (const PlannedBot& bot : plan.bots) {
        if (is_program(parse_spec(bot.spec))) {
            throw InputError{words::kTournamentStartsPrograms, {in_quotes(bot.spec)}};
        }
    }
}

bool has_programs(const TournamentPlan& plan) {
    return std::any_of(plan.bots.begin(), plan.bots.end(),
                       [](const PlannedBot& bot) { return is_program(parse_spec(bot.spec)); });
}

// Without files of its own a program could rewrite the store.
void check_sandbox(const TournamentPlan& plan, const Options& options) {
    const Isolation isolation = isolation_from(options);
    if (isolation == Isolation::None || !has_programs(plan)) return;
    const int held = best_lock_in().held;
    if ((held & kOwnFiles) == 0) throw InputError{words::kAskForNoSandbox, {what_holds(held)}};
}

struct OpenedStore {
    TournamentStore store;
    UnwritableResults unwritable;
};

OpenedStore open_store(const TournamentArguments& arguments, const Options& options) {
    if (options.has("store") && options.text("store").empty()) {
        throw InputError{words::kStoreNeedsFile, {}};
    }
    const bool resume = options.flag("resume");
    if (resume) {
        arguments.plan.check_nothing_given(words::kResumeHasThePlan);
        if (!options.has("store")) throw InputError{words::kResumeNeedsStore, {}};
        TournamentStore store = TournamentStore::resume(typed_path(options.text("store")));
        UnwritableResults unwritable = check_results(store.plan(), options);
        return {std::move(store), std::move(unwritable)};
    }
    TournamentPlan plan;
    if (options.has("file")) {
        arguments.plan.check_nothing_given(words::kFileHasThePlan);
        plan = parsed_file(typed_path(options.text("file")).string(), [](std::string_view text) {
            TournamentPlan read = parse_plan(text);
            check_bots(read);
            return read;
        });
    } else {
        if (!arguments.plan.given()) {
            throw InputError{words::kGameOfTournamentIsMissing, {}};
        }
        plan = arguments.plan.plan();
    }
    check_bots(plan);
    check_commands(plan, options);
    check_sandbox(plan, options);
    // Before there is a store with nothing in it.
    UnwritableResults unwritable = check_results(plan, options);
    const fs::path path =
        options.has("store") ? typed_path(options.text("store")) : new_store_path(plan.game);
    return {TournamentStore::open(path, plan), std::move(unwritable)};
}

// With all that was asked for but the plan, which the store keeps.
std::string resume_command(const TournamentStore& store, const CommandOptions& given) {
    return fmt::format("{} tournament --resume --store {}{}{}", called_as(),
                       shell_quoted(store.path().string()),
                       given.typed_again({"resume", "store", "file", "allow-commands"}),
                       has_programs(store.plan()) ? " --allow-commands" : "");
}

// A line in the folder of what programs wrote, where there is one.
void note(const fs::path& logs, const std::string& line) {
    const fs::path log = logs / "arena.log";
    if (logs.empty() || is_device_or_pipe(log.string()))
        return;  // a pipe would keep the games waiting
    std::ofstream{log, std::ios::app}
        << fmt::format("{:%Y-%m-%d %H:%M:%S} {}\n", fmt::localtime(std::time(nullptr)), line);
}

// How the games are played: without what is told of them while they go on.
RunSettings run_settings(const TournamentStore& store, const Options& options) {
    RunSettings settings;
    settings.concurrency = static_cast<int>(options.integer("concurrency"));
    if (settings.concurrency == 0) settings.concurrency = available_workers();
    settings.players.fresh_programs = options.flag("recover");
    settings.players.logs = options.has("logs")          ? options.text("logs")
                            : has_programs(store.plan()) ? store.path().string() + "-logs"
                                                         : std::string{};
    if (!settings.players.logs.empty()) make_log_folder(settings.players.logs);
    settings.players.isolation = isolation_from(options);
    settings.players.store = store.path();
    settings.players.ponders = options.flag("ponder");
    settings.stop = &stop_on_interrupt();
    return settings;
}

// Tells of the games while they are played: on the terminal, unless it is quiet, and in the logs.
class RunTeller {
  public:
    RunTeller(const Tournament& tournament, TournamentStore& store, bool quiet)
        : tournament_(tournament), store_(store), progress_(store.plan()), quiet_(quiet) {}

    // The teller has to live until the run has ended.
    void listen(RunSettings& settings) {
        logs_ = settings.players.logs;
        isolated_ = settings.players.isolation != Isolation::None;
        if (!quiet_) {
            progress_.begin(tournament_);
            settings.on_game = [this](const TournamentGame& game) {
                progress_.ended(game.summary.number, tournament_);
            };
            settings.on_move = [this](std::int64_t number, std::size_t moves) {
                progress_.moved(number, moves);
            };
        }
        if (isolated_) {
            settings.on_isolation = [this](int held) { tell_isolation(held); };
        } else if (has_programs(store_.plan()) && !tournament_.finished()) {
            tell_isolation(0);  // known before any of them has started
        }
        settings.players.on_played_again = [this](std::int64_t number, Seconds stall) {
            tell_played_again(number, stall);
        };
    }

    void clear() { progress_.clear(); }

  private:
    void tell_isolation(int held) {
        store_.add_run(isolated_ ? names_of(held) : "none");
        const std::string line = told(isolated_ ? what_holds(held) : what_is_possible());
        note(logs_, line);
        // What programs may do beyond their games is no progress to be quiet about.
        if (quiet_ && isolated_ && (held & kLockedIn) == kLockedIn) return;
        progress_.clear();
        say(line + '\n');
    }

    void tell_played_again(std::int64_t number, Seconds stall) {
        const std::lock_guard lock{played_again_};  // several games may be played at once
        const std::string line = told(words::kPlayedAgain, {number, decimal(stall.count(), 2)});
        note(logs_, line);
        if (quiet_) return;
        progress_.clear();
        say(line + '\n');
    }

    const Tournament& tournament_;
    TournamentStore& store_;
    TournamentProgress progress_;
    bool quiet_;
    fs::path logs_;
    bool isolated_ = false;
    std::mutex played_again_;
};

void print_results(const Tournament& tournament, const TournamentStore& store,
                   const std::optional<MarkScale>& scale) {
    constexpr std::size_t kWidestCross = 12;
    const TournamentPlan& plan = store.plan();
    const std::vector<GameSummary> games = tournament.counted();
    const Standings table = standings_of(plan, tournament);
    if (games.empty()) {
        print("{}\n", told(words::kNoTableYet));
    } else {
        print("{}", standings_text(plan, table, language()));
    }
    if (!games.empty() && plan.bots.size() > 2 && plan.bots.size() <= kWidestCross) {
        print("\n{}", cross_table_text(plan, table));
    }
    print("{}{}", winner_text(plan, tournament, language()),
          match_text(plan, tournament, language()));
    print("{}", forfeits_text(store, games));
    if (scale) print("{}", marks_report(*scale, plan, games, language()));
    print("{}\n", told(words::kKeptIn, {games.size(), plan.seed.value, store.path().string()}));
}

ExitCode tournament(const TournamentArguments& arguments) {
    const Options options = arguments.options.checked();
    const std::unique_ptr<Ranks> ranks = ranks_of_this_run();
    if (ranks && ranks->rank() > 0) {
        StallWatch stalls;
        follow_tournament(*ranks, stalls.log());
        return ExitCode::Done;
    }
    OpenedStore opened = open_store(arguments, options);
    TournamentStore& store = opened.store;
    const TournamentPlan& plan = store.plan();
    const std::optional<MarkScale> scale = scale_from(plan, options);
    Tournament tournament{plan, store.summaries()};
    // What was played before is counted first; perhaps nothing is left.
    if (const auto first = tournament.next()) tournament.lost(*first);
    const bool nothing_left = tournament.finished();
    if (!nothing_left) {
        check_commands(plan, options);
        check_sandbox(plan, options);
    }

    const bool json = options.flag("json");
    const bool quiet = json || options.flag("quiet");
    RunTeller teller{tournament, store, quiet};
    RunSettings settings = run_settings(store, options);
    teller.listen(settings);
    StallWatch stalls;
    settings.players.stalls = &stalls.log();
    const bool finished = ranks ? lead_tournament(*ranks, tournament, store, settings)
                                : run_tournament(tournament, store, settings);
    teller.clear();
    if (json) {
        fmt::print("{}", tournament_json(plan, tournament, store.path().string(), scale,
                                         store.sandboxes()));
    } else {
        print_results(tournament, store, scale);
    }
    flush_output();
    if (nothing_left && !quiet) say(told(words::kAllWerePlayed) + '\n');
    const bool written = write_results(tournament, store, scale, options, opened.unwritable);
    if (finished) return written ? ExitCode::Done : ExitCode::NoOutput;
    say(fmt::format("{}\n  {}\n", told(words::kGoesOnWith),
                    resume_command(store, arguments.options)));
    return ExitCode::Interrupted;
}

std::vector<CommandOption> running_options() {
    return {integer_option("concurrency", {"games at once; 0 for one on each core",
                                           "permainan sekaligus; 0 untuk satu di tiap inti"})
                .between(0, 1024)
                .usually("1"),
            file_option("store", {"the file that keeps the games; the same command continues it",
                                  "berkas penyimpan permainan; perintah yang sama melanjutkannya"}),
            flag_option("resume",
                        {"continue the tournament in --store", "lanjutkan turnamen dalam --store"}),
            file_option("file", {"a plan in JSON instead of GAME and BOT",
                                 "rencana dalam JSON, pengganti PERMAINAN dan BOT"})
                .written({"PLAN", "RENCANA"}),
            flag_option("allow-commands", {"let a plan from a file start programs",
                                           "izinkan rencana dari berkas menjalankan program"}),
            flag_option("recover", {"start programs anew for each game",
                                    "jalankan program dari awal tiap permainan"}),
            sandbox_option(),
            ponder_option(),
            file_option("logs", {"folder for what programs write to stderr [STORE-logs]",
                                 "folder untuk yang ditulis program ke stderr [BERKAS-logs]"})
                .written(words::kFolder)};
}

}  // namespace

Command tournament_command() {
    const auto arguments = std::make_shared<TournamentArguments>();
    Command command{"tournament",
                    Words{"Let many bots play each other: a table with ratings.",
                          "Biarkan banyak bot saling bermain: tabel dengan peringkat."},
                    [arguments] { return tournament(*arguments); }};
    command.examples = examples_of_games("tournament", "random greedy --games 20");
    command.examples.push_back({"lawan tournament --resume --store cup.db --html cup.html"});
    arguments->plan.add_to(command);
    arguments->options.add_to(command, {"Running", "Jalannya"}, running_options());
    std::vector<CommandOption> results = result_options();
    results.insert(results.begin(),
                   {json_option(), quiet_option({"show no table while playing",
                                                 "jangan tampilkan tabel selama bermain"})});
    arguments->options.add_to(command, {"Results", "Hasil"}, results);
    return command;
}

}  // namespace lawan::cli
