// lawan match: two bots play several games.
#include <memory>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "catalog/programs.hpp"
#include "cli/commands.hpp"
#include "cli/game_options.hpp"
#include "cli/interrupt.hpp"
#include "cli/match_report.hpp"
#include "cli/streams.hpp"
#include "core/spec.hpp"
#include "play/match.hpp"

namespace lawan::cli {
namespace {

constexpr double kMostMatchGames = 100'000;
constexpr double kMostRandomPlies = 100;

struct MatchArguments {
    GameOptions game;
    std::string a;
    std::string b;
    CommandOptions limits;
    CommandOptions options;
};

Entrant entrant(const GameEntry& entry, const AnyGame& game, const Spec& spec,
                const std::string& name) {
    // Wrong options come to light now rather than in the first game.
    (void)make_bot_or_program(entry, game, spec);
    return {name, [&entry, game, spec] { return make_bot_or_program(entry, game, spec); }};
}

ExitCode match(const MatchArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameEntry& entry = arguments.game.entry();
    const AnyGame game = arguments.game.make(entry);
    const Spec a = parse_spec(arguments.a);
    const Spec b = parse_spec(arguments.b);
    const MatchReport report{entry, game, match_names(a, b), command_seed(options)};

    MatchSettings settings;
    settings.games = static_cast<int>(options.integer("games"));
    settings.seed = command_seed(options);
    settings.limits = command_limits(arguments.limits.checked());
    settings.random_plies = static_cast<int>(options.integer("random-plies"));
    settings.stop = &stop_on_interrupt();
    const bool json = options.flag("json");
    if (!json && !options.flag("quiet")) {
        settings.on_game = [&](const GameRecord& record, int number) {
            fmt::print("{}\n", report.line(record, number, settings.games));
            flush_output();
        };
    }

    const MatchResult result = play_match(game, entrant(entry, game, a, report.names().a),
                                          entrant(entry, game, b, report.names().b), settings);
    fmt::print("{}", json ? report.json(result) : report.table(result));
    const auto note = repetition_note(result, settings.random_plies);
    if (note && !json) {  // which has a field for it
        flush_output();   // first what was asked for
        say(fmt::format("lawan: {}\n", *note));
    }
    return result.stopped ? ExitCode::Interrupted : ExitCode::Done;
}

}  // namespace

Command match_command() {
    const auto arguments = std::make_shared<MatchArguments>();
    Command command{
        "match", "Let two bots play several games; they take turns to begin.",
        "  lawan match tictactoe minimax random --games 20\n"
        "  lawan match othello 'minimax(depth=4)' greedy --games 10 --random-plies 6 --seed 7\n"
        "  lawan match adjacency minimax greedy --rounds 12 --move-time 0.5 --json",
        [arguments] { return match(*arguments); }};
    arguments->game.add_to(command, Place::Needed);
    const Candidates bots{Candidates::Kind::Bot};
    command.words.push_back(
        {"A", Place::Needed,
         "the bot that begins game 1, as X or black, with --first O as O; such as "
         "minimax or 'minimax(depth=4)'",
         bots, &arguments->a});
    command.words.push_back({"B", Place::Needed, "the other bot", bots, &arguments->b});
    arguments->options.add_to(
        command, "Match",
        {{{"games", OptionType::Integer, "games to play [2]", "2", 1, kMostMatchGames}},
         {{"random-plies", OptionType::Integer,
           "moves drawn by chance before the bots begin, the same for both games of a pair [0]",
           "0", 0, kMostRandomPlies}},
         seed_option(),
         json_option(),
         quiet_option("only the summary")});
    arguments->limits.add_to(command, "Limits for each move", limit_options());
    return command;
}

}  // namespace lawan::cli
