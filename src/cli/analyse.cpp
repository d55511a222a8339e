// lawan analyse: what every move of a position is worth, or where a game was lost.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "catalog/levels.hpp"
#include "catalog/mistakes.hpp"
#include "cli/commands.hpp"
#include "cli/game_file.hpp"
#include "cli/game_options.hpp"
#include "cli/interrupt.hpp"
#include "cli/reason_words.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "formats/json_text.hpp"
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

struct Arguments {
    GameOptions game;
    CommandOptions options;
};

std::vector<std::string> line_texts(const AnyPosition& from, const std::vector<AnyMove>& line) {
    std::vector<std::string> texts;
    AnyPosition position = from;
    for (const AnyMove move : line) {
        if (!position.is_legal(move)) break;
        texts.push_back(position.move_text(move));
        position = position.after(move);
    }
    return texts;
}

// A final score that a search saw but did not prove is shown as such, not on the inner scale.
Json score_json(const std::optional<Valuation>& valuation) {
    if (!valuation) return nullptr;
    const auto seen = decided(valuation->score);
    return !valuation->is_proved() && seen ? seen->points() : valuation->score.points();
}

bool proved(const std::optional<Valuation>& valuation) {
    return valuation && valuation->is_proved();
}

Json moves_json(const Analysis& analysis) {
    Json moves = Json::array();
    for (const AnalysedMove& each : analysis.moves()) {
        moves.push_back({{"move", analysis.position().move_text(each.move)},
                         {"score", score_json(each.valuation)},
                         {"proved", proved(each.valuation)},
                         {"depth", each.depth},
                         {"line", line_texts(analysis.position(), each.line)},
                         {"why", reasons_text(each.reasons)}});
    }
    return moves;
}

void print_json(const GameEntry& entry, const Analysis& analysis) {
    const AnalysedMove best = analysis.moves().front();
    const AnyPosition& position = analysis.position();
    const Json json{{"game", entry.name},
                    {"position", position.text()},
                    {"bot", to_text(analysis.bot())},
                    {"moves", moves_json(analysis)},
                    {"best", position.move_text(best.move)},
                    {"score", score_json(best.valuation)},
                    {"proved", proved(best.valuation)},
                    {"line", line_texts(position, best.line)},
                    {"depth", analysis.depth()},
                    {"nodes", analysis.nodes()},
                    {"seconds", analysis.time().count()}};
    fmt::print("{}", json_text(json));
}

std::string plies_text(int plies) {
    return fmt::format("{} {}", plies, plies == 1 ? "ply" : "plies");
}

// Only some bots estimate final scores: what others say compares with nothing but itself.
std::string value_text(const AnyGame& game, const Spec& bot,
                       const std::optional<Valuation>& valuation, Side mover) {
    if (!valuation) return "no value";
    const bool known = valuation->is_proved() || decided(valuation->score);
    if (known || estimates_final_scores(game, bot)) return valuation_text(game, *valuation, mover);
    return fmt::format("estimate {:+} for {} (the bot's own scale)", valuation->score.points(),
                       side_name(game, mover));
}

std::size_t longest(const std::vector<std::string>& texts) {
    std::size_t most = 0;
    for (const std::string& text : texts) most = std::max(most, text.size());
    return most;
}

void print_moves(const AnyGame& game, const Analysis& analysis) {
    const AnyPosition& position = analysis.position();
    const Side mover = position.side_to_move();
    fmt::print("{}\n\n", position.text());
    const std::vector<AnalysedMove> moves = analysis.moves();
    std::vector<std::string> values;
    for (const AnalysedMove& each : moves) {
        values.push_back(value_text(game, analysis.bot(), each.valuation, mover));
    }
    for (std::size_t i = 0; i < moves.size(); ++i) {
        fmt::print("{:<5} {:<{}} {}\n", position.move_text(moves[i].move), values[i],
                   longest(values), fmt::join(line_texts(position, moves[i].line), " "));
    }
    const AnalysedMove& best = moves.front();
    fmt::print("\n{}, {} nodes, {:.2f} s, by {}\n", plies_text(analysis.depth()), analysis.nodes(),
               analysis.time().count(), to_text(analysis.bot()));
    if (!best.reasons.empty()) {
        fmt::print("{}: {}\n", position.move_text(best.move), reasons_text(best.reasons));
    }
}

ExitCode print_finished(const GameEntry& entry, const AnyPosition& position, bool json) {
    if (json) {
        const Json object{{"game", entry.name},
                          {"position", position.text()},
                          {"moves", Json::array()},
                          {"best", nullptr},
                          {"score", position.final_score().points()},
                          {"proved", true},
                          {"line", Json::array()},
                          {"depth", 0},
                          {"nodes", 0},
                          {"seconds", 0.0}};
        fmt::print("{}", json_text(object));
    } else {
        fmt::print("{}\n\nthe game is over\n", position.text());
    }
    return ExitCode::Done;
}

