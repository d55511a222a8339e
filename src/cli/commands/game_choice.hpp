// Which games of a file are meant: by player, year, tournament, score or opening.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "cli/command_options.hpp"
#include "module/game_files.hpp"
#include "module/game_module.hpp"
#include "play/any_position.hpp"

namespace lawan::cli {

[[nodiscard]] std::vector<CommandOption> game_choice_options();

// Games that reach one position with their first moves, on a board turned or mirrored in any way.
class OpeningChoice {
  public:
    // Throws InputError where the moves are not the first ones of a game.
    OpeningChoice(const AnyPosition& start, const std::string& moves);

    [[nodiscard]] bool takes(const CollectedGame& game);

  private:
    AnyPosition start_;
    std::string start_text_;
    std::size_t plies_ = 0;
    std::string opening_;                          // one of its images, always the same
    std::unordered_map<std::string, bool> known_;  // by the first moves of a game
};

class GameChoice {
  public:
    // Throws InputError where the opening is none, or nothing lies from one number to the other.
    GameChoice(const GameModule& entry, const Options& options);

    [[nodiscard]] bool takes(const GameCollection& games, std::size_t at);

  private:
    std::string player_, x_, o_, tournament_;  // parts of names, in small letters
    std::optional<int> year_from_, year_to_, score_from_, score_to_;
    std::optional<OpeningChoice> opening_;
};

}  // namespace lawan::cli
