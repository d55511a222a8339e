// Who is here, for a teacher: Connection answers it, as it is about all sessions.
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_class(Session&, const Ask&) {
    throw Refusal{ErrorKind::NotAllowed, words::kForTeachers};
}

}  // namespace

const Handler kClassRequest{"class", handle_class};

}  // namespace lawan::session
