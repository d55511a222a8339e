#include "cli/command_options.hpp"

#include <algorithm>
#include <utility>

#include "cli/completion/shell_words.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "module/common_options.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

// An option of bots as an option of a command: what it is called here, and without a default.
[[nodiscard]] CommandOption option_of_bots(const OptionSpec& spec, const Words& help) {
    OptionSpec own;
    own.name = spec.name;
    own.type = spec.type;
    own.min = spec.min;
    own.max = spec.max;
    own.help = help;
    return CommandOption{std::move(own)};
}

}  // namespace

CommandOption::CommandOption(std::string name, OptionType type, Phrase help) {
    spec_.name = std::move(name);
    spec_.type = type;
    spec_.help = std::move(help);
}

CommandOption CommandOption::usually(std::string value) const {
    CommandOption option = *this;
    option.spec_.default_value = std::move(value);
    return option;
}

CommandOption CommandOption::between(double min, double max) const {
    CommandOption option = *this;
    option.spec_.min = min;
    option.spec_.max = max;
    return option;
}

CommandOption CommandOption::written(const Words& placeholder) const {
    CommandOption option = *this;
    option.placeholder_ = placeholder;
    return option;
}

CommandOption CommandOption::also_called(std::string name) const {
    CommandOption option = *this;
    option.aliases_.push_back(std::move(name));
    return option;
}

CommandOption CommandOption::offers(Candidates candidates) const {
    CommandOption option = *this;
    option.candidates_ = std::move(candidates);
    return option;
}

std::optional<Phrase> CommandOption::placeholder() const {
    if (placeholder_) return placeholder_;
    switch (spec_.type) {
        case OptionType::Integer:
            return words::kN;
        case OptionType::Decimal:
            return words::kDecimal;
        case OptionType::Choice:
            return as_it_is(joined(spec_.choices, "|"));
        case OptionType::Size:
            return as_it_is("N|MxN");
        case OptionType::Side:
            return as_it_is("X|O");
        case OptionType::Spec:
            return as_it_is("SPEC");
        case OptionType::Text:
            return words::kText;
        case OptionType::File:
            return words::kFile;
        case OptionType::Flag:
            return std::nullopt;
    }
    return std::nullopt;
}

Candidates CommandOption::candidates() const {
    if (candidates_.kind != Candidates::Kind::Anything) return candidates_;
    if (spec_.type == OptionType::Side) return Candidates::of({"X", "O"});
    if (!spec_.choices.empty()) return Candidates::of(spec_.choices);
    if (spec_.type == OptionType::File) return {Candidates::Kind::File};
    return {};
}

OptionLine CommandOption::line(const Words& group, std::optional<std::string>* value) const {
    const Phrase help = spec_.default_value
                            ? Phrase{words::kWithDefault, {spec_.help, *spec_.default_value}}
                            : spec_.help;
    OptionLine line{group, {"--" + spec_.name}, placeholder(), help, candidates(), value};
    for (const std::string& alias : aliases_) line.names.push_back("--" + alias);
    return line;
}

CommandOption flag_option(std::string name, const Words& help) {
    return {std::move(name), OptionType::Flag, help};
}

CommandOption integer_option(std::string name, const Words& help) {
    return {std::move(name), OptionType::Integer, help};
}

CommandOption decimal_option(std::string name, const Words& help) {
    return {std::move(name), OptionType::Decimal, help};
}

CommandOption seconds_option(std::string name, const Words& help) {
    return decimal_option(std::move(name), help).written(words::kSeconds);
}

CommandOption text_option(std::string name, const Words& help) {
    return {std::move(name), OptionType::Text, help};
}

CommandOption file_option(std::string name, const Words& help) {
    return text_option(std::move(name), help)
        .written(words::kFile)
        .offers({Candidates::Kind::File});
}

CommandOption choice_option(std::string name, const Words& help, std::vector<std::string> choices) {
    OptionSpec spec;
    spec.name = std::move(name);
    spec.type = OptionType::Choice;
    spec.help = help;
    spec.choices = std::move(choices);
    return CommandOption{std::move(spec)};
}

void CommandOptions::add_to(Command& command, const Words& group,
                            const std::vector<CommandOption>& options) {
    for (const CommandOption& option : options) {
        slots_.push_back({option.spec(), {}});
        command.options.push_back(option.line(group, &slots_.back().text));
    }
}

OptionTexts CommandOptions::given() const {
    OptionTexts texts;
    for (const Slot& slot : slots_) {
        if (slot.text) texts.emplace_back(slot.spec.name, *slot.text);
    }
    return texts;
}

std::string CommandOptions::typed_again(const std::vector<std::string>& without) const {
    std::string line;
    for (const Slot& slot : slots_) {
        const std::string& name = slot.spec.name;
        if (!slot.text || std::find(without.begin(), without.end(), name) != without.end()) {
            continue;
        }
        line += " --" + name;
        if (slot.spec.type == OptionType::Flag) continue;
        const bool plain = slot.spec.type == OptionType::Integer ||
                           slot.spec.type == OptionType::Choice;  // they were checked
        line += ' ' + (plain ? *slot.text : shell_quoted(*slot.text));
    }
    return line;
}

Options CommandOptions::checked() const {
    std::vector<OptionSpec> specs;
    for (const Slot& slot : slots_) specs.push_back(slot.spec);
    return Options{as_it_is(""), specs, given()};
}

std::vector<CommandOption> limit_options() {
    return {option_of_bots(lawan::depth_option(1),
                           {"plies that bots look ahead at most",
                            "langkah yang dilihat bot ke depan, paling banyak"}),
            option_of_bots(lawan::nodes_option(),
                           {"positions that bots visit per move at most",
                            "posisi yang dikunjungi bot per langkah, paling banyak"}),
            option_of_bots(lawan::move_time_option(), {"seconds that bots take per move at most",
                                                       "detik per langkah bagi bot, paling lama"})
                .written(words::kSeconds)};
}

Limits command_limits(const Options& options) {
    return lawan::limits_from(options).own;
}

CommandOption threads_option() {
    return integer_option("threads",
                          {"cores to use; 0 for all", "inti prosesor yang dipakai; 0 untuk semua"})
        .between(0, kMostThreads)
        .usually("0");
}

int command_threads(const Options& options) {
    const auto threads = static_cast<int>(options.integer("threads"));
    return threads == 0 ? available_workers() : threads;
}

CommandOption bot_option(const Words& help) {
    return text_option("bot", help).written(words::kBot).offers({Candidates::Kind::Bot});
}

CommandOption seed_option() {
    return option_of_bots(lawan::seed_option(),
                          {"seed of all random numbers", "benih semua bilangan acak"})
        .usually("1");
}

Seed command_seed(const Options& options) {
    return Seed{static_cast<std::uint64_t>(options.integer("seed"))};
}

CommandOption json_option() {
    return flag_option("json", {"print one JSON object and nothing else",
                                "cetak satu objek JSON dan tidak ada yang lain"});
}

CommandOption quiet_option(const Words& help) {
    return flag_option("quiet", help);
}

CommandOption quiet_option() {
    return quiet_option({"no progress on stderr", "tanpa kabar kemajuan di stderr"});
}

}  // namespace lawan::cli
