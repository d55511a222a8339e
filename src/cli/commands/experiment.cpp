// lawan experiment: the papers' tables beside ours.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "cli/called_as.hpp"
#include "cli/command_line.hpp"
#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/measure_words.hpp"
#include "cli/help.hpp"
#include "cli/play/human_bot.hpp"
#include "cli/replaced_file.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/progress_bar.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "experiments/experiment.hpp"
#include "experiments/ground.hpp"
#include "experiments/made_now.hpp"
#include "experiments/report.hpp"
#include "experiments/words.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

using experiments::Experiment;
using experiments::Report;

constexpr const char* kAll = "all";
constexpr double kMostExperimentGames = 100'000;
// Nobody who asks for nothing special waits longer than ten minutes for an experiment.
constexpr Seconds kUsualTime{570};

struct ExperimentArguments {
    std::string name;
    CommandOptions options;
};

void print_experiments() {
    for (const Experiment& experiment : experiments::experiments()) {
        print("{:<18} {} ({})\n", experiment.name, told(experiment.summary),
              told(experiment.source));
    }
    print("{:<18} {}\n", kAll, told(experiments::words::kAllOfThem));
}

void print_experiments_json() {
    auto list = nlohmann::ordered_json::array();
    for (const Experiment& experiment : experiments::experiments()) {
        list.push_back({{"name", experiment.name},
                        {"summary", told(experiment.summary)},
                        {"source", told(experiment.source)}});
    }
    fmt::print("{}", json_text({{"experiments", std::move(list)}}));
}

std::vector<const Experiment*> chosen(const std::string& name) {
    std::vector<const Experiment*> list;
    if (name != kAll) return {&experiments::find_experiment(name, {kAll})};
    for (const Experiment& each : experiments::experiments()) list.push_back(&each);
    return list;
}

// The option means nothing to an experiment of another kind.
void check_meant(const std::vector<const Experiment*>& list, const std::string& option,
                 bool Experiment::*kind) {
    if (std::any_of(list.begin(), list.end(), [&](const auto* each) { return each->*kind; }))
        return;
    std::vector<std::string> names;
    for (const Experiment& each : experiments::experiments()) {
        if (each.*kind) names.push_back(each.name);
    }
    throw InputError{words::kOptionIsForExperiments, {option, joined(names, ", ")}};
}

// Most experiments take it: to list them would say less than to name the one that does not.
void check_taken(const std::vector<const Experiment*>& list, const Options& options,
                 const std::string& option, bool Experiment::*kind) {
    if (!options.given(option) || list.size() > 1 || list.front()->*kind) return;
    throw InputError{words::kExperimentTakesNo, {list.front()->name, option}};
}

// Two of these would be two answers in one place, or one that nobody sees.
void check_output(const Options& options) {
    for (const auto& [one, other] :
         {std::pair{"json", "csv"}, std::pair{"human", "json"}, std::pair{"human", "csv"},
          std::pair{"table", "json"}, std::pair{"table", "csv"}}) {
        if (options.flag(one) && options.flag(other)) {
            throw InputError{words::kNotBoth, {one, other}};
        }
    }
}

experiments::RunSettings settings_from(const Options& options) {
    experiments::RunSettings settings;
    settings.seed = command_seed(options);
    if (const auto games = options.maybe_integer("games"))
        settings.games = static_cast<int>(*games);
    if (const auto time = options.maybe_decimal("time")) settings.time = Seconds{*time};
    const Limits limits = command_limits(options);
    settings.move_time = limits.time;
    settings.nodes = limits.nodes;
    settings.depth = limits.depth;
    if (options.has("game")) settings.game = options.text("game");
    if (options.has("bots")) settings.bots = names_between_commas(options.text("bots"));
    settings.workers = command_threads(options);
    return settings;
}

void seat_human(experiments::RunSettings& settings, const StopSignal& stop) {
    settings.workers = 1;
    settings.human = [&stop](const AnyGame& game) -> std::unique_ptr<Bot> {
        const PlayScreen screen{terminal_charset(), terminal_colour("auto")};
        return std::make_unique<HumanBot>(game, stop, screen);
    };
    settings.keep = [](const GameRecord& record) {
        print("{}\n", told(words::kGameIsSaved, {save_new_game(record).string()}));
    };
}

