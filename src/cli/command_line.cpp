#include "cli/command_line.hpp"

#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "catalog/catalog.hpp"
#include "cli/help.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "core/version.hpp"

namespace lawan::cli {
namespace {

std::string version_text() {
    std::string text = fmt::format("lawan {}", version());
    text += revision().empty() ? fmt::format(" ({})", compiler())
                               : fmt::format(" ({}; {})", revision(), compiler());
    return text;
}

const CLI::App& deepest(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? app : deepest(*chosen.front());
}

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    return names;
}

std::vector<std::string> option_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const GameEntry& game : catalog()) names.push_back(game.name);
    return names;
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

std::string unexpected_option(const CLI::App& app, const std::string& typed) {
    const std::string name = typed.substr(0, typed.find('='));
    const std::string what =
        "option" + (app.get_parent() != nullptr ? " of " + app.get_name() : "");
    if (const auto meant = nearest(name, option_names(app))) {
        return fmt::format("unknown {} {}: did you mean '{}'?", what, lawan::quoted(name), *meant);
    }
    return fmt::format("unknown {} {}: see 'lawan {}--help'", what, lawan::quoted(name),
                       app.get_parent() != nullptr ? app.get_name() + ' ' : "");
}

std::string unexpected_word(const CLI::App& app, const std::string& typed) {
    if (app.get_parent() != nullptr) {
        return fmt::format("{} does not take {}: see 'lawan {} --help'", app.get_name(),
                           lawan::quoted(typed), app.get_name());
    }
    const auto games = game_names();
    if (std::find(games.begin(), games.end(), typed) != games.end()) {
        return fmt::format("unknown command '{0}': did you mean 'play {0}'?", typed);
    }
    return unknown_name("command", typed, command_names(app));
}

}  // namespace

CommandLine::CommandLine()
    : root_{"An opponent for two-player board games with perfect information.", "lawan"} {
    root_.formatter(std::make_shared<HelpFormatter>());
    root_.set_help_flag("-h,--help", "show this help");
    root_.set_version_flag("--version", version_text(), "show which lawan this is");
    root_.require_subcommand(0, 1);
    root_.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    root_.footer(
        "Without a command, lawan starts a game in the terminal.\n"
        "\n"
        "Examples:\n"
        "  lawan                                  choose a game and play\n"
        "  lawan play othello --black random      play white against a bot\n"
        "  lawan match adjacency minimax greedy --games 10\n"
        "  lawan COMMAND --help                   what a command can do");
}

CLI::App& CommandLine::add_command(const std::string& name, const std::string& summary,
                                   Action action, const std::string& examples) {
    CLI::App& command = *root_.add_subcommand(name, summary);
    command.group("Commands");
    command.footer("Examples:\n" + examples);
    command.callback([this, action = std::move(action)] { chosen_ = action; });
    return command;
}

void CommandLine::add_word(CLI::App& command, const std::string& name, std::string& value,
                           Place place, const std::string& help, Candidates candidates) {
    CLI::Option* option = command.add_option(name, value, help);
    option->type_name("")->required(place == Place::Needed);
    set_candidates(option, std::move(candidates));
}

void CommandLine::set_candidates(const CLI::Option* option, Candidates candidates) {
    candidates_[option] = std::move(candidates);
}

Candidates CommandLine::candidates(const CLI::Option* option) const {
    const auto found = candidates_.find(option);
    return found != candidates_.end() ? found->second : Candidates{};
}

ExitCode CommandLine::run(std::vector<std::string> arguments) {
    // "lawan help perft" is what many type first.
    if (!arguments.empty() && arguments.front() == "help") {
        arguments.erase(arguments.begin());
        arguments.emplace_back("--help");
    }
    if (arguments.empty()) arguments.emplace_back("play");
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
    try {
        root_.parse(std::move(arguments));
    } catch (const CLI::CallForHelp&) {
        fmt::print("{}", root_.help());
        return ExitCode::Done;
    } catch (const CLI::CallForVersion& version) {
        fmt::print("{}\n", version.what());
        return ExitCode::Done;
    } catch (const CLI::ParseError& error) {
        throw InputError{complaint(error)};
    }
    return chosen_();
}

std::string CommandLine::complaint(const CLI::ParseError& error) const {
    const CLI::App& app = deepest(root_);
    const std::vector<std::string> remaining = root_.remaining(true);
    for (const std::string& word : remaining) {
        if (word.size() > 1 && word.front() == '-') return unexpected_option(app, word);
    }
    if (!remaining.empty()) return unexpected_word(app, remaining.front());

    const std::string said = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
        return fmt::format("option '{}' needs a value", said.substr(0, said.find(':')));
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        const std::string name = said.substr(0, said.find(' '));
        for (const CLI::Option* option : app.get_options()) {
            if (option->get_name(true) != name) continue;
            if (candidates(option).kind == Candidates::Kind::Game) {
                return fmt::format("{} is missing: {}", name, listed(game_names()));
            }
            if (const auto words = candidates(option).words; !words.empty()) {
                return fmt::format("{} is missing: {}", name, listed(words));
            }
        }
        return fmt::format("{} is missing: see 'lawan {} --help'", name, app.get_name());
    }
    return said;
}

}  // namespace lawan::cli
