// Which games of a file are meant: by player, year, tournament, score or opening.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_options.hpp"
#include "formats/game_collection.hpp"
#include "games/othello/position.hpp"

namespace lawan::cli {

[[nodiscard]] std::vector<CommandOption> game_choice_options();

class GameChoice {
  public:
    // Throws InputError where the opening is none, or nothing lies from one number to the other.
    explicit GameChoice(const Options& options);

    [[nodiscard]] bool takes(const GameCollection& games, std::size_t at) const;

  private:
    [[nodiscard]] bool begins_rightly(const CollectedGame& game) const;

    std::string player_, black_, white_, tournament_;  // parts of names, in small letters
    std::optional<int> year_from_, year_to_, score_from_, score_to_;
    std::size_t opening_plies_ = 0;
    othello::Position opening_;  // one of eight images
};

}  // namespace lawan::cli