// The time that is left, in equal parts for the experiments that are left.
std::optional<Seconds> share(std::optional<Seconds> time, Seconds used, std::size_t left) {
    if (!time) return std::nullopt;
    return std::max(Seconds{0}, *time - used) / static_cast<double>(left);
}

class Runner {
  public:
    Runner(const std::string& name, const Options& options)
        : name_{name},
          options_{options},
          list_{chosen(name)},
          settings_{settings_from(options)},
          machine_readable_{options.flag("json") || options.flag("csv")},
          stop_{stop_on_interrupt()} {
        if (settings_.game) check_meant(list_, "game", &Experiment::of_a_game);
        if (settings_.depth) check_meant(list_, "depth", &Experiment::uses_depth);
        if (settings_.nodes) check_meant(list_, "nodes", &Experiment::uses_nodes);
        if (settings_.move_time) check_meant(list_, "move-time", &Experiment::uses_move_time);
        if (options.given("bots")) {
            check_meant(list_, "bots", &Experiment::chooses_bots);
            experiments::check_bots(settings_.game.value_or(experiments::usual_game()),
                                    settings_.bots);
        }
        check_taken(list_, options, "games", &Experiment::uses_games);
        check_taken(list_, options, "seed", &Experiment::uses_seed);
        check_output(options);
        if (options.flag("human")) {
            check_meant(list_, "human", &Experiment::has_human);
            seat_human(settings_, stop_);
        }
        // A file that cannot be written is better known now than in ten minutes.
        if (options.has("html")) {
            check_replaceable(options.text("html"), web_page());
            writes_html_ = can_be_written(options.text("html"));
        }
    }

    ExitCode run() {
        const auto start = std::chrono::steady_clock::now();
        for (std::size_t i = 0; i < list_.size() && !stop_.raised(); ++i) {
            if (settings_.human && !list_[i]->has_human) continue;
            const Seconds used = std::chrono::steady_clock::now() - start;
            if (settings_.time && used >= *settings_.time && !reports_.empty()) {
                not_begun_.push_back(list_[i]->name);
                continue;
            }
            run_one(*list_[i], share(settings_.time, used, list_.size() - i));
        }
        if (reports_.empty()) return ExitCode::Interrupted;
        if (options_.flag("json")) {
            fmt::print("{}", list_.size() == 1 ? to_json(reports_.front())
                                               : to_json(reports_, not_begun_));
        } else if (options_.flag("csv")) {
            fmt::print("{}", to_csv(reports_));
        }
        tell_not_begun();
        if (writes_html_) {
            flush_output();
            write_whole(options_.text("html"), to_html(reports_, language(), making()));
        }
        if (options_.has("html") && !writes_html_) return ExitCode::NoOutput;
        return stop_.raised() ? ExitCode::Interrupted : ExitCode::Done;
    }

  private:
    [[nodiscard]] experiments::Making making() const {
        experiments::Making making = experiments::made_now(language(), command_text());
        making.not_begun = joined(not_begun_, ", ");
        return making;
    }

    void tell_not_begun() const {
        if (not_begun_.empty()) return;
        const std::string text =
            told(words::kTimeWasUp, {not_begun_.size(), joined(not_begun_, ", ")});
        machine_readable_ ? say("lawan: " + text + '\n') : print("\n\n{}\n", text);
    }

    // What to type to get this page again.
    [[nodiscard]] std::string command_text() const {
        std::string text = called_as();
        if (language() == Language::Indonesian) text += " --lang id";
        text += " experiment " + name_;
        for (const char* option :
             {"games", "seed", "game", "bots", "time", "depth", "nodes", "move-time", "threads"}) {
            if (!options_.given(option)) continue;
            const bool names = option == std::string_view{"bots"};
            text += fmt::format(" --{} {}", option,
                                names ? joined(settings_.bots, ",") : options_.text(option));
        }
        return text + fmt::format(" --html {}", options_.text("html"));
    }

    void run_one(const Experiment& experiment, std::optional<Seconds> time) {
        experiments::RunSettings settings = settings_;
        settings.time = time;
        const bool nothing_special = !settings.games && !settings.move_time && !settings.nodes &&
                                     !settings.depth && !settings.human;
        if (!settings.time && nothing_special) settings.time = kUsualTime;
        ProgressBar bar;
        const bool quiet = options_.flag("quiet") || settings.human;
        experiments::Run run{settings, &stop_, [&](const experiments::Progress& progress) {
                                 if (!quiet) bar.show(progress);
                             }};
        Report report = experiments::report_of(experiment, run);
        bar.clear();
        if (!machine_readable_) {
            const auto tables =
                options_.flag("table") ? experiments::Tables::Whole : experiments::Tables::Fitting;
            print("{}{}", reports_.empty() ? "" : "\n\n",
                  as_typed(to_text(report, language(), tables)));
            flush_output();
        }
        reports_.push_back(std::move(report));
    }

