#include "session/lobby.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/invitation.hpp"
#include "session/outgoing.hpp"
#include "session/refusal.hpp"
#include "session/schema.hpp"
#include "session/session.hpp"
#include "session/token_mark.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr double kMessagesASecond = 60;
constexpr double kMessagesAtOnce = 240;

// No message of ours is nested deeper; whoever nests more means harm.
Json parsed(std::string_view text) {
    constexpr int kDeepest = 8;
    if (text.size() > kLongestMessage) {
        throw Refusal{ErrorKind::TooLong, words::kMessageTooLong, {kLongestMessage}};
    }
    try {
        return parse_json(text, kDeepest);
    } catch (const JsonError& error) {
        throw Refusal{ErrorKind::BadJson, error.phrase()};
    }
}

std::optional<std::int64_t> id_of(const Json& message) {
    constexpr std::int64_t kGreatest = std::int64_t{1} << 53U;
    if (!message.is_object()) return std::nullopt;
    const auto id = message.find("id");
    if (id == message.end() || !id->is_number_integer()) return std::nullopt;
    if (id->is_number_unsigned() && id->get<std::uint64_t>() >= std::uint64_t{1} << 53U) return {};
    const auto number = id->get<std::int64_t>();
    return number >= 0 && number < kGreatest ? std::optional{number} : std::nullopt;
}

// What handles a message that is as the schema says.
const Handler& checked_handler(const Json& message) {
    if (!message.is_object()) throw Refusal{ErrorKind::BadField, words::kMessageIsObject};
    const auto type = message.find("type");
    if (type == message.end() || !type->is_string()) {
        throw Refusal{ErrorKind::BadField, words::kMessageHasNoType};
    }
    const auto& name = type->get_ref<const std::string&>();
    const Handler* const handler = find_handler(name);
    if (handler == nullptr) {
        throw Refusal{ErrorKind::UnknownType, words::kNoSuchRequest, {in_quotes(name)}};
    }
    if (const auto complaint = Schema::protocol().complaint(message, "request." + name)) {
        throw Refusal{ErrorKind::BadField, *complaint};
    }
    return *handler;
}

}  // namespace

Connection::Connection(Lobby& lobby, ConnectionId id, Listener send, const Caller& caller)
    : lobby_{lobby},
      id_{id},
      send_{std::move(send)},
      mark_{mark_of(caller.address, caller.person)},
      teacher_{caller.teacher},
      allowance_{kMessagesAtOnce},
      last_message_{lobby.services().timer.now()} {
    ++lobby_.services().counters.connections;
}

Connection::~Connection() {
    --lobby_.services().counters.connections;
    if (session_) session_->leave(id_);
}

bool Connection::too_fast() {
    const Seconds now = lobby_.services().timer.now();
    allowance_ =
        std::min(kMessagesAtOnce, allowance_ + kMessagesASecond * (now - last_message_).count());
    last_message_ = now;
    if (allowance_ < 1) return true;
    allowance_ -= 1;
    return false;
}

void Connection::receive(std::string_view text) {
    ++lobby_.services().counters.messages;
    std::optional<std::int64_t> id;
    try {
        const bool refused = too_fast();
        const Json message = parsed(text);
        id = id_of(message);
        if (refused) throw Refusal{ErrorKind::TooFast, words::kTooManyMessages};
        respond({id_, id, message}, checked_handler(message));
    } catch (const std::exception& error) {
        refuse(id, error);
    }
}

void Connection::respond(const Ask& ask, const Handler& handler) {
    if (session_ && &handler == &kClassRequest) return tell_class(ask);
    if (session_) return session_->handle(handler, ask);
    if (&handler != &kHelloRequest) throw Refusal{ErrorKind::HelloFirst, words::kHelloFirst};
    hello(ask);
}

void Connection::hello(const Ask& ask) {
    const Json& request = ask.request;
    std::optional<std::string> token;
    if (request.contains("token")) token = request.at("token").get<std::string>();
    if (request.contains("watch") && !teacher_) {
        throw Refusal{ErrorKind::NotAllowed, words::kForTeachers};
    }
    std::optional<std::string> name;
    if (request.contains("name")) {
        try {
            name = checked_name(request.at("name").get<std::string>());
        } catch (const InputError&) {
            // A name that the browser kept keeps nobody out: the page asks for another.
        }
    }
    Lobby::Entered entered =
        request.contains("watch") ? lobby_.enter_to_watch(request.at("watch").get<std::int64_t>())
        : request.contains("key") ? lobby_.enter_by_key(request.at("key").get<std::string>())
                                  : lobby_.enter(token, mark_);
    session_ = std::move(entered.session);
    session_->join({id_, ask.id, std::move(entered.token), entered.resumed, entered.player,
                    entered.looks_on, teacher_, std::move(name)},
                   send_);
}

