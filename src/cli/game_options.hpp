// GAME, its settings and --position: how every command says which game it is about. The flags are
// made from the catalog, so a new game's settings are options of every command at once.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/command.hpp"
#include "cli/command_options.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"

namespace lawan::cli {

class GameOptions {
  public:
    void add_to(Command& command, Place place);

    [[nodiscard]] std::optional<std::string> game_name() const;  // as it was given

    // What was chosen for this game, or for the one that was named. Throw InputError.
    [[nodiscard]] AnyGame make(const GameModule& entry) const;
    [[nodiscard]] const GameModule& entry() const;

    [[nodiscard]] bool settings_given() const;  // or a position

    // For programs: the settings that were given, by name.
    [[nodiscard]] OptionTexts given() const { return settings_.given(); }
    [[nodiscard]] std::optional<std::string> position() const;

  private:
    std::string name_;
    CommandOptions settings_;
    CommandOptions position_;
};

}  // namespace lawan::cli