    std::string name_;
    const Options& options_;
    std::vector<const Experiment*> list_;
    experiments::RunSettings settings_;
    bool machine_readable_;
    bool writes_html_ = false;
    const StopSignal& stop_;
    std::vector<Report> reports_;
    std::vector<std::string> not_begun_;
};

ExitCode experiment(const ExperimentArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.flag("list")) {
        for (const char* other : {"games", "seed", "game", "bots", "human", "time", "threads",
                                  "depth", "nodes", "move-time", "csv", "table", "html"}) {
            if (options.given(other)) throw InputError{words::kNotBoth, {"list", other}};
        }
        options.flag("json") ? print_experiments_json() : print_experiments();
        return ExitCode::Done;
    }
    if (arguments.name.empty()) {
        throw InputError{words::kNameIsMissing, {called_as(), "experiment"}};
    }
    return Runner{arguments.name, options}.run();
}

std::vector<std::string> experiment_names() {
    std::vector<std::string> names;
    for (const Experiment& each : experiments::experiments()) names.push_back(each.name);
    names.emplace_back(kAll);
    return names;
}

// The experiments that run on any game.
std::string experiments_of_any_game() {
    std::vector<std::string> names;
    for (const Experiment& each : experiments::experiments()) {
        if (each.of_a_game) names.push_back(each.name);
    }
    return joined(names, ", ");
}

std::vector<CommandOption> own_experiment_options() {
    OptionSpec game;
    game.name = "game";
    game.type = OptionType::Choice;
    game.help = {words::kGameOfExperiments, {experiments_of_any_game()}};
    game.choices = game_names();
    return {
        flag_option("list", {"name the experiments", "sebutkan percobaan-percobaannya"}),
        integer_option("games", {"games for each row, or positions [the experiment's own number]",
                                 "permainan tiap baris, atau posisi [menurut percobaannya]"})
            .between(1, kMostExperimentGames),
        seed_option(),
        CommandOption{game},
        text_option("bots", {"for strength-and-time: only these bots, separated by commas [all]",
                             "untuk strength-and-time: hanya bot ini, dipisahkan koma [semua]"})
            .written({"NAMES", "NAMA"}),
        flag_option("human", {"play where the paper has a human; the games are saved",
                              "bermain sebagai manusia dalam makalah; permainan disimpan"}),
        seconds_option("time", {"for the whole command; then prints the results so far",
                                "untuk seluruh perintah; lalu hasil sejauh ini dicetak"})
            .between(0.001, kLongest),
        threads_option().also_called("concurrency")};
}

}  // namespace

Command experiment_command() {
    const auto arguments = std::make_shared<ExperimentArguments>();
    Command command{"experiment",
                    Words{"Print a paper's table beside ours, and say what differs.",
                          "Cetak tabel makalah di samping tabel kami dan katakan bedanya."},
                    [arguments] { return experiment(*arguments); }};
    command.examples = {{"lawan experiment --list"}, {"lawan experiment all --html papers.html"}};
    command.examples = command.examples + shown_by_games("experiment");
    command.words.push_back({words::kName, Place::Optional,
                             Words{"the experiment, or all", "percobaannya, atau all"},
                             Candidates::of(experiment_names()), &arguments->name});
    arguments->options.add_to(command, {"Experiment", "Percobaan"}, own_experiment_options());
    arguments->options.add_to(command, words::kGroupMoveLimits, limit_options());
    arguments->options.add_to(
        command, words::kGroupOutput,
        {json_option(),
         flag_option("csv", {"print the tables for a spreadsheet and nothing else",
                             "cetak tabel untuk lembar kerja dan tidak ada yang lain"}),
         flag_option("table", {"show all columns of the tables, however wide",
                               "tampilkan semua kolom tabel, selebar apa pun"}),
         file_option("html", {"write a page with tables and boards as well",
                              "tulis juga halaman dengan tabel dan papan"}),
         quiet_option()});
    return command;
}

}  // namespace lawan::cli
