// lawan games: files of games, listed, chosen, judged and written in another format.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "arena/import.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/game_choice.hpp"
#include "cli/commands/game_file.hpp"
#include "cli/commands/game_words.hpp"
#include "cli/commands/games_judged.hpp"
#include "cli/commands/games_out.hpp"
#include "cli/commands/games_report.hpp"
#include "cli/commands/saved_collection.hpp"
#include "cli/help.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "core/utf8.hpp"
#include "core/whole_file.hpp"
#include "module/catalog.hpp"
#include "module/game_files.hpp"
#include "module/levels.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

struct GamesArguments {
    std::vector<std::string> files;
    CommandOptions options;
};

// The game that the files hold: that of a saved game, or else the first that has files of its own,
// unless another is named.
const GameModule& game_of_files(const Options& options, const GameModule* saved) {
    std::vector<std::string> names;
    for (const GameModule& game : catalog()) {
        if (game.files.read_files) names.push_back(game.name);
    }
    const GameModule& entry = options.given("game") ? find_game(options.text("game"))
                              : saved != nullptr    ? *saved
                              : !names.empty()      ? find_game(names.front())
                                                    : catalog().front();
    if (!entry.files.read_files && (saved == nullptr || options.has("out"))) {
        throw InputError{words::kNoGameFiles, {entry.name, joined(names, ", ")}};
    }
    return entry;
}

// "WTHOR, GGF, TXT": the formats that the games have.
std::string all_formats() {
    std::vector<std::string> titles;
    for (const GameModule& game : catalog()) {
        for (const GameFormat& format : game.files.formats) titles.push_back(format.title);
    }
    return joined(titles, ", ");
}

// Why a text is not read, without the name of its file, which the sentence has before it.
[[nodiscard]] Phrase problem_of(const GameFiles& files, const std::string& bytes,
                                const Phrase& why) {
    const GameFormat* const format = format_of(files, bytes);
    try {
        (void)(format != nullptr ? *format : files.formats.back()).read(bytes);
    } catch (const InputError& error) {
        return error.phrase();
    }
    return why;
}

// Says what the file is instead, where that can be seen.
[[noreturn]] void refuse(const GameFiles& files, const std::string& file, const Phrase& why) {
    const std::string bytes = read_named(file);
    const std::string name = in_quotes(file);
    check_no_database(bytes, as_it_is(name));
    if (bytes.find('\0') != std::string::npos || !is_utf8(bytes)) {
        throw InputError{words::kNoFileOfGames, {name, all_formats(), words::kIsNoText}};
    }
    if (exported_games(bytes)) throw InputError{words::kGamesOfTournament, {name}};
    throw InputError{words::kNoFileOfGames, {name, all_formats(), problem_of(files, bytes, why)}};
}

std::unique_ptr<const GameCollection> games_in(const GameModule& entry,
                                               const std::vector<std::string>& files) {
    std::vector<Phrase> unreadable;
    auto all = [&] {
        try {
            return entry.files.read_files ? entry.files.read_files(files, &unreadable)
                                          : saved_collection(entry, files);
        } catch (const InputError& error) {
            std::error_code ignored;
            if (files.size() != 1 || !entry.files.read_files ||
                !fs::is_regular_file(files.front(), ignored))
                throw;
            refuse(entry.files, files.front(), error.phrase());
        }
    }();
    for (const Phrase& wrong : unreadable) say(told(words::kUnreadable, {wrong}) + '\n');
    if (all->empty() && !unreadable.empty()) throw InputError{words::kNoFileCouldBeRead, {}};
    return all;
}

// What was named, and the saved games that lie in the folders among it.
struct Inputs {
    std::vector<std::string> files;  // saved games
    std::vector<std::string> own;    // whatever a game has a format of its own for
    std::set<std::string> games;     // those of the saved games
    bool found_some = false;         // saved games that nobody named
};

