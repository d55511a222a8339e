// Which games of a file are meant: by player, year, tournament, score or opening.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "cli/command_options.hpp"
#include "module/game_files.hpp"
#include "play/any_position.hpp"

namespace lawan::cli {

[[nodiscard]] std::vector<CommandOption> game_choice_options();

// Games from one start that reach one position with their first moves, on a board turned or
// mirrored in any way.
class OpeningChoice {
  public:
    OpeningChoice(const AnyPosition& start, const std::vector<std::string>& opening);

    // Whether the moves are the first ones of a game from there.
    [[nodiscard]] bool possible() const { return !opening_.empty(); }
    [[nodiscard]] bool takes(const CollectedGame& game);

  private:
    AnyPosition start_;
    std::size_t plies_ = 0;
    std::string opening_;                          // one of its images, always the same
    std::unordered_map<std::string, bool> known_;  // by the first moves of a game
};

class GameChoice {
  public:
    // Throws InputError where the opening is none, or nothing lies from one number to the other.
    explicit GameChoice(const Options& options);

    [[nodiscard]] bool takes(const GameCollection& games, std::size_t at);
    // Throws InputError where games were asked for the opening, and on no board it is one.
    void check_opening() const;

  private:
    [[nodiscard]] bool has_opening(const CollectedGame& game);

    std::string player_, x_, o_, tournament_;  // parts of names, in small letters
    std::optional<int> year_from_, year_to_, score_from_, score_to_;
    std::string opening_text_;
    std::optional<std::vector<std::string>> opening_;
    std::map<std::string, OpeningChoice> openings_;  // by the game and the start, which has a board
};

}  // namespace lawan::cli
