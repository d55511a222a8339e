// A game begins.
#include "formats/json.hpp"
#include "session/game_setup.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_new(Session& session, const Ask& ask) {
    session.boards().put(ask, ask.request.at("board").get<std::string>(),
                         game_setup(session.services(), ask.request), moves_from(ask.request));
}

}  // namespace

const Handler kNewRequest{"new", handle_new};

}  // namespace lawan::session
