#include "session/session.hpp"

#include <atomic>
#include <utility>

#include "core/version.hpp"
#include "formats/json.hpp"
#include "session/handler.hpp"
#include "session/invitation.hpp"
#include "session/messages.hpp"
#include "session/outgoing.hpp"
#include "session/quota.hpp"
#include "session/refusal.hpp"
#include "session/token_mark.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr int kProtocol = 1;

std::uint64_t next_number() {
    static std::atomic<std::uint64_t> next{1};
    return next++;
}

}  // namespace

Session::Session(const Services& services, std::string token,
                 const std::vector<StoredBoard>& boards, std::optional<Guests> guests)
    : services_{services},
      guests_{std::move(guests)},
      trees_{std::make_shared<KeptTrees>(services.memory)},
      person_{next_number()} {
    mark_ = mark_in(token);
    const Pool::Owner owner = owner_of(mark_, person_);
    boards_ = std::make_shared<Boards>(services, std::move(token), owner, outbox_);
    tasks_ = std::make_shared<Tasks>(services, owner, outbox_);
    boards_->load(boards);
    ++services_.counters.sessions;
}

Session::~Session() {
    --services_.counters.sessions;
}

bool Session::has_game() {
    const std::lock_guard lock{boards_->mutex()};
    return boards_->find(kInvitedBoard) != nullptr;
}

void Session::join(const Arrival& arrival, Listener listener) {
    const std::lock_guard lock{boards_->mutex()};
    const bool first = !boards_->awake() && !arrival.looks_on;
    outbox_->join(arrival.id, std::move(listener), arrival.looks_on);
    if (arrival.looks_on) {
        onlookers_.insert(arrival.id);
    } else {
        teacher_ = arrival.teacher;
        if (arrival.name) name_ = *arrival.name;
    }
    const Json nothing;
    const Json guest{{"player", arrival.player ? Json(*arrival.player) : Json(nullptr)}};
    answer({arrival.id, arrival.hello_id, nothing}, "welcome",
           {{"protocol", kProtocol},
            {"version", version()},
            {"token", arrival.token},
            {"resumed", arrival.resumed},
            {"allow_commands", services_.program != nullptr && !guests_},
            {"tournaments", services_.tournaments != nullptr && !guests_},
            {"invites", services_.invites},
            {"guest", guests_ || arrival.looks_on ? guest : Json(nullptr)},
            {"class", services_.classroom != nullptr},
            {"teacher", arrival.teacher && services_.classroom != nullptr},
            {"name", name_},
            {"boards", boards_->names()}});
    if (first) boards_->wake();
    for (const std::string& name : boards_->names()) {
        answer({arrival.id, {}, nothing}, "state", boards_->state_of(boards_->at(name)));
    }
    if (const auto room = nearly_full(services_, mark_))
        answer({arrival.id, {}, nothing}, "room", *room);
    if (!guests_) return;
    guests_->join(arrival.id, arrival.player);
    tell_who_is_here();
}

void Session::leave(ConnectionId id) {
    const std::lock_guard lock{boards_->mutex()};
    outbox_->leave(id);
    if (onlookers_.erase(id) > 0) return;
    tasks_->cancel_all(id);
    if (!boards_->awake()) boards_->sleep();
    if (!guests_) return;
    guests_->leave(id);
    tell_who_is_here();
}

std::optional<Json> Session::portrait() {
    const std::lock_guard lock{boards_->mutex()};
    if (guests_ || teacher_ || !boards_->awake()) return std::nullopt;
    const Board* const board = boards_->latest();
    Json shown = nullptr;
    if (board != nullptr) {
        shown = Json{{"board", board->name},
                     {"game", board->entry->name},
                     {"position", position_message(board->table.history(), board->table.ply())},
                     {"ply", board->table.ply()}};
    }
    return Json{{"person", person()},           {"name", name_},
                {"board", std::move(shown)},    {"boards", boards_->names().size()},
                {"puzzles", practice_.puzzles}, {"right", practice_.right},
                {"given", practice_.given}};
}

void Session::tell_who_is_here() {
    if (const Board* board = boards_->find(kInvitedBoard)) {
        outbox_->post({written("present", {}, guests_->present(*board)), {}, {}});
    }
}

void Session::handle(const Handler& handler, const Ask& ask) {
    const std::lock_guard lock{boards_->mutex()};
    if (onlookers_.count(ask.connection) > 0 && handler.guests != GuestUse::Anybody) {
        throw Refusal{ErrorKind::NotAllowed, words::kYouLookOn};
    }
    if (guests_) guests_->check(handler, ask, boards_->at(kInvitedBoard));
    handler.handle(*this, ask);
    // Players change sides then.
    if (guests_ && handler.guests == GuestUse::Players) tell_who_is_here();
}

void Session::answer(const Ask& ask, const char* type, Json message) {
    session::answer(*outbox_, ask, type, std::move(message));
}

void Session::answer_again(const Ask& ask, const char* type, const std::string& fields) {
    outbox_->post({written_again(type, ask.id, fields), ask.connection, {}});
}

Store::Done Session::promise(const Ask& ask, const char* type, Json message) {
    const auto slot =
        outbox_->hold({{written(type, ask.id, std::move(message)), ask.connection, {}}});
    return [outbox = outbox_, slot, &counters = services_.counters](bool safe) {
        if (safe) return outbox->release(slot);
        ++counters.saves_failed;
        const Refusal lost{ErrorKind::Internal, words::kNotSaved};
        outbox->release(slot, written("error", {}, error_message(lost)));
    };
}

}  // namespace lawan::session
