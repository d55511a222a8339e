#include "cli/game_file.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "formats/ggf.hpp"
#include "formats/othello_games.hpp"
#include "session/refusal.hpp"

namespace lawan::cli {
namespace {

// Where a game is said to be; the standard input can be read only once.
class Source {
  public:
    explicit Source(std::string path) : path_{std::move(path)} {}

    [[nodiscard]] std::string name() const { return game_source_name(path_); }

    [[nodiscard]] const std::string& bytes() {
        if (!bytes_ && may_be_moves()) {
            throw InputError{fmt::format(
                "there is no file '{}'; moves themselves are read with --game -, as in: "
                "echo '{}' | lawan analyse GAME --game -",
                path_, path_)};
        }
        if (!bytes_) bytes_ = read_named_or_standard_input(path_);
        return *bytes_;
    }

    [[nodiscard]] auto games() {
        // A file of WTHOR has its names beside it.
        return path_ == "-" ? parse_othello_games(bytes()) : read_othello_games({path_});
    }

  private:
    // Somebody may give the moves where the name of a file belongs.
    [[nodiscard]] bool may_be_moves() const {
        constexpr std::size_t kShortestMove = 2;
        std::error_code ignored;
        return path_.size() >= kShortestMove && path_.find_first_of("./'") == std::string::npos &&
               !std::filesystem::exists(path_, ignored);
    }

    std::string path_;
    std::optional<std::string> bytes_;
};

// The lines of a text that may be games, as `lawan games` counts them.
std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.front() != '%' && line.front() != '#') lines.push_back(line);
    }
    return lines;
}

session::Pasted read_text(const Source& source, std::string_view text, const GameEntry& entry,
                          const std::optional<AnyGame>& board) {
    constexpr std::size_t kLongestGame = std::size_t{9} << 20U;
    if (text.size() > kLongestGame) {
        throw InputError{fmt::format("{} is too long for a game", source.name())};
    }
    try {
        return session::read_pasted_of(text, entry, board);
    } catch (const session::Refusal& refusal) {
        throw InputError{fmt::format("{}: {}", source.name(), refusal.what())};
    }
}

void check_number(const Source& source, std::int64_t number, std::size_t games) {
    if (static_cast<std::uint64_t>(number) <= games) return;
    throw InputError{
        fmt::format("option 'number': {} has {}", source.name(), count_text(games, "game"))};
}

[[noreturn]] void ask_for_number(const Source& source, std::size_t games) {
    throw InputError{
        fmt::format("{} holds {} games: add --number 1..{}", source.name(), games, games)};
}

// One of the games of WTHOR or GGF.
session::Pasted collected_game(Source& source, const GameEntry& entry,
                               std::optional<std::int64_t> number) {
    const auto games = source.games();
    if (!number && games.size() > 1) ask_for_number(source, games.size());
    check_number(source, number.value_or(1), games.size());
    const CollectedGame& game = games[static_cast<std::size_t>(number.value_or(1) - 1)];
    if (!game.problem.empty() && game.record.moves.empty()) {
        throw InputError{
            fmt::format("game {} of {}: {}", number.value_or(1), source.name(), game.problem)};
    }
    session::Pasted pasted{{"record", {}}, &entry, {}, entry.set_up(game.record.start), {}, {},
                           game.problem};
    for (const MoveRecord& move : game.record.moves) pasted.moves.push_back(move.move);
    pasted.names = game.record.players;
    return pasted;
}

// Whether each line is a game, or begins as one: then they are not one game together that has an
// illegal move.
bool are_games(const std::vector<std::string_view>& lines, const GameEntry& entry,
               const std::optional<AnyGame>& board) {
    return std::all_of(lines.begin(), lines.end(), [&](std::string_view line) {
        try {
            (void)session::read_pasted_of(line, entry, board);
            return true;
        } catch (const session::Refusal&) {
            return false;
        }
    });
}

}  // namespace

std::string game_source_name(const std::string& path) {
    return path == "-" ? "the standard input" : in_quotes(path);
}

session::Pasted read_game_file(const std::string& path, std::optional<std::int64_t> number,
                               const GameEntry& entry, const std::optional<AnyGame>& board) {
    Source source{path};
    const std::string_view text = trimmed(source.bytes());
    if (text.empty()) throw InputError{fmt::format("{} is empty", source.name())};
    if (entry.name == "othello" && (looks_like_wthor(source.bytes()) || looks_like_ggf(text))) {
        if (board) {
            throw InputError{fmt::format(
                "{} has its own settings and positions: leave the others out", source.name())};
        }
        return collected_game(source, entry, number);
    }
    const bool is_record = !text.empty() && text.front() == '{';
    const auto lines = is_record ? std::vector{text} : lines_of(text);
    if (number) {
        check_number(source, *number, lines.size());
        return read_text(source, lines[static_cast<std::size_t>(*number - 1)], entry, board);
    }
    std::optional<session::Pasted> whole;
    std::string wrong;
    try {
        whole = read_text(source, lines.size() == 1 ? lines.front() : text, entry, board);
        wrong = whole->problem;
    } catch (const InputError& error) {
        wrong = error.what();
    }
    if (!wrong.empty() && lines.size() > 1 && are_games(lines, entry, board)) {
        ask_for_number(source, lines.size());
    }
    if (!whole) throw InputError{wrong};
    return *std::move(whole);
}

}  // namespace lawan::cli
