#include "cli/command_line.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/called_as.hpp"
#include "cli/help.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

std::string version_text() {
    return revision().empty()
               ? fmt::format("lawan {} ({})\n", version(), compiler())
               : fmt::format("lawan {} ({}; {})\n", version(), revision(), compiler());
}

std::vector<std::string> option_names(const Command& command) {
    std::vector<std::string> names{"--help", "--lang"};
    for (const OptionLine& option : command.options) {
        names.insert(names.end(), option.names.begin(), option.names.end());
    }
    return names;
}

std::vector<std::string> commands_with(const std::string& option,
                                       const std::vector<Command>& commands) {
    std::vector<std::string> names;
    for (const Command& command : commands) {
        const bool has_it = std::any_of(
            command.options.begin(), command.options.end(), [&](const OptionLine& line) {
                return std::find(line.names.begin(), line.names.end(), option) != line.names.end();
            });
        if (has_it) names.push_back(command.name);
    }
    return names;
}

// Without a command the options of the first one are meant as well.
Phrase unknown_option(const std::vector<Command>& commands, const Command* command,
                      const std::string& typed) {
    const Command& first = commands.front();
    const std::string name = typed.substr(0, typed.find('='));
    if (command == nullptr) {
        std::vector<std::string> known = option_names(first);
        known.emplace_back("--version");
        if (const auto meant = nearest(name, known)) {
            return unknown_name(words::kKindOption, name, {*meant});
        }
        return {words::kUnknownOptionAlone, {in_quotes(name), called_as(), first.name}};
    }
    const auto meant = nearest(name, option_names(*command));
    if (meant) return {words::kUnknownOptionOfNearest, {command->name, in_quotes(name), *meant}};
    constexpr std::size_t kWorthNaming = 4;
    const auto others = commands_with(name, commands);
    if (others.empty() || others.size() > kWorthNaming) {
        return {words::kUnknownOptionOf, {command->name, in_quotes(name), called_as()}};
    }
    return {words::kUnknownOptionOfOthers,
            {command->name, in_quotes(name), joined(others, ", "), called_as()}};
}

Phrase unexpected_word(const std::vector<Command>& commands, const Command* command,
                       const std::string& typed) {
    if (command != nullptr) {
        return {words::kDoesNotTake, {command->name, in_quotes(typed), called_as()}};
    }
    const auto games = game_names();
    if (std::find(games.begin(), games.end(), typed) != games.end()) {
        return {words::kMeantToPlay, {typed}};
    }
    std::vector<std::string> names;
    for (const Command& each : commands) names.push_back(each.name);
    return unknown_name(words::kKindCommand, typed, names);
}

Phrase missing_word(const Command& command, const Word& word) {
    const bool game = word.candidates.kind == Candidates::Kind::Game;
    const auto known = game ? game_names() : word.candidates.words;
    if (known.empty()) {
        return {words::kWordIsMissingSeeHelp, {word.name, called_as(), command.name}};
    }
    return {words::kWordIsMissing, {word.name, joined(known, ", ")}};
}

// Nothing, or an option of the first command without any command: "lawan --port 9000".
bool is_for_the_first(const std::vector<Command>& commands,
                      const std::vector<std::string>& arguments) {
    if (arguments.empty()) return true;
    const std::string typed = arguments.front().substr(0, arguments.front().find('='));
    const auto& options = commands.front().options;
    const bool its_own = std::any_of(options.begin(), options.end(), [&](const auto& option) {
        return std::find(option.names.begin(), option.names.end(), typed) != option.names.end();
    });
    // With a command further on, that one was meant, and it comes first.
    return its_own && std::none_of(commands.begin(), commands.end(), [&](const Command& command) {
               return std::find(arguments.begin(), arguments.end(), command.name) !=
                      arguments.end();
           });
}

// CLI11 does the reading; what it has to say to users we say ourselves.
class Parser {
  public:
    explicit Parser(const std::vector<Command>& commands) : commands_{commands} {
        root_.set_help_flag("-h,--help");
        root_.set_version_flag("--version", std::string{"version"});
        root_.require_subcommand(0, 1);
        root_.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
        for (const Command& command : commands) add(command);
    }

    ExitCode run(std::vector<std::string> arguments) {
        check(arguments);
        // Behind "--" nothing is an option, whatever it looks like.
        words_only_.assign(std::find(arguments.begin(), arguments.end(), "--"), arguments.end());
        const std::vector<std::string> typed = arguments;
        std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants them
        try {
            root_.parse(std::move(arguments));
        } catch (const CLI::CallForHelp&) {
            print("{}", as_typed(help_for(typed)));
            return ExitCode::Done;
        } catch (const CLI::CallForVersion&) {
            print("{}", version_text());
            return ExitCode::Done;
        } catch (const CLI::ParseError& error) {
            throw InputError{complaint(error)};
        }
        if (chosen() == nullptr) {
            throw InputError{words::kNoCommand, {called_as()}};
        }
        check_names(*chosen(), typed);
        for (const Word& word : chosen()->words) {
            const bool given = word.all != nullptr ? !word.all->empty() : !word.value->empty();
            if (word.place == Place::Needed && !given) {
                throw InputError{missing_word(*chosen(), word)};
            }
        }
        return chosen()->action();
    }

