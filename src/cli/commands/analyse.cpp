// lawan analyse: what every move of a position is worth, or where a game was lost.
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "analysis/analysis.hpp"
#include "analysis/review.hpp"
#include "arena/tightened.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/analyse_report.hpp"
#include "cli/commands/analysis_words.hpp"
#include "cli/commands/game_file.hpp"
#include "cli/game_options.hpp"
#include "cli/help.hpp"
#include "cli/results.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "module/levels.hpp"
#include "play/score_unit.hpp"
#include "session/pasted.hpp"
#include "session/words.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr Seconds kSlice{0.2};

struct AnalyseArguments {
    GameOptions game;
    CommandOptions options;
};

// "black has won by 12"; "black has won 60 to 3 in discs; by 58, counting empty squares for the
// winner".
Phrase outcome(const AnyGame& game, const AnyPosition& position) {
    const auto winner = position.winner();
    if (!winner) return words::kDraw;
    const std::string side = side_name(game, *winner);
    if (game.score_unit() == ScoreUnit::Outcome) return {words::kHasWon, {side}};
    const auto count = position.standing().count;
    if (!count || !empty_squares_count(game, position)) {
        return {words::kHasWonBy, {side, std::abs(position.shown_score())}};
    }
    const Phrase discs{words::kHasWonCounts,
                       {side, std::max(count->x, count->o), std::min(count->x, count->o)}};
    return {words::kInDiscs, {discs, std::abs(position.final_score().points())}};
}

ExitCode print_finished(const GameModule& entry, const AnyGame& game, bool json) {
    const AnyPosition position = game.start();
    if (json) {
        const Json object{{"game", entry.name},
                          {"position", position.text()},
                          {"moves", Json::array()},
                          {"best", nullptr},
                          {"score", position.final_score().points()},
                          {"proved", true},
                          {"unit", std::string{to_text(game.score_unit())}},
                          {"line", Json::array()},
                          {"depth", 0},
                          {"nodes", 0},
                          {"seconds", 0.0}};
        fmt::print("{}", json_text(object));
    } else {
        print("{}\n\n{}\n", position.text(),
              told(words::kTheGameIsOver, {outcome(game, position)}));
    }
    return ExitCode::Done;
}

// What a list of moves leaves open is said, for it may have been meant otherwise.
void print_assumed(const session::Pasted& pasted, bool assumed) {
    const AnyPosition start = pasted.game.start();
    const BoardSize size = start.board().size;
    std::vector<std::string> settings;
    for (const OptionSpec& setting : pasted.entry->settings) {
        settings.push_back("--" + setting.name);
    }
    print("{}\n", told(assumed ? words::kAssumedBoard : words::kBoardOf,
                       {pasted.entry->name, size.columns, size.rows, start.text(),
                        joined(settings, ", ")}));
}

[[noreturn]] void refuse_without_values(const Spec& bot) {
    throw InputError{words::kBotGivesNoValues, {to_text(bot)}};
}

// Where the moves end before the game does, why.
void say_problem(const session::Pasted& pasted, const std::string& file) {
    flush_output();  // first what was asked for
    say(told(words::kAnalysedBeforeProblem,
             {game_source(file), *pasted.problem, Phrase{words::kMoves, {pasted.moves.size()}}}) +
        '\n');
}

// Whether the judge has a word for any position of the game that a move was made in.
bool has_values(const Review& review, const History& history) {
    const auto judged = std::min(review.plies().size(), history.moves().size());
    const auto end = review.plies().begin() + static_cast<std::ptrdiff_t>(judged);
    return judged == 0 || std::any_of(review.plies().begin(), end,
                                      [](const auto& ply) { return ply.value.has_value(); });
}

ExitCode review_game(const GameModule& entry, const Options& options,
                     const std::optional<AnyGame>& board, const Spec& bot, Seconds time,
                     const StopSignal& stop) {
    const session::Pasted pasted =
        read_game_file(options.text("game"), options.maybe_integer("number"), entry, board);
    GameRecord record{entry.name, pasted.game.start().text(), {}, {}};
    for (const std::string& move : pasted.moves) record.moves.push_back({move});
    const History history = replay(pasted.game, record);
    Review review{entry, pasted.game, history, bot, time};
    while (review.go_on(kSlice, &stop)) {
    }
    if (!has_values(review, history)) refuse_without_values(bot);
    if (options.flag("json")) {
        print_json(pasted, review, history);
    } else {
        print_assumed(pasted, pasted.taken_for.says(session::words::kTakenForMoves) && !board);
        if (!pasted.names.x.empty()) {
            print("{} - {}\n", pasted.names.x, pasted.names.o);
        }
        print_review(pasted, review, history);
    }
    if (pasted.problem) say_problem(pasted, options.text("game"));
    if (stop.raised()) return ExitCode::Interrupted;
    return pasted.problem ? ExitCode::WrongInput : ExitCode::Done;
}

