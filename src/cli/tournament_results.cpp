#include "cli/tournament_results.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>

#include <unistd.h>

#include <fmt/format.h>

#include "arena/export.hpp"
#include "arena/standings.hpp"
#include "arena/table_text.hpp"
#include "cli/called_as.hpp"
#include "cli/exit_code.hpp"
#include "cli/saved_games.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

void check_writable(const char* option, const fs::path& path) {
    std::error_code unknown;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
    const auto fail = [&](const std::string& why) {
        throw InputError{
            fmt::format("--{} cannot write {}: {}", option, in_quotes(path.string()), why)};
    };
    if (path.empty()) fail("it has no name");
    if (fs::is_directory(path, unknown)) fail("it is a folder");
    if (!fs::is_directory(folder, unknown)) fail("there is no such folder");
    const fs::path& looked = fs::exists(path, unknown) ? path : folder;
    if (access(looked.c_str(), W_OK) != 0) fail(std::strerror(errno));
}

void write_file(const fs::path& path, const std::string& text) {
    std::ofstream file{path, std::ios::binary};
    file << text;
    file.close();
    if (!file) {
        throw Failure{
            fmt::format("cannot write {}: {}", in_quotes(path.string()), std::strerror(errno))};
    }
}

}  // namespace

std::vector<CommandOption> result_options() {
    const Candidates file{Candidates::Kind::File};
    return {
        {{"csv", OptionType::Text, "write the table to a file"}, "FILE", {}, file},
        {{"games-json", OptionType::Text, "write the games with their moves"}, "FILE", {}, file},
        {{"games-csv", OptionType::Text, "write a line for each game"}, "FILE", {}, file},
        {{"pgn", OptionType::Text, "write the games as text, tags and moves"}, "FILE", {}, file},
        {{"ggf", OptionType::Text, "write the games of Othello as GGF"}, "FILE", {}, file},
        {{"html", OptionType::Text, "write a page with tables and boards"}, "FILE", {}, file},
        {{"marks", OptionType::Text,
          "give marks by a scale in JSON, for a course: see docs/tournaments.md"},
         "SCALE",
         {},
         file}};
}

void check_results(const TournamentPlan& plan, const Options& options) {
    for (const char* option : {"csv", "games-json", "games-csv", "pgn", "ggf", "html"}) {
        if (!options.has(option)) continue;
        if (options.text(option) == "-") {
            throw InputError{fmt::format("--{} needs the name of a file, not '-'", option)};
        }
        check_writable(option, typed_path(options.text(option)));
    }
    if (options.has("ggf") && plan.game != "othello") {
        throw InputError{fmt::format("--ggf is for Othello only, not for {}", plan.game)};
    }
}

std::optional<MarkScale> scale_from(const TournamentPlan& plan, const Options& options) {
    if (!options.has("marks")) return std::nullopt;
    return parse_marks(read_named(typed_path(options.text("marks")).string()), plan);
}

void write_results(const Tournament& tournament, const TournamentStore& store,
                   const std::optional<MarkScale>& scale, const Options& options) {
    const auto write = [&](const char* option, const auto& make) {
        if (options.has(option)) write_file(typed_path(options.text(option)), make());
    };
    write("csv", [&] { return table_csv(store.plan(), table_of(store.plan(), tournament)); });
    write("games-json", [&] { return games_json(store); });
    write("games-csv", [&] { return games_csv(store); });
    write("pgn", [&] { return games_text(store); });
    write("ggf", [&] { return games_ggf(store); });
    write("html", [&] { return report_html(store, tournament, scale); });
}

std::string forfeits_text(const TournamentStore& store, const std::vector<GameSummary>& games) {
    constexpr int kMostOfEach = 3;
    std::string text;
    std::map<std::size_t, int> counts;  // by bot
    for (const GameSummary& game : games) {
        if (!game.forfeited() || !game.winner) continue;
        if (++counts[game.bots[opponent_of(*game.winner)]] > kMostOfEach) continue;
        const auto stored = store.game(game.number);
        text += fmt::format("game {}: {} ({}; {} replay {} {})\n", game.number,
                            stored ? stored->record.result->detail : "", to_text(game.reason),
                            called_as(), shell_word(store.path().string()), game.number);
    }
    bool more = false;
    for (const auto& [bot, count] : counts) {
        if (count <= kMostOfEach) continue;
        more = true;
        text += fmt::format("{} lost {} by a failure\n", store.plan().bots[bot].name,
                            count_text(static_cast<std::size_t>(count - kMostOfEach), "more game"));
    }
    if (more) text += "--games-csv and --html explain every one of them\n";
    return text;
}

std::string shell_word(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string{"'\\''"} : std::string(1, c);
    return quoted + "'";
}

}  // namespace lawan::cli
