#include "cli/saved_games.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <system_error>

#include <fmt/format.h>

#include "cli/exit_code.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/game_record_json.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

std::string reason() {
    return std::strerror(errno);
}

fs::path home() {
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0') throw Failure{"there is no home folder: HOME is not set"};
    return home;
}

std::string read_whole(const fs::path& path) {
    constexpr std::size_t kLongest = std::size_t{9} << 20U;  // more than any saved game
    const auto fail = [&](const std::string& why) {
        throw InputError{fmt::format("cannot read {}: {}", in_quotes(path.string()), why)};
    };
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) fail("it is a folder");
    const File file{std::fopen(path.c_str(), "rb")};
    if (!file) fail(reason());
    std::string text;
    char buffer[4096];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file.get())) {
        text.append(buffer, got);
        if (text.size() > kLongest) fail("it is too long for a saved game");
    }
    if (std::ferror(file.get()) != 0) fail(reason());
    return text;
}

void check_replaceable(const fs::path& path) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) return;
    try {
        if (fs::is_regular_file(path, ignored)) {
            (void)load_game(path);
            return;
        }
    } catch (const InputError&) {
    }
    throw Failure{fmt::format("{} is there already and is not a saved game: choose another name",
                              in_quotes(path.string()))};
}

bool write_whole(const fs::path& path, const std::string& text) {
    File file{std::fopen(path.c_str(), "wb")};
    if (!file) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                         std::fflush(file.get()) == 0;
    return std::fclose(file.release()) == 0 && written;
}

}  // namespace

fs::path data_folder() {
    const char* folder = std::getenv("XDG_DATA_HOME");
    if (folder != nullptr && fs::path{folder}.is_absolute()) return fs::path{folder} / "lawan";
    return home() / ".local" / "share" / "lawan";
}

fs::path new_save_path(const std::string& game) {
    const fs::path folder = data_folder() / "games";
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        throw Failure{fmt::format("cannot make the folder {}: {}", in_quotes(folder.string()),
                                  error.message())};
    }
    for (int number = 1;; ++number) {
        fs::path path = folder / fmt::format("{}-{}.json", game, number);
        if (!fs::exists(path, error)) return path;
    }
}

fs::path typed_path(std::string_view typed) {
    if (typed.substr(0, 2) == "~/") return home() / typed.substr(2);
    return typed;
}

void save_game(const fs::path& path, const GameRecord& record) {
    check_replaceable(path);
    // Whatever goes wrong while writing, an older file of this name stays as it is.
    fs::path unfinished = path;
    unfinished += ".unfinished";
    std::string why;
    if (write_whole(unfinished, to_json(record))) {
        if (std::rename(unfinished.c_str(), path.c_str()) == 0) return;
    }
    why = reason();
    std::remove(unfinished.c_str());
    throw Failure{fmt::format("cannot save to {}: {}", in_quotes(path.string()), why)};
}

GameRecord load_game(const fs::path& path) {
    try {
        return parse_game_record(read_whole(path));
    } catch (const InputError& error) {
        const std::string said = error.what();
        if (said.rfind("cannot read", 0) == 0) throw;
        throw InputError{fmt::format("{} is {}", in_quotes(path.string()), said)};
    }
}

}  // namespace lawan::cli
