#include "protocol/command_words.hpp"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include <unistd.h>

#include "core/input_error.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"
#include "protocol/words.hpp"

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

std::optional<std::string> found_on_the_path(const std::string& name) {
    const char* path = std::getenv("PATH");
    std::string_view rest = path != nullptr ? path : "/bin:/usr/bin";
    for (;;) {
        const auto colon = rest.find(':');
        const std::string folder{rest.substr(0, colon)};
        std::string path = (folder.empty() ? "." : folder) + '/' + name;
        if (can_be_started(path)) return path;
        if (colon == std::string_view::npos) return std::nullopt;
        rest.remove_prefix(colon + 1);
    }
}

}  // namespace

std::vector<std::string> command_words(std::string_view command) {
    std::vector<std::string> parts;
    std::optional<std::string> word;
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        if (quote == 0 && is_space(c)) {
            if (word) parts.push_back(*word);
            word.reset();
            continue;
        }
        if (!word) word.emplace();
        if (c == quote) {
            quote = 0;
        } else if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
        } else if (c == '\\' && quote != '\'') {
            if (++i == command.size()) throw InputError{words::kCommandEndsInBackslash, {}};
            *word += command[i];
        } else {
            *word += c;
        }
    }
    if (quote != 0) throw InputError{words::kCommandQuoteOpen, {in_quotes(command)}};
    if (word) parts.push_back(*word);
    if (parts.empty()) throw InputError{words::kCommandEmpty, {}};
    return parts;
}

void check_program(const std::vector<std::string>& command) {
    const std::string& name = command.front();
    if (name.find('/') != std::string::npos) {
        if (!can_be_started(name)) {
            throw InputError{words::kCannotStart, {in_quotes(name), system_error(errno)}};
        }
    } else if (!found_on_the_path(name)) {
        std::error_code ignored;
        const bool here = std::filesystem::is_regular_file(name, ignored);
        throw InputError{words::kCannotStart,
                         {in_quotes(name), here ? Phrase{words::kNotOnThePathButHere, {name}}
                                                : Phrase{words::kNotOnThePath}}};
    }
}

std::optional<std::string> program_path(const std::string& name) {
    if (name.find('/') == std::string::npos) return found_on_the_path(name);
    return can_be_started(name) ? std::optional{name} : std::nullopt;
}

}  // namespace lawan
