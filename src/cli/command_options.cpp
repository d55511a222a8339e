#include "cli/command_options.hpp"

#include <utility>

#include "catalog/common_options.hpp"
#include "cli/joined.hpp"

namespace lawan::cli {
namespace {

std::string placeholder(const OptionSpec& spec) {
    switch (spec.type) {
        case OptionType::Integer:
            return "N";
        case OptionType::Decimal:
            return "NUMBER";
        case OptionType::Choice:
            return joined(spec.choices, "|");
        case OptionType::Size:
            return "N|MxN";
        case OptionType::Side:
            return "X|O";
        case OptionType::Spec:
            return "SPEC";
        case OptionType::Text:
            return "TEXT";
        case OptionType::Flag:
            return "";
    }
    return "";
}

Candidates candidates_of(const CommandOption& option) {
    if (option.candidates.kind != Candidates::Kind::Anything) return option.candidates;
    if (option.spec.type == OptionType::Side) return Candidates::of({"X", "O"});
    if (!option.spec.choices.empty()) return Candidates::of(option.spec.choices);
    return {};
}

// An option of bots as an option of a command: what it is called here, and without a default.
CommandOption renamed(const OptionSpec& spec, const char* help, const char* placeholder) {
    CommandOption option;
    option.spec.name = spec.name;
    option.spec.type = spec.type;
    option.spec.help = help;
    option.spec.min = spec.min;
    option.spec.max = spec.max;
    option.placeholder = placeholder;
    return option;
}

CommandOption flag(const char* name, const std::string& help) {
    CommandOption option;
    option.spec.name = name;
    option.spec.type = OptionType::Flag;
    option.spec.help = help;
    return option;
}

}  // namespace

void CommandOptions::add_to(Command& command, const std::string& group,
                            const std::vector<CommandOption>& options) {
    for (const CommandOption& option : options) {
        slots_.push_back({option.spec, {}});
        OptionLine line{group,
                        {"--" + option.spec.name},
                        option.placeholder,
                        option.spec.help,
                        candidates_of(option),
                        &slots_.back().text};
        for (const std::string& alias : option.aliases) line.names.push_back("--" + alias);
        if (line.placeholder.empty()) line.placeholder = placeholder(option.spec);
        command.options.push_back(std::move(line));
    }
}

OptionTexts CommandOptions::given() const {
    OptionTexts texts;
    for (const Slot& slot : slots_) {
        if (slot.text) texts.emplace_back(slot.spec.name, *slot.text);
    }
    return texts;
}

Options CommandOptions::checked() const {
    std::vector<OptionSpec> specs;
    for (const Slot& slot : slots_) specs.push_back(slot.spec);
    return Options{"", specs, given()};
}

std::vector<CommandOption> limit_options() {
    return {renamed(lawan::depth_option(1), "plies that bots look ahead at most", "N"),
            renamed(lawan::nodes_option(), "positions that bots visit a move at most", "N"),
            renamed(lawan::move_time_option(), "seconds that bots take a move at most", "SECONDS")};
}

Limits command_limits(const Options& options) {
    return lawan::limits_from(options).own;
}

CommandOption seed_option() {
    CommandOption seed = renamed(lawan::seed_option(), "start of all random numbers [1]", "N");
    seed.spec.default_value = "1";
    return seed;
}

Seed command_seed(const Options& options) {
    return Seed{static_cast<std::uint64_t>(options.integer("seed"))};
}

CommandOption json_option() {
    return flag("json", "print one JSON object and nothing else");
}

CommandOption quiet_option(const std::string& help) {
    return flag("quiet", help);
}

}  // namespace lawan::cli
