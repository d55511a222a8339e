#include "formats/othello_games.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "formats/game_record_json.hpp"
#include "formats/ggf.hpp"
#include "formats/transcript.hpp"
#include "games/othello/game.hpp"

namespace lawan {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kLongest = std::uintmax_t{256} << 20U;

[[nodiscard]] CollectedGame from_record(std::string_view text) {
    CollectedGame game;
    game.record = parse_game_record(text);
    if (game.record.game != "othello") {
        throw InputError{fmt::format("the game is one of {}, not of othello", game.record.game)};
    }
    complete_othello(game);
    return game;
}

// A board begins a line of OBF, moves begin a transcript.
[[nodiscard]] CollectedGame from_line(std::string_view line) {
    CollectedGame game;
    game.record.game = "othello";
    const std::string_view first = words(line).front();
    const bool is_board = first.find_first_not_of("XxOo*-.;") == std::string_view::npos;
    if (is_board) {
        game.record.start = std::string{trimmed(line.substr(0, line.find(';')))};
    } else {
        const auto moves = parse_transcript(line);
        if (!moves) throw InputError{"is neither moves nor a position of Othello"};
        game.record.start = othello::Game{}.position_text(othello::Position{});
        for (const std::string& move : *moves) game.record.moves.push_back({move});
    }
    complete_othello(game);
    return game;
}

[[nodiscard]] std::vector<CollectedGame> from_lines(std::string_view text) {
    std::vector<CollectedGame> games;
    std::size_t number = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.empty() || line.front() == '%' || line.front() == '#') continue;
        try {
            games.push_back(from_line(line));
        } catch (const InputError& error) {
            throw InputError{fmt::format("line {}, {}: {}", number, in_quotes(line), error.what())};
        }
    }
    if (games.empty()) throw InputError{"there is no game in it"};
    return games;
}

[[nodiscard]] std::string bytes_of(const fs::path& path) {
    std::error_code error;
    if (fs::is_regular_file(path, error) && fs::file_size(path, error) > kLongest) {
        throw InputError{fmt::format("{} is too long for games", in_quotes(path.string()))};
    }
    try {
        if (auto bytes = read_whole(path.string())) return *std::move(bytes);
    } catch (const std::runtime_error& failure) {
        throw InputError{failure.what()};
    }
    throw InputError{fmt::format("{}: no such file", in_quotes(path.string()))};
}

[[nodiscard]] std::string ending_of(const fs::path& path) {
    return lower(path.extension().string());
}

[[nodiscard]] std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (const auto& each : fs::directory_iterator{folder, error}) files.push_back(each.path());
    if (error) {
        throw InputError{
            fmt::format("cannot read {}: {}", in_quotes(folder.string()), error.message())};
    }
    std::sort(files.begin(), files.end());
    return files;
}

[[nodiscard]] WthorNames names_beside(const fs::path& file) {
    WthorNames names;
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path{"."};
    for (const fs::path& each : files_in(folder)) {
        const std::string ending = ending_of(each);
        try {
            if (ending == ".jou") names.players = parse_wthor_players(bytes_of(each));
            if (ending == ".trn") names.tournaments = parse_wthor_tournaments(bytes_of(each));
        } catch (const InputError& error) {
            throw InputError{fmt::format("{}: {}", in_quotes(each.string()), error.what())};
        }
    }
    return names;
}

}  // namespace

std::vector<CollectedGame> parse_othello_games(std::string_view bytes, const WthorNames& names) {
    if (looks_like_wthor(bytes)) return parse_wthor(bytes, names);
    const std::string_view text = trimmed(bytes);
    if (!text.empty() && text.front() == '{') return {from_record(text)};
    if (looks_like_ggf(text)) return parse_ggf(text);
    return from_lines(bytes);
}

std::vector<CollectedGame> read_othello_games(const std::vector<std::string>& paths) {
    std::vector<CollectedGame> all;
    for (const std::string& path : paths) {
        std::vector<fs::path> files{path};
        std::error_code error;
        if (fs::is_directory(path, error)) {
            files = files_in(path);
            files.erase(std::remove_if(files.begin(), files.end(),
                                       [](const fs::path& file) {
                                           const std::string ending = ending_of(file);
                                           return ending != ".wtb" && ending != ".ggf" &&
                                                  ending != ".txt";
                                       }),
                        files.end());
            if (files.empty()) {
                throw InputError{fmt::format("there are no games in {}", in_quotes(path))};
            }
        }
        WthorNames names;
        for (const fs::path& file : files) {
            const std::string bytes = bytes_of(file);
            if (looks_like_wthor(bytes) && names.players.empty()) names = names_beside(file);
            try {
                auto games = parse_othello_games(bytes, names);
                all.insert(all.end(), std::make_move_iterator(games.begin()),
                           std::make_move_iterator(games.end()));
            } catch (const InputError& wrong) {
                throw InputError{fmt::format("{}: {}", in_quotes(file.string()), wrong.what())};
            }
        }
    }
    return all;
}

}  // namespace lawan
