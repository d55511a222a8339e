// lawan games: files of games, listed, chosen, judged and written in another format.
#include <filesystem>
#include <memory>
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
const GameModule& game_of_files(const Options& options, const std::vector<std::string>& files) {
    const GameModule* const saved = game_of_saved(files.front());
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

ExitCode games(const GamesArguments& arguments) {
    const Options options = arguments.options.checked();
    std::vector<std::string> files;
    for (const std::string& typed : arguments.files) files.push_back(typed_game(typed).string());
    const GameModule& entry = game_of_files(options, files);
    const std::string out = options.has("out") ? options.text("out") : "";
    if (!out.empty()) check_writable(out);
    GameChoice choice{options};
    const Spec bot = options.given("bot") ? parse_spec(options.text("bot")) : analyst_of(entry);
    const auto all = games_in(entry, files);
    Places found;
    for (std::size_t i = 0; i < all->size(); ++i) {
        if (choice.takes(*all, i)) found.push_back(i);
    }
    choice.check_opening();
    std::optional<std::size_t> written;
    if (options.has("out")) written = write_games(entry.files, *all, found, out);
    Places shown = found;
    const auto most = static_cast<std::size_t>(options.integer("limit"));
    if (most > 0 && shown.size() > most) shown.resize(most);
    const StopSignal& stop = stop_on_interrupt();
    std::vector<Judged> reviews;
    if (options.flag("review") && !shown.empty()) {
        reviews = judged_all(entry, *all, shown, options, bot, stop);
    }
    const GamesReport report{all->size(), found.size(), Summary{*all, found},
                             FlawedGames{*all, found}, written};
    if (options.flag("json")) {
        print_json(report, *all, shown, reviews);
    } else {
        print_list(entry, *all, shown, reviews);
        if (shown.size() < found.size()) {
            print("{}\n", told(words::kMoreGames, {found.size() - shown.size()}));
        }
        print_summary(entry, report, out);
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
    Word files{words::kFile,
               Place::Needed,
               Words{"files of games, folders with files in a game's own format, or names of saved "
                     "games (see 'lawan help files')",
                     "berkas permainan, folder berisi berkas dalam format permainan itu sendiri, "
                     "atau nama permainan tersimpan (lihat 'lawan help files')"},
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