// Files in the format of a game's own: of the one that is asked for, or of any.
[[nodiscard]] bool has_files_of_its_own(const fs::path& folder, const Options& options) {
    std::error_code error;
    for (const auto& each : fs::directory_iterator{folder, error}) {
        const std::string ending = lower(each.path().extension().string());
        for (const GameModule& game : catalog()) {
            if (options.given("game") && game.name != options.text("game")) continue;
            for (const GameFormat& format : game.files.formats) {
                const auto& endings = format.endings;
                if (std::find(endings.begin(), endings.end(), ending) != endings.end()) return true;
            }
        }
    }
    return false;
}

// Those of the game that is asked for. One that is spoilt is named, and the others are read.
void add_saved_games_in(Inputs& inputs, const fs::path& folder, const Options& options) {
    for (const fs::path& file : latest_in(folder)) {
        const bool is_saved = game_of_saved(file.string()) != nullptr;
        if (!is_saved && !is_among_saved_games(file)) continue;  // JSON of some other kind
        try {
            const std::string game = read_saved_game(file.string()).entry->name;
            if (options.given("game") && game != options.text("game")) continue;
            inputs.files.push_back(file.string());
            inputs.games.insert(game);
            inputs.found_some = true;
        } catch (const InputError& error) {
            say(told(words::kUnreadable, {error.phrase()}) + '\n');
        }
    }
}

Inputs inputs_of(const std::vector<std::string>& typed, const Options& options) {
    Inputs inputs;
    const auto saved = folder_of_saved_games();
    if (typed.empty() && saved) add_saved_games_in(inputs, *saved, options);
    for (const std::string& each : typed) {
        const fs::path path = existing_game(each);
        std::error_code ignored;
        if (fs::is_directory(path, ignored)) {
            const std::size_t before = inputs.files.size();
            add_saved_games_in(inputs, path, options);
            if (inputs.files.size() > before && !has_files_of_its_own(path, options)) continue;
        } else if (const GameModule* const game = game_of_saved(path.string())) {
            inputs.files.push_back(path.string());
            inputs.games.insert(game->name);
            continue;
        }
        inputs.own.push_back(path.string());
    }
    return inputs;
}

// The games that a command looks at, of one kind or, in a list of saved games, of any.
struct Looked {
    const GameModule* entry = nullptr;
    std::unique_ptr<const GameCollection> games;
    const SavedGames* saved = nullptr;  // the same where they are listed by their names
};

[[nodiscard]] Looked listed(const std::vector<std::string>& files) {
    auto saved = std::make_unique<SavedGames>();
    for (const std::string& file : files) saved->add(read_saved_game(file));
    const SavedGames* const names = saved.get();
    return {nullptr, std::move(saved), names};
}

[[nodiscard]] Looked looked_at(const std::vector<std::string>& typed, const Options& options) {
    const Inputs inputs = inputs_of(typed, options);
    const bool only_lists = !options.flag("review") && !options.has("out");
    const bool by_name = typed.empty() || (inputs.games.size() > 1 && !options.given("game"));
    if (by_name && (only_lists || inputs.files.empty()) && inputs.own.empty()) {
        return listed(inputs.files);
    }
    const GameModule* const saved =
        inputs.games.empty() ? nullptr : &find_game(*inputs.games.begin());
    const GameModule& entry = game_of_files(options, inputs.own.empty() ? saved : nullptr);
    std::set<std::string> games = inputs.games;
    games.insert(entry.name);
    if (games.size() > 1 && !options.given("game")) {
        throw InputError{words::kSeveralGames,
                         {joined(std::vector<std::string>{games.begin(), games.end()}, ", ")}};
    }
    if (!inputs.found_some) {
        std::vector<std::string> files;
        for (const std::string& each : typed) files.push_back(typed_game(each).string());
        return {&entry, games_in(entry, files)};
    }
    auto found = saved_collection(entry, inputs.files);
    if (inputs.own.empty()) return {&entry, std::move(found)};
    return {&entry, joined_games(games_in(entry, inputs.own), std::move(found))};
}

