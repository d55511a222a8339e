#include "session/session.hpp"

#include <algorithm>
#include <atomic>

#include <fmt/format.h>

#include "catalog/catalog.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/catalog_message.hpp"
#include "session/examples.hpp"
#include "session/kept_tree.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/table_store.hpp"

namespace lawan::session {
namespace {

constexpr int kProtocol = 1;

Pool::Owner owner_number() {
    static std::atomic<Pool::Owner> next{1};
    return next++;
}

}  // namespace

std::string written(const char* type, std::optional<std::int64_t> re, Json message) {
    Json whole{{"type", type}};
    if (re) whole["re"] = *re;
    for (auto& [name, value] : message.items()) whole[name] = std::move(value);
    return json_line(whole);
}

Json error_message(const std::exception& error) {
    if (const auto* refusal = dynamic_cast<const Refusal*>(&error)) {
        return {{"code", refusal->code()},
                {"message", refusal->what()},
                {"arguments", refusal->arguments()}};
    }
    const bool input = dynamic_cast<const InputError*>(&error) != nullptr;
    return {{"code", input ? "bad-input" : "internal"},
            {"message", error.what()},
            {"arguments", Json::array()}};
}

Session::Session(const Services& services, std::string token,
                 const std::vector<StoredBoard>& boards)
    : services_{services}, token_{std::move(token)}, owner_{owner_number()} {
    ++services_.counters.sessions;
    load(boards);
}

Session::~Session() {
    --services_.counters.sessions;
}

// A board that cannot be read (written by a later version, or of a game that has gone) stays in
// the store and is not shown.
void Session::load(const std::vector<StoredBoard>& boards) {
    for (const StoredBoard& stored : boards) {
        try {
            boards_.emplace(stored.name, Board{from_stored(stored.text)});
        } catch (const InputError&) {
            ++services_.counters.errors;
        }
    }
}

void Session::join(ConnectionId id, std::optional<std::int64_t> hello_id, Listener listener,
                   bool resumed) {
    const std::lock_guard lock{mutex_};
    const bool first = outbox_->listeners() == 0;
    outbox_->join(id, std::move(listener));
    Json names = Json::array();
    for (const auto& [name, board] : boards_) names.push_back(name);
    outbox_->post({written("welcome", hello_id,
                           {{"protocol", kProtocol},
                            {"version", version()},
                            {"token", token_},
                            {"resumed", resumed},
                            {"allow_commands", services_.program != nullptr},
                            {"tournaments", services_.tournaments != nullptr},
                            {"boards", std::move(names)}}),
                   id,
                   {}});
    for (auto& [name, board] : boards_) {
        if (first) {
            board.table.start_turn(services_.timer.now());
            advance(name, board);
            watch_turn(name, board);
        }
        Json state = state_of(board);
        state["board"] = name;
        outbox_->post({written("state", {}, std::move(state)), id, {}});
    }
}

// Nobody looks any more: nothing goes on, and nobody's clock runs.
void Session::leave(ConnectionId id) {
    const std::lock_guard lock{mutex_};
    outbox_->leave(id);
    for (auto task = tasks_.begin(); task != tasks_.end();) {
        if (task->first.first == id) {
            task->second->cancel();
            task = tasks_.erase(task);
        } else {
            ++task;
        }
    }
    if (outbox_->listeners() > 0) return;
    for (auto& [name, board] : boards_) {
        stop_thinking(board);
        ++board.generation;
        if (!board.table.clock_runs()) continue;
        board.table.charge(services_.timer.now());
        services_.store.save(token_, {name, to_stored(board.table)}, [](bool) {});
    }
}

const std::map<std::string, Session::Handler>& Session::handlers() {
    static const std::map<std::string, Handler> handlers{
        {"new", &Session::new_game},
        {"move", &Session::move},
        {"undo", &Session::undo},
        {"redo", &Session::redo},
        {"go", &Session::go},
        {"view", &Session::view},
        {"hint", &Session::hint},
        {"hurry", &Session::hurry},
        {"resign", &Session::resign},
        {"end", &Session::end},
        {"rematch", &Session::rematch},
        {"pause", &Session::pause},
        {"speed", &Session::speed},
        {"step", &Session::step},
        {"close", &Session::close},
        {"stop", &Session::stop},
        {"analyse", &Session::analyse},
        {"review", &Session::review},
        {"proof", &Session::proof},
        {"open", &Session::open},
        {"edit", &Session::edit},
        {"share", &Session::share},
        {"export", &Session::export_game},
        {"tree", &Session::tree},
        {"tree-nodes", &Session::tree_nodes},
        {"compare", &Session::compare},
        {"evolve", &Session::evolve},
        {"landscape", &Session::landscape},
        {"tournaments", &Session::tournaments},
        {"tournament", &Session::tournament},
        {"tournament-game", &Session::tournament_game},
        {"overlays", &Session::overlays},
        {"doc", &Session::doc},
    };
    return handlers;
}

void Session::handle(const Ask& ask) {
    const auto& type = ask.request.at("type").get_ref<const std::string&>();
    const std::lock_guard lock{mutex_};
    if (type == "ping") return answer(ask, "pong", Json::object());
    if (type == "catalog") return answer(ask, "catalog", catalog_message(services_.program));
    if (type == "examples") return answer(ask, "examples", examples_message());
    if (type == "state") {
        const auto& [name, board] = board_of(ask);
        Json state = state_of(board);
        state["board"] = name;
        return answer(ask, "state", std::move(state));
    }
    const auto handler = handlers().find(type);
    if (handler == handlers().end()) {
        throw Refusal{"unknown-type", "there is no request " + in_quotes(type), {type}};
    }
    (this->*handler->second)(ask);
}

void Session::answer(const Ask& ask, const char* type, Json message) {
    outbox_->post({written(type, ask.id, std::move(message)), ask.connection, {}});
}

Session::Boards::value_type& Session::board_of(const Ask& ask) {
    const auto& name = ask.request.at("board").get_ref<const std::string&>();
    const auto found = boards_.find(name);
    if (found == boards_.end()) {
        throw Refusal{"unknown-board", "there is no board " + in_quotes(name), {name}};
    }
    return *found;
}

std::pair<AnyPosition, const GameEntry*> Session::position_of(const Json& where) {
    if (where.contains("board")) {
        const Ask ask{0, {}, where};
        const Table& table = board_of(ask).second.table;
        const auto ply = where.value("ply", table.ply());
        if (ply >= table.history().positions().size()) {
            throw Refusal{"not-possible", fmt::format("the game has no ply {}", ply)};
        }
        return {table.history().positions()[ply], table.setup().entry};
    }
    if (!where.contains("game") || !where.contains("position")) {
        throw Refusal{"bad-field", "message.where has neither a board nor a game and a position"};
    }
    const GameEntry& entry = find_game(where.at("game").get_ref<const std::string&>());
    return {entry.set_up(where.at("position").get_ref<const std::string&>()).start(), &entry};
}

std::vector<AnyMove> Session::moves_to(const Json& where) {
    if (!where.contains("board")) return {};
    const Ask ask{0, {}, where};
    const Table& table = board_of(ask).second.table;
    std::vector<AnyMove> moves;
    const auto ply = where.value("ply", table.ply());
    for (std::size_t i = 0; i < ply; ++i) moves.push_back(table.history().steps()[i].move);
    return moves;
}

AnyGame Session::game_of(const Json& where) {
    if (where.contains("board")) {
        const Ask ask{0, {}, where};
        return board_of(ask).second.table.setup().game;
    }
    return find_game(where.at("game").get_ref<const std::string&>())
        .set_up(where.at("position").get_ref<const std::string&>());
}

Json Session::state_of(const Board& board) const {
    const Seconds now = services_.timer.now();
    std::optional<ThinkingNow> thinking;
    if (board.thinking) {
        thinking = {board.thinking->side, now - board.thinking->began, board.thinking->limit,
                    !board.thinking->program};
    }
    return state_message(board.table, thinking, now);
}

// Tells everybody, once it is safe; then goes on with the game.
void Session::changed(const std::string& name, Board& board, const Ask* ask) {
    ++board.generation;
    // Bots of games that are over are not kept; a program may play again, and lives on.
    for (auto* bot : {&board.bots.x, &board.bots.o}) {
        if (board.table.over() && *bot && (*bot)->share) bot->reset();
    }
    advance(name, board);
    watch_turn(name, board);
    post_state(name, board, ask);
}

void Session::post_state(const std::string& name, const Board& board, const Ask* ask) {
    Json state = state_of(board);
    state["board"] = name;
    std::vector<Mail> mails;
    std::optional<ConnectionId> asker;
    if (ask != nullptr) {
        asker = ask->connection;
        mails.push_back({written("state", ask->id, state), asker, {}});
    }
    mails.push_back({written("state", {}, std::move(state)), {}, asker});
    const auto slot = outbox_->hold(std::move(mails));
    services_.store.save(token_, {name, to_stored(board.table)},
                         [outbox = outbox_, slot, &counters = services_.counters](bool safe) {
                             if (safe) return outbox->release(slot);
                             ++counters.saves_failed;
                             const Refusal lost{"internal", "the game could not be saved"};
                             outbox->release(slot, written("error", {}, error_message(lost)));
                         });
}

void Session::complain(const std::string& code, const std::string& message) {
    ++services_.counters.errors;
    outbox_->post({written("error", {}, error_message(Refusal{code, message})), {}, {}});
}

}  // namespace lawan::session
