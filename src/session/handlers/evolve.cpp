// The generations of a genetic bot.
#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "session/handlers/all.hpp"
#include "session/learn_messages.hpp"
#include "session/lesson_requests.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_evolve(Session& session, const Ask& ask) {
    watch_bot(session, ask, "evolution",
              [](const Lessons& lessons, const auto& at, const auto& how) {
                  return evolution_message(lessons.evolve(at, how), at, how);
              });
}

}  // namespace

const Handler kEvolveRequest{"evolve", handle_evolve};

}  // namespace lawan::session
