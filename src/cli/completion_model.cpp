#include "cli/completion_model.hpp"

#include <CLI/CLI.hpp>

#include "catalog/catalog.hpp"

namespace lawan::cli {
namespace {

CompletedOption completed(const CommandLine& line, const CLI::Option& option) {
    CompletedOption result;
    for (const std::string& name : option.get_lnames()) result.names.push_back("--" + name);
    for (const std::string& name : option.get_snames()) result.names.push_back("-" + name);
    result.help = option.get_description();
    result.takes_value = option.get_type_size() > 0;
    result.values = line.candidates(&option);
    return result;
}

}  // namespace

CompletionModel completion_model(const CommandLine& line) {
    CompletionModel model;
    for (const CLI::Option* option : line.root().get_options()) {
        model.options.push_back(completed(line, *option));
    }
    for (const CLI::App* command : line.root().get_subcommands({})) {
        CompletedCommand result{command->get_name(), command->get_description(), {}, {}};
        for (const CLI::Option* option : command->get_options()) {
            if (option->get_positional()) {
                result.places.push_back(line.candidates(option));
            } else {
                result.options.push_back(completed(line, *option));
            }
        }
        model.commands.push_back(std::move(result));
    }
    return model;
}

std::string joined(const std::vector<std::string>& words, const std::string& by) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : by) + word;
    return text;
}

std::string game_words() {
    std::vector<std::string> names;
    for (const GameEntry& game : catalog()) names.push_back(game.name);
    return joined(names, " ");
}

std::string shell_quoted(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
    return quoted + "'";
}

}  // namespace lawan::cli
