#include "session/messages.hpp"

#include <algorithm>

#include "catalog/explain.hpp"
#include "catalog/mistakes.hpp"
#include "core/input_error.hpp"
#include "formats/json.hpp"
#include "lessons/lessons.hpp"

namespace lawan::session {
namespace {

std::string cells_text(const BoardView& board) {
    std::string cells;
    for (const Mark mark : board.marks) cells += letter(mark);
    return cells;
}

// Cells that had an owner and have another one now.
Json flips_message(const BoardView& before, const BoardView& after) {
    Json flips = Json::array();
    for (std::size_t i = 0; i < after.marks.size() && i < before.marks.size(); ++i) {
        if (before.marks[i] != Mark::None && before.marks[i] != after.marks[i]) flips.push_back(i);
    }
    return flips;
}

Json result_message(const std::optional<GameResult>& result) {
    if (!result) return nullptr;
    return {{"reason", lawan::to_text(result->reason)},
            {"winner", result->winner ? Json(to_text(*result->winner)) : Json(nullptr)},
            {"score", result->score},
            {"detail", result->detail}};
}

// Of a program only its name is known.
Spec spec_of(const std::string& bot) {
    try {
        return parse_spec(bot);
    } catch (const InputError&) {
        return {bot, {}};
    }
}

Json player_message(const Seat& seat) {
    const char* kind = seat.kind == PlayerKind::Human ? "human"
                       : seat.kind == PlayerKind::Bot ? "bot"
                                                      : "level";
    return {{"kind", kind},
            {"name", seat.name},
            {"bot", seat.bot ? Json(lawan::to_text(*seat.bot)) : Json(nullptr)},
            {"level", seat.level ? Json(*seat.level) : Json(nullptr)}};
}

Json moves_message(const History& history) {
    Json moves = Json::array();
    for (std::size_t i = 0; i < history.steps().size(); ++i) {
        const AnyPosition& before = history.positions()[i];
        const PlayedMove& step = history.steps()[i];
        moves.push_back({{"move", step.record.move},
                         {"cell", cell_message(before, step.move)},
                         {"side", to_text(before.side_to_move())},
                         {"seconds", step.record.time.count()},
                         {"nodes", step.record.nodes},
                         {"depth", step.record.depth},
                         {"value", value_message(step.record.valuation, before.side_to_move())}});
    }
    return moves;
}

Json clock_message(const Table& table, Seconds now) {
    const auto clocks = table.clocks(now);
    if (!clocks) return nullptr;
    return {{"X", clocks->x.count()},
            {"O", clocks->o.count()},
            {"increment", table.setup().clock->increment.count()},
            {"running",
             table.clock_runs() ? Json(to_text(table.position().side_to_move())) : Json(nullptr)}};
}

Json can_message(const Table& table, const std::optional<ThinkingNow>& thinking) {
    const bool over = table.over();
    const bool bots = !table.two_humans();
    return {{"undo", table.ply_to_undo_to().has_value()},
            {"redo", table.ply_to_redo_to().has_value()},
            {"hint", table.humans_turn()},
            {"hurry", thinking && thinking->can_be_hurried},
            {"resign", !over && !table.two_bots()},
            {"end", !over},
            {"rematch", over || table.ply() > 0},
            {"pause", !over && bots},
            {"step", !over && table.setup().paused && table.bots_turn()}};
}

}  // namespace

std::string to_text(Side side) {
    return std::string(1, letter(side));
}

Side side_from(const std::string& text) {
    return text == "O" ? Side::O : Side::X;
}

Json cell_message(const AnyPosition& position, AnyMove move) {
    const auto cell = position.cell(move);
    if (!cell) return nullptr;
    return cell->row * position.board().size.columns + cell->column;
}

Json move_message(const AnyPosition& position, AnyMove move) {
    return {{"move", position.move_text(move)}, {"cell", cell_message(position, move)}};
}

Json line_message(const AnyPosition& from, const std::vector<AnyMove>& line) {
    Json moves = Json::array();
    AnyPosition position = from;
    for (const AnyMove move : line) {
        if (!position.is_legal(move)) break;
        moves.push_back(move_message(position, move));
        position = position.after(move);
    }
    return moves;
}

Json value_message(const Valuation& valuation, Side side) {
    const auto final_score = decided(valuation.score);
    const char* kind = valuation.is_proved() ? "proved" : final_score ? "expected" : "estimated";
    const Score score = !valuation.is_proved() && final_score ? *final_score : valuation.score;
    return {{"score", score.points()}, {"kind", kind}, {"side", to_text(side)}};
}

Json value_message(const std::optional<Valuation>& valuation, Side side) {
    return valuation ? value_message(*valuation, side) : Json(nullptr);
}

std::string scale_message(const AnyPosition& position, const Spec& bot) {
    return estimates_final_scores(position, bot) ? "points" : "own";
}

Json reason_message(const Reason& reason) {
    return {{"code", reason.code}, {"arguments", reason.arguments}};
}

Json reasons_message(const std::vector<Reason>& reasons) {
    Json list = Json::array();
    for (const Reason& reason : reasons) list.push_back(reason_message(reason));
    return list;
}

Json thought_message(const AnyPosition& before, const BotThought& said) {
    const Thought<AnyMove>& thought = said.thought;
    return {{"side", to_text(before.side_to_move())},
            {"bot", said.bot},
            {"move", move_message(before, thought.best)},
            {"value", value_message(thought.valuation, before.side_to_move())},
            {"depth", std::max(0, thought.depth)},
            {"nodes", thought.nodes},
            {"seconds", thought.time.count()},
            {"line", line_message(before, thought.line)},
            {"reasons", reasons_message(reasons_for_thought(before, thought))},
            {"scale", scale_message(before, spec_of(said.bot))}};
}

Json option_message(const OptionSpec& option) {
    const auto or_null = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
    return {{"name", option.name},        {"type", lawan::to_text(option.type)},
            {"help", option.help},        {"default", or_null(option.default_value)},
            {"min", or_null(option.min)}, {"max", or_null(option.max)},
            {"choices", option.choices}};
}

Json position_message(const AnyPosition& position) {
    const BoardView board = position.board();
    const Standing standing = position.standing();
    const bool over = position.is_over();
    Json legal = Json::array();
    for (const AnyMove move : position.legal_moves()) {
        legal.push_back(move_message(position, move));
    }
    Json message{{"text", position.text()},
                 {"columns", board.size.columns},
                 {"rows", board.size.rows},
                 {"cells", cells_text(board)},
                 {"to_move", over ? Json(nullptr) : Json(to_text(position.side_to_move()))},
                 {"legal", std::move(legal)},
                 {"last", nullptr},
                 {"flips", Json::array()},
                 {"decided_by", deciding_cells_of(position)},
                 {"counts", nullptr},
                 {"rounds_left", nullptr},
                 {"score", position.shown_score()},
                 {"over", over},
                 {"winner", nullptr}};
    if (standing.count) message["counts"] = {{"X", standing.count->x}, {"O", standing.count->o}};
    if (standing.rounds_left) message["rounds_left"] = *standing.rounds_left;
    if (over && position.winner()) message["winner"] = to_text(*position.winner());
    return message;
}

Json position_message(const AnyPosition& before, AnyMove move) {
    const AnyPosition after = before.after(move);
    Json message = position_message(after);
    message["last"] = move_message(before, move);
    message["last"]["side"] = to_text(before.side_to_move());
    message["flips"] = flips_message(before.board(), after.board());
    return message;
}

Json position_message(const History& history, std::size_t ply) {
    if (ply == 0) return position_message(history.start());
    return position_message(history.positions()[ply - 1], history.steps()[ply - 1].move);
}

Json state_message(const Table& table, const std::optional<ThinkingNow>& thinking, Seconds now) {
    const TableSetup& setup = table.setup();
    Json settings = Json::object();
    for (const auto& [name, value] : setup.settings) settings[name] = value;
    Json message{
        {"game", setup.entry->name},
        {"settings", std::move(settings)},
        {"start", table.history().start().text()},
        {"position", position_message(table.history(), table.ply())},
        {"ply", table.ply()},
        {"moves", moves_message(table.history())},
        {"players", {{"X", player_message(setup.seats.x)}, {"O", player_message(setup.seats.o)}}},
        {"result", result_message(table.result())},
        {"your_turn", table.humans_turn()},
        {"clock", clock_message(table, now)},
        {"thinking", nullptr},
        {"thought", nullptr},
        {"paused", setup.paused},
        {"delay", setup.delay.count()},
        {"seed", setup.seed.value},
        {"can", can_message(table, thinking)}};
    if (thinking) {
        message["thinking"] = {
            {"side", to_text(thinking->side)},
            {"elapsed", thinking->elapsed.count()},
            {"limit", thinking->limit ? Json(thinking->limit->count()) : Json(nullptr)}};
    }
    if (table.ply() > 0) {
        if (const auto& thought = table.thought_of_step(table.ply() - 1)) {
            message["thought"] =
                thought_message(table.history().positions()[table.ply() - 1], *thought);
        }
    }
    return message;
}

}  // namespace lawan::session
