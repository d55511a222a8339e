// Options of a command. They are stated as the options of games and bots are, so they are checked
// in the same way and complained about in the same words.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/command.hpp"
#include "core/limits.hpp"
#include "core/options.hpp"
#include "core/random.hpp"

namespace lawan::cli {

// The greatest values that a command accepts. Whoever types a greater one has made a mistake.
inline constexpr double kMostThreads = 256;
inline constexpr double kMostMemory = 1 << 20;  // MiB
inline constexpr double kLongest = 1e7;         // seconds

// An option of a command, made step by step:
//   integer_option("depth", {"plies", "langkah"}).between(1, 400).usually("5")
class CommandOption {
  public:
    CommandOption(std::string name, OptionType type, Phrase help);
    // An option of a game, a bot or a trainer as an option of a command.
    explicit CommandOption(OptionSpec spec) : spec_{std::move(spec)} {}

    [[nodiscard]] CommandOption usually(std::string value) const;  // unless it is given
    [[nodiscard]] CommandOption between(double min, double max) const;
    // What stands for the value in the help; from the type unless said.
    [[nodiscard]] CommandOption written(const Words& placeholder) const;
    [[nodiscard]] CommandOption also_called(std::string name) const;
    [[nodiscard]] CommandOption offers(Candidates candidates) const;  // to whoever types it

    [[nodiscard]] const OptionSpec& spec() const { return spec_; }
    [[nodiscard]] OptionLine line(const Words& group, std::optional<std::string>* value) const;

  private:
    [[nodiscard]] std::optional<Phrase> placeholder() const;
    [[nodiscard]] Candidates candidates() const;

    OptionSpec spec_;
    std::optional<Phrase> placeholder_ = {};
    std::vector<std::string> aliases_ = {};
    Candidates candidates_ = {};
};

[[nodiscard]] CommandOption flag_option(std::string name, const Words& help);
[[nodiscard]] CommandOption integer_option(std::string name, const Words& help);
[[nodiscard]] CommandOption decimal_option(std::string name, const Words& help);
[[nodiscard]] CommandOption seconds_option(std::string name, const Words& help);
[[nodiscard]] CommandOption text_option(std::string name, const Words& help);
[[nodiscard]] CommandOption file_option(std::string name, const Words& help);
[[nodiscard]] CommandOption choice_option(std::string name, const Words& help,
                                          std::vector<std::string> choices);

// The options of one command and their values. The command writes into this object, so it must not
// move once add_to() was called.
class CommandOptions {
  public:
    CommandOptions() = default;
    CommandOptions(const CommandOptions&) = delete;
    CommandOptions& operator=(const CommandOptions&) = delete;

    void add_to(Command& command, const Words& group, const std::vector<CommandOption>& options);

    // What stands on the command line, unchecked.
    [[nodiscard]] OptionTexts given() const;

    // Those of them that are not among `without`, each after a blank, for a shell to read.
    [[nodiscard]] std::string typed_again(const std::vector<std::string>& without) const;

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

// --threads; 0 means all cores of the machine.
[[nodiscard]] CommandOption threads_option();
[[nodiscard]] int command_threads(const Options& options);

[[nodiscard]] CommandOption bot_option(const Words& help);

[[nodiscard]] CommandOption seed_option();  // 1 unless given: what is random is so repeatably
[[nodiscard]] Seed command_seed(const Options& options);

[[nodiscard]] CommandOption json_option();
[[nodiscard]] CommandOption quiet_option(const Words& help);
[[nodiscard]] CommandOption quiet_option();  // no progress on stderr

}  // namespace lawan::cli
