#include "cli/saved_games.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "cli/data_folder.hpp"
#include "cli/exit_code.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "core/utf8.hpp"
#include "core/whole_file.hpp"
#include "formats/game_record_json.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

std::optional<GameRecord> saved_in(const fs::path& path) {
    std::error_code ignored;
    try {
        if (fs::is_regular_file(path, ignored)) return load_game(path);
    } catch (const InputError&) {
    }
    return std::nullopt;
}

void check_older_save(const fs::path& path, const GameRecord& record, Older older) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) return;
    const std::string name = in_quotes(path.string());
    const auto saved = saved_in(path);
    if (!saved) throw Failure{words::kIsNotASavedGame, {name}};
    if (older == Older::MayBeAnother && to_json(*saved) != to_json(record)) {
        throw Failure{words::kIsAnotherGame, {name}};
    }
}

constexpr const char* kFolder = "games";
constexpr const char* kExtension = ".json";

// What somebody types who wants another kind of file. Other dots belong to a name: "Ann vs. Ben".
bool is_of_other_files(const std::string& ending) {
    constexpr std::array<std::string_view, 10> kOthers{".csv", ".db",  ".htm",   ".html", ".pdf",
                                                       ".pgn", ".png", ".proof", ".svg",  ".txt"};
    if (std::find(kOthers.begin(), kOthers.end(), ending) != kOthers.end()) return true;
    for (const GameModule& game : catalog()) {
        for (const GameFormat& format : game.files.formats) {
            if (std::find(format.endings.begin(), format.endings.end(), ending) !=
                format.endings.end()) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

fs::path save_new_game(const GameRecord& record) {
    const fs::path folder = made_data_folder(kFolder, words::kSaveItWithSave);
    std::error_code error;
    for (int number = 1;; ++number) {
        fs::path path = folder / fmt::format("{}-{}{}", record.game, number, kExtension);
        if (fs::exists(path, error)) continue;
        PartFile file{path.string()};
        file.write(to_json(record));
        if (file.take_free_place()) return path;
    }
}

fs::path typed_path(std::string_view typed) {
    if (typed.substr(0, 2) == "~/") return home_folder() / typed.substr(2);
    return typed;
}

fs::path typed_game(std::string_view typed) {
    fs::path path = typed_path(typed);
    std::error_code error;
    const auto folder = folder_of_saved_games();
    if (fs::exists(path, error)) return path;
    if (path.has_parent_path()) {
        fs::path saved = path;
        saved += kExtension;
        return fs::is_regular_file(saved, error) ? saved : path;
    }
    if (!folder) return path;
    for (const char* extension : {"", kExtension}) {
        fs::path kept = *folder / path;
        kept += extension;
        if (fs::is_regular_file(kept, error)) return kept;
    }
    return path;
}

fs::path existing_game(std::string_view typed) {
    constexpr std::size_t kMostNamed = 5;
    fs::path path = typed_game(typed);
    std::error_code error;
    if (path.has_parent_path() || fs::exists(path, error)) return path;
    const auto names = latest_saved_games(kMostNamed);
    if (names.empty()) return path;
    throw InputError{words::kNoSuchSavedGame, {in_quotes(path.string()), joined(names, ", ")}};
}

fs::path typed_game_to_save(std::string_view typed) {
    check_utf8(typed);
    fs::path path = typed_path(typed);
    std::error_code error;
    if (fs::exists(path, error)) return path;
    const std::string ending = lower(path.extension().string());
    if (is_of_other_files(ending)) {
        throw Failure{words::kSavedGamesAreJson, {in_quotes(path.extension().string())}};
    }
    const bool names_file = ending == kExtension || path.has_parent_path();
    if (ending != kExtension) path += kExtension;
    return names_file ? path : made_data_folder(kFolder, words::kSaveItWithSave) / path;
}

std::optional<fs::path> folder_of_saved_games() {
    const auto data = data_folder();
    if (!data) return std::nullopt;
    return *data / kFolder;
}

std::vector<fs::path> latest_in(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    for (const auto& each : fs::directory_iterator{folder, error}) {
        std::error_code unreadable;
        if (each.path().extension() != kExtension || !each.is_regular_file(unreadable)) continue;
        const auto written = each.last_write_time(unreadable);
        if (!unreadable) found.emplace_back(written, each.path());
    }
    std::sort(found.rbegin(), found.rend());
    std::vector<fs::path> paths;
    for (auto& [written, path] : found) paths.push_back(std::move(path));
    return paths;
}

std::vector<std::string> latest_saved_games(std::size_t most) {
    std::vector<std::string> names;
    const auto folder = folder_of_saved_games();
    if (!folder) return names;
    for (const fs::path& path : latest_in(*folder)) {
        if (names.size() == most) break;
        names.push_back(path.stem().string());
    }
    return names;
}

bool is_among_saved_games(const fs::path& file) {
    const auto folder = folder_of_saved_games();
    return folder && file.parent_path() == *folder;
}

std::string name_to_load(const fs::path& file) {
    const bool kept = is_among_saved_games(file) && file.extension() == kExtension;
    return kept ? file.stem().string() : file.string();
}

void save_game(const fs::path& path, const GameRecord& record, Older older) {
    check_older_save(path, record, older);
    write_whole(path.string(), to_json(record));
}

GameRecord load_game(const fs::path& path) {
    const std::string text = read_named(path.string(), kLongestGame);
    try {
        return parse_game_record(text);
    } catch (const InputError& error) {
        throw InputError{words::kFileIs, {in_quotes(path.string()), error.phrase()}};
    }
}

}  // namespace lawan::cli
