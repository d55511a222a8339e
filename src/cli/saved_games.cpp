#include "cli/saved_games.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/data_folder.hpp"
#include "cli/exit_code.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "core/utf8.hpp"
#include "formats/game_record_json.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestGame = std::size_t{9} << 20U;  // more than any saved game

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

std::string reason() {
    return std::strerror(errno);
}

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

bool write_whole(const fs::path& path, const std::string& text) {
    File file{std::fopen(path.c_str(), "wb")};
    if (!file) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                         std::fflush(file.get()) == 0;
    return std::fclose(file.release()) == 0 && written;
}

// A game is written beside its place and then moved there: whatever goes wrong, an older file stays
// as it is. Two programs that save at once do not meet, for each writes a file of its own.
class Unfinished {
  public:
    enum How : std::uint8_t { Replacing, New };

    Unfinished(const fs::path& path, const GameRecord& record) : path_{path}, file_{path} {
        file_ += fmt::format(".unfinished-{}", getpid());
        if (!write_whole(file_, to_json(record))) fail();
    }
    ~Unfinished() { std::remove(file_.c_str()); }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    // False when a new file was wanted, and somebody else has made one of this name.
    [[nodiscard]] bool become(How how) const {
        if (how == New) {
            if (link(file_.c_str(), path_.c_str()) == 0) return true;
            if (errno == EEXIST) return false;  // other errors: a file system without links
        }
        if (std::rename(file_.c_str(), path_.c_str()) != 0) fail();
        return true;
    }

  private:
    [[noreturn]] void fail() const {
        const std::string why = reason();
        std::remove(file_.c_str());
        throw Failure{words::kCannotSaveTo, {in_quotes(path_.string()), why}};
    }

    fs::path path_;
    fs::path file_;
};

constexpr const char* kFolder = "games";
constexpr const char* kExtension = ".json";

}  // namespace

fs::path save_new_game(const GameRecord& record) {
    const fs::path folder = made_data_folder(kFolder, words::kSaveItWithSave);
    std::error_code error;
    for (int number = 1;; ++number) {
        fs::path path = folder / fmt::format("{}-{}{}", record.game, number, kExtension);
        if (fs::exists(path, error)) continue;
        const Unfinished file{path, record};
        if (file.become(Unfinished::New)) return path;
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
    if (!folder || fs::exists(path, error) || path.has_parent_path()) return path;
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
    if (path.has_extension() && lower(path.extension().string()) != kExtension) {
        throw Failure{words::kSavedGamesAreJson, {in_quotes(path.extension().string())}};
    }
    if (path.has_parent_path() || path.has_extension()) return path;
    fs::path kept = made_data_folder(kFolder, words::kSaveItWithSave) / path;
    kept += kExtension;
    return kept;
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
    const Unfinished file{path, record};
    static_cast<void>(file.become(Unfinished::Replacing));
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
