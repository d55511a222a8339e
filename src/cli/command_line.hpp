// The tree of subcommands while it is put together and parsed.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <CLI/App.hpp>

#include "cli/exit_code.hpp"

namespace lawan::cli {

// What may stand at a place of the command line: for shell completion and for complaints.
struct Candidates {
    enum class Kind : std::uint8_t { Anything, Words, Game, Bot, Player, File };

    Kind kind = Kind::Anything;
    std::vector<std::string> words = {};

    [[nodiscard]] static Candidates of(std::vector<std::string> words) {
        return {Kind::Words, std::move(words)};
    }
};

using Action = std::function<ExitCode()>;

class CommandLine {
  public:
    CommandLine();

    [[nodiscard]] CLI::App& root() { return root_; }
    [[nodiscard]] const CLI::App& root() const { return root_; }

    // A subcommand; `make_action` is asked for what to do once the command line is read.
    CLI::App& add_command(const std::string& name, const std::string& summary, Action action,
                          const std::string& examples);

    // A place for a word, such as GAME.
    enum class Place : std::uint8_t { Needed, Optional };
    void add_word(CLI::App& command, const std::string& name, std::string& value, Place place,
                  const std::string& help, Candidates candidates);

    void set_candidates(const CLI::Option* option, Candidates candidates);
    [[nodiscard]] Candidates candidates(const CLI::Option* option) const;

    // Reads the arguments, without the program's name, and does what they say. Throws InputError.
    [[nodiscard]] ExitCode run(std::vector<std::string> arguments);

  private:
    [[nodiscard]] std::string complaint(const CLI::ParseError& error) const;

    CLI::App root_;
    Action chosen_;
    std::map<const CLI::Option*, Candidates> candidates_;
};

}  // namespace lawan::cli
