#include "server/tournament_files.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <exception>
#include <fstream>
#include <system_error>
#include <utility>

#include "arena/standings.hpp"
#include "arena/tournament.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "server/words.hpp"
#include "store/words.hpp"
#include "tournaments/store.hpp"

namespace lawan::server {
namespace {

namespace fs = std::filesystem;
using session::WatchedScore;
using session::WatchedTournament;

constexpr std::size_t kMostFiles = 50;
constexpr std::size_t kLatestGames = 100;

// SQLite keeps the kind of a file here, in big-endian order.
bool is_marked_as_ours(const fs::path& path) {
    constexpr std::streamoff kAt = 68;
    std::ifstream file{path, std::ios::binary};
    std::array<char, 4> mark{};
    if (!file.seekg(kAt) || !file.read(mark.data(), mark.size())) return false;
    std::uint32_t kind = 0;
    for (const char byte : mark) kind = kind << 8U | static_cast<unsigned char>(byte);
    return kind == static_cast<std::uint32_t>(tournament_schema().file_kind);
}

WatchedScore score_of(const WinDrawLoss& games) {
    return {games.wins, games.draws, games.losses};
}

WatchedTournament watched(const std::string& name, const TournamentStore& store) {
    const TournamentPlan& plan = store.plan();
    const std::vector<GameSummary> games = store.summaries();
    WatchedTournament tournament{name, plan.game, std::string{to_text(plan.format)}, {}};
    for (const PlannedBot& bot : plan.bots) tournament.bots.push_back(bot.name);
    tournament.played = games.size();

    Tournament schedule{plan, games};
    while (schedule.next()) {
    }
    tournament.expected = std::max(schedule.expected_games(), games.size());
    tournament.finished = schedule.finished();

    const Standings table = standings_of(plan, schedule);
    for (const StandingsRow& row : table.rows()) {
        tournament.standings.push_back(
            {row.bot, score_of(row.games), row.points, row.rating, row.forfeits});
    }
    const std::size_t bots = plan.bots.size();
    tournament.between.assign(bots, std::vector<WatchedScore>(bots));
    for (std::size_t a = 0; a < bots; ++a) {
        for (std::size_t b = 0; b < bots; ++b) {
            tournament.between[a][b] = score_of(table.between(a, b));
        }
    }
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        if (tournament.latest.size() == kLatestGames) break;
        tournament.latest.push_back(
            {game->number, game->round, game->bots, game->reason, game->winner, game->score});
    }
    for (const RunningGame& game : store.running()) {
        // It may have ended since the others were read.
        const bool ended = std::any_of(games.begin(), games.end(), [&](const GameSummary& other) {
            return other.number == game.number;
        });
        if (ended) continue;
        tournament.running.push_back(
            {game.number, game.round, game.bots, game.record.moves.size()});
    }
    return tournament;
}

// Who looks on need not know where the files lie.
Phrase without_path(const Phrase& why) {
    if (!why.says(lawan::words::kFileSays)) return words::kTournamentUnreadable;
    const PhraseArgument& what = why.arguments().back();
    ToldPhrase told;
    told.english = what.in(Language::English);
    told.indonesian = what.in(Language::Indonesian);
    return Phrase{told};
}

}  // namespace

TournamentFiles::TournamentFiles(fs::path path, std::chrono::milliseconds fresh, Complain complain)
    : path_{std::move(path)}, fresh_{fresh}, complain_{std::move(complain)} {
    std::error_code error;
    if (!fs::exists(path_, error)) throw unreadable(path_.string(), ENOENT);
    // A single file has to be one; in a folder, others are left out.
    if (!fs::is_directory(path_, error)) (void)TournamentStore::look_at(path_);
}

std::map<std::string, fs::path> TournamentFiles::files() const {
    std::error_code error;
    if (!fs::is_directory(path_, error)) return {{path_.stem().string(), path_}};
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    for (auto it = fs::directory_iterator{path_, error}; !error && it != fs::directory_iterator{};
         it.increment(error)) {
        std::error_code unreadable;
        const std::string ending = it->path().extension().string();
        if (ending != ".db" && ending != ".sqlite") continue;
        if (!it->is_regular_file(unreadable)) continue;
        found.emplace_back(it->last_write_time(unreadable), it->path());
    }
    std::sort(found.begin(), found.end(),
              [](const auto& a, const auto& b) { return a.first > b.first; });
    if (found.size() > kMostFiles) found.resize(kMostFiles);
    std::map<std::string, fs::path> files;
    for (const auto& [time, file] : found) files.emplace(file.stem().string(), file);
    return files;
}

TournamentFiles::Seen TournamentFiles::seen(const std::string& name, const fs::path& file) {
    using Clock = std::chrono::steady_clock;
    std::unique_lock lock{mutex_};
    Seen& seen = seen_[name];
    if (seen.at && Clock::now() - *seen.at < fresh_) return seen;
    bool news = false;
    try {
        seen.tournament = std::make_shared<const WatchedTournament>(
            watched(name, TournamentStore::look_at(file)));
        seen.problem.reset();
    } catch (const std::exception& error) {
        news = leave_out(seen, file, said_by(error));
    }
    seen.at = Clock::now();
    Seen now = seen;
    lock.unlock();  // a terminal may keep whoever writes to it waiting
    if (news && complain_) complain_(name, *now.problem);
    return now;
}

// A folder may hold other files too, of which nobody wants to hear.
bool TournamentFiles::leave_out(Seen& seen, const fs::path& file, const Phrase& why) {
    const bool was_shown = std::exchange(seen.tournament, nullptr) != nullptr;
    const bool told = seen.problem && seen.problem->english() == why.english();
    if (!was_shown && (told || !is_marked_as_ours(file))) return false;
    seen.problem = why;
    return true;
}

session::WatchedTournaments TournamentFiles::all() {
    session::WatchedTournaments all;
    for (const auto& [name, file] : files()) {
        Seen now = seen(name, file);
        if (now.tournament) {
            all.shown.push_back(std::move(now.tournament));
        } else if (now.problem) {
            all.left_out.push_back({name, without_path(*now.problem)});
        }
    }
    return all;
}

std::shared_ptr<const WatchedTournament> TournamentFiles::find(const std::string& name) {
    const auto known = files();
    const auto found = known.find(name);
    return found == known.end() ? nullptr : seen(name, found->second).tournament;
}

std::optional<GameRecord> TournamentFiles::game(const std::string& name, std::int64_t number) {
    const auto known = files();
    const auto found = known.find(name);
    if (found == known.end()) return std::nullopt;
    try {
        const TournamentStore store = TournamentStore::look_at(found->second);
        if (auto game = store.game(number)) return std::move(game->record);
        for (RunningGame& game : store.running()) {
            if (game.number == number) return std::move(game.record);
        }
        return std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace lawan::server
