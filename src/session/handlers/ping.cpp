// Is anybody there?
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_ping(Session& session, const Ask& ask) {
    session.answer(ask, "pong", Json::object());
}

}  // namespace

const Handler kPingRequest{"ping", handle_ping, GuestUse::Anybody};

}  // namespace lawan::session