// With no lock of a session held: two teachers may look at each other.
void Connection::tell_class(const Ask& ask) {
    const Classroom* const room = lobby_.services().classroom;
    if (room == nullptr || !teacher_) throw Refusal{ErrorKind::NotAllowed, words::kForTeachers};
    Json people = Json::array();
    for (const auto& session : lobby_.all_present()) {
        if (auto person = session->portrait()) people.push_back(std::move(*person));
    }
    session_->answer(ask, "class",
                     {{"addresses", room->addresses},
                      {"code", room->code.empty() ? Json(nullptr) : Json(room->code)},
                      {"people", std::move(people)}});
}

void Connection::refuse(std::optional<std::int64_t> re, const std::exception& error) {
    ++lobby_.services().counters.errors;
    Json message = error_message(error);
    // Through the session's outbox, where there is one: answers keep the order of the questions.
    if (session_) {
        const Json nothing;
        return session_->answer({id_, re, nothing}, "error", std::move(message));
    }
    send_(std::make_shared<const std::string>(written("error", re, std::move(message))));
}

std::unique_ptr<Connection> Lobby::connect(Listener send, const Caller& caller) {
    ConnectionId id = 0;
    {
        const std::lock_guard lock{mutex_};
        id = next_connection_++;
    }
    return std::make_unique<Connection>(*this, id, std::move(send), caller);
}

// A token that we did not give out, or whose boards are gone, opens a new session with a new token:
// nobody chooses theirs.
Lobby::Entered Lobby::enter(const std::optional<std::string>& token, const std::string& mark) {
    if (token && !is_reserved(*token)) {
        if (auto session = session_of(*token)) return {std::move(session), *token, true};
    }
    std::string name = services_.new_token() + mark;
    ++services_.counters.sessions_opened;
    const std::lock_guard lock{mutex_};
    return {open(name, {}), name, false};
}

Lobby::Entered Lobby::enter_by_key(const std::string& key) {
    const auto found = services_.invites ? find_key(services_, key) : std::nullopt;
    auto session = found ? session_of(found->session, Guests{}) : nullptr;
    if (!session || !session->has_game()) {
        throw Refusal{ErrorKind::NotFound, words::kNoSuchInvitation};
    }
    keep_key(services_, key, *found, [](bool) {});  // the store forgets what nobody uses
    return {std::move(session), key, true, found->player};
}

Lobby::Entered Lobby::enter_to_watch(std::int64_t person) {
    for (auto& session : all_present()) {
        if (static_cast<std::int64_t>(session->person()) != person || !session->portrait())
            continue;
        return {std::move(session), "watch:" + std::to_string(person), true, {}, true};
    }
    throw Refusal{ErrorKind::NotFound, words::kNobodyThere};
}

std::vector<std::shared_ptr<Session>> Lobby::all_present() {
    const std::lock_guard lock{mutex_};
    std::vector<std::shared_ptr<Session>> all;
    for (const auto& [token, known] : sessions_) {
        if (auto session = known.session.lock()) all.push_back(std::move(session));
    }
    return all;
}

// The store is read without the lock: a slow disk is nobody else's trouble. Meanwhile somebody may
// have come with the same token: then their session is the one. Or come and gone, and their moves
// are not among the boards that were read: then these are read again.
std::shared_ptr<Session> Lobby::session_of(const std::string& token,
                                           const std::optional<Guests>& guests) {
    for (;;) {
        std::uint64_t before = 0;
        {
            const std::lock_guard lock{mutex_};
            if (auto session = opened(token).session.lock()) return session;
            before = last_opened_;
        }
        const std::vector<StoredBoard> boards = services_.store.load(token);
        const std::lock_guard lock{mutex_};
        const Opened now = opened(token);
        if (auto session = now.session.lock()) return session;
        if (now.number > before || last_forgotten_ > before) continue;
        return boards.empty() ? nullptr : open(token, boards, guests);
    }
}

Lobby::Opened Lobby::opened(const std::string& token) const {
    const auto found = sessions_.find(token);
    return found == sessions_.end() ? Opened{} : found->second;
}

std::shared_ptr<Session> Lobby::open(const std::string& token,
                                     const std::vector<StoredBoard>& boards,
                                     const std::optional<Guests>& guests) {
    sweep();
    auto session = std::make_shared<Session>(services_, token, boards, guests);
    sessions_[token] = {session, ++last_opened_};
    return session;
}

// Forgets those that have left.
void Lobby::sweep() {
    if (sessions_.size() < sweep_at_) return;
    for (auto it = sessions_.begin(); it != sessions_.end();) {
        if (!it->second.session.expired()) {
            ++it;
            continue;
        }
        last_forgotten_ = std::max(last_forgotten_, it->second.number);
        it = sessions_.erase(it);
    }
    sweep_at_ = std::max<std::size_t>(64, 2 * sessions_.size());
}

}  // namespace lawan::session
