#include "cli/help.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "cli/layout.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

constexpr std::size_t kColumn = 26;  // where explanations begin

std::string entry(const std::string& left, const std::string& right, std::size_t width) {
    return beside("  " + left, right, kColumn, width);
}

std::string option_text(const OptionLine& option, std::size_t width) {
    std::string left = fmt::format("{}", fmt::join(option.names, ", "));
    if (option.takes_value()) left += ' ' + option.placeholder;
    return entry(left, option.help, width);
}

std::string help_entry(std::size_t width) {
    return entry("-h, --help", "show this help", width);
}

// Broken between words.
std::string paragraph(std::string_view text, std::size_t width) {
    constexpr std::size_t kUsual = 84;  // longer lines are hard to read
    std::string lines;
    std::string line;
    for (const std::string_view word : words(text)) {
        if (!line.empty() && line.size() + 1 + word.size() > std::min(width, kUsual)) {
            lines += line + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + std::string{word};
    }
    return lines + line + '\n';
}

}  // namespace

std::string help_text(const std::vector<Command>& commands, std::size_t width) {
    std::string text =
        "Usage: lawan [COMMAND] [OPTIONS]\n\n" +
        paragraph(
            "An opponent for two-player board games. Without a command it opens the board in the "
            "browser, as serve does and with its options; play is for the terminal.",
            width) +
        "\nCommands:\n";
    for (const Command& command : commands) text += entry(command.name, command.summary, width);
    text +=
        "\nOptions:\n" + help_entry(width) + entry("--version", "show which lawan this is", width);
    return text +
           "\n"
           "Examples:\n"
           "  lawan                                    open the board in the browser\n"
           "  lawan --port 9000 --no-open              the same as serve with these options\n"
           "  lawan play                               choose a game and play in the terminal\n"
           "  lawan play othello --black alphabeta     play white against a bot\n"
           "  lawan match adjacency minimax greedy --games 10\n"
           "  lawan COMMAND --help                     what a command can do\n"
           "\n"
           "Exit codes:\n" +
           entry("0", "done", width) + entry("1", "it could not be done, or does not hold", width) +
           entry("2", "wrong arguments, or input that cannot be read", width) +
           entry("3", "not settled within the limits given", width) +
           entry("4", "the result could not be written to the output", width) +
           entry("130", "interrupted", width);
}

std::string help_text(const Command& command, std::size_t width) {
    std::string text = "Usage: lawan " + command.name;
    for (const Word& word : command.words) {
        const std::string name = word.all != nullptr ? word.name + "..." : word.name;
        text += word.place == Place::Needed ? ' ' + name : " [" + name + ']';
    }
    text += " [OPTIONS]\n\n" + paragraph(command.summary, width);
    if (!command.words.empty()) text += '\n';
    for (const Word& word : command.words) text += entry(word.name, word.help, width);

    std::vector<std::string> groups;
    for (const OptionLine& option : command.options) {
        if (std::find(groups.begin(), groups.end(), option.group) == groups.end()) {
            groups.push_back(option.group);
        }
    }
    for (const std::string& group : groups) {
        text += '\n' + group + ":\n";
        for (const OptionLine& option : command.options) {
            if (option.group == group) text += option_text(option, width);
        }
    }
    return text + "\nOther:\n" + help_entry(width) + "\nExamples:\n" + command.examples + '\n';
}

}  // namespace lawan::cli
