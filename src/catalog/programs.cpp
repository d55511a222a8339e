#include "catalog/programs.hpp"

#include <utility>

#include "catalog/choices.hpp"
#include "catalog/common_options.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "protocol/command_words.hpp"
#include "protocol/process_bot.hpp"

namespace lawan {
namespace {

constexpr Choices<Protocol, 5> kProtocols{{{"simple", Protocol::Simple},
                                           {"ugi", Protocol::Ugi},
                                           {"gtp", Protocol::Gtp},
                                           {"nboard", Protocol::NBoard},
                                           {"gomocup", Protocol::Gomocup}}};

OptionSpec without_default(OptionSpec spec, const char* help) {
    spec.default_value.reset();
    spec.help = help;
    return spec;
}

std::vector<OptionSpec> options() {
    constexpr double kMost = 1 << 20;
    return {{"command", OptionType::Text, "what to start, such as \"python3 bot.py\"; no shell"},
            choice_option("protocol", "the language that it speaks: see docs/bots.md", kProtocols),
            {"memory", OptionType::Integer, "MiB that it and what it starts may take", "2048", 1,
             kMost},
            {"processes", OptionType::Integer, "processes that it may run at once", "64", 1, kMost},
            {"cpu",
             OptionType::Integer,
             "seconds of processor time for it and all that it starts",
             {},
             1,
             kMost},
            {"files", OptionType::Integer, "MiB that a file of its may grow to", "256", 1, kMost},
            {"startup", OptionType::Decimal, "seconds until it must be ready for a game", "20",
             0.01, kMost},
            {"patience", OptionType::Decimal,
             "seconds it may take for a move where nothing else says so", "60", 0.01, kMost},
            {"log", OptionType::Text, "file that its stderr is added to, 1 MiB at most"},
            without_default(depth_option(1), "plies that it is told to look ahead"),
            without_default(nodes_option(), "positions that it is told to visit at most"),
            without_default(move_time_option(), "seconds a move that it is told to take at most")};
}

std::uint64_t whole(const Options& options, std::string_view name) {
    return static_cast<std::uint64_t>(options.maybe_integer(name).value_or(0));
}

ProcessBotSettings settings_from(const Options& options) {
    if (!options.given("command")) {
        throw InputError{
            "bot process needs the command that starts it: process(command=\"python3 bot.py\")"};
    }
    ProcessBotSettings settings;
    settings.process.words = command_words(options.text("command"));
    check_program(settings.process.words);  // better known now than as a game that it lost
    settings.process.limits = {whole(options, "memory"), whole(options, "processes"),
                               whole(options, "cpu"), whole(options, "files")};
    if (options.given("log")) settings.process.errors_to = options.text("log");
    settings.protocol = chosen(options, "protocol", kProtocols);
    settings.startup = Seconds{options.decimal("startup")};
    settings.patience = Seconds{options.decimal("patience")};
    settings.own = limits_from(options).own;
    return settings;
}

// What nobody has: the complaint names all that would have been right here. A bot of another game
// is make_bot()'s to name.
void check_known(const GameEntry& entry, const std::string& name) {
    for (const GameEntry& game : catalog()) {
        for (const BotEntry& bot : game.bots) {
            if (bot.name == name) return;
        }
    }
    std::vector<std::string> names;
    for (const BotEntry& bot : entry.bots) names.push_back(bot.name);
    names.push_back(program_entry().name);
    throw InputError{unknown_name("bot for " + entry.name, name, names)};
}

}  // namespace

const BotEntry& program_entry() {
    static const BotEntry entry{
        "process",
        "a program of yours in any language, which reads and writes lines",
        {},
        options(),
        [](const AnyGame& game, const Options& chosen) -> std::unique_ptr<Bot> {
            return std::make_unique<ProcessBot>(settings_from(chosen), game);
        }};
    return entry;
}

std::unique_ptr<Bot> make_program(const AnyGame& game, const Spec& spec, Listener listener) {
    const BotEntry& entry = program_entry();
    ProcessBotSettings settings =
        settings_from(Options{"bot " + entry.name, entry.options, spec.options});
    settings.listener = std::move(listener);
    return std::make_unique<ProcessBot>(std::move(settings), game);
}

std::unique_ptr<Bot> make_bot_or_program(const GameEntry& entry, const AnyGame& game,
                                         const Spec& spec) {
    if (is_program(spec)) return make_program(game, spec, {});
    check_known(entry, spec.name);
    return make_bot(entry, game, spec);
}

}  // namespace lawan
