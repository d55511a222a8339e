#include "cli/command_options.hpp"

#include <utility>

#include "catalog/common_options.hpp"

namespace lawan::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : "|") + word;
    return text;
}

std::string placeholder(const OptionSpec& spec) {
    switch (spec.type) {
        case OptionType::Integer:
            return "N";
        case OptionType::Decimal:
            return "NUMBER";
        case OptionType::Choice:
            return joined(spec.choices);
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

CommandOption without_default(OptionSpec spec, std::string placeholder) {
    spec.default_value = std::nullopt;
    return {std::move(spec), std::move(placeholder)};
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
    return Options{"the command", specs, given()};
}

std::vector<CommandOption> limit_options() {
    constexpr int kNoDefault = 1;
    OptionSpec depth = lawan::depth_option(kNoDefault);
    OptionSpec nodes = lawan::nodes_option();
    OptionSpec time = lawan::move_time_option();
    depth.help = "plies that bots look ahead at most";
    nodes.help = "positions that bots visit a move at most";
    time.help = "seconds that bots take a move at most";
    return {without_default(std::move(depth), "N"), without_default(std::move(nodes), "N"),
            without_default(std::move(time), "SECONDS")};
}

Limits limits_from(const Options& options) {
    return lawan::limits_from(options).own;
}

CommandOption seed_option() {
    OptionSpec seed = lawan::seed_option();
    seed.help = "start of all random numbers; 1 unless given";
    seed.default_value = "1";
    return {std::move(seed)};
}

Seed seed_from(const Options& options) {
    return Seed{static_cast<std::uint64_t>(options.integer("seed"))};
}

CommandOption json_option() {
    return {{"json", OptionType::Flag, "print one JSON object and nothing else"}};
}

CommandOption quiet_option(const std::string& help) {
    return {{"quiet", OptionType::Flag, help}};
}

}  // namespace lawan::cli
