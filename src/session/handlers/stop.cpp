// A task is stopped, or ends with what it has.
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_stop(Session& session, const Ask& ask) {
    const auto task = ask.request.at("task").get<std::int64_t>();
    Tasks& tasks = session.tasks();
    const bool there = ask.request.value("keep", false) ? tasks.conclude(ask.connection, task)
                                                        : tasks.cancel(ask.connection, task);
    if (!there) {
        throw Refusal{ErrorKind::UnknownTask, words::kNoSuchTask};
    }
    session.answer(ask, "done", Json::object());
}

}  // namespace

const Handler kStopRequest{"stop", handle_stop, GuestUse::Anybody};

}  // namespace lawan::session
