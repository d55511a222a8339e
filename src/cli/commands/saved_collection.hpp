// Saved games as a collection, of one kind or of several.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "module/catalog.hpp"

namespace lawan::cli {

struct SavedGame {
    const GameModule* entry = nullptr;
    std::string name;    // what to load it by
    std::string date;    // when it was saved
    CollectedGame game;  // what comes from the first illegal move on is left out
};

class SavedGames final : public GameCollection {
  public:
    void add(SavedGame game) { games_.push_back(std::move(game)); }
    [[nodiscard]] const SavedGame& saved(std::size_t at) const { return games_[at]; }

    [[nodiscard]] std::size_t size() const override { return games_.size(); }
    [[nodiscard]] CollectedGame operator[](std::size_t at) const override {
        return games_[at].game;
    }
    [[nodiscard]] GameHeading heading(std::size_t at) const override;

  private:
    std::vector<SavedGame> games_;
};

// Games of one collection after those of another.
[[nodiscard]] std::unique_ptr<const GameCollection> joined_games(
    std::unique_ptr<const GameCollection> first, std::unique_ptr<const GameCollection> second);

// The game of a saved game; null where the file is something else.
[[nodiscard]] const GameModule* game_of_saved(const std::string& file);

// The game in a file. Where a move is illegal, `problem` names it. Throws InputError that names the
// file.
[[nodiscard]] SavedGame read_saved_game(const std::string& file);

// One game from each file, all of one kind. Throws InputError that names the file.
[[nodiscard]] std::unique_ptr<const GameCollection> saved_collection(
    const GameModule& entry, const std::vector<std::string>& files);

}  // namespace lawan::cli
