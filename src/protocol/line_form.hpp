// The lines of a protocol as data: a server finds by this list what to do, and the reference is
// made from it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/text.hpp"
#include "core/words.hpp"

namespace lawan {

struct LineForm {
    std::string_view name;  // one word or two
    std::string_view arguments;
    Words about;
};

// A line of this form, and what a server does with it.
template <class Handler>
struct LineCommand {
    LineForm form;
    Handler handler;
};

enum class Letters : std::uint8_t { AsTyped, SmallOrCapital };

// Does the line begin with this name?
[[nodiscard]] inline bool says(std::string_view line, std::string_view name, Letters letters) {
    const auto said = split_words(line);
    const auto words = split_words(name);
    return words.size() <= said.size() &&
           std::equal(words.begin(), words.end(), said.begin(),
                      [&](std::string_view word, std::string_view typed) {
                          return letters == Letters::AsTyped ? word == typed
                                                             : lower(word) == lower(typed);
                      });
}

// What comes after the name in a line that says it.
[[nodiscard]] inline std::string_view arguments_in(std::string_view line, std::string_view name) {
    for (std::size_t i = split_words(name).size(); i > 0; --i) {
        line = trimmed(line);
        line.remove_prefix(split_words(line).front().size());
    }
    return trimmed(line);
}

// The first that the line says; none where nobody knows it.
template <class Handler>
[[nodiscard]] const LineCommand<Handler>* find_command(
    const std::vector<LineCommand<Handler>>& commands, std::string_view line,
    Letters letters = Letters::AsTyped) {
    const auto found = std::find_if(commands.begin(), commands.end(), [&](const auto& command) {
        return says(line, command.form.name, letters);
    });
    return found != commands.end() ? &*found : nullptr;
}

template <class Handler>
[[nodiscard]] std::vector<LineForm> forms_of(const std::vector<LineCommand<Handler>>& commands) {
    std::vector<LineForm> forms;
    for (const auto& command : commands) forms.push_back(command.form);
    return forms;
}

}  // namespace lawan
