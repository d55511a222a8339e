#include "games/othello/formats/games.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/named_file.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "formats/game_record_json.hpp"
#include "formats/transcript.hpp"
#include "games/othello/formats/ggf.hpp"
#include "games/othello/formats/words.hpp"
#include "games/othello/rules/game.hpp"

namespace lawan {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongest = std::size_t{256} << 20U;
constexpr std::size_t kLongestRecord = std::size_t{16} << 20U;  // one saved game as JSON
constexpr std::size_t kLongestLine = 4096;
constexpr std::size_t kMostMoves = 128;  // more than any game has, passes and all

[[nodiscard]] CollectedGame from_record(std::string_view text) {
    if (text.size() > kLongestRecord) throw InputError{othello::words::kGameTooLong};
    CollectedGame game;
    game.record = parse_game_record(text);
    if (game.record.game != "othello") {
        throw InputError{othello::words::kOtherGame, {game.record.game}};
    }
    complete_othello(game);
    return game;
}

// A board begins a line of OBF, moves begin a transcript.
[[nodiscard]] CollectedGame from_line(std::string_view line) {
    if (line.size() > kLongestLine) {
        throw InputError{othello::words::kLineTooLong, {line.size(), kLongestLine}};
    }
    CollectedGame game;
    game.record.game = "othello";
    const std::string_view first = split_words(line).front();
    const bool is_board = first.find_first_not_of("XxOo*-.;") == std::string_view::npos;
    if (is_board) {
        game.record.start = std::string{trimmed(line.substr(0, line.find(';')))};
    } else {
        const auto moves = parse_transcript(line);
        if (!moves) throw InputError{othello::words::kNoMoves};
        if (moves->size() > kMostMoves) {
            throw InputError{othello::words::kTooManyMoves, {moves->size(), kMostMoves}};
        }
        game.record.start = othello::kUsualStartText;
        for (const std::string& move : *moves) game.record.moves.push_back({move});
    }
    complete_othello(game);
    return game;
}

// A text of which no line begins with a legal move is no list of games.
void add_lines(PackedGames& games, std::string_view text) {
    const std::size_t before = games.size();
    std::size_t number = 0;
    std::vector<CollectedGame> doubtful;  // the lines before the first that does
    std::optional<Phrase> first_doubt;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.empty() || line.front() == '%' || line.front() == '#') continue;
        const auto in_line = [&](const Phrase& why) {
            return Phrase{othello::words::kInLine, {number, in_quotes(line), why}};
        };
        try {
            CollectedGame game = from_line(line);
            if (games.size() == before && game.problem && game.record.moves.empty()) {
                if (!first_doubt) first_doubt = in_line(*game.problem);
                doubtful.push_back(std::move(game));
                continue;
            }
            for (const CollectedGame& earlier : doubtful) games.add(earlier);
            doubtful.clear();
            games.add(game);
        } catch (const InputError& error) {
            throw InputError{in_line(error.phrase())};
        }
    }
    if (first_doubt && games.size() == before) throw InputError{*first_doubt};
    if (games.size() == before) throw InputError{othello::words::kNoGame};
}

[[nodiscard]] std::string bytes_of(const fs::path& path) {
    if (auto bytes = read_whole(path.string(), kLongest)) return *std::move(bytes);
    throw unreadable(path.string(), ENOENT);
}

[[nodiscard]] std::string ending_of(const fs::path& path) {
    return lower(path.extension().string());
}

[[nodiscard]] std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator at{folder, error}, end; !error && at != end; at.increment(error)) {
        files.push_back(at->path());
    }
    if (error) {
        throw InputError{words::kCannotRead, {in_quotes(folder.string()), system_error(error)}};
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
            throw InputError{othello::words::kInFile, {in_quotes(each.string()), error.phrase()}};
        }
    }
    return names;
}

void add_games(PackedGames& games, std::string_view bytes, const WthorNames& names) {
    bytes = without_byte_order_mark(bytes);
    const std::string_view text = trimmed(bytes);
    if (looks_like_wthor(bytes)) {
        add_wthor(games, bytes, names);
    } else if (!text.empty() && text.front() == '{') {
        games.add(from_record(text));
    } else if (looks_like_ggf(text)) {
        add_ggf(games, text);
    } else {
        add_lines(games, bytes);
    }
}

void add_file(PackedGames& games, const fs::path& file, WthorNames& names) {
    const std::string bytes = bytes_of(file);
    if (looks_like_wthor(bytes) && names.players.empty()) names = names_beside(file);
    try {
        add_games(games, bytes, names);
    } catch (const InputError& wrong) {
        throw InputError{othello::words::kInFile, {in_quotes(file.string()), wrong.phrase()}};
    }
}

}  // namespace

PackedGames parse_othello_games(std::string_view bytes, const WthorNames& names) {
    PackedGames games;
    add_games(games, bytes, names);
    return games;
}

PackedGames read_othello_games(const std::vector<std::string>& paths,
                               std::vector<Phrase>* unreadable) {
    PackedGames all;
    for (const std::string& path : paths) {
        std::vector<fs::path> files{path};
        std::error_code error;
        const bool is_folder = fs::is_directory(path, error);
        if (is_folder) {
            files = files_in(path);
            files.erase(std::remove_if(files.begin(), files.end(),
                                       [](const fs::path& file) {
                                           const std::string ending = ending_of(file);
                                           return ending != ".wtb" && ending != ".ggf" &&
                                                  ending != ".txt";
                                       }),
                        files.end());
            if (files.empty()) {
                throw InputError{othello::words::kNoGamesIn, {in_quotes(path)}};
            }
        }
        WthorNames names;
        for (const fs::path& file : files) {
            const std::size_t before = all.size();
            try {
                add_file(all, file, names);
            } catch (const InputError& wrong) {
                if (!is_folder || unreadable == nullptr) throw;
                unreadable->push_back(wrong.phrase());
                all.keep_first(before);
            }
        }
    }
    return all;
}

}  // namespace lawan
