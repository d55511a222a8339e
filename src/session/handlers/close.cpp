// A board goes, with its game.
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_close(Session& session, const Ask& ask) {
    session.boards().close(ask, ask.request.at("board").get<std::string>());
}

}  // namespace

const Handler kCloseRequest{"close", handle_close};

}  // namespace lawan::session
