// Help texts, in the language of the terminal.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "module/game_module.hpp"

namespace lawan::cli {

// The help of the program, and of one command. Lines are at most `width` columns long where words
// allow it.
[[nodiscard]] std::string help_text(const std::vector<Command>& commands, std::size_t width);
[[nodiscard]] std::string help_text(const Command& command, std::size_t width);

// The words that a command takes, as its usage shows them: each after a blank, those that can be
// left out in brackets.
[[nodiscard]] std::string words_of(const Command& command);

// The groups of its options, in their order.
[[nodiscard]] std::vector<Words> groups_of(const Command& command);

// What the exit codes mean.
struct ExitCodeLine {
    std::string code;
    Phrase about;
};
[[nodiscard]] std::vector<ExitCodeLine> exit_code_lines();

// The command lines that games show in the help of this command.
[[nodiscard]] std::vector<ExampleLine> shown_by_games(const std::string& command);

// What shown_by_games() returns. Where that is empty: "lawan COMMAND GAME REST" with the first game
// for which `can` is true.
[[nodiscard]] std::vector<ExampleLine> examples_of_games(
    const std::string& command, const std::string& rest,
    const std::function<bool(const GameModule&)>& can = {});

// Both lists, `first` before `second`.
[[nodiscard]] std::vector<ExampleLine> operator+(std::vector<ExampleLine> first,
                                                 const std::vector<ExampleLine>& second);

}  // namespace lawan::cli
