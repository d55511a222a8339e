// lawan experiment: the papers' tables beside ours.
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "cli/called_as.hpp"
#include "cli/command_line.hpp"
#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/experiment_progress.hpp"
#include "cli/human_bot.hpp"
#include "cli/interrupt.hpp"
#include "cli/most.hpp"
#include "cli/saved_games.hpp"
#include "cli/streams.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "experiments/experiment.hpp"
#include "experiments/report.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

using experiments::Experiment;
using experiments::Report;

constexpr double kMostExperimentGames = 100'000;
// Nobody who asks for nothing special waits longer than ten minutes for an experiment.
constexpr Seconds kUsualTime{570};

struct ExperimentArguments {
    std::string name;
    CommandOptions options;
};

void print_experiments() {
    for (const Experiment& experiment : experiments::experiments()) {
        fmt::print("{:<18} {} ({})\n", experiment.name, experiment.summary, experiment.source);
    }
    fmt::print("{:<18} all of them, one after the other\n", "all");
}

std::vector<const Experiment*> chosen(const std::string& name) {
    std::vector<const Experiment*> list;
    if (name != "all") return {&experiments::find_experiment(name)};
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
    throw InputError{fmt::format("option '{}' is for {}", option, fmt::join(names, ", "))};
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
    const auto threads = static_cast<int>(options.integer("threads"));
    settings.workers = threads == 0 ? available_workers() : threads;
    return settings;
}

void seat_human(experiments::RunSettings& settings, const StopSignal& stop) {
    settings.workers = 1;
    settings.human = [&stop](const AnyGame& game) -> std::unique_ptr<Bot> {
        const PlayScreen screen{terminal_charset(), terminal_colour("auto")};
        return std::make_unique<HumanBot>(game, stop, screen);
    };
    settings.keep = [](const GameRecord& record) {
        fmt::print("The game is saved in {}.\n", save_new_game(record).string());
    };
}

// The time that is left, in equal parts for the experiments that are left.
std::optional<Seconds> share(std::optional<Seconds> time, Seconds used, std::size_t left) {
    if (!time) return std::nullopt;
    return std::max(Seconds{0}, *time - used) / static_cast<double>(left);
}

void write_page(const std::string& path, const std::string& page,
                std::ios::openmode how = std::ios::out) {
    std::ofstream file{path, std::ios::binary | how};
    file << page;
    file.close();
    if (!file) {
        throw Failure{fmt::format("cannot write {}: {}", in_quotes(path), std::strerror(errno))};
    }
}

void check_page(const std::string& path) {
    try {
        write_page(path, "", std::ios::app);
    } catch (const Failure& failure) {
        throw InputError{failure.what()};
    }
}

class Runner {
  public:
    Runner(const std::string& name, const Options& options)
        : options_{options},
          list_{chosen(name)},
          settings_{settings_from(options)},
          machine_readable_{options.flag("json") || options.flag("csv")},
          stop_{stop_on_interrupt()} {
        if (settings_.game) check_meant(list_, "game", &Experiment::of_a_game);
        if (settings_.depth) check_meant(list_, "depth", &Experiment::uses_depth);
        if (settings_.nodes) check_meant(list_, "nodes", &Experiment::uses_nodes);
        if (settings_.move_time) check_meant(list_, "move-time", &Experiment::uses_move_time);
        if (options.flag("human")) {
            check_meant(list_, "human", &Experiment::has_human);
            if (machine_readable_) {
                throw InputError{"options 'human' and 'json' or 'csv' do not go together"};
            }
            seat_human(settings_, stop_);
        }
        // A file that cannot be written is better known now than in ten minutes.
        if (options.has("html")) check_page(options.text("html"));
    }

