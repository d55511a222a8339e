// lawan play: a game in the terminal, between people, bots, or both.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "catalog/programs.hpp"
#include "cli/commands.hpp"
#include "cli/game_options.hpp"
#include "cli/interrupt.hpp"
#include "cli/play_session.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

constexpr const char* kHuman = "human";
constexpr std::size_t kLongestName = 40;

struct PlayArguments {
    GameOptions game;
    CommandOptions players;
    CommandOptions limits;
    CommandOptions options;
};

const GameEntry* ask_for_game(const Prompt& prompt) {
    const auto& games = catalog();
    for (std::size_t i = 0; i < games.size(); ++i) {
        fmt::print("  {}  {:<10} {}\n", i + 1, games[i].name, games[i].summary);
    }
    for (;;) {
        const auto line = prompt.ask("Which game? [1] ");
        if (!line) return nullptr;
        const std::string answer{trimmed(*line)};
        if (answer.empty()) return &games.front();
        const Verb verb = parse_typed(answer).verb;
        if (verb == Verb::Quit) return nullptr;
        if (verb == Verb::Help) {
            fmt::print("Type the number or the name of a game, Enter for {}, or quit.\n",
                       games.front().name);
            continue;
        }
        const auto number = parse_whole_number(answer);
        if (number && *number >= 1 && *number <= static_cast<long>(games.size())) {
            return &games[static_cast<std::size_t>(*number - 1)];
        }
        try {
            return &find_game(answer);
        } catch (const InputError& error) {
            fmt::print("{}\n", error.what());
        }
    }
}

std::optional<std::string> name_from(const Options& options, const std::string& option) {
    if (!options.given(option)) return std::nullopt;
    const std::string name{trimmed(options.text(option))};
    const bool fine = !name.empty() && display_width(name) <= static_cast<int>(kLongestName) &&
                      !has_control_characters(name) && is_utf8(name);
    if (!fine) {
        throw InputError{fmt::format("option '{}' takes a name of 1 to {} characters, not {}",
                                     option, kLongestName, in_quotes(options.text(option)))};
    }
    return name;
}

// Whoever names one side only plays against the other: a bot against a person.
std::string player_at(const Options& options, const std::string& side, const std::string& other) {
    if (options.given(side)) return std::string{trimmed(options.text(side))};
    const bool against_bot = options.given(other) && lower(trimmed(options.text(other))) != kHuman;
    return against_bot || (side == "x" && !options.given(other)) ? kHuman : kUsualBot;
}

PerSide<Seat> seats_from(const Options& options) {
    const auto seat = [&](const std::string& side, const std::string& other) {
        const std::string player = player_at(options, side, other);
        Seat seat;
        if (lower(player) != kHuman) seat.bot = parse_spec(player);
        seat.name = name_from(options, "name-" + side);
        seat.chosen = options.given(side) || options.given(other) || seat.name;
        return seat;
    };
    PerSide<Seat> seats{seat("x", "o"), seat("o", "x")};
    if (seats.x.name && seats.x.name == seats.o.name) {
        throw InputError{fmt::format("both players are called {}: give them different names",
                                     in_quotes(*seats.x.name))};
    }
    return seats;
}

bool is_bot_of_any(const std::string& name) {
    return std::any_of(catalog().begin(), catalog().end(), [&](const GameEntry& game) {
        return std::any_of(game.bots.begin(), game.bots.end(),
                           [&](const BotEntry& bot) { return bot.name == name; });
    });
}

// At the board there may also be people, so "humann" is one of them and no bot.
void check_players(const GameEntry& entry, const PerSide<Seat>& seats) {
    std::vector<std::string> names{kHuman};
    for (const BotEntry& bot : entry.bots) names.push_back(bot.name);
    names.push_back(program_entry().name);
    for (const Side side : {Side::X, Side::O}) {
        if (!seats[side].bot) continue;
        const std::string& name = seats[side].bot->name;
        if (std::find(names.begin(), names.end(), name) != names.end()) continue;
        const auto meant = nearest(name, names);
        if (meant == kHuman || (!meant && !is_bot_of_any(name))) {
            throw InputError{unknown_name("player", name, names)};
        }
    }
}

ExitCode play(const PlayArguments& arguments) {
    const Options options = arguments.options.checked();
    const StopSignal& stop = stop_on_interrupt();
    PlaySetup setup{seats_from(arguments.players.checked()),
                    command_limits(arguments.limits.checked()), command_seed(options),
                    options.flag("quiet")};
    const PlayScreen screen{terminal_charset(), terminal_colour(options.text("color"))};

    const GameEntry* entry = &catalog().front();
    if (arguments.game.game_name()) {
        entry = &arguments.game.entry();
    } else if (options.given("load")) {
        entry = &find_game(load_game(typed_game(options.text("load"))).game);
    } else if (input_is_terminal()) {
        entry = ask_for_game(Prompt{stop});
        if (entry == nullptr) return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
    }

    check_players(*entry, setup.seats);
    PlaySession session{*entry, arguments.game.make(*entry), std::move(setup), screen, stop};
    if (options.given("load")) {
        if (arguments.game.settings_given()) {
            throw InputError{"--load brings its own settings and position: leave the others out"};
        }
        session.load(options.text("load"), entry->name);
    } else if (!options.flag("quiet")) {
        session.greet();
    }
    return session.run();
}

std::vector<CommandOption> player_options() {
    const Candidates player{Candidates::Kind::Player};
    return {{{"x", OptionType::Text,
              "who plays X, or black: human, or a bot; you, unless you say who plays O"},
             "PLAYER",
             {"black"},
             player},
            {{"o", OptionType::Text,
              "who plays O, or white; a bot against a human, a human against a bot"},
             "PLAYER",
             {"white"},
             player},
            {{"name-x", OptionType::Text, "the name of X, or black"}, "NAME", {"name-black"}},
            {{"name-o", OptionType::Text, "the name of O, or white"}, "NAME", {"name-white"}}};
}

}  // namespace

Command play_command() {
    const auto arguments = std::make_shared<PlayArguments>();
    Command command{"play", "Play a game in the terminal: people, bots, or one against the other.",
                    "  lawan play tictactoe\n"
                    "  lawan play othello --black 'alphabeta(depth=6)' --name-white Ann\n"
                    "  lawan play adjacency --rounds 12 --first O --o greedy\n"
                    "  lawan play adjacency --x alphabeta --o greedy    two bots, to watch\n"
                    "\n"
                    "At the prompt, type a cell such as c4, or help.",
                    [arguments] { return play(*arguments); }};
    arguments->game.add_to(command, Place::Optional);
    arguments->players.add_to(command, "Players", player_options());
    arguments->limits.add_to(command, "Limits for each move of a bot", limit_options());
    const OptionSpec color{"color",
                           OptionType::Choice,
                           "auto: where the terminal has colours and NO_COLOR is not set [auto]",
                           "auto",
                           {},
                           {},
                           {"auto", "always", "never"}};
    arguments->options.add_to(
        command, "Session",
        {seed_option(),
         {{"load", OptionType::Text,
           "go on with a saved game: a file, or the name of one in the folder of saved games"},
          "FILE",
          {},
          {Candidates::Kind::File}},
         {color},
         quiet_option("show the board only at the end, or when asked for")});
    return command;
}

}  // namespace lawan::cli
