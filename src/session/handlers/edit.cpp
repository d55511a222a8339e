// A position with other marks on its board.
#include <optional>
#include <string>

#include "formats/json.hpp"
#include "session/edited.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/place.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_edit(Session& session, const Ask& ask) {
    const Json& request = ask.request;
    const Place place = place_of(session.boards(), request.at("where"));
    std::optional<std::string> rest;
    if (request.contains("rest")) rest = request.at("rest").get<std::string>();
    const AnyGame game =
        edited(*place.entry, place.position, request.at("cells").get_ref<const std::string&>(),
               side_from(request.at("to_move").get<std::string>()), rest);
    const AnyPosition position = game.start();
    session.answer(ask, "view",
                   {{"where", {{"game", place.entry->name}, {"position", position.text()}}},
                    {"ply", 0},
                    {"position", position_message(position)}});
}

}  // namespace

const Handler kEditRequest{"edit", handle_edit};

}  // namespace lawan::session
