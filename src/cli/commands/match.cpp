// lawan match: two bots play several games.
#include <algorithm>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "arena/plan.hpp"
#include "arena/tightened.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/arena_words.hpp"
#include "cli/commands/match_games.hpp"
#include "cli/commands/match_report.hpp"
#include "cli/commands/rest_of_match.hpp"
#include "cli/game_options.hpp"
#include "cli/help.hpp"
#include "cli/results.hpp"
#include "cli/sandbox_option.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/spec.hpp"
#include "module/catalog.hpp"
#include "play/match.hpp"
#include "protocol/programs.hpp"
#include "work/threads.hpp"

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

Entrant entrant(const GameModule& entry, const AnyGame& game, const Spec& spec,
                const std::string& name, const Confinement& confinement) {
    // Wrong options come to light now rather than in the first game.
    (void)make_bot_or_program(entry, game, spec);
    return {name, [&entry, game, spec, confinement] {
                return make_bot_or_program(entry, game, spec, confinement);
            }};
}

// Openings that fill the game leave nothing to the bots: such a match says nothing of them.
void check_openings(const AnyGame& game, const MatchSettings& settings) {
    if (settings.random_plies >= game.longest_game() - 1) {
        throw InputError{words::kOpeningFillsGame, {settings.random_plies, game.longest_game()}};
    }
}

int workers_from(const Options& options) {
    const auto workers = static_cast<int>(options.integer("concurrency"));
    return workers == 0 ? available_workers() : workers;
}

// The most that a bot takes for a move, where a clock ends its searches. A depth or a number of
// nodes ends them far sooner: then nobody knows before the first games.
std::optional<Seconds> time_a_move(const GameModule& entry, const Spec& spec,
                                   const Limits& limits) {
    std::optional<Seconds> time = limits.time;
    if (limits.depth || limits.nodes) return std::nullopt;
    if (is_program(spec)) return time;
    const BotEntry& bot = find_bot(entry, spec.name);
    const Options options{as_it_is(spec.name), bot.options, spec.options};
    // A default depth is ignored where another limit is given.
    const bool clock_given = limits.any() || options.given("move-time");
    for (const char* const size : {"depth", "nodes"}) {
        if (options.has(size) && (options.given(size) || !clock_given)) return std::nullopt;
    }
    if (const auto own =
            options.has("move-time") ? options.maybe_decimal("move-time") : std::nullopt) {
        time = time ? std::min(*time, Seconds{*own}) : Seconds{*own};
    }
    return time;
}

void tell_longest(Seconds longest) {
    if (longest < kWorthTelling) return;
    say(told(words::kMatchMayTake, {duration_text(longest)}) + '\n');
}

ExitCode match(const MatchArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameModule& entry = arguments.game.entry();
    const AnyGame game = arguments.game.make(entry);
    const Limits limits = command_limits(arguments.limits.checked());
    const PlannedBot named_a = tightened(planned_bot(arguments.a), limits);
    const PlannedBot named_b = tightened(planned_bot(arguments.b), limits);
    const Spec a = parse_spec(named_a.spec);
    const Spec b = parse_spec(named_b.spec);
    const MatchReport report{entry, game, match_names(named_a.name, named_b.name),
                             command_seed(options)};

    MatchSettings settings;
    settings.games = static_cast<int>(options.integer("games"));
    settings.seed = command_seed(options);
    settings.limits = limits;
    settings.random_plies = static_cast<int>(options.integer("random-plies"));
    settings.stop = &stop_on_interrupt();
    const bool json = options.flag("json");

    const Isolation isolation = isolation_from(options);
    const bool ponder = options.flag("ponder");
    if ((is_program(a) || is_program(b)) && !locked_in(isolation)) {
        say(told(told_of(isolation)) + '\n');
    }
    const Entrant first =
        entrant(entry, game, a, report.names().a, {isolation, files_to_hide(a, b), ponder});
    const Entrant second =
        entrant(entry, game, b, report.names().b, {isolation, files_to_hide(b, a), ponder});
    check_openings(game, settings);
    const int workers = workers_from(options);
    const bool quiet = json || options.flag("quiet");
    const PerSide<std::optional<Seconds>> a_move{time_a_move(entry, a, settings.limits),
                                                 time_a_move(entry, b, settings.limits)};
    const auto longest = longest_match(game, a_move, settings.games, workers);
    if (!quiet && longest) tell_longest(*longest);
    const RestOfMatch rest{settings.games, workers};
    if (!quiet) {
        settings.on_game = [&](const GameRecord& record, int number) {
            print("{}\n", report.line(record, number, settings.games));
            flush_output();
            const auto left = longest ? std::nullopt : rest.after(number);
            if (left) say(told(words::kRestOfMatchTakes, {duration_text(*left)}) + '\n');
        };
    }
    const MatchResult result = play_games(game, first, second, settings, workers, quiet);
    print("{}", json ? report.json(result) : report.table(result));
    if (quiet && !json) {  // elsewhere each game says how it ended
        flush_output();
        for (const std::string& line : failures_told(result)) say(fmt::format("lawan: {}\n", line));
    }
    const auto note = repetition_note(result, settings.random_plies);
    if (note && !json) {  // which has a field for it
        flush_output();   // first what was asked for
        say(fmt::format("lawan: {}\n", told(*note)));
    }
    return result.stopped ? ExitCode::Interrupted : ExitCode::Done;
}

}  // namespace

Command match_command() {
    const auto arguments = std::make_shared<MatchArguments>();
    Command command{"match",
                    Words{"Let two bots play several games; they take turns to begin.",
                          "Biarkan dua bot bermain beberapa kali; mereka bergantian memulai."},
                    [arguments] { return match(*arguments); }};
    command.examples = examples_of_games("match", "minimax random --games 20");
    arguments->game.add_to(command, Place::Needed);
    const Candidates bots{Candidates::Kind::Bot};
    command.words.push_back(
        {{"A", "A"},
         Place::Needed,
         Words{
             "the bot that begins game 1, as X or black, with --first O as O; such as minimax or "
             "'minimax(depth=4)', or NAME:BOT to call it by a name; two of one name are NAME#1 and "
             "NAME#2",
             "bot yang memulai permainan 1, sebagai X atau hitam, dengan --first O sebagai O; "
             "seperti minimax atau 'minimax(depth=4)', atau NAMA:BOT untuk memberinya nama; "
             "dua yang bernama sama menjadi NAMA#1 dan NAMA#2"},
         bots,
         &arguments->a});
    command.words.push_back(
        {{"B", "B"}, Place::Needed, Words{"the other bot", "bot yang lain"}, bots, &arguments->b});
    arguments->options.add_to(
        command, {"Match", "Pertandingan"},
        {integer_option("games", {"games to play", "permainan yang dimainkan"})
             .between(1, kMostMatchGames)
             .usually("2"),
         integer_option(
             "random-plies",
             {"random moves before the bots take over, the same in both games of a pair",
              "langkah acak sebelum bot mulai bermain, sama untuk kedua permainan sepasang"})
             .between(0, kMostRandomPlies)
             .usually("0"),
         integer_option("concurrency", {"games at once; 0 for one on each core",
                                        "permainan sekaligus; 0 untuk satu di tiap inti"})
             .between(0, kMostThreads)
             .usually("1"),
         sandbox_option(), ponder_option(), seed_option(), json_option(),
         quiet_option({"only the summary", "hanya ringkasannya"})});
    arguments->limits.add_to(command, words::kGroupMoveLimits, limit_options());
    return command;
}

}  // namespace lawan::cli
