#include "cli/help.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

constexpr std::size_t kColumn = 26;  // where explanations begin

std::string entry(const std::string& left, const Phrase& right, std::size_t width) {
    return beside("  " + left, told(right), kColumn, width);
}

std::string option_text(const OptionLine& option, std::size_t width) {
    std::string left = joined(option.names, ", ");
    if (option.placeholder) left += ' ' + told(*option.placeholder);
    return entry(left, option.help, width);
}

// What every command takes.
std::string common_options(std::size_t width) {
    return entry("--lang en|id", words::kLangOption, width) +
           entry("-h, --help", words::kHelpOption, width);
}

// The words beside them begin in one column.
std::string examples_text(const std::vector<ExampleLine>& examples) {
    constexpr std::size_t kBetween = 4;  // so that a longer name of the program finds room
    std::size_t widest = 0;
    for (const ExampleLine& example : examples) {
        if (example.about) widest = std::max(widest, example.line.size());
    }
    std::string text = '\n' + told(words::kExamplesHeading) + '\n';
    for (const ExampleLine& example : examples) {
        text += "  " + (example.about ? padded(example.line, widest + kBetween) : example.line);
        if (example.about) text += told(*example.about);
        text += '\n';
    }
    return text;
}

std::vector<ExampleLine> examples_of_lawan() {
    const std::vector<ExampleLine> own{
        {"lawan", words::kOpensTheBoard},
        {"lawan --port 9000 --no-open", words::kSameAsServe},
        {"lawan play", words::kChooseAndPlay},
        {"lawan --lang id play", words::kSpeaksIndonesian},
        {"lawan " + told(words::kCommand) + " --help", words::kWhatACommandCanDo}};
    return own + shown_by_games("lawan");
}

std::string exit_codes_text(std::size_t width) {
    std::string text = '\n' + told(words::kExitCodesHeading) + '\n';
    for (const ExitCodeLine& line : exit_code_lines()) text += entry(line.code, line.about, width);
    return text;
}

std::string usage_text(const Command& command) {
    return told(words::kUsage, {command.name + words_of(command) + ' ' + told(words::kOptions)});
}

}  // namespace

std::string words_of(const Command& command) {
    std::string text;
    for (const Word& word : command.words) {
        const std::string name = told(word.name) + (word.all != nullptr ? "..." : "");
        text += word.place == Place::Needed ? ' ' + name : " [" + name + ']';
    }
    return text;
}

std::vector<Words> groups_of(const Command& command) {
    std::vector<Words> groups;
    for (const OptionLine& option : command.options) {
        if (std::find(groups.begin(), groups.end(), option.group) == groups.end()) {
            groups.push_back(option.group);
        }
    }
    return groups;
}

std::string help_text(const std::vector<Command>& commands, std::size_t width) {
    std::string text = told(words::kUsageOfLawan) + "\n\n" +
                       paragraph(told(words::kAboutLawan), width) + '\n' +
                       told(words::kCommandsHeading) + '\n';
    for (const Command& command : commands) text += entry(command.name, command.summary, width);
    text += '\n' + told(words::kOptionsHeading) + '\n' + common_options(width) +
            entry("--version", words::kVersionOption, width);
    return text + examples_text(examples_of_lawan()) + exit_codes_text(width);
}

std::string help_text(const Command& command, std::size_t width) {
    std::string text = usage_text(command) + "\n\n" + paragraph(told(command.summary), width);
    if (!command.words.empty()) text += '\n';
    for (const Word& word : command.words) text += entry(told(word.name), word.help, width);

    for (const Words& group : groups_of(command)) {
        text += '\n' + told(group) + ":\n";
        for (const OptionLine& option : command.options) {
            if (option.group == group) text += option_text(option, width);
        }
    }
    text += '\n' + told(words::kOtherHeading) + '\n' + common_options(width);
    text += examples_text(command.examples);
    if (!command.remarks.empty()) text += '\n';
    for (const Phrase& remark : command.remarks) text += paragraph(told(remark), width);
    return text;
}

std::vector<ExitCodeLine> exit_code_lines() {
    return {{"0", words::kExitDone},       {"1", words::kExitFailed},
            {"2", words::kExitWrongInput}, {"3", words::kExitNotSettled},
            {"4", words::kExitNoOutput},   {"130", words::kExitInterrupted}};
}

std::vector<ExampleLine> shown_by_games(const std::string& command) {
    std::vector<ExampleLine> examples;
    for (const GameModule& game : catalog()) {
        for (const ShownCommand& shown : game.shown_commands) {
            if (shown.in_help_of == command) examples.push_back({shown.line, shown.about});
        }
    }
    return examples;
}

std::vector<ExampleLine> examples_of_games(const std::string& command, const std::string& rest,
                                           const std::function<bool(const GameModule&)>& can) {
    std::vector<ExampleLine> examples = shown_by_games(command);
    if (!examples.empty()) return examples;
    const auto able = std::find_if(catalog().begin(), catalog().end(),
                                   [&](const GameModule& game) { return !can || can(game); });
    if (able == catalog().end()) return {};
    return {{fmt::format("lawan {} {} {}", command, able->name, rest)}};
}

std::vector<ExampleLine> operator+(std::vector<ExampleLine> first,
                                   const std::vector<ExampleLine>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

}  // namespace lawan::cli
