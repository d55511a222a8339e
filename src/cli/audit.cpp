// lawan audit: plays every line that an opponent can choose against a bot, and counts how they end.
#include <chrono>
#include <memory>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "catalog/programs.hpp"
#include "cli/asked_bot.hpp"
#include "cli/audit_report.hpp"
#include "cli/commands.hpp"
#include "cli/game_options.hpp"
#include "cli/interrupt.hpp"
#include "cli/streams.hpp"
#include "core/input_error.hpp"
#include "core/spec.hpp"
#include "engines/tictactoe/line_counts.hpp"
#include "games/tictactoe/game.hpp"
#include "play/audit.hpp"

namespace lawan::cli {
namespace {

constexpr double kMostListed = 100'000;

struct AuditArguments {
    GameOptions game;
    CommandOptions options;
};

// A line every two seconds: of a large board nobody knows beforehand how long it takes.
class ProgressLines {
  public:
    void show(std::uint64_t positions) {
        constexpr Seconds kBetween{2};
        if (Clock::now() - last_ < kBetween) return;
        last_ = Clock::now();
        say(fmt::format("{} positions\n", positions));
    }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point last_ = Clock::now();
};

// --begins says who begins; --first says it as a side, as everywhere, or as `bot`.
bool first_is_bot(const GameOptions& options) {
    for (const auto& [name, text] : options.given()) {
        if (name == "first" && text == "bot") return true;
    }
    return false;
}

AnyGame game_of(const GameOptions& options, const GameEntry& entry) {
    if (!first_is_bot(options)) return options.make(entry);
    if (options.position()) {
        throw InputError{"--position says who moves: say --begins bot instead of --first bot"};
    }
    OptionTexts settings;
    for (const auto& setting : options.given()) {
        if (setting.first != "first") settings.push_back(setting);
    }
    return entry.make(Options{entry.name, entry.settings, settings});
}

// Small boards of tic-tac-toe have a counter of their own, which plays dead games no further.
std::optional<AuditReport> count_tictactoe(const tictactoe::Position& start, AskedBot& bot,
                                           Side side, std::size_t listed, bool reports,
                                           Budget& budget) {
    tictactoe::Counting counting;
    counting.rule_plays = side;
    counting.most_losing_games = listed;
    if (reports) {
        counting.progress = [](int marks, std::uint64_t positions) {
            say(fmt::format("{} marks: {} positions\n", marks, positions));
        };
    }
    const auto game = std::make_shared<const tictactoe::Game>(start.rules());
    const auto counted = tictactoe::count_lines(
        start,
        [&](const tictactoe::Position& position) {
            budget.look();  // asked for each answer: one may take long
            return bot(AnyPosition{game, position}).as<Square>();
        },
        counting, budget);
    if (!counted) {
        say("lawan: stopped before everything was counted\n");
        return std::nullopt;
    }
    AuditReport report{counted->counts.lines, counted->counts.games, counted->counts.positions};
    for (const auto& line : counted->losing_games) {
        auto& moves = report.losing_games.emplace_back();
        for (const Square move : line) moves.push_back(AnyMove::of(move));
    }
    return report;
}

std::optional<AuditReport> count_any(const AnyPosition& start, AskedBot& bot, Side side,
                                     std::size_t listed, bool reports, Budget& budget) {
    Auditing auditing;
    auditing.rule_plays = side;
    auditing.most_losing_games = listed;
    ProgressLines lines;
    std::uint64_t seen = 0;
    auditing.progress = [&](std::uint64_t positions) {
        seen = positions;
        if (reports) lines.show(positions);
    };
    const auto counted = audit_games(
        start, [&](const AnyPosition& position) { return bot(position); }, auditing, budget);
    if (!counted) {
        say(fmt::format("lawan: stopped after {} positions; the count is not complete\n", seen));
        return std::nullopt;
    }
    const auto& [wins, draws, losses] = counted->games;
    const tictactoe::Results games{wins, draws, losses};
    return AuditReport{games, games, counted->positions, counted->losing_games};
}

ExitCode audit(const AuditArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameEntry& entry = arguments.game.entry();
    const AnyGame game = game_of(arguments.game, entry);
    const AnyPosition start = game.start();
    if (!options.has("bot")) throw InputError{"--bot is missing: the bot to be audited"};
    if (start.is_over()) throw InputError{"the game is over in this position"};
    if (first_is_bot(arguments.game) && options.given("begins") &&
        options.text("begins") != "bot") {
        throw InputError{"--first bot and --begins opponent contradict each other: give one"};
    }
    const bool bot_first = options.text("begins") == "bot" || first_is_bot(arguments.game);
    const Side side = bot_first ? start.side_to_move() : opponent_of(start.side_to_move());
    const Spec spec = parse_spec(options.text("bot"));
    const StopSignal& stop = stop_on_interrupt();
    AskedBot bot{game, make_bot_or_program(entry, game, spec), side, is_program(spec), stop};
    const auto listed = static_cast<std::size_t>(options.integer("list"));
    const bool reports = !options.flag("quiet") && !options.flag("json");
    Budget budget{Limits::none(), &stop};
    const auto* small = start.get<tictactoe::Game>();
    const bool countable =
        small != nullptr && small->size().cells() <= tictactoe::kMostCountedCells;
    const auto counted = countable ? count_tictactoe(*small, bot, side, listed, reports, budget)
                                   : count_any(start, bot, side, listed, reports, budget);
    // What a bot answers that was told to stop is not what it would have answered.
    if (!counted || stop.raised()) return ExitCode::Interrupted;
    const std::string& name = options.text("bot");
    const AuditedBot audited{game, name, bot_first};
    fmt::print("{}", options.flag("json") ? to_json(audited, *counted, budget.elapsed())
                                          : to_text(audited, *counted));
    return ExitCode::Done;
}

}  // namespace

Command audit_command() {
    const auto arguments = std::make_shared<AuditArguments>();
    Command command{
        "audit", "Play every line of an opponent against a bot and count how they end.",
        "  lawan audit tictactoe --bot ttt-bnb --size 3\n"
        "  lawan audit tictactoe --bot ttt-doubling --size 4 --begins bot\n"
        "  lawan audit tictactoe --bot 'minimax(depth=9)' --json\n"
        "  lawan audit tictactoe --bot 'process(command=\"python3 bot.py\")'\n"
        "  lawan audit othello --size 4 --bot greedy\n"
        "  lawan audit adjacency --size 4 --rounds 3 --bot greedy\n"
        "A line is every choice of the opponent to the end of the board: 945 on 3x3. A\n"
        "game that ends early counts once for each way in which it could have gone on. In\n"
        "the other games, and above 32 cells, lines are games.",
        [arguments] { return audit(*arguments); }};
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(
        command, "Audit",
        {{{"bot", OptionType::Text, "a bot that always answers the same, such as ttt-bnb"},
          "BOT",
          {},
          {Candidates::Kind::Bot}},
         {{"begins",
           OptionType::Choice,
           "who moves first, whichever side that is; --first bot says it too [opponent]",
           "opponent",
           {},
           {},
           {"opponent", "bot"}}},
         {{"list", OptionType::Integer, "how many lost games are listed [100]", "100", 0,
           kMostListed}},
         json_option(),
         quiet_option("no progress on stderr")});
    return command;
}

}  // namespace lawan::cli
