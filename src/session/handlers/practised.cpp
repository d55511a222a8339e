// How somebody did at puzzles and exercises, which the page counts: for the teacher to see.
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_practised(Session& session, const Ask& ask) {
    const Json& request = ask.request;
    session.set_practice({request.at("puzzles").get<std::int64_t>(),
                          request.at("right").get<std::int64_t>(),
                          request.at("given").get<std::int64_t>()});
    session.answer(ask, "done", Json::object());
}

}  // namespace

const Handler kPractisedRequest{"practised", handle_practised};

}  // namespace lawan::session
