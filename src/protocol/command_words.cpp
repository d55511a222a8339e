#include "protocol/command_words.hpp"

#include <optional>

#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan {

std::vector<std::string> command_words(std::string_view command) {
    std::vector<std::string> words;
    std::optional<std::string> word;
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        if (quote == 0 && is_space(c)) {
            if (word) words.push_back(*word);
            word.reset();
            continue;
        }
        if (!word) word.emplace();
        if (c == quote) {
            quote = 0;
        } else if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
        } else if (c == '\\' && quote != '\'') {
            if (++i == command.size()) throw InputError{"the command ends in a backslash"};
            *word += command[i];
        } else {
            *word += c;
        }
    }
    if (quote != 0) throw InputError{"a quote is not closed in the command " + in_quotes(command)};
    if (word) words.push_back(*word);
    if (words.empty()) throw InputError{"the command of a process is empty"};
    return words;
}

}  // namespace lawan
