#include "cli/play/kept_game.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "cli/saved_games.hpp"

namespace lawan::cli {

void KeptGame::loaded_from(const std::filesystem::path& path) {
    if (is_among_saved_games(path)) path_ = path;
    own_.push_back(path);
}

void KeptGame::leave_alone(const std::filesystem::path& path) {
    if (path_ == path) path_.reset();
}

bool KeptGame::holds_this_game(const std::filesystem::path& path) const {
    return std::any_of(own_.begin(), own_.end(), [&](const std::filesystem::path& own) {
        std::error_code ignored;
        return std::filesystem::equivalent(own, path, ignored);
    });
}

const std::filesystem::path& KeptGame::save(const GameRecord& record, const std::string& file) {
    if (!file.empty()) {
        std::filesystem::path path = typed_game_to_save(file);
        save_game(path, record, holds_this_game(path) ? Older::IsThisGame : Older::MayBeAnother);
        path_ = std::move(path);
    } else if (path_) {
        save_game(*path_, record, Older::IsThisGame);
    } else {
        path_ = save_new_game(record);
    }
    if (!holds_this_game(*path_)) own_.push_back(*path_);
    unsaved_ = false;
    return *path_;
}

const std::filesystem::path& KeptGame::save_unasked(const GameRecord& record) {
    if (path_ && !is_among_saved_games(*path_)) path_.reset();
    return save(record, {});
}

}  // namespace lawan::cli