  private:
    [[nodiscard]] std::string help_for(const std::vector<std::string>& typed) const {
        const Command* command = chosen();
        if (command == nullptr) return help_text(commands_, terminal_width());
        if (command->help_for) {
            for (const std::string& word : typed) {
                const auto narrower = command->help_for(word);
                if (narrower) return help_text(*narrower, terminal_width());
            }
        }
        return help_text(*command, terminal_width());
    }

    // What CLI11 would take, and users do not mean.
    void check(const std::vector<std::string>& arguments) const {
        const std::string& first = arguments.front();
        if (first.empty() || first == "--" || option_named(first.substr(0, first.find('=')))) {
            throw InputError{words::kCommandComesFirst, {in_quotes(first), called_as()}};
        }
        // "lawan plya --help" too.
        const bool is_command =
            std::any_of(commands_.begin(), commands_.end(),
                        [&](const Command& command) { return command.name == first; });
        if (first.front() != '-' && !is_command) {
            throw InputError{unexpected_word(commands_, nullptr, first)};
        }
        for (const std::string& argument : arguments) {
            if (argument == "--") break;
            const auto equals = argument.find('=');
            if (equals == std::string::npos || argument.rfind("--", 0) != 0) continue;
            const std::string name = argument.substr(0, equals);
            const OptionLine* option = option_named(name);
            const bool flag = option != nullptr && !option->takes_value();
            if (flag || name == "--help" || name == "--version") {
                throw InputError{words::kOptionTakesNoValue, {name}};
            }
        }
    }

    // CLI11 would take the last of them, although whoever writes both means two things.
    static void check_names(const Command& command, const std::vector<std::string>& arguments) {
        std::map<const OptionLine*, std::string> typed;
        for (const std::string& argument : arguments) {
            if (argument == "--") break;
            const std::string name = argument.substr(0, argument.find('='));
            for (const OptionLine& option : command.options) {
                const auto& names = option.names;
                if (std::find(names.begin(), names.end(), name) == names.end()) continue;
                const auto [before, is_first] = typed.emplace(&option, name);
                if (is_first || before->second == name) continue;
                throw InputError{words::kOptionsAreTheSame, {before->second, name}};
            }
        }
    }

    // Of any command: an option has the same meaning in all of them.
    [[nodiscard]] const OptionLine* option_named(const std::string& name) const {
        for (const Command& command : commands_) {
            for (const OptionLine& option : command.options) {
                const auto& names = option.names;
                if (std::find(names.begin(), names.end(), name) != names.end()) return &option;
            }
        }
        return nullptr;
    }

    void add(const Command& command) {
        CLI::App& app = *root_.add_subcommand(command.name);
        by_app_[&app] = &command;
        for (const Word& word : command.words) {
            if (word.all != nullptr) {
                app.add_option(std::string{word.name.in(Language::English)}, *word.all)
                    ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
            } else {
                app.add_option(std::string{word.name.in(Language::English)}, *word.value);
            }
        }
        for (const OptionLine& option : command.options) {
            std::string names;
            for (const std::string& name : option.names) {
                names += (names.empty() ? "" : ",") + name;
            }
            auto* value = option.value;
            if (option.takes_value()) {
                app.add_option_function<std::string>(
                    names, [value](const std::string& text) { *value = text; });
            } else {
                app.add_flag_function(names, [value](std::int64_t) { *value = "true"; });
            }
        }
    }

    [[nodiscard]] const Command* chosen() const {
        const auto apps = root_.get_subcommands();
        return apps.empty() ? nullptr : by_app_.at(apps.front());
    }

    [[nodiscard]] Phrase complaint(const CLI::ParseError& error) const {
        const std::vector<std::string> remaining = root_.remaining(true);
        for (const std::string& word : remaining) {
            const bool is_word =
                std::find(words_only_.begin(), words_only_.end(), word) != words_only_.end();
            if (word.size() > 1 && word.front() == '-' && !is_word) {
                return unknown_option(commands_, chosen(), word);
            }
        }
        if (!remaining.empty()) return unexpected_word(commands_, chosen(), remaining.front());
        const std::string said = error.what();
        if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
            return {words::kOptionNeedsValue, {said.substr(0, said.find(':'))}};
        }
        return {words::kCannotReadCommandLine, {said}};
    }

    const std::vector<Command>& commands_;
    CLI::App root_;
    std::vector<std::string> words_only_;
    std::map<const CLI::App*, const Command*> by_app_;
};

}  // namespace

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const GameModule& game : catalog()) names.push_back(game.name);
    return names;
}

ExitCode run_command_line(const std::vector<Command>& commands,
                          std::vector<std::string> arguments) {
    choose_language(arguments);  // first, so that all complaints are in it
    // "lawan help perft" is what many type first.
    const auto is_command = [&](const std::string& word) {
        return std::any_of(commands.begin(), commands.end(),
                           [&](const Command& command) { return command.name == word; });
    };
    if (!arguments.empty() && arguments.front() == "help" &&
        (arguments.size() == 1 || is_command(arguments[1]))) {
        arguments.erase(arguments.begin());
        arguments.emplace_back("--help");
    }
    if (is_for_the_first(commands, arguments)) {
        arguments.insert(arguments.begin(), commands.front().name);
    }
    return Parser{commands}.run(std::move(arguments));
}

}  // namespace lawan::cli
