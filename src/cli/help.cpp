#include "cli/help.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "core/text.hpp"

namespace lawan::cli {
namespace {

constexpr std::size_t kColumn = 26;  // where explanations begin
constexpr std::size_t kWidth = 88;

// Breaks a text between words into lines that fit beside the names.
std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines(1);
    for (const std::string_view word : words(text)) {
        if (!lines.back().empty() && lines.back().size() + 1 + word.size() > width) {
            lines.emplace_back();
        }
        lines.back() += (lines.back().empty() ? "" : " ") + std::string{word};
    }
    return lines;
}

std::string entry(const std::string& left, const std::string& right) {
    std::string text = "  " + left;
    if (text.size() + 2 > kColumn) text += '\n' + std::string(kColumn, ' ');
    if (text.size() < kColumn) text += std::string(kColumn - text.size(), ' ');
    const auto lines = wrapped(right, kWidth - kColumn);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += (i > 0 ? std::string(kColumn, ' ') : "") + lines[i] + '\n';
    }
    return text;
}

std::string option_text(const OptionLine& option) {
    std::string left = fmt::format("{}", fmt::join(option.names, ", "));
    if (option.takes_value()) left += ' ' + option.placeholder;
    return entry(left, option.help);
}

std::string help_entry() {
    return entry("-h, --help", "show this help");
}

}  // namespace

std::string help_text(const std::vector<Command>& commands) {
    std::string text =
        "Usage: lawan [COMMAND] [OPTIONS]\n"
        "\n"
        "An opponent for two-player board games. Without a command it starts a game in the\n"
        "terminal.\n"
        "\n"
        "Commands:\n";
    for (const Command& command : commands) text += entry(command.name, command.summary);
    text += "\nOptions:\n" + help_entry() + entry("--version", "show which lawan this is");
    return text +
           "\n"
           "Examples:\n"
           "  lawan                                    choose a game and play\n"
           "  lawan play othello --black alphabeta     play white against a bot\n"
           "  lawan match adjacency minimax greedy --games 10\n"
           "  lawan COMMAND --help                     what a command can do\n";
}

std::string help_text(const Command& command) {
    std::string text = "Usage: lawan " + command.name;
    for (const Word& word : command.words) {
        const std::string name = word.all != nullptr ? word.name + "..." : word.name;
        text += word.place == Place::Needed ? ' ' + name : " [" + name + ']';
    }
    text += " [OPTIONS]\n\n" + command.summary + '\n';
    if (!command.words.empty()) text += '\n';
    for (const Word& word : command.words) text += entry(word.name, word.help);

    std::vector<std::string> groups;
    for (const OptionLine& option : command.options) {
        if (std::find(groups.begin(), groups.end(), option.group) == groups.end()) {
            groups.push_back(option.group);
        }
    }
    for (const std::string& group : groups) {
        text += '\n' + group + ":\n";
        for (const OptionLine& option : command.options) {
            if (option.group == group) text += option_text(option);
        }
    }
    return text + "\nOther:\n" + help_entry() + "\nExamples:\n" + command.examples + '\n';
}

}  // namespace lawan::cli
