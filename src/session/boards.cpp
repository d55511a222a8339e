#include "session/boards.hpp"

#include <algorithm>
#include <utility>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "session/board_bots.hpp"
#include "session/board_store.hpp"
#include "session/commands.hpp"
#include "session/game_setup.hpp"
#include "session/outgoing.hpp"
#include "session/quota.hpp"
#include "session/refusal.hpp"
#include "session/state_message.hpp"
#include "session/token_mark.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr std::size_t kMostBoards = 16;

void check_board_name(const std::string& name) {
    const auto fine = [](char c) {
        return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '-' || c == '_';
    };
    if (!std::all_of(name.begin(), name.end(), fine)) {
        throw Refusal{ErrorKind::BadField, words::kBoardName};
    }
}

void check_bots_can_play(const Board& board) {
    for (const Side side : {Side::X, Side::O}) {
        const auto& bot = board.table.setup().seats[side].bot;
        if (bot && !runs_a_command(*bot)) {
            check_can_play(*board.entry, board.table.setup().game, *bot);
        }
    }
}

}  // namespace

Boards::Boards(const Services& services, std::string token, Pool::Owner owner,
               std::shared_ptr<Outbox> outbox)
    : services_{services}, token_{std::move(token)}, owner_{owner}, outbox_{std::move(outbox)} {}

void Boards::load(const std::vector<StoredBoard>& boards) {
    for (const StoredBoard& stored : boards) {
        try {
            boards_.emplace(stored.name, from_stored(stored, services_.timer));
        } catch (const InputError&) {
            ++services_.counters.errors;
        }
    }
}

std::vector<std::string> Boards::names() const {
    std::vector<std::string> names;
    for (const auto& [name, board] : boards_) names.push_back(name);
    return names;
}

Board* Boards::find(const std::string& name) {
    const auto found = boards_.find(name);
    return found == boards_.end() ? nullptr : &found->second;
}

const Board* Boards::latest() const {
    const auto found =
        std::max_element(boards_.begin(), boards_.end(), [](const auto& one, const auto& other) {
            return one.second.changed_at < other.second.changed_at;
        });
    return found == boards_.end() ? nullptr : &found->second;
}

Board& Boards::at(const std::string& name) {
    Board* const board = find(name);
    if (board == nullptr) {
        throw Refusal{ErrorKind::UnknownBoard, words::kNoSuchBoard, {in_quotes(name)}};
    }
    return *board;
}

Board& Boards::of(const Ask& ask) {
    return at(ask.request.at("board").get_ref<const std::string&>());
}

void Boards::put(const Ask& ask, const std::string& name, BoardSetup setup,
                 const std::vector<std::string>& moves, const std::optional<GameResult>& result) {
    check_board_name(name);
    if (boards_.count(name) == 0 && boards_.size() >= kMostBoards) {
        throw Refusal{ErrorKind::NotPossible, words::kTooManyBoards, {kMostBoards}};
    }
    const std::string mark{mark_in(token_)};
    check_room_to_keep(services_, mark, boards_.count(name) == 0 ? 1 : 0);
    Board board{name, setup.entry, std::move(setup.settings), setup.delay,
                Table{std::move(setup.table), services_.timer}};
    play_moves(board.table, moves);
    if (result && !board.table.over()) board.table.end(*result);
    check_bots_can_play(board);
    if (const auto old = boards_.find(name); old != boards_.end()) {
        stop_thinking(old->second);
        board.generation = old->second.generation + 1;
        boards_.erase(old);
    }
    ++services_.counters.games_started;
    changed(boards_.emplace(name, std::move(board)).first->second, &ask);
    if (auto room = nearly_full(services_, mark)) {
        outbox_->post({written("room", {}, std::move(*room)), {}, {}});
    }
}

void Boards::close(const Ask& ask, const std::string& name) {
    stop_thinking(at(name));
    boards_.erase(name);
    const auto slot =
        outbox_->hold({{written("done", ask.id, Json::object()), ask.connection, {}}});
    services_.store.forget(token_, name, [outbox = outbox_, slot](bool) { outbox->release(slot); });
}

void Boards::changed(Board& board, const Ask* ask) {
    ++board.generation;
    board.changed_at = services_.timer.now();
    // Bots of games that are over are not kept; a program may play again, and lives on. In an
    // opening players may change sides.
    for (const Side side : {Side::X, Side::O}) {
        auto& bot = board.bots[side];
        const auto& seated = board.table.setup().seats[side].bot;
        const bool elsewhere = bot && (!seated || !(bot->spec == *seated));
        if (elsewhere || (board.table.over() && bot && bot->share)) bot.reset();
    }
    go_on(*this, board);
    tell(board, ask);
}

Json Boards::state_of(const Board& board) const {
    Json state = state_message(board, services_.timer.now());
    state["board"] = board.name;
    return state;
}

void Boards::tell(const Board& board, const Ask* ask) {
    Json state = state_of(board);
    std::vector<Mail> mails;
    std::optional<ConnectionId> asker;
    if (ask != nullptr) {
        asker = ask->connection;
        mails.push_back({written("state", ask->id, state), asker, {}});
    }
    mails.push_back({written("state", {}, std::move(state)), {}, asker});
    const auto slot = outbox_->hold(std::move(mails));
    save(board, [outbox = outbox_, slot, &counters = services_.counters](bool safe) {
        if (safe) return outbox->release(slot);
        ++counters.saves_failed;
        const Refusal lost{ErrorKind::Internal, words::kNotSaved};
        outbox->release(slot, written("error", {}, error_message(lost)));
    });
}

void Boards::save(const Board& board, Store::Done done) {
    services_.store.save(token_, {board.name, to_stored(board)}, std::move(done));
}

void Boards::complain(const Refusal& refusal) {
    ++services_.counters.errors;
    outbox_->post({written("error", {}, error_message(refusal)), {}, {}});
}

void Boards::wake() {
    for (auto& [name, board] : boards_) {
        board.table.start_turn();
        go_on(*this, board);
    }
}

void Boards::sleep() {
    for (auto& [name, board] : boards_) {
        stop_thinking(board);
        ++board.generation;
        if (!board.table.clock_runs()) continue;
        board.table.charge();
        save(board, [](bool) {});
    }
}

void Boards::later(Seconds delay, const Board& board, std::function<void(Boards&, Board&)> what) {
    services_.timer.later(delay, [self = weak_from_this(), name = board.name,
                                  generation = board.generation, what = std::move(what)] {
        const auto boards = self.lock();
        if (!boards) return;
        const std::lock_guard lock{boards->mutex_};
        Board* const there = boards->find(name);
        if (there != nullptr && there->generation == generation) what(*boards, *there);
    });
}

}  // namespace lawan::session
