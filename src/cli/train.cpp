// lawan train: what the engines learn from games of our own making.
#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

#include <fmt/format.h>

#include "cli/called_as.hpp"
#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/experiment_progress.hpp"
#include "cli/interrupt.hpp"
#include "cli/joined.hpp"
#include "cli/most.hpp"
#include "cli/streams.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "training/trainers.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

using training::Figure;
using training::Trainer;
using training::Training;
using training::TrainingProgress;
using training::TrainingReport;
using Clock = std::chrono::steady_clock;

// An option may belong to several trainers, with another default in each: what stands on the
// command line is checked by those of the one that was chosen.
struct TrainArguments {
    std::string name;
    CommandOptions common;
    CommandOptions own;
};

std::string with_default(const OptionSpec& option) {
    return option.default_value ? fmt::format("{} [{}]", option.help, *option.default_value)
                                : option.help;
}

void print_trainers() {
    for (const Trainer& trainer : training::trainers()) {
        fmt::print("{}: {}\n", trainer.name, trainer.summary);
        for (const OptionSpec& option : trainer.options) {
            fmt::print("  --{:<14} {}\n", option.name, with_default(option));
        }
    }
}

// An option of another trainer is named with those that have it.
void check_meant(const Trainer& trainer, const OptionTexts& given) {
    for (const auto& [name, text] : given) {
        const auto has = [&wanted = name](const Trainer& each) {
            return std::any_of(each.options.begin(), each.options.end(),
                               [&](const OptionSpec& option) { return option.name == wanted; });
        };
        if (has(trainer)) continue;
        std::vector<std::string> names;
        for (const Trainer& each : training::trainers()) {
            if (has(each)) names.push_back(each.name);
        }
        throw InputError{fmt::format("option '{}' is not for {} but for {}", name, trainer.name,
                                     joined(names, ", "))};
    }
}

// Draws the bar some times a second, however often the trainer has something to say.
class Watch {
  public:
    explicit Watch(bool quiet) : quiet_{quiet} {}

    void show(const TrainingProgress& progress) {
        constexpr Seconds kBetween{0.1};
        const auto now = Clock::now();
        if (progress.what != what_) {
            what_ = progress.what;
            began_ = now;
        }
        if (quiet_ || now - shown_ < kBetween) return;
        shown_ = now;
        bar_.show({progress.what, static_cast<std::size_t>(progress.done),
                   static_cast<std::size_t>(progress.of), now - began_});
    }

    void say(const std::string& line) {
        if (quiet_) return;
        bar_.clear();
        cli::say(line + '\n');
    }

    void clear() { bar_.clear(); }

  private:
    bool quiet_;
    ProgressBar bar_;
    std::string what_;
    Clock::time_point began_{};
    Clock::time_point shown_{};
};

std::string to_text(const Figure& figure) {
    if (const auto* number = std::get_if<double>(&figure.value)) {
        return fmt::format("{:.3f}", *number);  // more is chance; --json has all
    }
    return std::visit([](const auto& value) { return fmt::format("{}", value); }, figure.value);
}

void print_text(const TrainingReport& report, Seed seed) {
    fmt::print("{:<18} {}\n", "seed", seed.value);
    for (const Figure& figure : report.figures) {
        std::string name = figure.name;
        std::replace(name.begin(), name.end(), '_', ' ');
        fmt::print("{:<18} {}\n", name, to_text(figure));
    }
    if (!report.complete) fmt::print("It was stopped before its end: this is what there is.\n");
}

void print_json(const Trainer& trainer, const TrainingReport& report, Seed seed, Seconds taken) {
    nlohmann::ordered_json json{{"name", trainer.name},
                                {"seed", seed.value},
                                {"complete", report.complete},
                                {"seconds", taken.count()}};
    for (const Figure& figure : report.figures) {
        std::visit([&](const auto& value) { json[figure.name] = value; }, figure.value);
    }
    fmt::print("{}", json_text(json));
}

