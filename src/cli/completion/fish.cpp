// Completion for fish.
#include <algorithm>

#include <fmt/format.h>

#include "cli/completion/scripts.hpp"
#include "cli/completion/shell_words.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"

namespace lawan::cli {
namespace {

std::string fish_words(const Candidates& candidates) {
    switch (candidates.kind) {
        case Candidates::Kind::Anything:
            return {};
        case Candidates::Kind::Words:
            return joined(candidates.words, " ");
        case Candidates::Kind::Game:
            return game_words();
        case Candidates::Kind::Bot:
            return bot_words();
        case Candidates::Kind::Player:
            return "human " + bot_words();
        case Candidates::Kind::File:
            return {};
    }
    return {};
}

std::string option_line(const OptionLine& option, const std::string& condition) {
    std::string line = "complete -c lawan -n " + shell_quoted(condition);
    for (const std::string& name : option.names) {
        line += name.rfind("--", 0) == 0 ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    if (option.takes_value()) {
        line += option.candidates.kind == Candidates::Kind::File ? " -rF" : " -x";
        const std::string offered = fish_words(option.candidates);
        if (!offered.empty()) line += " -a " + shell_quoted(offered);
    }
    return line + " -d " + shell_quoted(told(option.help)) + '\n';
}

// A setting of some games is not offered where another game was named.
std::string without_games_that_lack(const OptionLine& option) {
    std::string games;
    for (const GameModule& game : catalog()) {
        const auto others = settings_of_others(game);
        if (std::find(others.begin(), others.end(), option.names.front()) != others.end()) {
            games += ' ' + game.name;
        }
    }
    return games.empty() ? games : "; and not __fish_seen_subcommand_from" + games;
}

}  // namespace

std::string fish_completion(const std::vector<Command>& commands) {
    std::string text = fmt::format(
        "# fish completion for lawan: lawan completion fish | source\n"
        "complete -c lawan -f\n"
        "complete -c lawan -s h -l help -d {}\n"
        "complete -c lawan -l lang -x -a 'en id' -d {}\n"
        "complete -c lawan -n __fish_use_subcommand -l version -d {}\n",
        shell_quoted(told(words::kHelpOption)), shell_quoted(told(words::kLangOption)),
        shell_quoted(told(words::kVersionOption)));
    for (const Command& command : commands) {
        text += fmt::format("complete -c lawan -n __fish_use_subcommand -a {} -d {}\n",
                            command.name, shell_quoted(told(command.summary)));
        const std::string seen = "__fish_seen_subcommand_from " + command.name;
        for (const OptionLine& option : command.options) {
            text += option_line(option, seen + without_games_that_lack(option));
        }
        // A word is offered at its place if no option stands before it; that is how people type.
        for (std::size_t place = 0; place < command.words.size(); ++place) {
            const std::string offered = fish_words(command.words[place].candidates);
            if (offered.empty()) continue;
            const std::string condition =
                fmt::format("{}; and test (count (commandline -opc)) -eq {}", seen, place + 2);
            text += fmt::format("complete -c lawan -n {} -a {}\n", shell_quoted(condition),
                                shell_quoted(offered));
        }
    }
    return text;
}

}  // namespace lawan::cli
