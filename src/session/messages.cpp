#include "session/messages.hpp"

#include <algorithm>
#include <cmath>

#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "module/explain.hpp"

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

Json value_message(const Value& value, Side side) {
    Json message{{"score", value.score.points()},
                 {"kind", lawan::to_text(value.kind)},
                 {"side", to_text(side)},
                 {"unit", unit_text(value.unit)}};
    if (value.chance) message["chance"] = std::round(1000 * *value.chance) / 1000;
    return message;
}

Json value_message(const std::optional<Value>& value, Side side) {
    return value ? value_message(*value, side) : Json(nullptr);
}

std::string scale_message(const ValueScale& scale) {
    return scale.estimates_are_scores ? "points" : "own";
}

Json text_message(const Phrase& phrase) {
    return {{"en", phrase.in(Language::English)}, {"id", phrase.in(Language::Indonesian)}};
}

Json phrase_message(const Phrase& phrase) {
    Json message{{"code", phrase.code()},
                 {"arguments", phrase.argument_texts()},
                 {"text", text_message(phrase)}};
    if (!phrase.help(Language::English).empty()) {
        message["help"] = {{"en", phrase.help(Language::English)},
                           {"id", phrase.help(Language::Indonesian)}};
    }
    return message;
}

Json phrase_message(const std::optional<Phrase>& phrase) {
    return phrase && !phrase->empty() ? phrase_message(*phrase) : Json(nullptr);
}

Json reason_message(const Reason& reason) {
    Json message = phrase_message(reason);
    message["about"] = reason.about() == About::Position ? "position"
                       : reason.about() == About::Search ? "search"
                                                         : "move";
    return message;
}

Json reasons_message(const std::vector<Reason>& reasons) {
    Json list = Json::array();
    for (const Reason& reason : reasons) list.push_back(reason_message(reason));
    return list;
}

Json thought_message(const AnyPosition& before, const Analyst& bot,
                     const Thought<AnyMove>& thought) {
    const ValueScale scale = bot.scale(before);
    return {{"side", to_text(before.side_to_move())},
            {"bot", lawan::to_text(bot.bot())},
            {"move", move_message(before, thought.best)},
            {"value", value_message(scale.value(thought.valuation), before.side_to_move())},
            {"depth", std::max(0, thought.depth)},
            {"nodes", thought.nodes},
            {"seconds", thought.time.count()},
            {"line", line_message(before, thought.line)},
            {"reasons", reasons_message(reasons_for_thought(before, thought))},
            {"scale", scale_message(scale)}};
}

Json option_message(const OptionSpec& option) {
    const auto or_null = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
    Json titles = Json::array();
    for (const Phrase& title : option.choice_titles) titles.push_back(text_message(title));
    return {{"name", option.name},
            {"type", lawan::to_text(option.type)},
            {"title", text_message(option.title)},
            {"help", text_message(option.help)},
            {"default", or_null(option.default_value)},
            {"min", or_null(option.min)},
            {"max", or_null(option.max)},
            {"choices", option.choices},
            {"choice_titles", std::move(titles)}};
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
                 {"row_one", board.row_one == RowOne::Top ? "top" : "bottom"},
                 {"aim", board.aim == Aim::Cell ? "cell" : "column"},
                 {"cells", cells_text(board)},
                 {"to_move", over ? Json(nullptr) : Json(to_text(position.side_to_move()))},
                 {"legal", std::move(legal)},
                 {"last", nullptr},
                 {"flips", Json::array()},
                 {"decided_by", deciding_cells_of(position)},
                 {"counts", nullptr},
                 {"facts", Json::array()},
                 {"score", position.shown_score()},
                 {"over", over},
                 {"winner", nullptr}};
    if (standing.count) message["counts"] = {{"X", standing.count->x}, {"O", standing.count->o}};
    for (const Phrase& fact : standing.facts) message["facts"].push_back(phrase_message(fact));
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

}  // namespace lawan::session