    ExitCode run() {
        const auto start = std::chrono::steady_clock::now();
        for (std::size_t i = 0; i < list_.size() && !stop_.raised(); ++i) {
            if (settings_.human && !list_[i]->has_human) continue;
            const Seconds used = std::chrono::steady_clock::now() - start;
            run_one(*list_[i], share(settings_.time, used, list_.size() - i));
        }
        if (reports_.empty()) return ExitCode::Interrupted;
        if (options_.flag("json")) {
            fmt::print("{}", list_.size() == 1 ? to_json(reports_.front()) : to_json(reports_));
        } else if (options_.flag("csv")) {
            fmt::print("{}", to_csv(reports_));
        }
        if (options_.has("html")) write_page(options_.text("html"), to_html(reports_));
        return stop_.raised() ? ExitCode::Interrupted : ExitCode::Done;
    }

  private:
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
        Report report = experiment.run(run);
        bar.clear();
        if (!report.complete) {
            leave_out_unplayed(report);
            const bool anything = report.game_count > 0 || !report.ours.rows.empty();
            report.notes.emplace_back(
                stop_.raised() ? (anything ? "It was interrupted: this is what there is so far."
                                           : "It was interrupted before anything was finished.")
                               : "The time was over before all was done: this "
                                 "is what there is so far.");
        }
        if (!machine_readable_) {
            fmt::print("{}{}", reports_.empty() ? "" : "\n\n", as_typed(to_text(report)));
            flush_output();
        }
        reports_.push_back(std::move(report));
    }

    const Options& options_;
    std::vector<const Experiment*> list_;
    experiments::RunSettings settings_;
    bool machine_readable_;
    const StopSignal& stop_;
    std::vector<Report> reports_;
};

ExitCode experiment(const ExperimentArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.flag("list")) {
        print_experiments();
        return ExitCode::Done;
    }
    if (arguments.name.empty()) {
        throw InputError{fmt::format(
            "NAME is missing: see '{} experiment --list' for what there is", called_as())};
    }
    return Runner{arguments.name, options}.run();
}

std::vector<std::string> experiment_names() {
    std::vector<std::string> names;
    for (const Experiment& each : experiments::experiments()) names.push_back(each.name);
    names.emplace_back("all");
    return names;
}

}  // namespace

Command experiment_command() {
    const auto arguments = std::make_shared<ExperimentArguments>();
    Command command{"experiment", "Print a paper's table beside ours, and say what differs.",
                    "  lawan experiment --list\n"
                    "  lawan experiment adjacency-a-3\n"
                    "  lawan experiment adjacency-c-c --games 100 --seed 7 --json\n"
                    "  lawan experiment adjacency-c-a --human\n"
                    "  lawan experiment all --html papers.html",
                    [arguments] { return experiment(*arguments); }};
    command.words.push_back({"NAME", Place::Optional, "the experiment, or all",
                             Candidates::of(experiment_names()), &arguments->name});
    arguments->options.add_to(
        command, "Experiment",
        {{{"list", OptionType::Flag, "name the experiments"}},
         {{"games",
           OptionType::Integer,
           "games for each row; the experiment's own number unless given",
           {},
           1,
           kMostExperimentGames}},
         seed_option(),
         {{"game",
           OptionType::Choice,
           "of algorithms, strength-and-time and evaluators",
           {},
           {},
           {},
           game_names()}},
         {{"human", OptionType::Flag, "play where the paper has a human; the games are saved"}},
         {{"time",
           OptionType::Decimal,
           "for the whole command; prints what is there when it is over",
           {},
           0.001,
           kLongest},
          "SECONDS"},
         {{"threads", OptionType::Integer, "cores to use; 0 for all there are [0]", "0", 0,
           kMostThreads},
          "N",
          {"concurrency"}}});
    arguments->options.add_to(command, "Limits for each move", limit_options());
    arguments->options.add_to(
        command, "Output",
        {json_option(),
         {{"csv", OptionType::Flag, "print the tables for a spreadsheet and nothing else"}},
         {{"html", OptionType::Text, "write a page with tables and boards as well"},
          "FILE",
          {},
          {Candidates::Kind::File}},
         quiet_option("no progress on stderr")});
    return command;
}

}  // namespace lawan::cli
