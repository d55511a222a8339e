#include "session/lobby.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/refusal.hpp"
#include "session/schema.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

constexpr double kMessagesASecond = 60;
constexpr double kMessagesAtOnce = 240;

// No message of ours is nested deeper; whoever nests more means harm.
Json parsed(std::string_view text) {
    constexpr int kDeepest = 8;
    if (text.size() > kLongestMessage) {
        throw Refusal{"too-long", fmt::format("a message has at most {} bytes", kLongestMessage)};
    }
    try {
        return parse_json(text, kDeepest);
    } catch (const JsonError& error) {
        throw Refusal{"bad-json", error.what()};
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

// The type of a message that is as the schema says.
std::string checked_type(const Json& message) {
    if (!message.is_object()) throw Refusal{"bad-field", "a message is an object"};
    const auto type = message.find("type");
    if (type == message.end() || !type->is_string()) {
        throw Refusal{"bad-field", "message has no 'type'"};
    }
    const auto& name = type->get_ref<const std::string&>();
    const Schema& schema = Schema::protocol();
    if (!schema.has("request." + name)) {
        throw Refusal{"unknown-type", "there is no request " + in_quotes(name)};
    }
    if (const auto complaint = schema.complaint(message, "request." + name)) {
        throw Refusal{"bad-field", *complaint};
    }
    return name;
}

}  // namespace

Connection::Connection(Lobby& lobby, ConnectionId id, Listener send)
    : lobby_{lobby},
      id_{id},
      send_{std::move(send)},
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
        if (refused) throw Refusal{"too-fast", "too many messages; wait a moment"};
        respond({id_, id, message}, checked_type(message));
    } catch (const std::exception& error) {
        refuse(id, error);
    }
}

void Connection::respond(const Ask& ask, const std::string& type) {
    if (type == "hello") return hello(ask);
    if (!session_) throw Refusal{"hello-first", "the first message is hello"};
    session_->handle(ask);
}

void Connection::hello(const Ask& ask) {
    if (session_) throw Refusal{"not-possible", "hello was said already"};
    std::optional<std::string> token;
    if (ask.request.contains("token")) token = ask.request.at("token").get<std::string>();
    auto [session, resumed] = lobby_.enter(token);
    session_ = std::move(session);
    session_->join(id_, ask.id, send_, resumed);
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

std::unique_ptr<Connection> Lobby::connect(Listener send) {
    ConnectionId id = 0;
    {
        const std::lock_guard lock{mutex_};
        id = next_connection_++;
    }
    return std::make_unique<Connection>(*this, id, std::move(send));
}

// A token that we did not give out, or whose boards are gone, opens a new session with a new token:
// nobody chooses theirs.
Lobby::Entered Lobby::enter(const std::optional<std::string>& token) {
    const std::lock_guard lock{mutex_};
    if (sessions_.size() >= sweep_at_) {
        for (auto it = sessions_.begin(); it != sessions_.end();) {
            it = it->second.expired() ? sessions_.erase(it) : std::next(it);
        }
        sweep_at_ = std::max<std::size_t>(64, 2 * sessions_.size());
    }
    if (token) {
        if (const auto found = sessions_.find(*token); found != sessions_.end()) {
            if (auto session = found->second.lock()) return {std::move(session), true};
        }
        if (const auto boards = services_.store.load(*token); !boards.empty()) {
            auto session = std::make_shared<Session>(services_, *token, boards);
            sessions_[*token] = session;
            return {std::move(session), true};
        }
    }
    const std::string fresh = services_.new_token();
    auto session = std::make_shared<Session>(services_, fresh, std::vector<StoredBoard>{});
    sessions_[fresh] = session;
    ++services_.counters.sessions_opened;
    return {std::move(session), false};
}

}  // namespace lawan::session
