// What a shell has to know to complete a command line of ours.
#pragma once

#include <string>
#include <vector>

#include "cli/command_line.hpp"

namespace lawan::cli {

struct CompletedOption {
    std::vector<std::string> names;  // with their dashes
    std::string help;
    bool takes_value = false;
    Candidates values;
};

struct CompletedCommand {
    std::string name;
    std::string summary;
    std::vector<CompletedOption> options;
    std::vector<Candidates> places;  // of words that are not options
};

struct CompletionModel {
    std::vector<CompletedCommand> commands;
    std::vector<CompletedOption> options;  // of the program itself
};

[[nodiscard]] CompletionModel completion_model(const CommandLine& line);

// One file a shell.
[[nodiscard]] std::string bash_completion(const CompletionModel& model);
[[nodiscard]] std::string zsh_completion(const CompletionModel& model);
[[nodiscard]] std::string fish_completion(const CompletionModel& model);

// For these scripts: texts of the catalog, and quoting that all three shells understand.
[[nodiscard]] std::string game_words();
[[nodiscard]] std::string joined(const std::vector<std::string>& words, const std::string& by);
[[nodiscard]] std::string shell_quoted(const std::string& text);

}  // namespace lawan::cli
