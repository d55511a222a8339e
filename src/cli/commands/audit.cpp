// lawan audit: plays every line that an opponent can choose against a bot, and counts how they end.
#include <chrono>
#include <memory>

#include <fmt/format.h>

#include "cli/commands/all.hpp"
#include "cli/commands/analysis_words.hpp"
#include "cli/commands/asked_bot.hpp"
#include "cli/commands/audit_report.hpp"
#include "cli/game_options.hpp"
#include "cli/help.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "core/input_error.hpp"
#include "core/spec.hpp"
#include "module/catalog.hpp"
#include "play/audit.hpp"
#include "protocol/programs.hpp"

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
        say(told(words::kPositionCount, {positions}) + '\n');
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

AnyGame game_of(const GameOptions& options, const GameModule& entry) {
    if (!first_is_bot(options)) return options.make(entry);
    if (options.position()) {
        throw InputError{words::kPositionSaysWhoMoves, {}};
    }
    OptionTexts settings;
    for (const auto& setting : options.given()) {
        if (setting.first != "first") settings.push_back(setting);
    }
    return entry.make(Options{as_it_is(entry.name), entry.settings, settings});
}

// Where the game counts lines in a way of its own, that way.
std::optional<Audit> counted(const GameModule& entry, const AnyPosition& start, AskedBot& bot,
                             const Auditing& auditing, Budget& budget) {
    const AnyMoveRule rule = [&](const AnyPosition& position) { return bot(position); };
    const LineAudit& own = entry.line_audit;
    return own.count && own.counts_from(start) ? own.count(start, rule, auditing, budget)
                                               : audit_games(start, rule, auditing, budget);
}

struct Beginning {
    bool bot_first = false;
    Side bot_plays = Side::O;
};

Beginning beginning(const AuditArguments& arguments, const Options& options, Side to_move) {
    const bool said_first = first_is_bot(arguments.game);
    if (said_first && options.given("begins") && options.text("begins") != "bot") {
        throw InputError{words::kFirstContradictsBegins, {}};
    }
    const bool bot_first = said_first || options.text("begins") == "bot";
    return {bot_first, bot_first ? to_move : opponent_of(to_move)};
}

ExitCode audit(const AuditArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameModule& entry = arguments.game.entry();
    const AnyGame game = game_of(arguments.game, entry);
    const AnyPosition start = game.start();
    if (!options.has("bot")) throw InputError{words::kAuditedBotIsMissing, {}};
    if (start.is_over()) throw InputError{words::kOverInThisPosition, {}};
    const auto [bot_first, side] = beginning(arguments, options, start.side_to_move());
    const Spec spec = parse_spec(options.text("bot"));
    const StopSignal& stop = stop_on_interrupt();
    AskedBot bot{game, make_bot_or_program(entry, game, spec), side, is_program(spec), stop};

    const bool reports = !options.flag("quiet") && !options.flag("json");
    ProgressLines lines;
    std::uint64_t seen = 0;
    Auditing auditing;
    auditing.rule_plays = side;
    auditing.most_losing_games = static_cast<std::size_t>(options.integer("list"));
    auditing.progress = [&](std::uint64_t positions) {
        seen = positions;
        if (reports) lines.show(positions);
    };
    Budget budget{Limits::none(), &stop};
    const auto audit = counted(entry, start, bot, auditing, budget);
    // What a bot answers that was told to stop is not what it would have answered.
    if (!audit || stop.raised()) {
        say(told(words::kAuditStopped, {seen}) + '\n');
        return ExitCode::Interrupted;
    }
    const AuditedBot audited{game, options.text("bot"), bot_first};
    print("{}", options.flag("json") ? to_json(audited, *audit, budget.elapsed())
                                     : to_text(audited, *audit));
    return ExitCode::Done;
}

}  // namespace

Command audit_command() {
    const auto arguments = std::make_shared<AuditArguments>();
    Command command{
        "audit",
        Words{"Play every line of an opponent against a bot and count how they end.",
              "Mainkan setiap rangkaian lawan terhadap sebuah bot dan hitung akhirnya."},
        [arguments] { return audit(*arguments); }};
    command.examples = examples_of_games("audit", "--bot greedy");
    command.remarks.push_back(words::kLinesAreGames);
    for (const GameModule& game : catalog()) {
        if (const auto& about = game.line_audit.what_a_line_is) command.remarks.push_back(*about);
    }
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(
        command, {"Audit", "Audit"},
        {bot_option({"the bot; it must be deterministic", "bot yang jawabannya selalu sama"}),
         choice_option("begins",
                       {"who moves first, whichever side that is; --first bot says it too",
                        "siapa yang melangkah pertama, pihak mana pun; --first bot juga bisa"},
                       {"opponent", "bot"})
             .usually("opponent"),
         integer_option(
             "list", {"how many lost games are listed", "banyaknya permainan kalah yang didaftar"})
             .between(0, kMostListed)
             .usually("100"),
         json_option(), quiet_option()});
    return command;
}

}  // namespace lawan::cli
