// Completion for bash and for zsh, whose scripts share everything but how words are handed over.
#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "cli/completion_model.hpp"

namespace lawan::cli {
namespace {

// Sets `words` from `command`, `game`, `prev`, `cur` and `place`, or `files`.
std::string candidates_text(const Candidates& candidates) {
    switch (candidates.kind) {
        case Candidates::Kind::Anything:
            return ":";
        case Candidates::Kind::Words:
            return "words=" + shell_quoted(joined(candidates.words, " "));
        case Candidates::Kind::Game:
            return "words=" + shell_quoted(game_words());
        case Candidates::Kind::Bot:
            return "words=$bots";
        case Candidates::Kind::Player:
            return "words=\"human $bots\"";
        case Candidates::Kind::File:
            return "files=yes";
    }
    return ":";
}

std::string bots_case() {
    std::string text = "    case $game in\n";
    for (const GameEntry& game : catalog()) {
        std::vector<std::string> names;
        for (const BotEntry& bot : game.bots) names.push_back(bot.name);
        text += fmt::format("    {}) bots={} ;;\n", game.name, shell_quoted(joined(names, " ")));
    }
    std::vector<std::string> everywhere;
    for (const BotEntry& bot : catalog().front().bots) everywhere.push_back(bot.name);
    return text +
           fmt::format("    *) bots={} ;;\n    esac\n", shell_quoted(joined(everywhere, " ")));
}

// The options of each command that are followed by a value.
std::string valued_case(const CompletionModel& model) {
    std::string text;
    for (const CompletedCommand& command : model.commands) {
        std::vector<std::string> patterns;
        for (const CompletedOption& option : command.options) {
            if (option.takes_value) patterns.push_back(joined(option.names, "|"));
        }
        if (patterns.empty()) continue;
        text += fmt::format("        {}) case $word in {}) skip=yes ;; esac ;;\n", command.name,
                            joined(patterns, "|"));
    }
    return text;
}

std::string value_case(const CompletionModel& model) {
    std::string text;
    for (const CompletedCommand& command : model.commands) {
        for (const CompletedOption& option : command.options) {
            if (!option.takes_value) continue;
            std::vector<std::string> patterns;
            for (const std::string& name : option.names) {
                patterns.push_back(fmt::format("'{} {}'", command.name, name));
            }
            text += fmt::format("        {}) {} ;;\n", joined(patterns, "|"),
                                candidates_text(option.values));
        }
    }
    return text;
}

std::string options_case(const CompletionModel& model) {
    const auto names = [](const std::vector<CompletedOption>& options) {
        std::vector<std::string> all;
        for (const CompletedOption& option : options) {
            all.insert(all.end(), option.names.begin(), option.names.end());
        }
        return shell_quoted(joined(all, " "));
    };
    std::string text = fmt::format("        '') words={} ;;\n", names(model.options));
    for (const CompletedCommand& command : model.commands) {
        text += fmt::format("        {}) words={} ;;\n", command.name, names(command.options));
    }
    return text;
}

std::string places_case(const CompletionModel& model) {
    std::vector<std::string> commands;
    for (const CompletedCommand& command : model.commands) commands.push_back(command.name);
    std::string text =
        fmt::format("        ' 0') words={} ;;\n", shell_quoted(joined(commands, " ")));
    for (const CompletedCommand& command : model.commands) {
        for (std::size_t place = 0; place < command.places.size(); ++place) {
            text += fmt::format("        '{} {}') {} ;;\n", command.name, place,
                                candidates_text(command.places[place]));
        }
    }
    return text;
}

// The part that both shells run: `line` holds the words before the cursor, without the program.
std::string body(const CompletionModel& model) {
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
           valued_case(model) +
           "        esac\n"
           "    done\n" +
           bots_case() +
           "    if [[ -n $skip ]]; then\n"
           "        case \"$command $prev\" in\n" +
           value_case(model) +
           "        esac\n"
           "    elif [[ $cur == -* ]]; then\n"
           "        case $command in\n" +
           options_case(model) +
           "        esac\n"
           "    else\n"
           "        case \"$command $place\" in\n" +
           places_case(model) +
           "        esac\n"
           "    fi\n";
}

constexpr const char* kLocals =
    "    local word command='' game='' bots='' words='' files='' skip='' place=0\n";

}  // namespace

std::string bash_completion(const CompletionModel& model) {
    return std::string{
               "# bash completion for lawan: source <(lawan completion bash)\n_lawan() {\n"} +
           kLocals +
           "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
           "    local line=(\"${COMP_WORDS[@]:1:COMP_CWORD-1}\")\n" +
           body(model) +
           "    if [[ -n $files ]]; then\n"
           "        compopt -o filenames 2>/dev/null\n"
           "        mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")\n"
           "    else\n"
           "        mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
           "    fi\n"
           "}\n"
           "complete -F _lawan lawan\n";
}

std::string zsh_completion(const CompletionModel& model) {
    std::string locals = kLocals;
    // zsh keeps the command line in `words` itself.
    locals.replace(locals.find(" words=''"), 9, " choices=''");
    std::string script = body(model);
    for (std::size_t at = 0; (at = script.find("words=", at)) != std::string::npos; at += 8) {
        script.replace(at, 6, "choices=");
    }
    return "#compdef lawan\n# zsh completion for lawan: source <(lawan completion zsh)\n"
           "_lawan() {\n" +
           locals +
           "    local cur=${words[CURRENT]} prev=${words[CURRENT-1]}\n"
           "    local -a line=(\"${(@)words[2,CURRENT-1]}\")\n" +
           script +
           "    if [[ -n $files ]]; then _files; else compadd -- ${=choices}; fi\n"
           "}\n"
           "if [[ ${funcstack[1]} == _lawan ]]; then _lawan \"$@\"; else compdef _lawan lawan; "
           "fi\n";
}

}  // namespace lawan::cli
