// lawan analyse: what every move of a position is worth, or where a game was lost.
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "catalog/levels.hpp"
#include "cli/analyse_report.hpp"
#include "cli/commands.hpp"
#include "cli/game_file.hpp"
#include "cli/game_options.hpp"
#include "cli/interrupt.hpp"
#include "cli/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "play/score_unit.hpp"
#include "session/analysis.hpp"
#include "session/pasted.hpp"
#include "session/review.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;
using session::AnalysedMove;
using session::Analysis;
using session::Review;

constexpr Seconds kSlice{0.2};

struct AnalyseArguments {
    GameOptions game;
    CommandOptions options;
};

// "black has won by 12", in what players count.
std::string outcome_text(const AnyGame& game, const AnyPosition& position) {
    const auto winner = position.winner();
    if (!winner) return "a draw";
    std::string text = side_name(game, *winner) + " has won";
    if (game.score_unit() != ScoreUnit::Outcome) {
        text += fmt::format(" by {}", std::abs(position.shown_score()));
    }
    return text;
}

ExitCode print_finished(const GameEntry& entry, const AnyGame& game, bool json) {
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
        fmt::print("{}\n\nthe game is over: {}\n", position.text(), outcome_text(game, position));
    }
    return ExitCode::Done;
}

// What a list of moves leaves open is said, for it may have been meant otherwise.
void print_assumed(const session::Pasted& pasted, bool assumed) {
    const AnyPosition start = pasted.game.start();
    const BoardSize size = start.board().size;
    fmt::print("{} on {}x{}, from {}", pasted.entry->name, size.columns, size.rows, start.text());
    if (assumed) {
        std::vector<std::string> settings;
        for (const OptionSpec& setting : pasted.entry->settings) {
            settings.push_back("--" + setting.name);
        }
        fmt::print("; assumed: for another board add {}", fmt::join(settings, ", "));
    }
    fmt::print("\n");
}

[[noreturn]] void refuse_without_values(const Spec& bot) {
    throw InputError{fmt::format("option 'bot': {} gives no values", to_text(bot))};
}

ExitCode review_game(const GameEntry& entry, const Options& options,
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
    const auto unvalued = [](const session::ReviewedPly& ply) { return !ply.value; };
    const auto looked_at = std::min(review.plies().size(), history.moves().size());
    const auto judged_end = review.plies().begin() + static_cast<std::ptrdiff_t>(looked_at);
    if (looked_at > 0 && std::all_of(review.plies().begin(), judged_end, unvalued)) {
        refuse_without_values(bot);
    }
    if (options.flag("json")) {
        print_json(pasted, bot, review, history);
    } else {
        print_assumed(pasted, pasted.taken_for.code == "moves" && !board);
        if (!pasted.names.x.empty()) {
            fmt::print("{} - {}\n", pasted.names.x, pasted.names.o);
        }
        print_review(pasted, bot, review, history);
    }
    if (!pasted.problem.empty()) {
        flush_output();  // first what was asked for
        say(fmt::format("lawan: {}: {}; analysed {} before it\n",
                        game_source_name(options.text("game")), pasted.problem,
                        count_text(pasted.moves.size(), "move")));
    }
    if (stop.raised()) return ExitCode::Interrupted;
    return pasted.problem.empty() ? ExitCode::Done : ExitCode::WrongInput;
}

ExitCode analyse(const AnalyseArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameEntry& entry = arguments.game.entry();
    const Spec bot = options.given("bot") ? parse_spec(options.text("bot")) : analyst_of(entry);
    const StopSignal& stop = stop_on_interrupt();
    if (options.given("number") && !options.given("game")) {
        throw InputError{"option 'number' says which game of a file: name the file with --game"};
    }
    if (options.given("game")) {
        std::optional<AnyGame> board;
        if (arguments.game.settings_given()) board = arguments.game.make(entry);
        const Seconds time{options.given("time") ? options.decimal("time") : 0.5};
        return review_game(entry, options, board, bot, time, stop);
    }
    const AnyGame game = arguments.game.make(entry);
    if (game.start().is_over()) return print_finished(entry, game, options.flag("json"));
    session::AnalysisOptions how{bot, {}, {}};
    if (const auto depth = options.maybe_integer("depth")) how.depth = static_cast<int>(*depth);
    if (options.given("time")) how.time = Seconds{options.decimal("time")};
    if (!how.depth && !how.time) how.time = Seconds{5};
    how.proofs = session::proof_memory(entry, bot);
    Analysis analysis{entry, game, game.start(), {}, how};
    while (analysis.go_on(kSlice, &stop)) {
    }
    const auto moves = analysis.moves();
    const auto unvalued = [](const AnalysedMove& move) { return !move.valuation; };
    if (!stop.raised() && std::all_of(moves.begin(), moves.end(), unvalued)) {
        refuse_without_values(bot);
    }
    if (options.flag("json")) {
        print_json(entry, game, analysis);
    } else {
        print_moves(game, analysis);
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
}

}  // namespace

Command analyse_command() {
    const auto arguments = std::make_shared<AnalyseArguments>();
    Command command{"analyse",
                    "Say what every move of a position is worth, or where a game was lost.",
                    "  lawan analyse tictactoe --position '3/1X1/3 O 3'\n"
                    "  lawan analyse othello --time 10 --json\n"
                    "  lawan analyse adjacency --rounds 3 --bot 'mtdf(memory=16)' --depth 4\n"
                    "  lawan analyse othello --game game.json    a saved game, its moves, or GGF\n"
                    "  echo f5d6c3d3c4 | lawan analyse othello --game -\n"
                    "  echo d4 e5 d5 | lawan analyse adjacency --rounds 5 --game -\n"
                    "  echo d1 d2 e1 | lawan analyse tictactoe --size 7x6 --in-a-row 4 --game -\n"
                    "  lawan analyse othello --game WTH_1999.wtb --number 17",
                    [arguments] { return analyse(*arguments); }};
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(
        command, "Analysis",
        {{{"game", OptionType::Text,
           "judge a whole game: a saved game, moves, GGF or WTHOR; - for the standard input"},
          "FILE",
          {},
          {Candidates::Kind::File}},
         {{"number",
           OptionType::Integer,
           "which game of a file that holds several: WTHOR, GGF, moves line by line",
           {},
           1,
           1e9}},
         {{"bot", OptionType::Text, "who judges [the game's own engine, else negascout]"},
          "BOT",
          {},
          {Candidates::Kind::Bot}},
         {{"depth", OptionType::Integer, "plies to look ahead at most", {}, 1, 400}},
         {{"time",
           OptionType::Decimal,
           "seconds for the whole analysis [5], or for each position of a game [0.5]",
           {},
           0.01,
           86400},
          "SECONDS"},
         json_option()});
    return command;
}

}  // namespace lawan::cli
