// Requests about a game that is there.
#include <fmt/format.h>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "session/exported.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void refuse_when_over(const Table& table) {
    if (table.over()) throw Refusal{"game-over", "the game is over"};
}

}  // namespace

void Session::move(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    Table& table = board.table;
    refuse_when_over(table);
    if (!table.mover().human()) throw Refusal{"not-your-turn", "a bot is to move"};
    if (ask.request.contains("ply") && ask.request.at("ply").get<std::size_t>() != table.ply()) {
        throw Refusal{"stale", fmt::format("the game is at ply {} now", table.ply())};
    }
    const auto& text = ask.request.at("move").get_ref<const std::string&>();
    const AnyPosition& position = table.position();
    const auto move = position.parse_move(text);
    if (!move || !position.is_legal(*move)) {
        throw Refusal{"illegal-move", in_quotes(text) + " is not a legal move here", {text}};
    }
    const Seconds now = services_.timer.now();
    const Seconds taken = table.turn_time(now);
    if (finish_turn(board)) {
        table.play({*move, {position.move_text(*move), taken}}, {});
        ++services_.counters.moves_played;
    }
    changed(name, board, &ask);
}

void Session::undo(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    const auto ply = board.table.ply_to_undo_to();
    if (!ply) throw Refusal{"not-possible", "there is nothing to take back"};
    stop_thinking(board);
    board.table.charge(services_.timer.now());
    board.table.go(*ply);
    if (board.table.two_bots()) board.table.pause(true);
    changed(name, board, &ask);
}

void Session::redo(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    const auto ply = board.table.ply_to_redo_to();
    if (!ply) throw Refusal{"not-possible", "there is nothing to play again"};
    stop_thinking(board);
    board.table.charge(services_.timer.now());
    board.table.go(*ply);
    changed(name, board, &ask);
}

void Session::go(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    const auto ply = ask.request.at("ply").get<std::size_t>();
    if (ply > board.table.history().steps().size()) {
        throw Refusal{"not-possible", fmt::format("the game has no ply {}", ply)};
    }
    stop_thinking(board);
    board.table.charge(services_.timer.now());
    board.table.go(ply);
    // Whoever looks around does not want a bot to play on from there.
    if (!board.table.two_humans()) board.table.pause(true);
    changed(name, board, &ask);
}

void Session::view(const Ask& ask) {
    const auto& [name, board] = board_of(ask);
    const auto ply = ask.request.at("ply").get<std::size_t>();
    if (ply > board.table.history().steps().size()) {
        throw Refusal{"not-possible", fmt::format("the game has no ply {}", ply)};
    }
    answer(ask, "view",
           {{"board", name},
            {"ply", ply},
            {"position", position_message(board.table.history(), ply)}});
}

void Session::hurry(const Ask& ask) {
    const auto& [name, board] = board_of(ask);
    if (!board.thinking) throw Refusal{"not-possible", "no bot is thinking"};
    if (board.thinking->program) {
        throw Refusal{"not-possible", "a program of its own cannot be hurried"};
    }
    board.thinking->stop.raise();
    Json state = state_of(board);
    state["board"] = name;
    answer(ask, "state", std::move(state));
}

void Session::resign(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    refuse_when_over(board.table);
    Side loser = board.table.position().side_to_move();
    if (ask.request.contains("side")) loser = side_from(ask.request.at("side").get<std::string>());
    // A human who resigns while the bot thinks means itself.
    if (!ask.request.contains("side") && !board.table.setup().seats[loser].human()) {
        loser = opponent_of(loser);
    }
    if (!board.table.setup().seats[loser].human()) {
        throw Refusal{"not-possible", "only humans resign"};
    }
    stop_thinking(board);
    board.table.charge(services_.timer.now());
    board.table.end({EndReason::Resigned, opponent_of(loser), 0, {}});
    changed(name, board, &ask);
}

void Session::end(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    refuse_when_over(board.table);
    stop_thinking(board);
    board.table.charge(services_.timer.now());
    board.table.end({EndReason::Stopped, {}, 0, {}});
    changed(name, board, &ask);
}

void Session::pause(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    const bool paused = ask.request.at("paused").get<bool>();
    if (paused) stop_thinking(board);
    board.table.charge(services_.timer.now());
    board.table.pause(paused);
    changed(name, board, &ask);
}

void Session::speed(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    board.table.set_delay(Seconds{ask.request.at("delay").get<double>()});
    board.next_move_at.reset();
    changed(name, board, &ask);
}

void Session::step(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    refuse_when_over(board.table);
    if (!board.table.setup().paused || board.table.mover().human() || board.thinking) {
        throw Refusal{"not-possible", "only a bot that waits can make a step"};
    }
    start_thinking(name, board);
    watch_turn(name, board);
    post_state(name, board, &ask);
}

void Session::close(const Ask& ask) {
    auto& [name, board] = board_of(ask);
    stop_thinking(board);
    const std::string gone = name;
    boards_.erase(gone);
    const auto slot =
        outbox_->hold({{written("done", ask.id, Json::object()), ask.connection, {}}});
    services_.store.forget(token_, gone, [outbox = outbox_, slot](bool) { outbox->release(slot); });
}

void Session::stop(const Ask& ask) {
    const auto task = tasks_.find({ask.connection, ask.request.at("task").get<std::int64_t>()});
    if (task == tasks_.end()) throw Refusal{"unknown-task", "there is no such task, or it is done"};
    task->second->cancel();
    tasks_.erase(task);
    answer(ask, "done", Json::object());
}

void Session::share(const Ask& ask) {
    const auto& [name, board] = board_of(ask);
    answer(ask, "shared", {{"board", name}, {"text", share_text(record_of(board.table))}});
}

void Session::export_game(const Ask& ask) {
    const auto& [name, board] = board_of(ask);
    const auto& format = ask.request.at("format").get_ref<const std::string&>();
    Exported file = exported(board.table, format);
    answer(ask, "exported",
           {{"board", name},
            {"format", format},
            {"file", std::move(file.name)},
            {"text", std::move(file.text)}});
}

}  // namespace lawan::session
