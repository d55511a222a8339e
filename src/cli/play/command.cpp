// lawan play: a game in the terminal, between people, bots, or both.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "arena/tightened.hpp"
#include "cli/commands/all.hpp"
#include "cli/game_options.hpp"
#include "cli/help.hpp"
#include "cli/play/session.hpp"
#include "cli/play/words.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "core/utf8.hpp"
#include "formats/text_width.hpp"
#include "module/catalog.hpp"
#include "module/levels.hpp"
#include "protocol/programs.hpp"
#include "session/words.hpp"

namespace lawan::cli {
namespace {

constexpr const char* kHuman = "human";
constexpr const char* kSwap2 = "swap2";
constexpr std::size_t kLongestName = 40;

struct PlayArguments {
    GameOptions game;
    CommandOptions players;
    CommandOptions limits;
    CommandOptions options;
};

const GameModule* ask_for_game(const Prompt& prompt) {
    const auto& games = catalog();
    for (std::size_t i = 0; i < games.size(); ++i) {
        print("  {}  {:<10} {}\n", i + 1, games[i].name, told(games[i].summary));
    }
    for (;;) {
        const auto line = prompt.ask(told(words::kWhichGame));
        if (!line) return nullptr;
        const std::string answer{trimmed(*line)};
        if (answer.empty()) return &games.front();
        const Verb verb = parse_typed(answer).verb;
        if (verb == Verb::Quit) return nullptr;
        if (verb == Verb::Help) {
            print("{}\n", told(words::kHowToChooseGame, {games.front().name}));
            continue;
        }
        const auto number = parse_whole_number(answer);
        if (number && *number >= 1 && *number <= static_cast<long>(games.size())) {
            return &games[static_cast<std::size_t>(*number - 1)];
        }
        try {
            return &find_game(answer);
        } catch (const InputError& error) {
            print("{}\n", told(error.phrase()));
        }
    }
}

std::optional<std::string> name_from(const Options& options, const std::string& option) {
    if (!options.given(option)) return std::nullopt;
    const std::string name{trimmed(options.text(option))};
    check_utf8(name);
    const bool fine =
        !name.empty() && display_width(name) <= kLongestName && !has_control_characters(name);
    if (!fine) {
        throw InputError{words::kWrongPlayerName,
                         {option, kLongestName, in_quotes(options.text(option))}};
    }
    return name;
}

// Whoever names one side only plays against the other: a bot against a person.
std::string player_at(const Options& options, const std::string& side, const std::string& other,
                      const GameModule& entry) {
    if (options.given(side)) return std::string{trimmed(options.text(side))};
    const bool against_bot = options.given(other) && lower(trimmed(options.text(other))) != kHuman;
    if (against_bot || (side == "x" && !options.given(other))) return kHuman;
    return to_text(bot_of_level(entry, static_cast<int>(options.integer("level"))));
}

// A level is that of the bot that nobody named.
void check_level(const Options& options) {
    if (!options.given("level")) return;
    for (const std::string side : {"x", "o"}) {
        if (options.given(side) && lower(trimmed(options.text(side))) != kHuman) {
            throw InputError{words::kLevelOrBot, {side}};
        }
    }
    if (options.given("x") && options.given("o")) throw InputError{words::kLevelOfNobody};
}

// The bot of the level that somebody asked for.
std::optional<Spec> level_given(const Options& options, const GameModule& entry,
                                const Limits& limits) {
    if (!options.given("level")) return std::nullopt;
    return tightened(bot_of_level(entry, static_cast<int>(options.integer("level"))), limits);
}

PerSide<PlayerChoice> seats_from(const Options& options, const GameModule& entry,
                                 const Limits& limits) {
    check_level(options);
    const auto seat = [&](const std::string& side, const std::string& other) {
        const std::string player = player_at(options, side, other, entry);
        PlayerChoice seat;
        if (lower(player) != kHuman) seat.bot = tightened(parse_spec(player), limits);
        seat.name = name_from(options, "name-" + side);
        seat.chosen = options.given(side) || options.given(other) || seat.name;
        return seat;
    };
    PerSide<PlayerChoice> seats{seat("x", "o"), seat("o", "x")};
    if (seats.x.name && seats.x.name == seats.o.name) {
        throw InputError{session::words::kSameNames, {in_quotes(*seats.x.name)}};
    }
    return seats;
}

bool is_bot_of_any(const std::string& name) {
    return std::any_of(catalog().begin(), catalog().end(),
                       [&](const GameModule& game) { return bot_named(game, name) != nullptr; });
}

// At the board there may also be people, so "humann" is one of them and no bot.
void check_players(const GameModule& entry, const PerSide<PlayerChoice>& seats) {
    std::vector<std::string> names{kHuman};
    for (const BotEntry& bot : entry.bots) names.push_back(bot.name);
    names.push_back(program_entry().name);
    for (const Side side : {Side::X, Side::O}) {
        if (!seats[side].bot) continue;
        const std::string& name = seats[side].bot->name;
        if (std::find(names.begin(), names.end(), name) != names.end()) continue;
        const auto meant = nearest(name, names);
        if (meant == kHuman || (!meant && !is_bot_of_any(name))) {
            throw InputError{unknown_name(words::kKindPlayer, name, names)};
        }
    }
}

ExitCode play(const PlayArguments& arguments) {
    const Options options = arguments.options.checked();
    const StopSignal& stop = stop_on_interrupt();
    const Options players = arguments.players.checked();
    const Limits limits = command_limits(arguments.limits.checked());
    const Seed seed = command_seed(options);
    const PlayScreen screen{terminal_charset(), terminal_colour(options.text("color"))};

    Prompt prompt{stop};  // one for the whole command: its end drops what was typed ahead
    const GameModule* entry = &catalog().front();
    if (arguments.game.game_name()) {
        entry = &arguments.game.entry();
    } else if (options.given("load")) {
        entry = &find_game(load_game(existing_game(options.text("load"))).game);
    } else if (input_is_terminal()) {
        entry = ask_for_game(prompt);
        if (entry == nullptr) return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
    }

    PlaySetup setup{seats_from(players, *entry, limits), limits, seed, options.flag("quiet"),
                    options.text("opening") == kSwap2};
    check_players(*entry, setup.players);
    const AnyGame game = arguments.game.make(*entry);
    if (setup.swap2 && options.given("load")) throw InputError{words::kSwap2OrLoad};
    if (setup.swap2) check_swap2(game);
    PlaySession session{*entry, game, std::move(setup), screen, std::move(prompt), stop};
    if (options.given("load")) {
        if (arguments.game.settings_given()) {
            throw InputError{words::kLoadBringsSettings, {}};
        }
        session.load(options.text("load"), entry->name, level_given(players, *entry, limits));
    } else if (!options.flag("quiet")) {
        session.greet();
    }
    return session.run();
}

std::vector<CommandOption> player_options() {
    const Candidates player{Candidates::Kind::Player};
    return {text_option("x", {"who plays X, or black: human, or a bot; you, unless you say who "
                              "plays O",
                              "siapa yang bermain X, atau hitam: human, atau bot; Anda, kecuali "
                              "Anda sebut siapa yang bermain O"})
                .written(words::kPlayer)
                .also_called("black")
                .offers(player),
            text_option("o", {"who plays O, or white; a bot against a human, a human against a bot",
                              "siapa yang bermain O, atau putih; bot melawan manusia, manusia "
                              "melawan bot"})
                .written(words::kPlayer)
                .also_called("white")
                .offers(player),
            integer_option("level", {"the level of the bot that plays against you",
                                     "tingkat bot yang melawan Anda"})
                .between(1, 10)
                .usually(std::to_string(kUsualLevel)),
            text_option("name-x", {"the name of X, or black", "nama X, atau hitam"})
                .written(words::kName)
                .also_called("name-black"),
            text_option("name-o", {"the name of O, or white", "nama O, atau putih"})
                .written(words::kName)
                .also_called("name-white")};
}

}  // namespace

Command play_command() {
    const auto arguments = std::make_shared<PlayArguments>();
    Command command{"play",
                    Words{"Play a game in the terminal: people, bots, or one against the other.",
                          "Bermain di terminal: orang, bot, atau yang satu melawan yang lain."},
                    [arguments] { return play(*arguments); }};
    command.examples = examples_of_games("play", "--o greedy");
    command.remarks = {Words{"At the prompt, type a cell such as c4, or help.",
                             "Ketik sebuah petak seperti c4, atau help."}};
    arguments->game.add_to(command, Place::Optional);
    arguments->players.add_to(command, {"Players", "Pemain"}, player_options());
    arguments->limits.add_to(command, {"Limits for each move of a bot", "Batas tiap langkah bot"},
                             limit_options());
    arguments->options.add_to(
        command, {"Session", "Sesi"},
        {seed_option(),
         choice_option("opening",
                       {"how games begin: swap2 lets one player place three marks, and the other "
                        "take a side or place two more",
                        "cara memulai: pada swap2 seorang pemain meletakkan tiga tanda, lalu "
                        "lawannya memilih pihak atau meletakkan dua lagi"},
                       {"none", kSwap2})
             .usually("none"),
         file_option(
             "load",
             {"continue a saved game: a file, or the name of one in the folder of saved games",
              "lanjutkan permainan tersimpan: berkas, atau namanya di folder "
              "permainan tersimpan"}),
         choice_option("color",
                       {"auto: where the terminal has colours and NO_COLOR is not set",
                        "auto: bila terminal punya warna dan NO_COLOR tidak diatur"},
                       {"auto", "always", "never"})
             .usually("auto"),
         quiet_option({"show the board only at the end, or when asked for",
                       "tampilkan papan hanya pada akhirnya, atau bila diminta"})});
    return command;
}

}  // namespace lawan::cli
