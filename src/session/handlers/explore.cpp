// The opening's name, and the continuations that are known.
#include "analysis/value.hpp"
#include "formats/json.hpp"
#include "module/known_openings.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/place.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

// The name of the last position on the way that has one; null where none has.
const Phrase* name_on_the_way(const Place& place) {
    for (std::size_t ply = place.played.size() + 1; ply-- > 0;) {
        if (const Phrase* name = opening_name(place.history.positions()[ply])) return name;
    }
    return nullptr;
}

Json name_message(const Phrase* name) {
    return name != nullptr ? text_message(*name) : Json(nullptr);
}

Json continuation_message(const AnyPosition& position, const Continuation& continuation) {
    std::optional<Value> value;
    if (continuation.score) {
        value = {Score{*continuation.score}, ValueKind::Estimated, position.score_unit()};
    }
    Json message = move_message(position, continuation.move);
    message["name"] = name_message(continuation.name);
    message["value"] = value_message(value, position.side_to_move());
    return message;
}

void handle_explore(Session& session, const Ask& ask) {
    const Json& where = ask.request.at("where");
    const Place place = place_of(session.boards(), where);
    std::vector<std::string> lines;
    if (ask.request.contains("lines")) {
        lines = ask.request.at("lines").get<std::vector<std::string>>();
    }
    const Explored explored = explore(place.position, lines);
    Json moves = Json::array();
    for (const Continuation& each : explored.moves) {
        moves.push_back(continuation_message(place.position, each));
    }
    Json places = Json::array();
    for (const auto& at : explored.lines) places.push_back(at ? Json(*at) : Json(nullptr));
    session.answer(ask, "explored",
                   {{"where", where},
                    {"name", name_message(name_on_the_way(place))},
                    {"moves", std::move(moves)},
                    {"lines", std::move(places)}});
}

}  // namespace

const Handler kExploreRequest{"explore", handle_explore};

}  // namespace lawan::session
