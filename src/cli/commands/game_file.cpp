#include "cli/commands/game_file.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "arena/import.hpp"
#include "cli/commands/game_words.hpp"
#include "cli/saved_games.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::cli {
namespace {

// Where a game is said to be; the standard input can be read only once.
class Source {
  public:
    explicit Source(const std::string& typed)
        : path_{typed == "-" ? typed : typed_game(typed).string()} {}

    [[nodiscard]] Phrase name() const { return game_source(path_); }

    [[nodiscard]] const std::string& bytes() {
        if (!bytes_ && may_be_moves()) {
            throw InputError{words::kMovesAreRead, {in_quotes(path_), file_error(ENOENT)}};
        }
        if (!bytes_) bytes_ = read_named_or_standard_input(path_);
        return *bytes_;
    }

    // Of a file in a format of the game's own, which may have others beside it with the names.
    [[nodiscard]] std::unique_ptr<const GameCollection> games(const GameFiles& files,
                                                              const GameFormat& format) {
        return path_ == "-" ? format.read(bytes()) : files.read_files({path_}, nullptr);
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

session::Pasted read_text(const Source& source, std::string_view text, const GameModule& entry,
                          const std::optional<AnyGame>& board) {
    if (text.size() > kLongestGame) {
        throw InputError{words::kTooLongForAGame, {source.name()}};
    }
    try {
        return session::read_pasted_of(text, entry, board);
    } catch (const session::Refusal& refusal) {
        throw InputError{words::kInSource, {source.name(), said_by(refusal)}};
    }
}

void check_number(const Source& source, std::int64_t number, std::size_t games) {
    if (static_cast<std::uint64_t>(number) <= games) return;
    throw InputError{words::kNumberTooLarge, {source.name(), games}};
}

[[noreturn]] void ask_for_number(const Source& source, std::size_t games) {
    throw InputError{words::kHoldsSeveralGames, {source.name(), games}};
}

// One of the games in a format of the game's own.
session::Pasted collected_game(Source& source, const GameModule& entry, const GameFormat& format,
                               std::optional<std::int64_t> number) {
    const auto games = source.games(entry.files, format);
    if (!number && games->size() > 1) ask_for_number(source, games->size());
    check_number(source, number.value_or(1), games->size());
    const CollectedGame game = (*games)[static_cast<std::size_t>(number.value_or(1) - 1)];
    if (game.problem && game.record.moves.empty()) {
        throw InputError{words::kGameOfSource, {number.value_or(1), source.name(), *game.problem}};
    }
    const auto& moves = game.record.moves;
    session::Pasted pasted{
        {session::words::kTakenForFile, {entry.name, moves.size(), format.title}},
        &entry,
        {},
        entry.set_up(game.record.start),
        {},
        game.record.players,
        game.problem};
    for (const MoveRecord& move : moves) pasted.moves.push_back(move.move);
    return pasted;
}

// One of the games that a tournament wrote.
session::Pasted game_of_tournament(const Source& source, const GameModule& entry,
                                   const std::vector<ExportedGame>& games,
                                   std::optional<std::int64_t> number) {
    if (!number && games.size() > 1) ask_for_number(source, games.size());
    check_number(source, number.value_or(1), games.size());
    const ExportedGame& game = games[static_cast<std::size_t>(number.value_or(1) - 1)];
    if (!game.game.empty() && game.game != entry.name) {
        throw InputError{words::kGameIsOf, {source.name(), game.game, entry.name}};
    }
    const AnyGame start = entry.set_up(game.start);
    session::Pasted pasted{
        {session::words::kTakenForFile, {entry.name, game.moves.size(), words::kFileOfTournament}},
        &entry,
        {},
        start,
        {},
        game.players};
    AnyPosition position = start.start();
    for (const std::string& text : game.moves) {
        const auto move = position.parse_move(text);
        if (!move || !position.is_legal(*move)) {
            pasted.problem = Phrase{words::kMoveIsIllegal, {pasted.moves.size() + 1, text}};
            break;
        }
        position = position.after(*move);
        pasted.moves.push_back(text);
    }
    return pasted;
}

// Whether each line is a game, or begins as one: then they are not one game together that has an
// illegal move.
bool are_games(const std::vector<std::string_view>& lines, const GameModule& entry,
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

Phrase game_source(const std::string& path) {
    return path == "-" ? Phrase{words::kStandardInput} : as_it_is(in_quotes(path));
}

void check_no_database(const std::string& bytes, const Phrase& name) {
    if (bytes.rfind("SQLite format 3", 0) == 0) throw InputError{words::kIsDatabase, {name}};
}

session::Pasted read_game_file(const std::string& path, std::optional<std::int64_t> number,
                               const GameModule& entry, const std::optional<AnyGame>& board) {
    Source source{path};
    check_no_database(source.bytes(), source.name());
    const std::string_view text = trimmed(source.bytes());
    if (text.empty()) throw InputError{words::kSourceIsEmpty, {source.name()}};
    if (const GameFormat* const format = format_of(entry.files, source.bytes())) {
        if (board) throw InputError{words::kSourceHasItsOwn, {source.name()}};
        return collected_game(source, entry, *format, number);
    }
    if (const auto games = exported_games(text)) {
        if (board) throw InputError{words::kSourceHasItsOwn, {source.name()}};
        return game_of_tournament(source, entry, *games, number);
    }
    const bool is_record = text.front() == '{';
    const auto lines = is_record ? std::vector{text} : lines_of(text);
    if (number) {
        check_number(source, *number, lines.size());
        return read_text(source, lines[static_cast<std::size_t>(*number - 1)], entry, board);
    }
    const auto several = [&] { return lines.size() > 1 && are_games(lines, entry, board); };
    try {
        session::Pasted whole =
            read_text(source, lines.size() == 1 ? lines.front() : text, entry, board);
        if (!whole.problem || !several()) return whole;
    } catch (const InputError&) {
        if (!several()) throw;
    }
    ask_for_number(source, lines.size());
}

}  // namespace lawan::cli
