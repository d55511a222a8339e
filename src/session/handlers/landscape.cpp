// The way of a local search over the moves.
#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "session/handlers/all.hpp"
#include "session/learn_messages.hpp"
#include "session/lesson_requests.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_landscape(Session& session, const Ask& ask) {
    watch_bot(session, ask, "landscape",
              [](const Lessons& lessons, const auto& at, const auto& how) {
                  return landscape_message(lessons.landscape(at, how), at, how);
              });
}

}  // namespace

const Handler kLandscapeRequest{"landscape", handle_landscape};

}  // namespace lawan::session
