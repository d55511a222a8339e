// Options of a command, stated as those of games and bots are: one way to check them, and one way
// to word what is wrong.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "core/limits.hpp"
#include "core/options.hpp"
#include "core/random.hpp"

namespace lawan::cli {

struct CommandOption {
    OptionSpec spec;
    std::string placeholder = {};           // of the value in the help; from the type unless given
    std::vector<std::string> aliases = {};  // further names, without dashes
    Candidates candidates = {};
};

// Must stay where it is once it was added to a command, which writes into it.
class CommandOptions {
  public:
    CommandOptions() = default;
    CommandOptions(const CommandOptions&) = delete;
    CommandOptions& operator=(const CommandOptions&) = delete;

    void add_to(Command& command, const std::string& group,
                const std::vector<CommandOption>& options);

    // What stands on the command line, unchecked.
    [[nodiscard]] OptionTexts given() const;

    // Throws InputError.
    [[nodiscard]] Options checked() const;

  private:
    struct Slot {
        OptionSpec spec;
        std::optional<std::string> text;
    };
    std::deque<Slot> slots_;  // a deque: the command keeps pointers into it
};

// --depth, --nodes and --move-time: limits for each move of a bot.
[[nodiscard]] std::vector<CommandOption> limit_options();
[[nodiscard]] Limits command_limits(const Options& options);

[[nodiscard]] CommandOption seed_option();  // 1 unless given: what is random is so repeatably
[[nodiscard]] Seed command_seed(const Options& options);

[[nodiscard]] CommandOption json_option();
[[nodiscard]] CommandOption quiet_option(const std::string& help);

}  // namespace lawan::cli
