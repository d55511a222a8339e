// lawan train: what the engines learn from games of our own making.
#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

#include <fmt/format.h>

#include "cli/called_as.hpp"
#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/measure_words.hpp"
#include "cli/commands/option_json.hpp"
#include "cli/help.hpp"
#include "cli/replaced_file.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/progress_bar.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "module/trainers.hpp"

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

Phrase with_default(const OptionSpec& option) {
    if (!option.default_value) return option.help;
    return {words::kWithDefault, {option.help, *option.default_value}};
}

// One, where it is named.
std::vector<Trainer> listed_trainers(const std::string& name) {
    if (name.empty()) return training::trainers();
    return {training::find_trainer(name)};
}

void print_trainers(const std::string& name) {
    for (const Trainer& trainer : listed_trainers(name)) {
        print("{}: {}\n", trainer.name, told(trainer.summary));
        for (const OptionSpec& option : trainer.options) {
            print("  --{:<14} {}\n", option.name, told(with_default(option)));
        }
    }
}

void print_trainers_json(const std::string& name) {
    auto list = nlohmann::ordered_json::array();
    for (const Trainer& trainer : listed_trainers(name)) {
        list.push_back({{"name", trainer.name},
                        {"summary", told(trainer.summary)},
                        {"options", options_json(trainer.options)}});
    }
    fmt::print("{}", json_text({{"trainers", std::move(list)}}));
}

// An option of another trainer is named with those that have it.
void check_meant(const Trainer& trainer, const OptionTexts& given) {
    for (const auto& [name, text] : given) {
        const auto has = [&wanted = name](const Trainer& each) {
            return option_named(each.options, wanted) != nullptr;
        };
        if (has(trainer)) continue;
        std::vector<std::string> names;
        for (const Trainer& each : training::trainers()) {
            if (has(each)) names.push_back(each.name);
        }
        throw InputError{words::kOptionIsForTrainers, {name, trainer.name, joined(names, ", ")}};
    }
}

