#include "session/state_message.hpp"

#include <utility>

#include "analysis/analyst.hpp"
#include "formats/json.hpp"
#include "session/messages.hpp"
#include "session/opening_message.hpp"

namespace lawan::session {
namespace {

Json result_message(const std::optional<GameResult>& result) {
    if (!result) return nullptr;
    return {{"reason", lawan::to_text(result->reason)},
            {"winner", result->winner ? Json(to_text(*result->winner)) : Json(nullptr)},
            {"score", result->score},
            {"detail", phrase_message(std::optional{result->detail})}};
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

// A bot's values are on its scale. Who does not say is taken for a bot with one of its own.
ValueScale scale_of(const Board& board, Side side) {
    const AnyPosition& start = board.table.history().start();
    const auto& bot = board.table.setup().seats[side].bot;
    return bot ? Analyst{*board.entry, *bot}.scale(start) : ValueScale{start.score_unit()};
}

Json moves_message(const Board& board) {
    const History& history = board.table.history();
    const PerSide<ValueScale> scales{scale_of(board, Side::X), scale_of(board, Side::O)};
    Json moves = Json::array();
    for (std::size_t i = 0; i < history.steps().size(); ++i) {
        const AnyPosition& before = history.positions()[i];
        const PlayedMove& step = history.steps()[i];
        const Side side = before.side_to_move();
        moves.push_back(
            {{"move", step.record.move},
             {"cell", cell_message(before, step.move)},
             {"side", to_text(side)},
             {"seconds", step.record.time.count()},
             {"nodes", step.record.nodes},
             {"depth", step.record.depth},
             {"value", value_message(scales[side].value(step.record.valuation), side)}});
    }
    return moves;
}

Json clock_message(const Table& table) {
    const auto clocks = table.clocks();
    if (!clocks) return nullptr;
    return {{"X", clocks->x.count()},
            {"O", clocks->o.count()},
            {"increment", table.setup().time.game->increment.count()},
            {"running", table.clock_runs() ? Json(to_text(table.turn())) : Json(nullptr)}};
}

Json can_message(const Board& board) {
    const Table& table = board.table;
    const bool over = table.over();
    const bool bots = !table.two_humans();
    return {{"undo", table.can_undo()},
            {"redo", table.can_redo()},
            {"hint", table.humans_turn() && !table.opening()},
            {"hurry", board.thinking && !board.thinking->program},
            {"resign", !over && !table.two_bots()},
            {"end", !over},
            {"rematch", over || table.ply() > 0},
            {"pause", !over && bots},
            {"step", !over && table.setup().paused && table.bots_turn()}};
}

Json thinking_message(const Board& board, Seconds now) {
    const Thinking* const thinking = board.thinking.get();
    if (thinking == nullptr) return nullptr;
    return {{"side", to_text(thinking->side)},
            {"elapsed", (now - thinking->began).count()},
            {"limit", thinking->limit ? Json(thinking->limit->count()) : Json(nullptr)}};
}

// What the bot thought that made the last move.
Json last_thought(const Board& board) {
    const Table& table = board.table;
    if (table.ply() == 0) return nullptr;
    const std::size_t last = table.ply() - 1;
    const AnyPosition& before = table.history().positions()[last];
    const auto& thought = table.history().steps()[last].thought;
    const auto& bot = table.setup().seats[before.side_to_move()].bot;
    if (!thought || !bot) return nullptr;
    return thought_message(before, Analyst{*board.entry, *bot}, *thought);
}

}  // namespace

Json state_message(const Board& board, Seconds now) {
    const Table& table = board.table;
    const TableSetup& setup = table.setup();
    Json settings = Json::object();
    for (const auto& [name, value] : board.settings) settings[name] = value;
    return {
        {"game", board.entry->name},
        {"settings", std::move(settings)},
        {"start", table.history().start().text()},
        {"position", position_message(table.history(), table.ply())},
        {"ply", table.ply()},
        {"moves", moves_message(board)},
        {"players", {{"X", player_message(setup.seats.x)}, {"O", player_message(setup.seats.o)}}},
        {"result", result_message(table.result())},
        {"your_turn", table.humans_turn()},
        {"opening", opening_message(board)},
        {"clock", clock_message(table)},
        {"thinking", thinking_message(board, now)},
        {"thought", last_thought(board)},
        {"paused", setup.paused},
        {"delay", board.delay.count()},
        {"seed", setup.seed.value},
        {"can", can_message(board)}};
}

}  // namespace lawan::session