ExitCode train(const TrainArguments& arguments) {
    const Options common = arguments.common.checked();
    if (common.flag("list")) {
        print_trainers();
        return ExitCode::Done;
    }
    if (arguments.name.empty()) {
        throw InputError{
            fmt::format("NAME is missing: see '{} train --list' for what there is", called_as())};
    }
    const Trainer trainer = training::find_trainer(arguments.name);
    check_meant(trainer, arguments.own.given());
    const Options own{trainer.name, trainer.options, arguments.own.given()};

    const bool json = common.flag("json");
    const StopSignal& stop = stop_on_interrupt();
    const auto time = common.maybe_decimal("time");
    Watch watch{common.flag("quiet")};
    const Training run{
        command_seed(common),
        common.has("threads") ? static_cast<int>(common.integer("threads")) : available_workers(),
        &stop,
        time ? std::optional{Seconds{*time}} : std::nullopt,
        {[&](const TrainingProgress& progress) { watch.show(progress); },
         [&](const std::string& line) { watch.say(line); }}};
    const auto start = Clock::now();
    const TrainingReport report = trainer.run(own, run);
    watch.clear();
    if (json) {
        print_json(trainer, report, run.seed(), Clock::now() - start);
    } else {
        print_text(report, run.seed());
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
}

// The options of all trainers, each once; one that several have says which.
std::vector<CommandOption> own_options() {
    std::vector<CommandOption> options;
    std::map<std::string, std::vector<std::string>> owners;
    for (const Trainer& trainer : training::trainers()) {
        for (const OptionSpec& spec : trainer.options) {
            auto& names = owners[spec.name];
            names.push_back(trainer.name);
            if (names.size() > 1) continue;
            CommandOption option{spec};
            option.spec.default_value.reset();
            if (spec.name == "out") {
                option.placeholder = "FILE";
                option.candidates.kind = Candidates::Kind::File;
            }
            options.push_back(std::move(option));
        }
    }
    for (CommandOption& option : options) {
        option.spec.help += fmt::format(" ({})", joined(owners[option.spec.name], ", "));
    }
    return options;
}

// Of one trainer, with its own words and defaults.
std::vector<CommandOption> options_of(const Trainer& trainer) {
    std::vector<CommandOption> options;
    for (const OptionSpec& spec : trainer.options) {
        CommandOption option{spec};
        option.spec.help = with_default(spec);
        if (spec.name == "out") option.placeholder = "FILE";
        options.push_back(std::move(option));
    }
    return options;
}

std::vector<std::string> trainer_names() {
    std::vector<std::string> names;
    for (const Trainer& each : training::trainers()) names.push_back(each.name);
    return names;
}

std::vector<CommandOption> common_options() {
    return {
        {{"list", OptionType::Flag, "name what can be trained, with options and defaults"}},
        seed_option(),
        {{"threads", OptionType::Integer, "cores to use; all unless given", {}, 1, kMostThreads},
         "N",
         {"concurrency"}},
        {{"time",
          OptionType::Decimal,
          "for the whole command; keeps what is there when it is over",
          {},
          0.001,
          kLongest},
         "SECONDS"}};
}

std::vector<CommandOption> output_options() {
    return {json_option(), quiet_option("no progress on stderr")};
}

// What `train NAME --help` shows: no option of another trainer.
std::optional<Command> help_for_trainer(const std::string& name) {
    for (const Trainer& trainer : training::trainers()) {
        if (trainer.name != name) continue;
        TrainArguments unused;
        Command command{"train " + name,
                        fmt::format("{}: {}.", name, trainer.summary),
                        "  lawan train " + name + " --seed 7 --json",
                        {}};
        unused.own.add_to(command, "What is trained", options_of(trainer));
        unused.common.add_to(command, "Training", common_options());
        unused.common.add_to(command, "Output", output_options());
        return command;
    }
    return std::nullopt;
}

}  // namespace

Command train_command() {
    const auto arguments = std::make_shared<TrainArguments>();
    Command command{"train", "Learn weights from games of self-play.",
                    "  lawan train --list                       what there is, with its options\n"
                    "  lawan train othello-paper-weights --help\n"
                    "  lawan train othello-paper-weights\n"
                    "  lawan train othello-paper-weights --games 2000 --seed 7 --json",
                    [arguments] { return train(*arguments); }};
    command.help_for = help_for_trainer;
    command.words.push_back({"NAME", Place::Optional,
                             "what to train: " + joined(trainer_names(), ", "),
                             Candidates::of(trainer_names()), &arguments->name});
    arguments->common.add_to(command, "Training", common_options());
    arguments->own.add_to(command, "Of one or several of them", own_options());
    arguments->common.add_to(command, "Output", output_options());
    return command;
}

}  // namespace lawan::cli