ExitCode games(const GamesArguments& arguments) {
    const Options options = arguments.options.checked();
    GameChoice choice{options};
    if (options.given("game")) (void)find_game(options.text("game"));
    const auto bot = options.given("bot") ? std::optional{parse_spec(options.text("bot"))}
                                          : std::optional<Spec>{};
    const std::string out = options.has("out") ? options.text("out") : "";
    if (!out.empty()) check_writable(out);
    const Looked looked = looked_at(arguments.files, options);
    const GameCollection& all = *looked.games;
    Places found;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (choice.takes(all, i)) found.push_back(i);
    }
    choice.check_opening();
    const StopSignal& stop = stop_on_interrupt();
    std::optional<std::size_t> written;
    if (looked.entry != nullptr && options.has("out")) {
        written = write_games(looked.entry->files, all, found, out, stop);
        if (!written) return ExitCode::Interrupted;
    }
    Places shown = found;
    const auto most = static_cast<std::size_t>(options.integer("limit"));
    if (most > 0 && shown.size() > most) shown.resize(most);
    std::vector<Judged> reviews;
    if (looked.entry != nullptr && options.flag("review") && !shown.empty()) {
        reviews = judged_all(*looked.entry, all, shown, options,
                             bot ? *bot : analyst_of(*looked.entry), stop);
    }
    const GamesReport report{all.size(), found.size(), Summary{all, found}, FlawedGames{all, found},
                             written};
    if (options.flag("json")) {
        print_json(report, all, shown, reviews, looked.saved);
        return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
    }
    if (looked.saved != nullptr) {
        print_saved(*looked.saved, shown);
    } else if (looked.entry != nullptr) {
        print_list(*looked.entry, all, shown, reviews);
    }
    if (shown.size() < found.size()) {
        print("{}\n", told(words::kMoreGames, {found.size() - shown.size()}));
    }
    if (looked.saved != nullptr) {
        print_summary_of_saved(report);
    } else if (looked.entry != nullptr) {
        print_summary(*looked.entry, report, out);
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
}

std::vector<CommandOption> judging_options() {
    constexpr double kADay = 86400;
    return {flag_option("review",
                        {"say how much each side gave away", "katakan berapa kerugian tiap pihak"}),
            bot_option({"who judges [the game's own engine]",
                        "siapa yang menilai [mesin permainan itu sendiri]"}),
            seconds_option("time", {"seconds for each position", "detik untuk tiap posisi"})
                .between(0.01, kADay)
                .usually("0.2"),
            threads_option()};
}

}  // namespace

Command games_command() {
    const auto arguments = std::make_shared<GamesArguments>();
    Command command{"games", Phrase{words::kGamesSummary, {all_formats()}},
                    [arguments] { return games(*arguments); }};
    command.examples = shown_by_games("games");
    command.remarks = {words::kHowNamesCompare};
    Word files{words::kFile,
               Place::Optional,
               Words{"files of games, folders of them, or names of saved games (see 'lawan help "
                     "files'); without one, all saved games are listed",
                     "berkas permainan, folder berisi berkas itu, atau nama permainan tersimpan "
                     "(lihat 'lawan help files'); tanpa itu, semua permainan tersimpan didaftar"},
               {Candidates::Kind::File}};
    files.all = &arguments->files;
    command.words.push_back(files);
    arguments->options.add_to(command, {"Which games", "Permainan yang mana"},
                              game_choice_options());
    arguments->options.add_to(
        command, {"Which games", "Permainan yang mana"},
        {text_option(
             "game",
             {"the game that the files belong to [that of a saved game, else the first with a "
              "format of its own]",
              "permainan yang dimuat berkas itu [permainan yang tersimpan, atau yang "
              "pertama punya format sendiri]"})
             .written(words::kGame)
             .offers({Candidates::Kind::Game})});
    arguments->options.add_to(command, {"Judging", "Penilaian"}, judging_options());
    arguments->options.add_to(
        command, words::kGroupOutput,
        {integer_option("limit", {"games to list at most; 0 for all",
                                  "permainan yang didaftar, paling banyak; 0 untuk semua"})
             .between(0, 1e9)
             .usually("20"),
         file_option("out",
                     {"write the chosen games to a file, in the format of its ending",
                      "tulis permainan terpilih ke berkas, dalam format menurut akhirannya"}),
         quiet_option(), json_option()});
    return command;
}

}  // namespace lawan::cli
