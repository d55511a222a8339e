// The file of the game in the terminal: where it is saved, and whether it is.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "play/game_record.hpp"

namespace lawan::cli {

class KeptGame {
  public:
    // The game has changed since it was saved.
    void changed() { unsaved_ = true; }
    [[nodiscard]] bool unsaved() const { return unsaved_; }

    // A game that was loaded from there is saved there, where that lies among the saved games.
    void loaded_from(const std::filesystem::path& path);
    // Nothing of this session is written over that file any more.
    void leave_alone(const std::filesystem::path& path);

    // Both throw what save_game() throws, and return where the game is now. Without a name it goes
    // where it was saved before, or else into the folder of saved games. Another game is never
    // replaced.
    const std::filesystem::path& save(const GameRecord& record, const std::string& file);
    // Saves where nobody asked for it: a file that somebody named stays as it was asked for.
    const std::filesystem::path& save_unasked(const GameRecord& record);

  private:
    [[nodiscard]] bool holds_this_game(const std::filesystem::path& path) const;

    std::optional<std::filesystem::path> path_;
    std::vector<std::filesystem::path> own_;  // it was saved to, or loaded from
    bool unsaved_ = false;
};

}  // namespace lawan::cli
