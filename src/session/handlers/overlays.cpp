// Numbers on the cells of a board.
#include <utility>

#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "session/handlers/all.hpp"
#include "session/learn_messages.hpp"
#include "session/lesson_requests.hpp"
#include "session/place.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_overlays(Session& session, const Ask& ask) {
    const Json& where = ask.request.at("where");
    const Place place = place_of(session.boards(), where);
    const Lessons& lessons = lessons_for(*place.entry);
    Json list = Json::array();
    for (const Json& name : ask.request.at("names")) {
        const auto& text = name.get_ref<const std::string&>();
        list.push_back(overlay_message(text, lessons.overlay(place.position, text)));
    }
    session.answer(ask, "overlays", {{"where", where}, {"overlays", std::move(list)}});
}

}  // namespace

const Handler kOverlaysRequest{"overlays", handle_overlays};

}  // namespace lawan::session
