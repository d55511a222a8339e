// A worked example, step by step.
#include <string>
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

void handle_demonstration(Session& session, const Ask& ask) {
    const Json& where = ask.request.at("where");
    const Place place = place_of(session.boards(), where);
    const auto& name = ask.request.at("name").get_ref<const std::string&>();
    Json message =
        demonstration_message(lessons_for(*place.entry).demonstrate(place.position, name));
    message["name"] = name;
    message["where"] = where;
    session.answer(ask, "demonstration", std::move(message));
}

}  // namespace

const Handler kDemonstrationRequest{"demonstration", handle_demonstration};

}  // namespace lawan::session
