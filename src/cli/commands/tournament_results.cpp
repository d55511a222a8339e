#include "cli/commands/tournament_results.hpp"

#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "arena/standings.hpp"
#include "cli/called_as.hpp"
#include "cli/commands/arena_words.hpp"
#include "cli/commands/parsed_file.hpp"
#include "cli/completion/shell_words.hpp"
#include "cli/exit_code.hpp"
#include "cli/replaced_file.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "module/catalog.hpp"
#include "tournaments/export.hpp"
#include "tournaments/report_html.hpp"
#include "tournaments/standings_text.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

}  // namespace

std::vector<CommandOption> result_options() {
    return {
        file_option("csv", {"write the table to a file", "tulis tabel ke berkas"}),
        file_option("games-json",
                    {"write the games with their moves", "tulis permainan beserta langkahnya"}),
        file_option("games-csv", {"write a line for each game", "tulis satu baris tiap permainan"}),
        file_option("pgn", {"write the games as text, tags and moves",
                            "tulis permainan sebagai teks, label dan langkah"}),
        file_option("ggf", {"write the games as GGF, where the game has that format",
                            "tulis permainan sebagai GGF, bila permainan itu punya format itu"}),
        file_option("html", {"write a page with tables and boards",
                             "tulis halaman dengan tabel dan papan"}),
        file_option("marks", {"give marks by a scale in JSON, for a course: see "
                              "docs/guide/class.md",
                              "beri nilai menurut skala dalam JSON, untuk kuliah: lihat "
                              "docs/id/guide/class.md"})
            .written({"SCALE", "SKALA"})};
}

UnwritableResults check_results(const TournamentPlan& plan, const Options& options) {
    const std::pair<const char*, FileKind> files[] = {
        {"csv", {words::kATableOfStandings, {"place,bot,games,wins,draws,losses,"}}},
        {"games-json", {words::kAFileOfGames, {"[\n{\"number\":", "[\n]"}}},
        {"games-csv", {words::kATableOfGames, {"number,round,x,o,first,"}}},
        {"pgn", {words::kAFileOfGames, {"[event "}, "\n[game "}},
        {"ggf", {words::kAFileOfGames, {"(;gm["}}},
        {"html", web_page()}};
    std::map<fs::path, std::string> written;  // by which option
    UnwritableResults unwritable;
    std::error_code ignored;
    for (const auto& [option, kind] : files) {
        if (!options.has(option)) continue;
        if (options.text(option) == "-") {
            throw InputError{words::kNeedsFileNotDash, {option}};
        }
        const fs::path file = typed_path(options.text(option));
        const auto [first, is_new] =
            written.emplace(fs::weakly_canonical(fs::absolute(file, ignored), ignored), option);
        const bool is_device = fs::exists(file, ignored) && !fs::is_regular_file(file, ignored);
        if (!is_new && !is_device) throw InputError{words::kSameFileTwice, {first->second, option}};
        check_replaceable(file.string(), kind);
        // Better known now; the games are kept and shown.
        if (!can_be_written(file.string())) unwritable.insert(option);
    }
    if (!options.has("ggf")) return unwritable;
    const GameFormat* const ggf = find_format(find_game(plan.game).files, "ggf");
    if (ggf == nullptr || !ggf->write) throw InputError{words::kNotWrittenInGgf, {plan.game}};
    return unwritable;
}

std::optional<MarkScale> scale_from(const TournamentPlan& plan, const Options& options) {
    if (!options.has("marks")) return std::nullopt;
    return parsed_file(typed_path(options.text("marks")).string(),
                       [&](std::string_view text) { return parse_marks(text, plan); });
}

bool write_results(const Tournament& tournament, const TournamentStore& store,
                   const std::optional<MarkScale>& scale, const Options& options,
                   const UnwritableResults& told_before) {
    bool all = true;
    const auto write = [&](const char* option, const auto& make) {
        if (!options.has(option)) return;
        try {
            write_whole(typed_path(options.text(option)).string(), make());
        } catch (const NotWritten& error) {  // the other files may well be written
            all = false;
            if (told_before.count(option) == 0)
                say(fmt::format("lawan: {}\n", told(error.phrase())));
        }
    };
    write("csv",
          [&] { return standings_csv(store.plan(), standings_of(store.plan(), tournament)); });
    write("games-json", [&] { return games_json(store); });
    write("games-csv", [&] { return games_csv(store); });
    write("pgn", [&] { return games_text(store); });
    write("ggf", [&] { return games_ggf(store); });
    write("html", [&] { return report_html(store, tournament, language(), scale); });
    return all;
}

std::string forfeits_text(const TournamentStore& store, const std::vector<GameSummary>& games) {
    constexpr int kMostOfEach = 3;
    std::string text;
    std::map<std::size_t, int> counts;  // by bot
    for (const GameSummary& game : games) {
        if (!game.forfeited() || !game.winner) continue;
        if (++counts[game.bots[opponent_of(*game.winner)]] > kMostOfEach) continue;
        const auto stored = store.game(game.number);
        text +=
            told(words::kForfeit, {game.number, stored ? stored->record.result->detail : Phrase{},
                                   std::string{to_text(game.reason)}, called_as(),
                                   shell_quoted(store.path().string())}) +
            '\n';
    }
    bool more = false;
    for (const auto& [bot, count] : counts) {
        if (count <= kMostOfEach) continue;
        more = true;
        text += told(words::kLostMore, {store.plan().bots[bot].name, count - kMostOfEach}) + '\n';
    }
    if (more) text += told(words::kExplainedElsewhere) + '\n';
    return text;
}

}  // namespace lawan::cli
