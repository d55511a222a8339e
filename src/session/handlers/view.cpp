// Any position, without going there.
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/place.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_view(Session& session, const Ask& ask) {
    const Json& where = ask.request.at("where");
    const Place place = place_of(session.boards(), where);
    const std::size_t ply = place.played.size();
    session.answer(
        ask, "view",
        {{"where", where}, {"ply", ply}, {"position", position_message(place.history, ply)}});
}

}  // namespace

const Handler kViewRequest{"view", handle_view, GuestUse::Anybody};

}  // namespace lawan::session
