#include "cli/help.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "core/text.hpp"

namespace lawan::cli {
namespace {

constexpr std::size_t kColumn = 26;  // where explanations begin
constexpr std::size_t kWidth = 90;

// Breaks a text between words into lines that fit beside the names.
std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines(1);
    for (const std::string_view word : words(text)) {
        std::string& line = lines.back();
        if (!line.empty() && line.size() + 1 + word.size() > width) {
            lines.emplace_back(word);
        } else {
            line += (line.empty() ? "" : " ") + std::string{word};
        }
    }
    return lines;
}

}  // namespace

HelpFormatter::HelpFormatter() {
    label("Positionals", "Arguments");
    column_width(kColumn);
}

std::string HelpFormatter::entry(const std::string& left, const std::string& right) const {
    std::string text = "  " + left;
    const auto lines = wrapped(right, kWidth - kColumn);
    std::size_t next = 0;
    if (text.size() + 2 <= kColumn) {
        text += std::string(kColumn - text.size(), ' ') + lines[next++];
    }
    text += '\n';
    for (; next < lines.size(); ++next) text += std::string(kColumn, ' ') + lines[next] + '\n';
    return text;
}

std::string HelpFormatter::make_usage(const CLI::App* app, std::string name) const {
    std::string usage = "Usage: lawan";
    if (app->get_parent() != nullptr) {
        usage += ' ' + app->get_name();
    } else if (name.empty() || app->get_parent() == nullptr) {
        usage += " [COMMAND]";
    }
    for (const CLI::Option* option : app->get_options()) {
        if (option->get_positional()) usage += ' ' + make_option_usage(option);
    }
    return usage + " [OPTIONS]\n";
}

std::string HelpFormatter::make_help(const CLI::App* app, std::string name,
                                     CLI::AppFormatMode mode) const {
    std::string text = make_usage(app, std::move(name)) + '\n' + app->get_description() + '\n';
    text += make_subcommands(app, mode);
    text += make_positionals(app);
    // CLI11 puts its own options first; a reader looks for the command's.
    std::string own;
    for (const std::string& group : app->get_groups()) {
        const auto options = app->get_options([&](const CLI::Option* option) {
            return option->get_group() == group && option->nonpositional();
        });
        if (group.empty() || options.empty()) continue;
        (group == "Options" ? own : text) += make_group(group, false, options);
    }
    return text + own + '\n' + app->get_footer() + '\n';
}

std::string HelpFormatter::make_group(std::string group, bool is_positional,
                                      std::vector<const CLI::Option*> options) const {
    std::string text = '\n' + group + ":\n";
    for (const CLI::Option* option : options) {
        text += entry(make_option_name(option, is_positional) + make_option_opts(option),
                      option->get_description());
    }
    return text;
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    return option->get_type_name().empty() || option->get_type_size() == 0
               ? ""
               : ' ' + option->get_type_name();
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
    return entry(command->get_name(), command->get_description());
}

}  // namespace lawan::cli
