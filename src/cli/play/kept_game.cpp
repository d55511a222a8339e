#include "cli/play/kept_game.hpp"

#include <utility>

#include "cli/saved_games.hpp"

namespace lawan::cli {

void KeptGame::loaded_from(const std::filesystem::path& path) {
    if (is_among_saved_games(path)) path_ = path;
}

void KeptGame::leave_alone(const std::filesystem::path& path) {
    if (path_ == path) path_.reset();
}

const std::filesystem::path& KeptGame::save(const GameRecord& record, const std::string& file) {
    if (!file.empty()) {
        std::filesystem::path path = typed_game_to_save(file);
        save_game(path, record);
        path_ = std::move(path);
    } else if (path_) {
        save_game(*path_, record);
    } else {
        path_ = save_new_game(record);
    }
    unsaved_ = false;
    return *path_;
}

const std::filesystem::path& KeptGame::save_unasked(const GameRecord& record) {
    if (path_ && !is_among_saved_games(*path_)) path_.reset();
    return save(record, {});
}

}  // namespace lawan::cli
