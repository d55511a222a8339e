// The tournaments that can be watched.
#include <utility>

#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"
#include "session/tournament_messages.hpp"

namespace lawan::session {
namespace {

void handle_tournaments(Session& session, const Ask& ask) {
    Tournaments* const watched = session.services().tournaments;
    session.tasks().start(ask, Urgency::WhenFree, [watched](TaskVoice& voice) {
        Json list = Json::array();
        if (watched != nullptr) {
            for (const auto& each : watched->all()) list.push_back(tournament_head(*each));
        }
        voice.say("tournaments", {{"tournaments", std::move(list)}});
        return TaskEnd::Done;
    });
}

}  // namespace

const Handler kTournamentsRequest{"tournaments", handle_tournaments};

}  // namespace lawan::session