ExitCode analyse_position(const GameModule& entry, const AnyGame& game, const Options& options,
                          const Spec& bot, const StopSignal& stop) {
    const bool json = options.flag("json");
    if (game.start().is_over()) return print_finished(entry, game, json);
    AnalysisOptions how{bot, {}, {}};
    if (const auto depth = options.maybe_integer("depth")) how.depth = static_cast<int>(*depth);
    if (options.given("time")) how.time = Seconds{options.decimal("time")};
    if (!how.depth && !how.time) how.time = Seconds{5};
    how.proofs = Analyst{entry, bot}.proof_memory();
    Analysis analysis{entry, game, game.start(), {}, how};
    while (analysis.go_on(kSlice, &stop)) {
    }
    const auto moves = analysis.moves();
    const auto unvalued = [](const AnalysedMove& move) { return !move.value; };
    if (!stop.raised() && std::all_of(moves.begin(), moves.end(), unvalued)) {
        refuse_without_values(bot);
    }
    if (json) {
        print_json(entry, analysis);
    } else {
        print_moves(game, analysis, options.flag("all") ? Listed::All : Listed::Best);
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
}

ExitCode analyse(const AnalyseArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameModule& entry = arguments.game.entry();
    Limits limits;
    if (const auto depth = options.maybe_integer("depth")) limits.depth = static_cast<int>(*depth);
    const Spec bot = options.given("bot") ? tightened(parse_spec(options.text("bot")), limits)
                                          : analyst_of(entry);
    const StopSignal& stop = stop_on_interrupt();
    if (!options.given("game")) {
        if (options.given("number")) throw InputError{words::kNumberNeedsGame, {}};
        return analyse_position(entry, arguments.game.make(entry), options, bot, stop);
    }
    std::optional<AnyGame> board;
    if (arguments.game.settings_given()) board = arguments.game.make(entry);
    const Seconds time{options.given("time") ? options.decimal("time") : 0.5};
    return review_game(entry, options, board, bot, time, stop);
}

}  // namespace

Command analyse_command() {
    constexpr double kMostPlies = 400;
    constexpr double kADay = 86400;
    const auto arguments = std::make_shared<AnalyseArguments>();
    Command command{
        "analyse",
        Words{"Say what every move of a position is worth, or where a game was lost.",
              "Katakan nilai tiap langkah sebuah posisi, atau di mana sebuah permainan kalah."},
        [arguments] { return analyse(*arguments); }};
    command.examples = examples_of_games("analyse", "--time 10");
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(
        command, {"Analysis", "Analisis"},
        {file_option("game",
                     {"judge a whole game: a saved game, moves, or a format of the game's own; - "
                      "for the standard input",
                      "nilai seluruh permainan: permainan tersimpan, langkah, atau format khas "
                      "permainan itu; - untuk masukan standar"}),
         integer_option("number",
                        {"which game of a file that holds several, such as moves line by line",
                         "permainan ke berapa dalam berkas yang memuat beberapa, seperti langkah "
                         "baris demi baris"})
             .between(1, 1e9),
         bot_option({"who judges [the game's own engine, else negascout]",
                     "siapa yang menilai [mesin permainan itu sendiri, atau negascout]"}),
         integer_option("depth", {"plies to look ahead at most",
                                  "langkah yang dilihat ke depan, paling "
                                  "banyak"})
             .between(1, kMostPlies),
         seconds_option("time",
                        {"seconds for the whole analysis [5], or for each position of a game [0.5]",
                         "detik untuk seluruh analisis [5], atau untuk tiap posisi permainan "
                         "[0.5]"})
             .between(0.01, kADay),
         flag_option("all", {"list every move of a position, not only the best of many",
                             "sebutkan setiap langkah sebuah posisi, bukan hanya yang terbaik bila "
                             "banyak"}),
         json_option()});
    return command;
}

}  // namespace lawan::cli