// In the first line or the second, behind a sign that this is no line of the result itself: notes
// that tell of a command are not its result.
bool names_its_command(const std::string& trainer, std::string_view text) {
    for (int line = 0; line < 2 && !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view heading = text.substr(0, end);
        for (const std::string_view sign : {"lawan-", "made-by: ", "# ", "// ", "% "}) {
            if (heading.rfind(sign, 0) == 0 &&
                heading.find("lawan train " + trainer + " --") != std::string_view::npos) {
                return true;
            }
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

bool is_result_of(const Trainer& trainer, std::string_view text) {
    return names_its_command(trainer.name, text) ||
           (trainer.may_have_written && trainer.may_have_written(text));
}

// Hours of work and files of other kinds are not lost to a slip in --out.
void check_out(const Trainer& trainer, const Options& own) {
    if (!own.has("out")) return;
    check_replaceable(own.text("out"), words::kAResultOfTraining,
                      [&](std::string_view text) { return is_result_of(trainer, text); });
}

// Draws the bar some times a second, however often the trainer has something to say.
class TrainingBar {
  public:
    explicit TrainingBar(bool quiet) : quiet_{quiet} {}

    void show(const TrainingProgress& progress) {
        constexpr Seconds kBetween{0.1};
        const auto now = Clock::now();
        if (!(progress.what == what_)) {
            what_ = progress.what;
            began_ = now;
        }
        if (quiet_ || now - shown_ < kBetween) return;
        shown_ = now;
        bar_.show({told(progress.what), static_cast<std::size_t>(progress.done),
                   static_cast<std::size_t>(progress.of), now - began_});
    }

    void say(const Phrase& line) {
        if (quiet_) return;
        bar_.clear();
        cli::say(told(line) + '\n');
    }

    void clear() { bar_.clear(); }

  private:
    bool quiet_;
    ProgressBar bar_;
    Phrase what_;
    Clock::time_point began_{};
    Clock::time_point shown_{};
};

std::string to_text(const Figure& figure) {
    if (const auto* number = std::get_if<double>(&figure.value)) {
        return told(decimal(*number, 3));  // more is chance; --json has all
    }
    return std::visit([](const auto& value) { return fmt::format("{}", value); }, figure.value);
}

void print_text(const TrainingReport& report, Seed seed) {
    print("{:<18} {}\n", told(words::kSeedRow), seed.value);
    for (const Figure& figure : report.figures) {
        print("{:<18} {}\n", told(figure.title), to_text(figure));
    }
    if (!report.complete && !report.nothing_learned) {
        print("{}\n", told(words::kTrainingStopped));
    }
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
        common.flag("json") ? print_trainers_json(arguments.name) : print_trainers(arguments.name);
        return ExitCode::Done;
    }
    if (arguments.name.empty()) {
        throw InputError{words::kNameIsMissing, {called_as(), "train"}};
    }
    const Trainer trainer = training::find_trainer(arguments.name);
    check_meant(trainer, arguments.own.given());
    const Options own{as_it_is(""), trainer.options, arguments.own.given()};
    check_out(trainer, own);

    const bool json = common.flag("json");
    const StopSignal& stop = stop_on_interrupt();
    const auto time = common.maybe_decimal("time");
    TrainingBar bar{common.flag("quiet")};
    const Training run{command_seed(common),
                       command_threads(common),
                       &stop,
                       time ? std::optional{Seconds{*time}} : std::nullopt,
                       {[&](const TrainingProgress& progress) { bar.show(progress); },
                        [&](const Phrase& line) { bar.say(line); }}};
    const auto start = Clock::now();
    const TrainingReport report = trainer.run(own, run);
    bar.clear();
    if (json) {
        print_json(trainer, report, run.seed(), Clock::now() - start);
    } else {
        print_text(report, run.seed());
    }
    if (report.not_written) {
        flush_output();
        say(fmt::format("lawan: {}\n", told(*report.not_written)));
        return ExitCode::NoOutput;
    }
    if (report.nothing_learned) {
        flush_output();
        say(fmt::format("lawan: {}\n", told(words::kNothingLearned, {*report.nothing_learned})));
    }
    if (stop.raised()) return ExitCode::Interrupted;
    return report.nothing_learned ? ExitCode::Failed : ExitCode::Done;
}

// The options of all trainers, each once, with the trainers that have it. Their defaults differ.
std::vector<CommandOption> options_of_all() {
    std::vector<OptionSpec> specs;
    std::map<std::string, std::vector<std::string>> owners;
    for (const Trainer& trainer : training::trainers()) {
        for (const OptionSpec& spec : trainer.options) {
            auto& names = owners[spec.name];
            names.push_back(trainer.name);
            if (names.size() == 1) specs.push_back(spec);
        }
    }
    std::vector<CommandOption> options;
    for (OptionSpec& spec : specs) {
        spec.default_value.reset();
        spec.help = {words::kHelpOfOwners, {spec.help, joined(owners[spec.name], ", ")}};
        options.emplace_back(spec);
    }
    return options;
}

// Of one trainer, with its own words and defaults.
std::vector<CommandOption> options_of(const Trainer& trainer) {
    std::vector<CommandOption> options;
    for (const OptionSpec& spec : trainer.options) options.emplace_back(spec);
    return options;
}

std::vector<std::string> trainer_names() {
    std::vector<std::string> names;
    for (const Trainer& each : training::trainers()) names.push_back(each.name);
    return names;
}

std::vector<CommandOption> common_options() {
    return {
        flag_option("list", {"list what can be trained, with options and defaults",
                             "sebutkan yang dapat dilatih, dengan pilihan dan nilai bawaannya"}),
        seed_option(), threads_option().also_called("concurrency"),
        seconds_option("time",
                       {"seconds until it finishes what it has and keeps the results so far; "
                        "fitting weights to what was played takes longer",
                        "detik sampai perintah menyelesaikan yang ada dan menyimpan hasilnya; "
                        "mencocokkan bobot dengan yang dimainkan perlu waktu lebih"})
            .between(0.001, kLongest)};
}

void add_common(Command& command, CommandOptions& common) {
    common.add_to(command, {"Training", "Pelatihan"}, common_options());
}

// What `train NAME --help` shows: no option of another trainer.
std::optional<Command> help_for_trainer(const std::string& name) {
    for (const Trainer& trainer : training::trainers()) {
        if (trainer.name != name) continue;
        TrainArguments unused;
        Command command{
            "train " + name, Phrase{words::kTrainerSummary, {name, trainer.summary}}, {}};
        command.examples = {{"lawan train " + name + " --seed 7 --json"}};
        unused.own.add_to(command, {"What is trained", "Yang dilatih"}, options_of(trainer));
        add_common(command, unused.common);
        unused.common.add_to(command, words::kGroupOutput, {json_option(), quiet_option()});
        return command;
    }
    return std::nullopt;
}

}  // namespace

Command train_command() {
    const auto arguments = std::make_shared<TrainArguments>();
    Command command{"train",
                    Words{"Learn weights from games of self-play.",
                          "Pelajari bobot dari permainan melawan diri sendiri."},
                    [arguments] { return train(*arguments); }};
    command.help_for = help_for_trainer;
    command.examples = {{"lawan train --list",
                         Words{"what there is, with its options", "yang ada, dengan pilihannya"}}};
    command.examples = command.examples + shown_by_games("train");
    command.words.push_back({words::kName,
                             Place::Optional,
                             {words::kWhatToTrain, {joined(trainer_names(), ", ")}},
                             Candidates::of(trainer_names()),
                             &arguments->name});
    add_common(command, arguments->common);
    arguments->own.add_to(command, {"Options of some trainers", "Pilihan sebagian pelatih"},
                          options_of_all());
    arguments->common.add_to(command, words::kGroupOutput, {json_option(), quiet_option()});
    return command;
}

}  // namespace lawan::cli
