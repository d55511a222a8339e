// Completion for bash and for zsh, whose scripts share everything but how words are handed over.
#include <fmt/format.h>

#include "cli/completion/scripts.hpp"
#include "cli/completion/shell_words.hpp"
#include "cli/terminal/text.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

// Sets what to choose from, or that it is a file.
std::string bash_words(const Candidates& candidates) {
    switch (candidates.kind) {
        case Candidates::Kind::Anything:
            return ":";
        case Candidates::Kind::Words:
            return "choices=" + shell_quoted(joined(candidates.words, " "));
        case Candidates::Kind::Game:
            return "choices=" + shell_quoted(game_words());
        case Candidates::Kind::Bot:
            return "choices=$bots";
        case Candidates::Kind::Player:
            return "choices=\"human $bots\"";
        case Candidates::Kind::File:
            return "files=yes";
    }
    return ":";
}

std::string bots_case() {
    std::string text = "    case $game in\n";
    for (const GameModule& game : catalog()) {
        std::vector<std::string> names;
        for (const BotEntry& bot : game.bots) names.push_back(bot.name);
        text += fmt::format("    {}) bots={} ;;\n", game.name, shell_quoted(joined(names, " ")));
    }
    return text + fmt::format("    *) bots={} ;;\n    esac\n", shell_quoted(bot_words()));
}

// The options of each command that are followed by a value.
std::string valued_case(const std::vector<Command>& commands) {
    std::string text = "        '') case $word in --lang) skip=yes ;; esac ;;\n";
    for (const Command& command : commands) {
        std::vector<std::string> patterns{"--lang"};
        for (const OptionLine& option : command.options) {
            if (option.takes_value()) patterns.push_back(joined(option.names, "|"));
        }
        text += fmt::format("        {}) case $word in {}) skip=yes ;; esac ;;\n", command.name,
                            joined(patterns, "|"));
    }
    return text;
}

std::string value_case(const std::vector<Command>& commands) {
    std::string text = "        *' --lang') choices='en id' ;;\n";
    for (const Command& command : commands) {
        for (const OptionLine& option : command.options) {
            if (!option.takes_value()) continue;
            std::vector<std::string> patterns;
            for (const std::string& name : option.names) {
                patterns.push_back(fmt::format("'{} {}'", command.name, name));
            }
            text += fmt::format("        {}) {} ;;\n", joined(patterns, "|"),
                                bash_words(option.candidates));
        }
    }
    return text;
}

std::string options_case(const std::vector<Command>& commands) {
    std::string text = "        '') choices='--help --lang --version' ;;\n";
    for (const Command& command : commands) {
        std::string names = "--help --lang";
        for (const OptionLine& option : command.options) names += ' ' + joined(option.names, " ");
        text += fmt::format("        {}) choices='{}' ;;\n", command.name, names);
    }
    return text;
}

// Takes the settings of other games out of the choices.
std::string hiding_case() {
    std::string text;
    for (const GameModule& game : catalog()) {
        const auto others = settings_of_others(game);
        if (others.empty()) continue;
        text += fmt::format(
            "        {}) for word in {}; do choices=\"${{choices/ $word / }}\"; done ;;\n",
            game.name, joined(others, " "));
    }
    return text;
}

std::string places_case(const std::vector<Command>& commands) {
    std::string text = fmt::format("        ' 0') choices='{}' ;;\n", command_words(commands));
    for (const Command& command : commands) {
        for (std::size_t place = 0; place < command.words.size(); ++place) {
            text += fmt::format("        '{} {}') {} ;;\n", command.name, place,
                                bash_words(command.words[place].candidates));
        }
    }
    return text;
}

// The part that both shells run: `line` holds the words before the cursor, without the program.
std::string body(const std::vector<Command>& commands) {
    return "    for word in \"${line[@]}\"; do\n"
           "        if [[ -n $skip ]]; then skip=''; continue; fi\n"
           "        case $word in\n"
           "        -*) ;;\n"
           "        *)\n"
           "            if [[ -z $command ]]; then command=$word; continue; fi\n"
           "            [[ $place == 0 ]] && game=$word\n"
           "            place=$((place + 1))\n"
           "            ;;\n"
           "        esac\n"
           "        case $command in\n" +
           valued_case(commands) +
           "        esac\n"
           "    done\n" +
           bots_case() +
           "    if [[ -n $skip ]]; then\n"
           "        case \"$command $prev\" in\n" +
           value_case(commands) +
           "        esac\n"
           "    elif [[ $cur == -* ]]; then\n"
           "        case $command in\n" +
           options_case(commands) +
           "        esac\n"
           "        choices=\" $choices \"\n"
           "        case $game in\n" +
           hiding_case() +
           "        esac\n"
           "    else\n"
           "        case \"$command $place\" in\n" +
           places_case(commands) +
           "        esac\n"
           "    fi\n";
}

constexpr const char* kLocals =
    "    local word command='' game='' bots='' choices='' files='' skip='' place=0\n";

}  // namespace

std::string bash_completion(const std::vector<Command>& commands) {
    return std::string{
               "# bash completion for lawan: source <(lawan completion bash)\n_lawan() {\n"} +
           kLocals +
           "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
           "    local line=(\"${COMP_WORDS[@]:1:COMP_CWORD-1}\")\n" +
           body(commands) +
           "    if [[ -n $files ]]; then\n"
           "        compopt -o filenames 2>/dev/null\n"
           "        mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
           "    else\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"$choices\" -- \"$cur\")\n"
           "    fi\n"
           "}\n"
           "complete -F _lawan lawan\n";
}

std::string zsh_completion(const std::vector<Command>& commands) {
    return "#compdef lawan\n# zsh completion for lawan: source <(lawan completion zsh)\n"
           "_lawan() {\n" +
           std::string{kLocals} +
           "    local cur=${words[CURRENT]} prev=${words[CURRENT-1]}\n"
           "    local -a line=(\"${(@)words[2,CURRENT-1]}\")\n" +
           body(commands) +
           "    if [[ -n $files ]]; then _files; else compadd -- ${=choices}; fi\n"
           "}\n"
           "if [[ ${funcstack[1]} == _lawan ]]; then _lawan \"$@\"; else compdef _lawan lawan; "
           "fi\n";
}

}  // namespace lawan::cli