Json reasons_json(const std::vector<Reason>& reasons) {
    Json list = Json::array();
    for (const Reason& reason : reasons) {
        list.push_back({{"code", reason.code},
                        {"arguments", reason.arguments},
                        {"text", reason_text(reason)}});
    }
    return list;
}

Json ply_json(const Review& review, const History& history, std::size_t ply) {
    const session::ReviewedPly& judged = review.plies()[ply];
    const AnyPosition& position = history.positions()[ply];
    const bool moved = ply < history.moves().size();
    const auto or_null = [](const auto& value, auto text) {
        return value ? Json(text(*value)) : Json(nullptr);
    };
    return {{"ply", ply},
            {"position", position.text()},
            {"side", std::string(1, letter(position.side_to_move()))},
            {"move", moved ? Json(position.move_text(history.moves()[ply])) : Json(nullptr)},
            {"score", score_json(judged.value)},
            {"proved", proved(judged.value)},
            {"best", or_null(judged.best, [&](AnyMove m) { return position.move_text(m); })},
            {"line", line_texts(position, judged.line)},
            {"loss", or_null(judged.loss, [](Score loss) { return loss.points(); })},
            {"mark", or_null(judged.slip, [](session::Slip s) { return std::string{to_text(s)}; })},
            {"reasons", reasons_json(judged.reasons)}};
}

bool is_final(const std::optional<Valuation>& valuation) {
    return valuation && (valuation->is_proved() || decided(valuation->score));
}

// "mistake of 8: gives up the corner a1; better c4 c3".
std::string slip_text(const AnyGame& game, const session::ReviewedPly& ply,
                      const AnyPosition& position, bool comparable) {
    if (!ply.slip) return "";
    std::string text{to_text(*ply.slip)};
    const bool counts = game.score_unit() != ScoreUnit::Outcome &&
                        (comparable || (is_final(ply.value) && is_final(ply.played)));
    if (counts && ply.loss && ply.loss->points() > 0) {
        text += fmt::format(" of {}", ply.loss->points());
    }
    if (!ply.reasons.empty()) text += ": " + reasons_text(ply.reasons);
    return text + fmt::format("; better {}", fmt::join(line_texts(position, ply.line), " "));
}

void print_review(const AnyGame& game, const Spec& bot, const Review& review,
                  const History& history) {
    const bool comparable = estimates_final_scores(game, bot);
    std::vector<std::string> values;
    for (std::size_t i = 0; i < review.plies().size(); ++i) {
        values.push_back(
            value_text(game, bot, review.plies()[i].value, history.positions()[i].side_to_move()));
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i == history.moves().size()) {
            fmt::print("{:>4}  {:<5} {}\n", "", "end", values[i]);
            continue;
        }
        const AnyPosition& position = history.positions()[i];
        const std::string slip = slip_text(game, review.plies()[i], position, comparable);
        fmt::print("{:>4}. {:<5} {:<{}}{}\n", i + 1, position.move_text(history.moves()[i]),
                   values[i], slip.empty() ? 0 : longest(values) + 2, slip);
    }
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
        Json plies = Json::array();
        for (std::size_t i = 0; i < review.plies().size(); ++i) {
            plies.push_back(ply_json(review, history, i));
        }
        const Json json{{"game", entry.name},
                        {"start", record.start},
                        {"bot", to_text(bot)},
                        {"plies", std::move(plies)}};
        fmt::print("{}", json_text(json));
    } else {
        print_assumed(pasted, pasted.taken_for.code == "moves" && !board);
        if (!pasted.names.x.empty()) {
            fmt::print("{} - {}\n", pasted.names.x, pasted.names.o);
        }
        print_review(pasted.game, bot, review, history);
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
}

ExitCode analyse(const Arguments& arguments) {
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
    if (game.start().is_over()) return print_finished(entry, game.start(), options.flag("json"));
    session::AnalysisOptions how{bot, {}, {}};
    if (const auto depth = options.maybe_integer("depth")) how.depth = static_cast<int>(*depth);
    if (options.given("time")) how.time = Seconds{options.decimal("time")};
    if (!how.depth && !how.time) how.time = Seconds{5};
    Analysis analysis{entry, game, game.start(), {}, how};
    while (analysis.go_on(kSlice, &stop)) {
    }
    const auto moves = analysis.moves();
    const auto unvalued = [](const AnalysedMove& move) { return !move.valuation; };
    if (!stop.raised() && std::all_of(moves.begin(), moves.end(), unvalued)) {
        refuse_without_values(bot);
    }
    if (options.flag("json")) {
        print_json(entry, analysis);
    } else {
        print_moves(game, analysis);
    }
    return stop.raised() ? ExitCode::Interrupted : ExitCode::Done;
}

}  // namespace

Command analyse_command() {
    const auto arguments = std::make_shared<Arguments>();
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
