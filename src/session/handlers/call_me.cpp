// What somebody is called from now on.
#include "formats/json.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_call_me(Session& session, const Ask& ask) {
    session.set_name(checked_name(ask.request.at("name").get_ref<const std::string&>()));
    session.answer(ask, "done", Json::object());
}

}  // namespace

const Handler kCallMeRequest{"call-me", handle_call_me};

}  // namespace lawan::session
