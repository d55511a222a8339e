#include "protocol/programs.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "module/choices.hpp"
#include "module/common_options.hpp"
#include "protocol/command_words.hpp"
#include "protocol/process_bot.hpp"
#include "protocol/sandbox_plan.hpp"
#include "protocol/system_folders.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

constexpr Choices<Protocol, 5> kProtocols{{{"simple", Protocol::Simple},
                                           {"ugi", Protocol::Ugi},
                                           {"gtp", Protocol::Gtp},
                                           {"nboard", Protocol::NBoard},
                                           {"gomocup", Protocol::Gomocup}}};

OptionSpec without_default(OptionSpec spec, const Words& help) {
    spec.default_value.reset();
    spec.help = help;
    return spec;
}

OptionSpec limit(const char* name, OptionType type, const OptionWords& its,
                 std::optional<std::string> usual, double least) {
    constexpr double kMost = 1 << 20;
    return titled(its.title, {name, type, its.help, std::move(usual), least, kMost});
}

OptionSpec text(const char* name, OptionType type, const OptionWords& its) {
    return titled(its.title, {name, type, its.help});
}

std::vector<OptionSpec> options() {
    return {text("command", OptionType::Text, words::kProgramCommand),
            choice_option("protocol", words::kProgramProtocol, kProtocols),
            limit("memory", OptionType::Integer, words::kProgramMemory, "2048", 1),
            limit("processes", OptionType::Integer, words::kProgramProcesses, "64", 1),
            limit("cpu", OptionType::Integer, words::kProgramCpu, std::nullopt, 1),
            limit("files", OptionType::Integer, words::kProgramFiles, "256", 1),
            limit("startup", OptionType::Decimal, words::kProgramStartup, "20", 0.01),
            limit("patience", OptionType::Decimal, words::kProgramPatience, "60", 0.01),
            text("folder", OptionType::Text, words::kProgramFolder),
            text("log", OptionType::File, words::kProgramLog),
            without_default(depth_option(1), words::kProgramDepth),
            without_default(nodes_option(), words::kProgramNodes),
            without_default(move_time_option(), words::kProgramMoveTime)};
}

std::uint64_t whole(const Options& options, std::string_view name) {
    return static_cast<std::uint64_t>(options.maybe_integer(name).value_or(0));
}

// A pipe waits for whoever reads it, and the program's game with it. What is not there is made.
std::string checked_log(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code missing;
    const fs::file_status status = fs::status(path, missing);
    const bool takes_lines = fs::is_regular_file(status) || fs::is_character_file(status);
    if (fs::exists(status) && !takes_lines) {
        throw InputError{words::kCannotWrite, {in_quotes(path), words::kNoPlainFile}};
    }
    return path;
}

ProcessBotSettings settings_from(const Options& options) {
    if (!options.given("command")) {
        throw InputError{words::kProgramNeedsCommand, {}};
    }
    ProcessBotSettings settings;
    settings.process.words = command_words(options.text("command"));
    check_program(settings.process.words);  // better known now than as a game that it lost
    settings.process.limits = {whole(options, "memory"), whole(options, "processes"),
                               whole(options, "cpu"), whole(options, "files")};
    if (options.given("folder")) {
        std::error_code missing;
        auto folder = std::filesystem::canonical(options.text("folder"), missing);
        if (missing) {
            throw InputError{words::kNoSuchFolder, {in_quotes(options.text("folder"))}};
        }
        settings.process.folders.push_back(std::move(folder));
    }
    if (options.given("log")) settings.process.errors_to = checked_log(options.text("log"));
    settings.protocol = chosen(options, "protocol", kProtocols);
    settings.startup = Seconds{options.decimal("startup")};
    settings.patience = Seconds{options.decimal("patience")};
    settings.own = limits_from(options).own;
    return settings;
}

// Files and folders of the command; none where this is no program.
std::vector<std::filesystem::path> named_by(const Spec& spec) {
    if (!is_program(spec)) return {};
    for (const auto& [name, value] : spec.options) {
        if (name == "command") return lawan::named_by(command_words(value));
    }
    return {};
}

// What nobody has: the complaint names all that would have been right here. A bot of another game
// is make_bot()'s to name.
void check_known(const GameModule& entry, const std::string& name) {
    for (const GameModule& game : catalog()) {
        for (const BotEntry& bot : game.bots) {
            if (bot.name == name) return;
        }
    }
    std::vector<std::string> names;
    for (const BotEntry& bot : entry.bots) names.push_back(bot.name);
    names.push_back(program_entry().name);
    throw InputError{unknown_name({words::kBotFor, {entry.name}}, name, names)};
}

}  // namespace

const BotEntry& program_entry() {
    static const BotEntry entry{
        "process",
        words::kProgramSummary,
        {},
        options(),
        [](const AnyGame& game, const Options& chosen) -> std::unique_ptr<Bot> {
            return std::make_unique<ProcessBot>(settings_from(chosen), game);
        }};
    return entry;
}

std::unique_ptr<Bot> make_program(const AnyGame& game, const Spec& spec,
                                  const Confinement& confinement, Listener listener) {
    const BotEntry& entry = program_entry();
    ProcessBotSettings settings =
        settings_from(Options{Phrase{words::kBotNamed, {entry.name}}, entry.options, spec.options});
    settings.process.isolation = confinement.isolation;
    settings.process.hidden = confinement.hidden;
    settings.ponders = confinement.ponders;
    settings.listener = std::move(listener);
    return std::make_unique<ProcessBot>(std::move(settings), game);
}

std::unique_ptr<Bot> make_bot_or_program(const GameModule& entry, const AnyGame& game,
                                         const Spec& spec, const Confinement& confinement) {
    if (is_program(spec)) return make_program(game, spec, confinement, {});
    check_known(entry, spec.name);
    return make_bot(entry, game, spec);
}

std::vector<std::filesystem::path> files_to_hide(const Spec& own, const Spec& other) {
    const std::vector<std::filesystem::path> needed = named_by(own);
    std::vector<std::filesystem::path> hidden = named_by(other);
    const auto is_needed = [&](const std::filesystem::path& path) {
        return std::any_of(needed.begin(), needed.end(), [&](const std::filesystem::path& mine) {
            return is_within(mine, path);
        });
    };
    hidden.erase(std::remove_if(hidden.begin(), hidden.end(), is_needed), hidden.end());
    return hidden;
}

}  // namespace lawan
