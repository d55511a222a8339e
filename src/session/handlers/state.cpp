// How a game stands.
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_state(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    session.answer(ask, "state", boards.state_of(boards.of(ask)));
}

}  // namespace

const Handler kStateRequest{"state", handle_state, GuestUse::Anybody};

}  // namespace lawan::session
