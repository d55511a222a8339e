#include "protocol/command_words.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>

#include <unistd.h>

#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

bool can_be_started(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) {
        errno = EISDIR;
        return false;
    }
    return access(path.c_str(), X_OK) == 0;
}

bool is_on_the_path(const std::string& name) {
    const char* path = std::getenv("PATH");
    std::string_view rest = path != nullptr ? path : "/bin:/usr/bin";
    for (;;) {
        const auto colon = rest.find(':');
        const std::string folder{rest.substr(0, colon)};
        if (can_be_started((folder.empty() ? "." : folder) + '/' + name)) return true;
        if (colon == std::string_view::npos) return false;
        rest.remove_prefix(colon + 1);
    }
}

}  // namespace

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

void check_program(const std::vector<std::string>& words) {
    const std::string& name = words.front();
    const std::string cannot = "cannot start the program " + in_quotes(name) + ": ";
    if (name.find('/') != std::string::npos) {
        if (!can_be_started(name)) throw InputError{cannot + std::strerror(errno)};
    } else if (!is_on_the_path(name)) {
        throw InputError{cannot + "there is none of this name on the PATH"};
    }
}

}  // namespace lawan
